import { RefusedError } from '@longtwilight/engine';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { AfterGameProps } from '../after/after-game.tsx';
import { findKept, isUnreadable, listenForOthers } from '../match/kept-games.ts';
import { LocalMatch } from '../match/local-match.ts';
import { useSetting } from '../settings/context.ts';
import { PACES } from '../settings/settings.ts';
import { lazyPage } from '../shared/lazy.tsx';
import { Trouble } from '../shared/trouble.tsx';
import type { Route } from '../site/routes.ts';
import { GameTable } from '../table/game-table.tsx';
import { SpeechProvider } from '../table/speech.ts';
import { useSpeechFor } from '../table/use-speech-for.ts';
import { LocalEnding } from './local-ending.tsx';

const AfterGame = lazyPage<AfterGameProps>(async () => (await import('../after/after-game.tsx')).AfterGame);

/** A game that is kept in this browser. */
export function LocalGamePage({ route: { argument: id } }: { readonly route: Route }) {
  const { words, settings } = useSetting();
  const [elsewhere, setElsewhere] = useState(0);
  useEffect(() => listenForOthers(id, () => setElsewhere((times) => times + 1)), [id]);
  const opened = useMemo(() => openKept(id), [id, elsewhere]);
  const match = 'match' in opened ? opened.match : null;
  const [broken, setBroken] = useState<string | null>(null);
  const speech = useSpeechFor(match?.record.rules.spec.edition ?? 'deluxe');
  useEffect(() => {
    if (match !== null) match.pace = PACES[settings.speed];
  }, [match, settings.speed]);
  useEffect(() => {
    if (match === null) return;
    // Nobody waits for the computer: what is asked of a person meanwhile can be answered
    const goOn = () => void match.goOn().catch((error: unknown) => setBroken(String(error)));
    const deaf = match.listen(goOn);
    goOn();
    return () => {
      deaf();
      match.leave();
    };
  }, [match]);
  const [past, setPast] = useState<number | null>(null);
  const [over, setOver] = useState(match?.record.game.over ?? false);
  useEffect(() => match?.listen(() => setOver(match.record.game.over)), [match]);
  if (match === null) {
    const { problem } = opened as { problem: string | null };
    return (
      <Trouble
        text={words.say(problem === null ? 'ui.trouble.no-game' : 'ui.trouble.old-game')}
        details={problem || undefined}
      />
    );
  }
  if (broken !== null) return <Trouble text={words.say('ui.trouble.bot')} details={broken} reload />;
  if (speech === null) return <p class="loading">{words.say('ui.loading')}</p>;
  return (
    <SpeechProvider value={speech}>
      <GameTable
        match={match}
        past={past}
        onPast={setPast}
        head={<LocalEnding match={match} />}
        extra={over ? { [words.say('ui.after')]: <AfterGame record={match.record} onLook={setPast} /> } : {}}
      />
    </SpeechProvider>
  );
}

function openKept(id: string): { match: LocalMatch } | { problem: string | null } {
  const kept = findKept(id);
  if (kept === null) return { problem: isUnreadable(id) ? '' : null };
  try {
    return { match: LocalMatch.load(kept) };
  } catch (error) {
    if (error instanceof RefusedError) return { problem: error.message };
    throw error;
  }
}
