/**
 * Caches the page on the device, so that it opens offline and says what works. Hashed files never change and are cached as they are
 * fetched; the page itself is fetched again whenever there is a network; the API is never cached.
 *
 * The build prepends `FILES` (everything but the texts, which are cached once a language is used) and `VERSION` (a hash of their
 * contents): see vite.config.ts.
 */
/* global FILES, VERSION */
const SHELL = `shell-${VERSION}`;
const ASSETS = 'assets';

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(SHELL)
      .then((shell) => shell.addAll(['/', ...FILES]))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(tidy().then(() => self.clients.claim()));
});

/** Deletes old shells, and with them everything cached for an older page. */
async function tidy() {
  const old = (await caches.keys()).filter((name) => name !== SHELL);
  await Promise.all(old.map((name) => caches.delete(name)));
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin || url.pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') event.respondWith(navigate(request));
  else if (url.pathname.startsWith('/assets/')) event.respondWith(kept(request));
  else if (FILES.includes(url.pathname)) event.respondWith(fresh(request));
});

async function navigate(request) {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match('/', { ignoreVary: true })) ?? Response.error();
  }
}

async function kept(request) {
  // A hashed file is the same for everybody, whatever the `Vary` header says.
  const known = await caches.match(request, { ignoreVary: true });
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(ASSETS)).put(request, answer.clone());
  return answer;
}

async function fresh(request) {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match(request, { ignoreVary: true })) ?? Response.error();
  }
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(
    self.clients.matchAll({ type: 'window' }).then((windows) => {
      const there = windows.find((window) => new URL(window.url).pathname === event.notification.tag);
      return there ? there.focus() : self.clients.openWindow(event.notification.tag);
    }),
  );
});
