/** Calls back when a newer version of the pages is there, until the function returned is called. */
export function listenForNewVersion(heard: () => void): () => void {
  told.addEventListener('there', heard);
  if (there) heard();
  return () => told.removeEventListener('there', heard);
}

const told = new EventTarget();
let there = false;

function tell(): void {
  there = true;
  told.dispatchEvent(new Event('there'));
}

/** Keeps the pages in the browser, and tells the service worker which version this tab runs by the script it began with. */
export function followVersions(entry: string): void {
  if (!('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  serviceWorker.addEventListener('message', ({ data, ports }: MessageEvent<{ whichEntry?: true }>) => {
    if (data.whichEntry) ports[0]?.postMessage(entry);
  });
  serviceWorker.startMessages();
  void serviceWorker.ready.then(({ active }) => active?.postMessage({ loaded: true }));
  // The first visit is no change of version
  const visitedBefore = serviceWorker.controller !== null;
  serviceWorker.register('./sw.js').then(
    (registration) => {
      if (!visitedBefore) return;
      if (registration.waiting !== null) tell();
      registration.addEventListener('updatefound', () => {
        const { installing } = registration;
        installing?.addEventListener('statechange', () => installing.state === 'installed' && tell());
      });
    },
    // Without it everything works but for being offline
    () => {},
  );
}

/** Loads the page again in its newest version. Other tabs go on in theirs. */
export async function loadNewVersion(): Promise<void> {
  const waiting = (await navigator.serviceWorker.getRegistration())?.waiting;
  if (waiting) {
    const taken = new Promise((resolve) => {
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
    });
    waiting.postMessage({ takeOver: true });
    await taken;
  }
  location.reload();
}
