import type { SideKey, View } from '@longtwilight/engine';
import type { ComponentChildren } from 'preact';
import { endSentence } from '../question/status-line.ts';
import { useSpeech } from '../table/speech.ts';

interface EndingProps {
  readonly outcome: NonNullable<View['outcome']>;
  /** The side of whoever sees this; null for those who look on, and for two at one screen. */
  readonly side: SideKey | null;
  /** What can be done with the game now. */
  readonly children: ComponentChildren;
}

/** How a game ended. */
export function Ending({ outcome, side, children }: EndingProps) {
  const { words } = useSpeech();
  const { winner } = outcome;
  const title = (): string => {
    if (winner === 'draw') return words.say('ui.after.draw');
    if (side === null) return words.say('ui.after.winner', { side: winner });
    return words.say(side === winner ? 'ui.after.won' : 'ui.after.lost');
  };
  return (
    <section class="ending" data-side={winner === 'draw' ? undefined : winner}>
      <h2>{title()}</h2>
      <p>{endSentence(words, outcome)}</p>
      <p class="buttons">{children}</p>
    </section>
  );
}
