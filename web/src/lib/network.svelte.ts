/** Whether this device has a network. Whether the server answers is another matter, and known when it is asked. */
class Network {
  online = $state(navigator.onLine);

  constructor() {
    addEventListener('online', () => (this.online = true));
    addEventListener('offline', () => (this.online = false));
  }
}

export const network = new Network();
