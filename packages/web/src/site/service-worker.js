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

const fromCache = async (request) => (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
const fromNetwork = (request) =>
  fetch(request).catch(async (error) => {
    const kept = await caches.match(request, { ignoreSearch: true, ignoreVary: true });
    if (kept === undefined) throw error;
    return kept;
  });

// Notices that it is somebody's turn. What they say, the page has left here in its language.

self.addEventListener('push', (event) => event.waitUntil(tell(event.data.json())));

self.addEventListener('notificationclick', (event) => {
  const { notification } = event;
  notification.close();
  const show = async () => {
    const [open] = await windowsWith(notification.tag);
    await (open === undefined ? self.clients.openWindow(`./#/play/${notification.tag}`) : open.focus());
  };
  event.waitUntil(show());
});

async function tell({ kind, game, seat, deadline }) {
  const open = await windowsWith(game);
  if (open.some(({ visibilityState }) => visibilityState === 'visible')) return;
  const texts = (await (await caches.match('./notice-texts.json'))?.json()) ?? {
    turn: 'Long Twilight',
    over: 'Long Twilight',
  };
  const lines = [await opponentLine(texts, game, seat), deadlineLine(texts, kind === 'turn' ? deadline : null)];
  await self.registration.showNotification(texts[kind], {
    body: lines.filter((line) => line !== null).join('\n'),
    lang: texts.locale,
    icon: './icon.svg',
    // A later one of the same game takes its place, and is heard as well
    tag: game,
    renotify: true,
  });
}

/** Against whom, as far as the server can be asked. */
async function opponentLine(texts, game, seat) {
  if (texts.with === undefined) return null;
  try {
    const { seats } = (await (await fetch(`./api/games/${game}`)).json()).game;
    const { person } = seats[seat === 'first' ? 'second' : 'first'];
    return texts.with.replace('{name}', () => person?.name ?? texts.computer);
  } catch {
    return null;
  }
}

function deadlineLine({ until, locale }, deadline) {
  if (deadline === null || until === undefined) return null;
  const date = new Date(deadline).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' });
  return until.replace('{date}', date);
}

/** For a window to answer; one that does not has no game open. */
const PATIENCE_MS = 300;

/** The windows that have a game open. They are asked, as their addresses here stay what they were when they were opened. */
async function windowsWith(game) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const answers = await Promise.all(windows.map((one) => hasOpen(one, game)));
  return windows.filter((_, i) => answers[i]);
}

const hasOpen = (one, game) =>
  new Promise((answered) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => answered(true);
    setTimeout(() => answered(false), PATIENCE_MS);
    one.postMessage({ hasOpen: game }, [port2]);
  });
