import { GameRecord } from '@longtwilight/engine';
import { useEffect, useState } from 'preact/hooks';
import type { AfterGameProps } from '../after/after-game.tsx';
import type { RemoteMatch } from '../match/remote-match.ts';
import { readFile } from '../replay/read-file.ts';
import { api } from '../server/api.ts';
import { lazyPage } from '../shared/lazy.tsx';
import { goTo } from '../site/routes.ts';
import { useSpeech } from '../table/speech.ts';

const AfterGame = lazyPage<AfterGameProps>(async () => (await import('../after/after-game.tsx')).AfterGame);

/** What a game on the server looked like from its end. Its moments are seen in its replay, where all is open. */
export function RemoteAfter({ match }: { readonly match: RemoteMatch }) {
  const { words } = useSpeech();
  const [record, setRecord] = useState<GameRecord | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let left = false;
    const load = async () => {
      const read = await readFile(await api.gameFile(match.id, match.invitation));
      if (left) return;
      const [game] = 'games' in read ? read.games : [];
      if (game === undefined) setFailed(true);
      else setRecord(GameRecord.load(game.saved));
    };
    load().catch(() => setFailed(true));
    return () => {
      left = true;
    };
  }, [match]);
  if (failed) return <p class="warning">{words.say('ui.trouble.unreachable')}</p>;
  if (record === null) return <p class="lt-quiet">{words.say('ui.loading')}</p>;
  return <AfterGame record={record} onLook={(steps) => goTo(`replay?server=${match.id}&at=${steps}`)} />;
}
