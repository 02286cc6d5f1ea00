import { otherKey, SIDE_KEYS } from '@longtwilight/engine';
import { replayLink } from '../after/replay-link.ts';
import { Ending } from '../ending/ending.tsx';
import { LocalMatch } from '../match/local-match.ts';
import { CopyButton } from '../shared/copy-button.tsx';
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
  const next = first === null ? 'us' : otherKey(first);
  return (
    <Ending view={view} story={story} side={second === undefined ? first : null}>
      <button type="button" class="primary" onClick={() => void playAgain(match)}>
        {second === undefined ? words.say('ui.rematch.as', { side: next }) : words.say('ui.rematch')}
      </button>
      <a class="button" href={`#/replay/${match.id}`}>
        {words.say('ui.after.replay')}
      </a>
      <CopyButton of={match.record} text={() => replayLink(match.record)} label={words.say('ui.end.share')} />
    </Ending>
  );
}
