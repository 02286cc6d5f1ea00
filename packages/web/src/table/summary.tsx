import { latestFacts } from './chapters.ts';
import type { RailProps } from './rail.tsx';
import { useSpeech } from './speech.ts';

/** What has happened since my last move, and a way to see it again on the map. */
export function Summary({ match, standing, past, onReplay }: RailProps) {
  const { words } = useSpeech();
  const { from, facts } = latestFacts(standing.story, standing.side);
  const sentences = words.tell(facts);
  if (sentences.length === 0 || past !== null) return null;
  return (
    <section class="summary" aria-label={words.say('ui.summary')}>
      <header>
        <h2>{words.say('ui.summary')}</h2>
        {match.viewAfter !== undefined && (
          <button type="button" class="quiet" onClick={() => onReplay(Math.max(from, 1))}>
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
