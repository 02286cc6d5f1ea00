import { GameRecord } from '@longtwilight/engine';
import type { AfterGameProps } from '../after/after-game.tsx';
import type { RemoteMatch } from '../match/remote-match.ts';
import { readFile } from '../replay/read-file.ts';
import { api } from '../server/api.ts';
import { lazyPage } from '../shared/lazy.tsx';
import { Awaited, NotCome, useLoaded } from '../shared/loaded.tsx';
import { goTo } from '../site/routes.ts';
import { useSpeech } from '../table/speech.ts';

const AfterGame = lazyPage<AfterGameProps>(async () => (await import('../after/after-game.tsx')).AfterGame);

/** What a game on the server looked like from its end. Its moments are seen in its replay, where all is open. */
export function RemoteAfter({ match }: { readonly match: RemoteMatch }) {
  const { words } = useSpeech();
  const { come, failed, again } = useLoaded(async () => {
    const read = await readFile(await api.gameFile(match.id, match.invitation));
    const [game] = 'games' in read ? read.games : [];
    if (game === undefined) throw new Error('The server returned no readable game');
    return GameRecord.load(game.saved);
  }, [match]);
  if (failed !== null) return <NotCome text={words.say('ui.trouble.unreachable')} onAgain={again} />;
  if (come === null) return <Awaited />;
  return <AfterGame record={come.value} onLook={(steps) => goTo(`replay?server=${match.id}&at=${steps}`)} />;
}
