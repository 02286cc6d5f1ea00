import { CardChip } from '@longtwilight/board';
import { yearsOf } from '@longtwilight/words';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { cardView } from '../hand/card-views.ts';
import type { RailProps } from '../table/rail.tsx';
import { useSpeech } from '../table/speech.ts';
import { chaptersOf, latestFacts } from './chapters.ts';
import { Told } from './told.tsx';

/** The whole game in words, newest first; a click on an entry shows the map as it stood then. */
export function LogPanel({ match, now, past, onPast }: Pick<RailProps, 'match' | 'now' | 'past' | 'onPast'>) {
  const speech = useSpeech();
  const { words } = speech;
  const { story, view } = now;
  const chapters = useMemo(() => chaptersOf(words, story, view), [words, story, view]);
  const here = past === null ? -1 : chapters.findIndex(({ until }) => until >= past);
  // What the side has not seen when it last answered
  const newFrom = now.side === null ? story.length : latestFacts(story, now.side).from;
  const newestFirst = chapters.map((chapter, at) => ({ ...chapter, at })).reverse();
  const canLook = match.viewAfter !== undefined;
  const list = useRef<HTMLOListElement>(null);
  // A game that is seen again has a log of its own height, which goes along
  useEffect(() => {
    const entry = list.current?.querySelector<HTMLElement>('[data-here]');
    if (match.replays && list.current && entry) list.current.scrollTop = entry.offsetTop;
  }, [match, here]);
  return (
    <ol class="log" ref={list} data-goes-along={match.replays || undefined}>
      {newestFirst.map(({ turn, until, at, cards, sentences: [first = '', ...rest] }, i) => (
        <li key={at} data-here={at === here || undefined} data-new={until > newFrom || undefined}>
          {turn !== newestFirst[i - 1]?.turn && turn > 0 && (
            <h3>{words.say('ui.turn.years', { turn, years: yearsOf(turn) })}</h3>
          )}
          <span class="log-cards">
            {cards.map((card) => (
              <CardChip key={card} card={cardView(speech, view.rules, card)} />
            ))}
          </span>
          {canLook ? (
            <button type="button" onClick={() => onPast(until >= story.length ? null : until)}>
              <Told text={first} />
            </button>
          ) : (
            <b>
              <Told text={first} />
            </b>
          )}
          {rest.map((sentence, after) => (
            <p key={`${after} ${sentence}`}>
              <Told text={sentence} />
            </p>
          ))}
        </li>
      ))}
    </ol>
  );
}
