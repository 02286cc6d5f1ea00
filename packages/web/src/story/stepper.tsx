import type { Fact } from '@longtwilight/engine';
import { useEffect, useState } from 'preact/hooks';
import { Told } from '../log/told.tsx';
import type { SeenEntry } from '../match/match.ts';
import { useSetting } from '../settings/context.ts';
import { STEP_PACES } from '../settings/settings.ts';
import { useSpeech } from '../table/speech.ts';

interface StepperProps {
  readonly story: readonly SeenEntry[];
  /** How many steps of the story have been taken. */
  readonly at: number;
  readonly onMove: (steps: number) => void;
  /** Begin to play at once, and say when the end is reached. */
  readonly onPlayed?: (() => void) | undefined;
}

const SIGNS = {
  first: 'M3 3h2v10H3zM13 3v10L6 8z',
  back: 'M11 3v10L4 8z',
  play: 'M4 2.5v11L13 8z',
  stop: 'M4 4h8v8H4z',
  on: 'M5 3v10l7-5z',
  last: 'M11 3h2v10h-2zM3 3v10l7-5z',
} as const;

/** Through the steps of a game by hand, or all by itself; each is told in words. */
export function Stepper({ story, at, onMove, onPlayed }: StepperProps) {
  const { words } = useSpeech();
  const { settings } = useSetting();
  const [playing, setPlaying] = useState(onPlayed !== undefined);
  const last = story.length;
  const move = (to: number) => onMove(Math.min(Math.max(to, 1), last));
  useEffect(() => {
    if (!playing) return;
    const timer = setTimeout(() => {
      if (at < last) return move(nextStep(story, at, 1));
      setPlaying(false);
      onPlayed?.();
    }, STEP_PACES[settings.speed]);
    return () => clearTimeout(timer);
  }, [playing, at, last]);
  const byHand = (to: number) => {
    setPlaying(false);
    move(to);
  };
  const buttons = [
    ['ui.step.first', SIGNS.first, () => byHand(1)],
    ['ui.step.back', SIGNS.back, () => byHand(nextStep(story, at, -1))],
    [playing ? 'ui.step.stop' : 'ui.step.play', playing ? SIGNS.stop : SIGNS.play, () => setPlaying(!playing)],
    ['ui.step.on', SIGNS.on, () => byHand(nextStep(story, at, 1))],
    ['ui.step.last', SIGNS.last, () => byHand(last)],
  ] as const;
  return (
    <section class="stepper">
      <input
        type="range"
        min={1}
        max={last}
        value={at}
        aria-label={words.say('ui.log')}
        onInput={({ currentTarget }) => byHand(Number(currentTarget.value))}
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
      <div class="told" role="status">
        {words.tell(factsAt(story, at)).map((sentence, i) => (
          <p key={`${i} ${sentence}`}>
            <Told text={sentence} />
          </p>
        ))}
      </div>
    </section>
  );
}

const isDeal = (step: SeenEntry | undefined): boolean =>
  step !== undefined &&
  step.facts.length > 0 &&
  step.facts.every((fact) => fact.t === 'card' && fact.from === 'pile' && fact.to.endsWith('-hand'));

/** The next step in which something happened; cards that are dealt one after the other are one step. */
export function nextStep(story: readonly SeenEntry[], from: number, step: 1 | -1): number {
  const passes = (to: number) => story[to - 1]?.facts.length === 0 || (isDeal(story[to - 1]) && isDeal(story[to]));
  let to = from + step;
  while (to > 1 && to < story.length && passes(to)) to += step;
  return to;
}

/** What a step did, with the cards dealt before it. */
function factsAt(story: readonly SeenEntry[], at: number): Fact[] {
  let from = at - 1;
  while (isDeal(story[from]) && isDeal(story[from - 1])) from--;
  return story.slice(from, at).flatMap(({ facts }) => facts);
}
