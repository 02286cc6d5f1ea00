import { RefusedError } from '@longtwilight/engine';
import { useEffect, useState } from 'preact/hooks';
import type { AfterGameProps } from '../after/after-game.tsx';
import type { CoachPanelProps } from '../coach/coach-panel.tsx';
import { CoachSwitch } from '../coach/coach-switch.tsx';
import { BotStopped } from '../match/bot-stopped.tsx';
import { LocalMatch } from '../match/local-match.ts';
import { rememberGame } from '../my-games/last-game.ts';
import { useSetting } from '../settings/context.ts';
import { lazyPage } from '../shared/lazy.tsx';
import { Awaited, useLoaded } from '../shared/loaded.tsx';
import { Trouble } from '../shared/trouble.tsx';
import type { Route } from '../site/routes.ts';
import { games } from '../store/games.ts';
import { GameTable } from '../table/game-table.tsx';
import { SpeechProvider } from '../table/speech.ts';
import { useSpeechFor } from '../table/use-speech-for.ts';
import { LocalEnding } from './local-ending.tsx';

const AfterGame = lazyPage<AfterGameProps>(async () => (await import('../after/after-game.tsx')).AfterGame);

const CoachPanel = lazyPage<CoachPanelProps>(async () => (await import('../coach/coach-panel.tsx')).CoachPanel);

/** A game that is kept in this browser. */
export function LocalGamePage({ route: { argument: id } }: { readonly route: Route }) {
  return <KeptGame key={id} id={id} />;
}

function KeptGame({ id }: { readonly id: string }) {
  const { words } = useSetting();
  const opened = useKeptGame(id);
  const match = opened instanceof LocalMatch ? opened : null;
  const [broken, setBroken] = useState<string | null>(null);
  const speech = useSpeechFor(match?.record.rules.spec.edition ?? 'deluxe');
  useEffect(() => {
    if (match === null) return;
    // Nobody waits for the computer: what is asked of a person meanwhile can be answered
    const goOn = () => void match.goOn().catch((error: unknown) => setBroken(String(error)));
    const stopListening = match.listen(goOn);
    goOn();
    return () => {
      stopListening();
      match.leave();
    };
  }, [match]);
  useEffect(() => rememberGame(`#/game/${id}`), [id]);
  const [past, setPast] = useState<number | null>(null);
  const [, redraw] = useState(0);
  useEffect(() => match?.listen(() => redraw((times) => times + 1)), [match]);
  if (opened === null) return <Trouble text={words.say('ui.trouble.no-game')} />;
  if (opened instanceof RefusedError)
    return <Trouble text={words.say('ui.trouble.old-game')} details={opened.message} />;
  if (broken !== null) return <Trouble text={words.say('ui.trouble.bot')} details={broken} reload />;
  if (match === null || speech === null) return <Awaited />;
  return (
    <SpeechProvider value={speech}>
      <GameTable
        match={match}
        past={past}
        onPast={setPast}
        coach={(moment) => past === null && match.coached && <CoachPanel match={match} {...moment} />}
        aside={match.takeBack !== undefined && !match.record.game.over && <CoachSwitch match={match} />}
        head={
          <>
            {match.botStandsIn && (
              <p class="bot-stands-in" role="status">
                {words.say('ui.bot.stands-in')}
              </p>
            )}
            {match.botStopped && <BotStopped onAskAgain={() => void match.askAgain()} />}
            <LocalEnding match={match} />
          </>
        }
        extra={
          match.record.game.over
            ? { [words.say('ui.after')]: <AfterGame record={match.record} onLook={setPast} /> }
            : {}
        }
      />
    </SpeechProvider>
  );
}

/** The game, again whenever another tab has played on; undefined while it is read. */
function useKeptGame(id: string): LocalMatch | RefusedError | null | undefined {
  const { come, again } = useLoaded(async () => ({ id, opened: await LocalMatch.open(id) }), [id]);
  useEffect(() => games.listenToOthers((changed) => changed === id && again()), [id]);
  return come?.value.id === id ? come.value.opened : undefined;
}
