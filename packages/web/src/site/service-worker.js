// Keeps the pages in the browser, so that they open and play without a connection.
// `FILES` and `VERSION` are filled in by the build.
const KEPT = `longtwilight-${VERSION}`;

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(KEPT)
      .then((cache) => cache.addAll(FILES))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  const old = async () => {
    for (const name of await caches.keys())
      if (name.startsWith('longtwilight-') && name !== KEPT) await caches.delete(name);
    await self.clients.claim();
  };
  event.waitUntil(old());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const here = new URL(self.registration.scope).pathname;
  const path = new URL(request.url).pathname.slice(here.length);
  if (request.method !== 'GET' || path.startsWith('api/')) return;
  // Names under assets/ change with their contents; all else is asked for first
  event.respondWith(path.startsWith('assets/') ? fromCache(request) : fromNetwork(request));
});

const fromCache = async (request) => (await caches.match(request)) ?? fetch(request);
const fromNetwork = (request) =>
  fetch(request).catch(async (error) => {
    const kept = await caches.match(request, { ignoreSearch: true });
    if (kept === undefined) throw error;
    return kept;
  });
