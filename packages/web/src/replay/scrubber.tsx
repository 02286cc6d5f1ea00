import { useEffect, useState } from 'preact/hooks';
import { Choice } from '../settings/settings-form.tsx';
import { useSpeech } from '../table/speech.ts';
import type { Onlooker, ReplayMatch } from './replay-match.ts';

interface ScrubberProps {
  readonly match: ReplayMatch;
  readonly at: number;
  readonly onMove: (steps: number) => void;
}

const ONLOOKERS: readonly Onlooker[] = ['both', 'us', 'ussr', 'public'];
const STEP_MS = 700;
const SIGNS = {
  first: 'M3 3h2v10H3zM13 3v10L6 8z',
  back: 'M11 3v10L4 8z',
  play: 'M4 2.5v11L13 8z',
  stop: 'M4 4h8v8H4z',
  on: 'M5 3v10l7-5z',
  last: 'M11 3h2v10h-2zM3 3v10l7-5z',
} as const;

/** Through a game step by step, or all by itself. */
export function Scrubber({ match, at, onMove }: ScrubberProps) {
  const { words } = useSpeech();
  const [playing, setPlaying] = useState(false);
  const { story } = match.standing;
  const last = story.length;
  const move = (to: number) => onMove(Math.min(Math.max(to, 1), last));
  const next = (from: number, step: 1 | -1): number => {
    let to = from + step;
    // Steps in which nothing happened are passed over
    while (to > 1 && to < last && story[to - 1]?.facts.length === 0) to += step;
    return to;
  };
  useEffect(() => {
    if (!playing) return;
    if (at >= last) return setPlaying(false);
    const timer = setTimeout(() => move(next(at, 1)), STEP_MS);
    return () => clearTimeout(timer);
  }, [playing, at]);
  const buttons = [
    ['ui.step.first', SIGNS.first, () => move(1)],
    ['ui.step.back', SIGNS.back, () => move(next(at, -1))],
    [playing ? 'ui.step.stop' : 'ui.step.play', playing ? SIGNS.stop : SIGNS.play, () => setPlaying(!playing)],
    ['ui.step.on', SIGNS.on, () => move(next(at, 1))],
    ['ui.step.last', SIGNS.last, () => move(last)],
  ] as const;
  return (
    <section class="scrubber">
      <input
        type="range"
        min={1}
        max={last}
        value={at}
        aria-label={words.say('ui.log')}
        onInput={({ currentTarget }) => move(Number(currentTarget.value))}
      />
      <div class="buttons">
        {buttons.map(([key, sign, act]) => (
          <button key={key} type="button" class="quiet" aria-label={words.say(key)} onClick={act}>
            <svg viewBox="0 0 16 16" aria-hidden="true">
              <path d={sign} />
            </svg>
          </button>
        ))}
      </div>
      <Choice
        label={words.say('ui.view-as')}
        value={match.as}
        options={ONLOOKERS}
        name={(one) => (one === 'us' || one === 'ussr' ? words.side(one) : words.say(`ui.view.${one}`))}
        onChange={(one) => match.seeAs(one)}
      />
    </section>
  );
}
