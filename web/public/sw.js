// Keeps the shell of the house, so that the door opens without a network. Games are never kept: only files.
const SHELF = 'shell-1';

async function stock() {
  const shelf = await caches.open(SHELF);
  const door = await fetch('/', { cache: 'reload' });
  const page = await door.clone().text();
  await shelf.put('/', door);
  await shelf.addAll(['/icon.svg', ...[...page.matchAll(/\/assets\/[^"]+/g)].map(([file]) => file)]);
}

/** Another page means another build: what the old one needed is thrown away. */
async function renew(fresh) {
  const kept = await caches.match('/');
  if (kept && (await kept.text()) !== (await fresh.clone().text())) await caches.delete(SHELF);
  await (await caches.open(SHELF)).put('/', fresh);
}

async function file(request) {
  const shelf = await caches.open(SHELF);
  const kept = await shelf.match(request);
  if (kept) return kept;
  const fresh = await fetch(request);
  if (fresh.ok) await shelf.put(request, fresh.clone());
  return fresh;
}

async function page(request) {
  const shelf = await caches.open(SHELF);
  try {
    const fresh = await fetch(request);
    if (fresh.ok) await renew(fresh.clone());
    return fresh;
  } catch {
    return (await shelf.match('/')) ?? Response.error();
  }
}

self.addEventListener('install', (event) => {
  self.skipWaiting();
  event.waitUntil(stock());
});
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('message', ({ data }) => {
  // What the page had loaded before this worker was there.
  if (data?.keep) caches.open(SHELF).then((shelf) => shelf.addAll(data.keep));
  if (data?.seen) mark();
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (pathname.startsWith('/assets/')) event.respondWith(file(request));
});

// Calls to the table: one notice a table, and as many on the icon as are open.

async function mark() {
  const { length } = await self.registration.getNotifications();
  await (length ? navigator.setAppBadge?.(length) : navigator.clearAppBadge?.())?.catch(() => {});
}

async function call({ code, title, body, url, off }) {
  await self.registration.showNotification(title, {
    body, tag: `turn-${code}`, renotify: true, icon: '/icon-192.png', badge: '/icon-192.png', data: url, actions: [{ action: 'off', title: off }],
  });
  await mark();
}

/** To the move: by a page of the house, which knows best what it shows, or by a new one. */
async function lead(url) {
  const [page] = await self.clients.matchAll({ type: 'window' });
  if (!page) return self.clients.openWindow(url);
  page.postMessage({ go: url });
  await page.focus().catch(() => {});
}

/** The push service forgets this device, and the house hears of it. */
async function hush() {
  await (await self.registration.pushManager.getSubscription())?.unsubscribe();
}

self.addEventListener('push', (event) => event.waitUntil(call(event.data.json())));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(Promise.all([event.action === 'off' ? hush() : lead(event.notification.data), mark()]));
});
self.addEventListener('notificationclose', (event) => event.waitUntil(mark()));
