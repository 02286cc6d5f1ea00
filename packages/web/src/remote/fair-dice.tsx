import type { Verified } from '@longtwilight/protocol/record';
import type { Words } from '@longtwilight/words';
import { useState } from 'preact/hooks';
import type { RemoteMatch } from '../match/remote-match.ts';
import { api } from '../server/api.ts';
import { refusalText } from '../server/refusal-text.ts';
import { useSetting } from '../settings/context.ts';
import { ProblemNote } from '../shared/problem.tsx';
import { notedOf } from './own-seed.ts';

/** The promise of fair dice, which can be checked once the game is over. */
export function FairDice({ match }: { readonly match: RemoteMatch }) {
  const { words } = useSetting();
  const [checked, setChecked] = useState<Verified | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { game, commitment } = match.state;
  const check = async () => {
    const { checkDice } = await import('./check-dice.ts');
    setChecked(checkDice(await api.fairness(match.id, match.invitation), await notedOf(match.id)));
  };
  return (
    <details class="fair-dice">
      <summary>{words.say('ui.dice')}</summary>
      <p>{words.say('ui.dice.about')}</p>
      <p>
        <code>{commitment}</code>
      </p>
      {game.status === 'over' && checked === null && (
        <button type="button" onClick={() => void check().catch((error) => setProblem(refusalText(words, error)))}>
          {words.say('ui.dice.check')}
        </button>
      )}
      {checked !== null && <p role="status">{resultOf(words, checked)}</p>}
      <ul>
        {checked?.faults.map((fault) => (
          <li key={fault}>{fault}</li>
        ))}
      </ul>
      <ProblemNote text={problem} />
    </details>
  );
}

const resultOf = (words: Words, { chances, faults }: Verified): string =>
  faults.length === 0 ? words.say('ui.dice.right', { count: chances }) : words.say('ui.dice.wrong');
