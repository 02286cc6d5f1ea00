import { yearsOf } from '@longtwilight/words';
import { useMemo } from 'preact/hooks';
import { chaptersOf } from './chapters.ts';
import type { RailProps } from './rail.tsx';
import { useSpeech } from './speech.ts';

/** The whole game in words, newest first; a click on an entry shows the map as it stood then. */
export function LogPanel({ match, standing, past, onPast }: Pick<RailProps, 'match' | 'standing' | 'past' | 'onPast'>) {
  const { words } = useSpeech();
  const { story, view } = standing;
  const chapters = useMemo(() => chaptersOf(words, story, view.turn).reverse(), [words, story, view.turn]);
  const canLook = match.viewAfter !== undefined;
  return (
    <ol class="log">
      {chapters.map(({ turn, until, sentences: [first, ...rest] }, i) => (
        <li key={`${until} ${chapters.length - i}`} data-here={past === until || undefined}>
          {turn !== chapters[i - 1]?.turn && turn > 0 && (
            <h3>{words.say('ui.turn.years', { turn, years: yearsOf(turn) })}</h3>
          )}
          {canLook ? (
            <button type="button" onClick={() => onPast(until >= story.length ? null : until)}>
              {first}
            </button>
          ) : (
            <b>{first}</b>
          )}
          {rest.map((sentence, at) => (
            <p key={`${at} ${sentence}`}>{sentence}</p>
          ))}
        </li>
      ))}
    </ol>
  );
}
