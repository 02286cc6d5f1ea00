import { useState } from 'preact/hooks';
import type { RemoteMatch } from '../../match/remote-match.ts';
import { refusalText } from '../../server/refusal-text.ts';
import { useSetting } from '../../settings/context.ts';

export function ChatPanel({ match }: { readonly match: RemoteMatch }) {
  const { words } = useSetting();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const say = () => {
    if (text.trim() === '') return;
    match.say(text.trim()).then(
      () => {
        setText('');
        setProblem(null);
      },
      (error: unknown) => setProblem(refusalText(words, error)),
    );
  };
  return (
    <div class="chat">
      <ul aria-live="polite">
        {match.messages.map(({ id, from, text: said }) => (
          <li key={id}>
            <b>{from.name}</b> {said}
          </li>
        ))}
      </ul>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          say();
        }}
      >
        <input
          value={text}
          maxLength={500}
          aria-label={words.say('ui.chat')}
          onInput={({ currentTarget }) => setText(currentTarget.value)}
        />
        <button type="submit" class="quiet">
          {words.say('ui.send')}
        </button>
      </form>
      {problem !== null && (
        <p class="warning" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
