import { ProblemNote } from '../shared/problem.tsx';
import { usePeopleAsking } from './asking.tsx';
import { usePeople } from './people-words.ts';

const SHORTEST_PASSWORD = 10;
const LONGEST_PASSWORD = 200;

/** How each field is filled in; browsers keep names and passwords by these. */
const FIELDS = {
  name: { type: 'text', autocomplete: 'username', minLength: 2, maxLength: 30 },
  player: { type: 'search', autocomplete: 'off', minLength: 1, maxLength: 60 },
  password: { type: 'password', autocomplete: 'current-password', minLength: 1, maxLength: LONGEST_PASSWORD },
  'new-password': {
    type: 'password',
    autocomplete: 'new-password',
    minLength: SHORTEST_PASSWORD,
    maxLength: LONGEST_PASSWORD,
  },
  code: { type: 'text', autocomplete: 'off', minLength: 1, maxLength: 60 },
  why: { type: 'text', autocomplete: 'off', minLength: 1, maxLength: 500 },
  confirmation: { type: 'text', autocomplete: 'off', minLength: 1, maxLength: 30 },
} as const;
type FieldName = keyof typeof FIELDS;

interface AskFormProps<F extends FieldName> {
  readonly fields: readonly F[];
  /** What the button says. */
  readonly button: string;
  readonly danger?: boolean;
  /** Who it is about: offered where a name is asked for, told to the browser where only a password is. */
  readonly name?: string;
  readonly onSubmit: (values: Readonly<Record<F, string>>) => Promise<void>;
}

/** Asks for a few words, sends them, and says what was wrong with them. */
export function AskForm<F extends FieldName>({ fields, button, danger = false, name = '', onSubmit }: AskFormProps<F>) {
  const people = usePeople();
  const { busy, problem, ask } = usePeopleAsking();
  const send = (form: HTMLFormElement) => {
    const filled = new FormData(form);
    const values = Object.fromEntries(fields.map((field) => [field, String(filled.get(field) ?? '')]));
    ask(() => onSubmit(values as Record<F, string>));
  };
  const asksForName = (fields as readonly FieldName[]).includes('name');
  return (
    <form
      class="ask-form"
      onSubmit={(event) => {
        event.preventDefault();
        send(event.currentTarget);
      }}
    >
      {!asksForName && name !== '' && <input hidden readOnly autocomplete="username" value={name} />}
      {fields.map((field: FieldName) => (
        <label key={field} class="choice">
          <span>
            {field === 'confirmation'
              ? people.say('people.field.confirmation', { name })
              : people.say(`people.field.${field}`)}
            {field === 'new-password' && (
              <small>{people.say('people.password.length', { count: SHORTEST_PASSWORD })}</small>
            )}
          </span>
          <input name={field} required {...FIELDS[field]} defaultValue={field === 'name' ? name : ''} />
        </label>
      ))}
      <ProblemNote text={problem} />
      <p class="buttons">
        <button type="submit" class={danger ? 'danger' : 'primary'} disabled={busy}>
          {button}
        </button>
      </p>
    </form>
  );
}
