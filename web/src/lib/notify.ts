/** Notifies a player whose page is hidden that it is their turn, if they opted in. */
import { settings } from '$lib/settings.svelte';

export async function notify(title: string, body: string): Promise<void> {
  if (!settings.chosen.notify || !document.hidden) return;
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  const options = { body, icon: '/icon-192.png', tag: location.pathname };
  // Phones show notifications only through the service worker.
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) await worker.showNotification(title, options);
  else new Notification(title, options);
}
