import { useEffect, useState } from 'preact/hooks';
import { chosenName, personName } from '../people/person-name.ts';
import { api } from '../server/api.ts';
import { refusalText } from '../server/refusal-text.ts';
import { useSetting } from '../settings/context.ts';
import { ProblemNote } from '../shared/problem.tsx';

/** The name that others see, to be changed by whoever likes. */
export function MyName() {
  const { words } = useSetting();
  const [name, setName] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    api.me().then(
      ({ me }) => setName(me?.name ?? null),
      () => setName(null),
    );
  }, []);
  if (name === null) return null;
  const rename = (wanted: string) => {
    if (wanted === '' || wanted === name) return;
    api.rename(wanted).then(
      ({ me }) => {
        setName(me.name);
        setProblem(null);
      },
      (error: unknown) => setProblem(refusalText(words, error)),
    );
  };
  return (
    <>
      <label class="choice">
        <span>{words.say('ui.my-name')}</span>
        <input
          value={chosenName(name)}
          placeholder={personName(words, name)}
          maxLength={30}
          autocomplete="nickname"
          onChange={({ currentTarget }) => rename(currentTarget.value.trim())}
        />
      </label>
      <ProblemNote text={problem} />
    </>
  );
}
