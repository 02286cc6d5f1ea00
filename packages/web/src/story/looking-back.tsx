import { useMemo } from 'preact/hooks';
import { Told } from '../log/told.tsx';
import type { RailProps } from '../table/rail.tsx';
import { useSpeech } from '../table/speech.ts';
import { beatAt, beatsOf } from './beats.ts';
import { Stepper } from './stepper.tsx';

/** While a past moment of a running game is shown: the way through it, and back to the game. */
export function LookingBack({ now: { story }, past, onPast, onReplay }: RailProps & { readonly past: number }) {
  const { words } = useSpeech();
  const beats = useMemo(() => beatsOf(words, story, 0), [words, story]);
  const ends = useMemo(() => [1, ...new Set(beats.map(({ until }) => until))], [beats]);
  const { until } = beats[beatAt(beats, past)] ?? { until: 0 };
  const told = beats.filter((beat) => beat.until === until).flatMap(({ sentences }) => sentences);
  return (
    <section class="looking-back">
      <Stepper
        at={past}
        last={story.length}
        playing={false}
        onMove={onPast}
        onBack={() => onPast(ends.findLast((end) => end < past) ?? 1)}
        onStep={() => onPast(ends.find((end) => end > past) ?? story.length)}
        onPlay={() => onReplay(past)}
      />
      <div class="told" role="status">
        {told.map((sentence, i) => (
          <p key={`${i} ${sentence}`}>
            <Told text={sentence} />
          </p>
        ))}
      </div>
      <button type="button" class="primary" onClick={() => onPast(null)}>
        {words.say('ui.now')}
      </button>
    </section>
  );
}
