import type { LocalMatch } from '../match/local-match.ts';
import { useMatchState } from '../table/use-match-state.ts';
import { Sun } from './sun.tsx';
import { useCoachWords } from './use-coach-words.ts';

/** Calls the coach to a game against the computer, and sends it away again. */
export function CoachSwitch({ match }: { readonly match: LocalMatch }) {
  const words = useCoachWords();
  useMatchState(match);
  return (
    <button
      type="button"
      class="quiet coach-switch"
      aria-pressed={match.coached}
      disabled={words === null}
      onClick={() => match.callCoach(!match.coached)}
    >
      <Sun />
      {words?.say(match.coached ? 'coach.off' : 'coach.on')}
    </button>
  );
}
