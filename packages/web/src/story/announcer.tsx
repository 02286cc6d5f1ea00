import { useEffect, useRef, useState } from 'preact/hooks';
import type { SeenEntry } from '../match/match.ts';
import type { StatusLine } from '../question/status-line.ts';
import { useSpeech } from '../table/speech.ts';
import { beatsOf } from './beats.ts';

interface AnnouncerProps {
  readonly line: StatusLine;
  /** The odds of the move that waits to be confirmed. */
  readonly atStake: readonly string[];
  readonly story: readonly SeenEntry[];
}

/** Says aloud what has happened, what is wanted and what is at stake, for those who hear the page. */
export function Announcer({ line, atStake, story }: AnnouncerProps) {
  const { words } = useSpeech();
  const odds = atStake.join('; ');
  const told = useRef(story.length);
  const [text, setText] = useState('');
  useEffect(() => {
    const beats = story.length === told.current ? [] : beatsOf(words, story, told.current);
    const news = beats.flatMap(({ sentences }) => sentences);
    told.current = story.length;
    setText([...news, line.what, odds].join(' ').trim());
  }, [story.length, line.what, odds]);
  return (
    <div class="lt-hidden announcer" role="status" aria-live="polite">
      {text}
    </div>
  );
}
