// Keeps the pages in the browser, so that they open and play without a connection.
// `FILES` and `VERSION` are filled in by the build.
const KEPT = `longtwilight-${VERSION}`;

// A new version waits until no tab runs the old one, or until somebody asks for it
self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll(FILES)));
});
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('message', (event) => {
  if (event.data.takeOver) self.skipWaiting();
  if (event.data.loaded) event.waitUntil(forgetOldVersions());
});

/** Files of an earlier version stay as long as a tab runs it, or does not say what it runs. */
async function forgetOldVersions() {
  const entries = await Promise.all((await ourWindows()).map((one) => answerOf(one, { whichEntry: true }, LONG_MS)));
  if (entries.includes(null)) return;
  for (const name of await caches.keys()) {
    if (!name.startsWith('longtwilight-') || name === KEPT) continue;
    const cache = await caches.open(name);
    const used = await Promise.all(entries.map((entry) => cache.match(entry)));
    if (used.every((file) => file === undefined)) await caches.delete(name);
  }
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const here = new URL(self.registration.scope).pathname;
  const path = new URL(request.url).pathname.slice(here.length);
  if (request.method !== 'GET' || path.startsWith('api/')) return;
  // Names under assets/ change with their contents; all else is asked for first
  event.respondWith(path.startsWith('assets/') ? fromCache(request) : fromNetwork(request));
});

/** Languages and the network's weights are kept once they are used. */
async function fromCache(request) {
  const kept = await caches.match(request, { ignoreVary: true });
  if (kept !== undefined) return kept;
  const fetched = await fetch(request);
  if (fetched.ok) await (await caches.open(KEPT)).put(request, fetched.clone());
  return fetched;
}
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
    return texts.with.replace('{name}', () => (person === null ? texts.computer : calledIn(texts, person.name)));
  } catch {
    return null;
  }
}

/** A name in the language of the page: names that nobody chose are English on the server (`unchosenName`). */
function calledIn({ guest, deleted }, name) {
  if (name === 'deleted player') return deleted ?? name;
  const [, mark] = /^Guest (\w+)$/.exec(name) ?? [];
  return mark === undefined || guest === undefined ? name : guest.replace('{name}', () => mark);
}

function deadlineLine({ until, locale }, deadline) {
  if (deadline === null || until === undefined) return null;
  const date = new Date(deadline).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' });
  return until.replace('{date}', date);
}

/** For a window to answer: while somebody waits, and while nobody does. */
const SHORT_MS = 300;
const LONG_MS = 10_000;

const ourWindows = async () =>
  (await self.clients.matchAll({ type: 'window', includeUncontrolled: true })).filter(({ url }) =>
    url.startsWith(self.registration.scope),
  );

/** The windows that have a game open. They are asked, as their addresses here stay what they were when they were opened. */
async function windowsWith(game) {
  const windows = await ourWindows();
  const answers = await Promise.all(windows.map((one) => answerOf(one, { hasOpen: game }, SHORT_MS)));
  return windows.filter((_, i) => answers[i] !== null);
}

/** What a window answers; null for one that does not. */
const answerOf = (one, question, patience) =>
  new Promise((answered) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => answered(data);
    setTimeout(() => answered(null), patience);
    one.postMessage(question, [port2]);
  });
