import { useEffect } from 'preact/hooks';

/** While a game is open the service worker learns so when it asks, and its notices of the game are put away. */
export function useOpenGame(game: string): void {
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return;
    const { serviceWorker } = navigator;
    const answer = ({ data, ports }: MessageEvent<{ hasOpen?: string }>) => {
      if (data.hasOpen === game) ports[0]?.postMessage(true);
    };
    const putAway = () => {
      if (document.visibilityState === 'visible') void putNoticesAway(game);
    };
    putAway();
    serviceWorker.addEventListener('message', answer);
    document.addEventListener('visibilitychange', putAway);
    return () => {
      serviceWorker.removeEventListener('message', answer);
      document.removeEventListener('visibilitychange', putAway);
    };
  }, [game]);
}

async function putNoticesAway(game: string): Promise<void> {
  if (!('Notification' in window)) return;
  const registration = await navigator.serviceWorker.getRegistration();
  for (const notice of (await registration?.getNotifications({ tag: game })) ?? []) notice.close();
}
