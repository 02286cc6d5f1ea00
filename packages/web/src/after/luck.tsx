import { SIDE_KEYS } from '@longtwilight/engine';
import { Awaited, useLoaded } from '../shared/loaded.tsx';
import { useSpeech } from '../table/speech.ts';
import type { AfterGameProps } from './after-game.tsx';

/** As everywhere else in our texts; `Intl` takes a hyphen in most languages. */
const MINUS = '−';

/** Where a side's luck is off the scale. */
const MOST = 5;

/** Dice against what was to be expected, by side, and every attempt in words. */
export function LuckPanel({ record, onLook }: AfterGameProps) {
  const { words } = useSpeech();
  const { come } = useLoaded(
    async () => (await import('@longtwilight/notation')).luckOf(words, record),
    [words, record, record.entries.length],
  );
  if (come === null) return <Awaited />;
  const luck = come.value;
  const signed = new Intl.NumberFormat(words.locale, { maximumFractionDigits: 1, signDisplay: 'exceptZero' });
  return (
    <>
      {SIDE_KEYS.map((side) => (
        <div key={side} class="luck" data-side={side}>
          <span class="luck-bar" aria-hidden="true">
            <i style={barOf(luck.balance[side])} />
          </span>
          <b>{signed.format(luck.balance[side]).replace('-', MINUS)}</b>
          <p>{luck.lines[side]}</p>
        </div>
      ))}
      <details>
        <summary>{words.say('ui.after.attempts', { count: luck.attempts.length })}</summary>
        <ol class="moments">
          {luck.attempts.map(({ answers, turn, text }, i) => (
            <li key={`${i} ${answers}`}>
              <button type="button" onClick={() => onLook(answers + 1)}>
                <span>
                  {words.say('ui.turn', { turn })}: {text}
                </span>
              </button>
            </li>
          ))}
        </ol>
      </details>
    </>
  );
}

/** From the middle to the right for good luck, to the left for bad. */
function barOf(balance: number): { left: string; width: string } {
  const part = Math.min(Math.abs(balance) / MOST, 1) * 50;
  return { left: `${balance < 0 ? 50 - part : 50}%`, width: `${part}%` };
}
