import { CardList } from '@longtwilight/board';
import type { Fact, SideKey } from '@longtwilight/engine';
import type { CardKey } from '@longtwilight/engine/data';
import { useEffect, useRef } from 'preact/hooks';
import { cardLabels, cardView } from '../hand/card-views.ts';
import { latestFacts } from '../log/chapters.ts';
import { Told } from '../log/told.tsx';
import type { RailProps } from '../table/rail.tsx';
import { useSpeech } from '../table/speech.ts';
import { beatsOf } from './beats.ts';

/** What has happened since my last move, in words. */
export function Summary({ now, seen, past }: RailProps) {
  const speech = useSpeech();
  const { words } = speech;
  const { from, facts } = latestFacts(now.story, now.side);
  const sentences = beatsOf(words, now.story, from).flatMap((beat) => beat.sentences);
  const cards = playedBy(facts, now.side);
  const list = useRef<HTMLUListElement>(null);
  // What came last is seen first
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [sentences.length, now]);
  if (sentences.length === 0 || past !== null) return null;
  return (
    <section class="summary" aria-label={words.say('ui.summary')}>
      <header>
        <h2>{words.say('ui.summary')}</h2>
      </header>
      {cards.length > 0 && (
        <CardList cards={cards.map((card) => cardView(speech, seen.rules, card))} words={cardLabels(words)} />
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by keys */}
      <ul tabIndex={0} ref={list}>
        {sentences.map((sentence, i) => (
          <li key={`${i} ${sentence}`}>
            <Told text={sentence} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Cards that others have played, or whose events have happened, to be read. */
function playedBy(facts: readonly Fact[], me: SideKey | null): CardKey[] {
  const cards = facts.flatMap((fact) => {
    if (fact.t === 'headline') return [fact.us, fact.ussr];
    return fact.t === 'play' && fact.side !== me ? [fact.card] : fact.t === 'event' ? [fact.card] : [];
  });
  return [...new Set(cards)].filter((card) => card !== null);
}
