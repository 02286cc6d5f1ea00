import { CopyButton } from '../../shared/copy-button.tsx';
import { saveAs } from '../../shared/save-as.ts';
import { usePeople } from '../people-words.ts';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onKept: () => void;
}

/** Shown once: nothing else is to be done before they are kept. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const people = usePeople();
  const text = codes.join('\n');
  return (
    <section>
      <h2>{people.say('people.codes')}</h2>
      <p role="alert">{people.say('people.codes.about')}</p>
      <ol class="codes" lang="zxx">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <p class="buttons">
        <CopyButton of={codes} text={() => text} label={people.say('people.codes.copy')} />
        <button type="button" class="quiet" onClick={() => saveAs('longtwilight-codes.txt', `${text}\n`)}>
          {people.say('people.codes.save')}
        </button>
        <button type="button" class="primary" onClick={onKept}>
          {people.say('people.codes.kept')}
        </button>
      </p>
    </section>
  );
}
