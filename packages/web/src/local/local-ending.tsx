import { SIDE_KEYS } from '@longtwilight/engine';
import { LocalMatch } from '../match/local-match.ts';
import { Ending } from '../panels/ending.tsx';
import { goTo } from '../site/routes.ts';
import { useSpeech } from '../table/speech.ts';
import { useMatchState } from '../table/use-match-state.ts';

/** The same rules and players once more, with sides changed. */
async function playAgain({ record, seats: { us, ussr } }: LocalMatch): Promise<void> {
  const again = LocalMatch.start({ ...record.rules.spec, bidding: 'none' }, { us: ussr, ussr: us });
  await again.keep();
  goTo(`game/${again.id}`);
}

/** The end of a game of this browser. */
export function LocalEnding({ match }: { readonly match: LocalMatch }) {
  const { words } = useSpeech();
  const { view, story } = useMatchState(match);
  if (view.outcome === null) return null;
  const [first = null, second] = SIDE_KEYS.filter((side) => match.seats[side] === 'human');
  return (
    <Ending outcome={view.outcome} story={story} side={second === undefined ? first : null}>
      <a class="button primary" href={`#/replay/${match.id}`}>
        {words.say('ui.after.replay')}
      </a>
      <button type="button" class="quiet" onClick={() => void playAgain(match)}>
        {words.say('ui.rematch')}
      </button>
    </Ending>
  );
}
