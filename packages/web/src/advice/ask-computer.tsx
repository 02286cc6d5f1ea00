import type { AdvisedMove } from '@longtwilight/bots';
import type { View } from '@longtwilight/engine';
import { useEffect, useState } from 'preact/hooks';
import { askAdvice } from '../match/bot.ts';
import { BotStopped } from '../match/bot-stopped.tsx';
import { useSpeech } from '../table/speech.ts';
import { SuggestedMove } from './suggested-move.tsx';

/** A position that somebody may ask about, as the side that is asked sees it. */
export interface AskedPosition {
  readonly seen: View;
  /** What the side has chosen already, which led there. */
  readonly chosen: readonly string[];
}

interface AskComputerProps {
  /** Null where nobody is asked. */
  readonly position: AskedPosition | null;
  /** Another question is open when this changes: what was said of the last one is gone. */
  readonly question: unknown;
  /** The move that was shown last still lies on the table. */
  readonly shows?: boolean | undefined;
  /** Show a whole move on the map; null to show none. */
  readonly onShow: (move: AskedPosition | null) => void;
  /** Play the move that is shown. */
  readonly onPlay?: (() => void) | undefined;
}

const MOST_MOVES = 3;

/** What the computer would do here and why, when somebody wants to know: a few moves side by side, to see and to play. */
export function AskComputer({ position, question, shows = true, onShow, onPlay }: AskComputerProps) {
  const { words } = useSpeech();
  const [asked, setAsked] = useState<AskedPosition | null>(null);
  const [found, setFound] = useState<readonly AdvisedMove[] | null>(null);
  const [stopped, setStopped] = useState(false);
  const [shownLast, setShown] = useState<AdvisedMove | null>(null);
  const shown = shows ? shownLast : null;
  const forget = () => {
    setAsked(null);
    setFound(null);
    setStopped(false);
    setShown(null);
  };
  useEffect(forget, [question]);
  useEffect(() => {
    if (asked === null || stopped) return;
    let left = false;
    askAdvice(asked.seen, MOST_MOVES).then(
      (moves) => left || setFound(moves),
      () => left || setStopped(true),
    );
    return () => {
      left = true;
    };
  }, [asked, stopped]);
  if (asked === null) {
    const decision = position?.seen.decision;
    if (position === null || decision == null || decision.answered || position.seen.viewer === 'public') return null;
    return (
      <button type="button" class="quiet ask-computer" onClick={() => setAsked(position)}>
        {words.say('ui.ask')}
      </button>
    );
  }
  if (stopped) return <BotStopped onAskAgain={() => setStopped(false)} />;
  const { seen, chosen } = asked;
  const show = (move: AdvisedMove) => {
    setShown(move);
    onShow({ seen, chosen: [...chosen, ...move.answers] });
  };
  return (
    <section class="advice" aria-label={words.say('ui.ask')} aria-live="polite">
      <h3>{words.say('ui.ask.answer', { side: seen.viewer as 'us' | 'ussr' })}</h3>
      {found === null ? (
        <p class="lt-quiet">{words.say('ui.ask.thinking')}</p>
      ) : (
        <>
          <ol>
            {found.map((move) => (
              <li key={move.answers.join(' ')}>
                <SuggestedMove seen={seen} move={move} isShown={move === shown} onShow={() => show(move)} />
              </li>
            ))}
          </ol>
          <p class="lt-quiet">{words.say('ui.ask.about')}</p>
          <div class="buttons">
            <button
              type="button"
              class="quiet"
              onClick={() => {
                onShow(null);
                forget();
              }}
            >
              {words.say('ui.ask.myself')}
            </button>
            {onPlay !== undefined && (
              <button type="button" class="primary" disabled={shown === null} onClick={onPlay}>
                {words.say('ui.ask.play')}
              </button>
            )}
          </div>
        </>
      )}
    </section>
  );
}
