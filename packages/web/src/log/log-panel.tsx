import { CardChip, kept } from '@longtwilight/board';
import type { FullRulesSpec } from '@longtwilight/engine';
import { yearsOf } from '@longtwilight/words';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { cardView } from '../hand/card-views.ts';
import type { RailProps } from '../table/rail.tsx';
import { type Speech, useSpeech } from '../table/speech.ts';
import { type Chapter, chaptersOf, latestFacts, toldUntil } from './chapters.ts';
import { Told } from './told.tsx';

interface LogPanelProps extends Pick<RailProps, 'match' | 'now' | 'past' | 'onPast'> {
  /** How many steps of the story have been told; all of them without it. */
  readonly told?: number | undefined;
}

/** The whole game in words, newest first; a click on an entry shows the map as it stood then. */
export function LogPanel({ match, now, past, onPast, told }: LogPanelProps) {
  const speech = useSpeech();
  const { words } = speech;
  const { story, view } = now;
  const whole = useMemo(() => chaptersOf(words, story, view), [words, story, view.turn]);
  const chapters = told === undefined ? whole : toldUntil(whole, told);
  const here = past === null ? -1 : chapters.findIndex(({ until }) => until >= past);
  // What the side has not seen when it last answered
  const newFrom = now.side === null ? story.length : latestFacts(story, now.side).from;
  const newestFirst = chapters.map((chapter, at) => ({ chapter, at })).reverse();
  const list = useRef<HTMLOListElement>(null);
  // A game that is seen again has a log of its own height, which goes along; so it does when it is told no further
  useEffect(() => {
    const entry = list.current?.querySelector<HTMLElement>('[data-here]');
    if (match.replays && list.current && entry) list.current.scrollTop = entry.offsetTop;
  }, [match, here, chapters.length]);
  return (
    <ol class="log" ref={list} data-goes-along={match.replays || undefined} onKeyDown={goThrough}>
      {newestFirst.map(({ chapter, at }, i) => (
        <ChapterEntry
          key={at}
          chapter={chapter}
          heads={chapter.turn !== newestFirst[i - 1]?.chapter.turn && chapter.turn > 0}
          here={at === here}
          isNew={chapter.until > newFrom}
          isLast={chapter.until >= story.length}
          tabStop={i === 0}
          onPast={match.viewAfter === undefined ? undefined : onPast}
          speech={speech}
          rules={view.rules}
        />
      ))}
    </ol>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** A long game has hundreds of entries: Tab stops at the first alone, and arrows go through them. */
function goThrough(event: KeyboardEvent & { readonly currentTarget: HTMLElement }): void {
  const step = STEPS[event.key];
  if (step === undefined) return;
  const entries = [...event.currentTarget.querySelectorAll<HTMLElement>('button')];
  const next = entries[entries.indexOf(document.activeElement as HTMLElement) + step];
  next?.focus();
  event.preventDefault();
}

interface ChapterEntryProps {
  readonly chapter: Chapter;
  /** It is the first of its turn. */
  readonly heads: boolean;
  readonly here: boolean;
  readonly isNew: boolean;
  readonly isLast: boolean;
  readonly tabStop: boolean;
  readonly onPast: RailProps['onPast'] | undefined;
  readonly speech: Speech;
  readonly rules: FullRulesSpec;
}

const ChapterEntry = kept(
  ({ chapter, heads, here, isNew, isLast, tabStop, onPast, speech, rules }: ChapterEntryProps) => {
    const { turn, until, cards, sentences } = chapter;
    const [first = '', ...rest] = sentences;
    return (
      <li data-here={here || undefined} data-new={isNew || undefined}>
        {heads && <h3>{speech.words.say('ui.turn.years', { turn, years: yearsOf(turn) })}</h3>}
        <span class="log-cards">
          {cards.map(({ card }) => (
            <CardChip key={card} card={cardView(speech, rules, card)} />
          ))}
        </span>
        {onPast === undefined ? (
          <b>
            <Told text={first} />
          </b>
        ) : (
          <button type="button" tabIndex={tabStop ? 0 : -1} onClick={() => onPast(isLast ? null : until)}>
            <Told text={first} />
          </button>
        )}
        {rest.map((sentence, after) => (
          <p key={`${after} ${sentence}`}>
            <Told text={sentence} />
          </p>
        ))}
      </li>
    );
  },
);
