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
    ['ui.step.first', '|‹', () => move(1)],
    ['ui.step.back', '‹', () => move(next(at, -1))],
    [playing ? 'ui.step.stop' : 'ui.step.play', playing ? '■' : '►', () => setPlaying(!playing)],
    ['ui.step.on', '›', () => move(next(at, 1))],
    ['ui.step.last', '›|', () => move(last)],
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
            {sign}
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
