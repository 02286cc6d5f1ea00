import { useSpeech } from '../table/speech.ts';

interface StepperProps {
  /** Where one is, counted from 1, out of how many. */
  readonly at: number;
  readonly last: number;
  readonly playing: boolean;
  readonly onMove: (to: number) => void;
  readonly onBack: () => void;
  readonly onStep: () => void;
  readonly onPlay: () => void;
}

const SIGNS = {
  first: 'M3 3h2v10H3zM13 3v10L6 8z',
  back: 'M12 3v10L6 8zM4 3h2v10H4z',
  play: 'M4 2v12l10-6z',
  pause: 'M4 3h3v10H4zM9 3h3v10H9z',
  on: 'M4 3v10l6-5zM10 3h2v10h-2z',
  last: 'M11 3h2v10h-2zM3 3v10l7-5z',
} as const;

/** Through a game beat by beat, by hand or all by itself. */
export function Stepper({ at, last, playing, onMove, onBack, onStep, onPlay }: StepperProps) {
  const { words } = useSpeech();
  const buttons = [
    ['ui.step.first', SIGNS.first, () => onMove(1)],
    ['ui.step.back', SIGNS.back, onBack],
    [playing ? 'ui.step.stop' : 'ui.step.play', playing ? SIGNS.pause : SIGNS.play, onPlay],
    ['ui.step.on', SIGNS.on, onStep],
    ['ui.step.last', SIGNS.last, () => onMove(last)],
  ] as const;
  return (
    <section class="stepper">
      <input
        type="range"
        min={1}
        max={last}
        value={at}
        aria-label={words.say('ui.log')}
        onInput={({ currentTarget }) => onMove(Number(currentTarget.value))}
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
    </section>
  );
}
