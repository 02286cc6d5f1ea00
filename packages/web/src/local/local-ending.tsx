import { SIDE_KEYS } from '@longtwilight/engine';
import type { LocalMatch } from '../match/local-match.ts';
import { Ending } from '../panels/ending.tsx';
import { useSpeech } from '../table/speech.ts';
import { useMatchState } from '../table/use-match-state.ts';

/** The end of a game of this browser. */
export function LocalEnding({ match }: { readonly match: LocalMatch }) {
  const { words } = useSpeech();
  const { view } = useMatchState(match);
  if (view.outcome === null) return null;
  const [first = null, second] = SIDE_KEYS.filter((side) => match.seats[side] === 'human');
  return (
    <Ending outcome={view.outcome} side={second === undefined ? first : null}>
      <a class="button primary" href={`#/replay/${match.id}`}>
        {words.say('ui.after.replay')}
      </a>
      <a class="button" href={second === undefined ? '#/new/computer' : '#/new/hot-seat'}>
        {words.say('ui.rematch')}
      </a>
    </Ending>
  );
}
