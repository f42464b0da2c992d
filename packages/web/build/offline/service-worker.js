// Keeps the page's own files in the browser, so that it opens without a line, and tells the reader of their turn while it is closed.
// Built with the list of files and a version put in; see offline-files.ts.

const KEPT = ['tabletrotter', VERSION].join('-');

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll(FILES)));
  self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  const others = caches.keys().then((names) => names.filter((name) => name.startsWith('tabletrotter-') && name !== KEPT));
  event.waitUntil(others.then((names) => Promise.all(names.map((name) => caches.delete(name)))).then(() => self.clients.claim()));
});

/** From the line while there is one, so that a new version comes at once; else the page as it was kept. */
const page = (request) => fetch(request).catch(() => caches.match('/', { cacheName: KEPT }));

/** Names of files hold a hash of their content: what is kept is right for ever. */
const file = async (request) => (await caches.match(request, { cacheName: KEPT })) ?? fetch(request);

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (FILES.includes(url.pathname)) event.respondWith(file(request));
});

/** It is the reader's turn at a table. Every push shows a notice: a browser stops those of whoever lets one pass in silence. */
self.addEventListener('push', (event) => {
  const { title, body, table, code } = event.data.json();
  const shown = { body, icon: '/icon-192.png', tag: table, data: { names: [table, code] } };
  event.waitUntil(self.registration.showNotification(title, shown));
});

/** The page that shows a table, which may stand in its address by either of its names. */
const shows = ({ url }, names) => {
  const [first, name, ...rest] = new URL(url).pathname.split('/').filter((part) => part !== '');
  return first === 't' && rest.length === 0 && names.some((each) => each.toLowerCase() === name?.toLowerCase());
};

const goTo = async (names) => {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = pages.find((page) => shows(page, names));
  await (there === undefined ? self.clients.openWindow(`/t/${names[0]}`) : there.focus());
};

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(goTo(event.notification.data.names));
});
