/** Whether this device has a network. Whether the server responds is a separate question, known only after asking it. */
class Network {
  online = $state(navigator.onLine);

  constructor() {
    addEventListener('online', () => (this.online = true));
    addEventListener('offline', () => (this.online = false));
  }
}

export const network = new Network();
