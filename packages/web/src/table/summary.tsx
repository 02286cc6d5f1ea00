import { useEffect, useState } from 'preact/hooks';
import { latestFacts } from './chapters.ts';
import type { RailProps } from './rail.tsx';
import { useSpeech } from './speech.ts';

const STEP_MS = 900;

/** What has happened since my last move, and a way to see it again on the map. */
export function Summary({ match, standing, past, onPast }: RailProps) {
  const { words } = useSpeech();
  const [again, setAgain] = useState(false);
  const { from, facts } = latestFacts(standing.story, standing.side);
  const sentences = words.tell(facts);
  const end = standing.story.length;

  useEffect(() => {
    if (!again) return;
    const timer = setTimeout(() => {
      const next = nextShown(standing.story, past ?? from);
      if (next >= end) setAgain(false);
      onPast(next >= end ? null : next);
    }, STEP_MS);
    return () => clearTimeout(timer);
  }, [again, past, end]);

  if (sentences.length === 0 || past !== null) return null;
  return (
    <section class="summary" aria-label={words.say('ui.summary')}>
      <header>
        <h2>{words.say('ui.summary')}</h2>
        {match.viewAfter !== undefined && (
          <button
            type="button"
            class="quiet"
            onClick={() => {
              setAgain(true);
              onPast(from);
            }}
          >
            {words.say('ui.replay')}
          </button>
        )}
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by keys */}
      <ul tabIndex={0}>
        {sentences.map((sentence, i) => (
          <li key={`${i} ${sentence}`}>{sentence}</li>
        ))}
      </ul>
    </section>
  );
}

/** The next moment after this one at which something had happened. */
function nextShown(story: RailProps['standing']['story'], after: number): number {
  const at = story.findIndex(({ facts }, i) => i >= after && facts.length > 0);
  return at < 0 ? story.length : at + 1;
}
