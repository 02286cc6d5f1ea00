import { useEffect, useRef, useState } from 'preact/hooks';
import type { Step } from '../match/match.ts';
import { useSpeech } from './speech.ts';
import type { StatusLine } from './status-line.ts';

/** Says aloud what has happened and what is wanted, for those who hear the page. */
export function Announcer({ line, story }: { readonly line: StatusLine; readonly story: readonly Step[] }) {
  const { words } = useSpeech();
  const told = useRef(story.length);
  const [text, setText] = useState('');
  useEffect(() => {
    const news = words.tell(story.slice(told.current).flatMap(({ facts }) => facts));
    told.current = story.length;
    setText([...news, line.what].join(' '));
  }, [story.length, line.what]);
  return (
    <div class="lt-hidden announcer" role="status" aria-live="polite">
      {text}
    </div>
  );
}
