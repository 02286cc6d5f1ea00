import type { SideKey, View } from '@longtwilight/engine';
import type { Words } from '@longtwilight/words';
import type { ComponentChildren } from 'preact';
import type { SeenEntry } from '../match/match.ts';
import { endSentence } from '../question/status-line.ts';
import { useSpeech } from '../table/speech.ts';

interface EndingProps {
  readonly outcome: NonNullable<View['outcome']>;
  /** The side of whoever sees this; null for those who look on, and for two at one screen. */
  readonly side: SideKey | null;
  readonly story: readonly SeenEntry[];
  /** What can be done with the game now. */
  readonly children: ComponentChildren;
}

/** How much of the story tells what decided a game. */
const LAST_ENTRIES = 3;
const LAST_SENTENCES = 3;

/** What happened just before the end, and so decided the game. */
function lastWords(words: Words, story: readonly SeenEntry[]): string {
  const facts = story.slice(-LAST_ENTRIES).flatMap((entry) => entry.facts);
  return words
    .tell(facts.filter(({ t }) => t !== 'over' && t !== 'round'))
    .slice(-LAST_SENTENCES)
    .join(' ');
}

/** How a game ended. */
export function Ending({ outcome, story, side, children }: EndingProps) {
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
      <p class="decided">{lastWords(words, story)}</p>
      <p class="buttons">{children}</p>
    </section>
  );
}
