import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { RemoteMatch } from '../match/remote-match.ts';
import type { MannersProps } from '../people/manners.tsx';
import { personName } from '../people/person-name.ts';
import { refusalText } from '../server/refusal-text.ts';
import { useSetting } from '../settings/context.ts';
import { lazyPage } from '../shared/lazy.tsx';
import { ProblemNote } from '../shared/problem.tsx';

const Manners = lazyPage<MannersProps>(async () => (await import('../people/manners.tsx')).Manners);

interface ChatPanelProps {
  readonly match: RemoteMatch;
  /** What is being written; stays while something else lies in the place of the chat. */
  readonly unsent: { current: string };
}

export function ChatPanel({ match, unsent }: ChatPanelProps) {
  const { words } = useSetting();
  const [text, setText] = useState(unsent.current);
  const [problem, setProblem] = useState<string | null>(null);
  const [minding, setMinding] = useState(false);
  const { game, you } = match.state;
  const other = you === null ? null : game.seats[you === 'first' ? 'second' : 'first'].person;
  const list = useRef<HTMLUListElement>(null);
  useHearing(match, list);
  const write = (written: string) => {
    unsent.current = written;
    setText(written);
  };
  const say = () => {
    if (text.trim() === '') return;
    match.say(text.trim()).then(
      () => {
        // What was typed meanwhile stays
        if (unsent.current === text) write('');
        setProblem(null);
      },
      (error: unknown) => setProblem(refusalText(words, error)),
    );
  };
  return (
    <div class="chat">
      <ul ref={list} aria-live="polite">
        {match.messages.map(({ id, from, text: said }) => (
          <li key={id}>
            <b>{personName(words, from.name)}</b> {said}
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
          onInput={({ currentTarget }) => write(currentTarget.value)}
        />
        <button type="submit" class="quiet">
          {words.say('ui.send')}
        </button>
      </form>
      <ProblemNote text={problem} />
      {other !== null && (
        <details class="fold" onToggle={({ currentTarget }) => setMinding(currentTarget.open)}>
          <summary>{words.say('ui.chat.mind')}</summary>
          {minding && <Manners match={match} other={other} />}
        </details>
      )}
    </div>
  );
}

/** What stands in view is heard: not what lies behind a closed sheet or another tab. */
function useHearing(match: RemoteMatch, list: RefObject<HTMLElement | null>): void {
  const { messages } = match;
  useEffect(() => {
    if (list.current === null) return;
    const sight = new IntersectionObserver(([seen]) => seen?.isIntersecting && match.hearAll());
    sight.observe(list.current);
    return () => sight.disconnect();
  }, [match, messages]);
}
