import { SIDE_KEYS } from '@longtwilight/engine';
import type { LocalMatch } from '../match/local-match.ts';
import { useSpeech } from '../table/speech.ts';
import { endSentence } from '../table/status-line.ts';
import { useStanding } from '../table/use-standing.ts';

/** How it ended, and what can be done with the game now. */
export function LocalEnding({ match }: { readonly match: LocalMatch }) {
  const { words } = useSpeech();
  const { view } = useStanding(match);
  if (view.outcome === null) return null;
  const { winner } = view.outcome;
  const humans = SIDE_KEYS.filter((side) => match.seats[side] === 'human');
  const title =
    winner === 'draw'
      ? words.say('ui.after.draw')
      : humans.length === 1
        ? words.say(humans[0] === winner ? 'ui.after.won' : 'ui.after.lost')
        : words.say('ui.after.winner', { side: winner });
  return (
    <section class="ending" data-side={winner === 'draw' ? undefined : winner}>
      <h2>{title}</h2>
      <p>{endSentence(words, view.outcome)}</p>
      <p class="buttons">
        <a class="button primary" href={`#/replay/${match.id}`}>
          {words.say('ui.after.replay')}
        </a>
        <a class="button" href="#/new/computer">
          {words.say('ui.rematch')}
        </a>
      </p>
    </section>
  );
}
