import { Die } from '@longtwilight/board';
import type { SideKey } from '@longtwilight/engine';
import { COUNTRY_KEYS, STABILITY } from '@longtwilight/engine/data';
import type { Words } from '@longtwilight/words';
import { useSpeech } from '../table/speech.ts';
import type { Beat } from './beats.ts';

/** A part of a sum with its name. */
interface Term {
  readonly value: number;
  readonly name: string;
  /** The first is the die itself. */
  readonly roll?: true;
}
interface Sum {
  readonly side: SideKey;
  readonly terms: readonly Term[];
}

/** The sum of each die of an attempt: the die, and everything that is added or taken. */
export function sumsOf(words: Words, { facts }: Beat): Sum[] {
  const aim = facts.find((fact) => fact.t === 'coup' || fact.t === 'war' || fact.t === 'realign');
  return facts.flatMap((fact): Sum[] => {
    if (fact.t !== 'die') return [];
    const { side, roll } = fact;
    const terms: Term[] = [{ value: roll, name: words.say('ui.sum.die'), roll: true }];
    const modifier =
      aim?.t === 'realign'
        ? aim.modifiers[side === 'us' ? 0 : 1]
        : aim?.t === 'coup' || aim?.t === 'war'
          ? aim.modifier
          : 0;
    if (aim?.t === 'coup') terms.push({ value: aim.value, name: words.say('ui.sum.operations') });
    if (modifier !== 0) terms.push({ value: modifier, name: words.say('ui.sum.modifier') });
    if (aim?.t === 'coup') {
      const stability = STABILITY[COUNTRY_KEYS.indexOf(aim.country)] ?? 0;
      terms.push({ value: -2 * stability, name: words.say('ui.sum.stability') });
    }
    return [{ side, terms }];
  });
}

/** A roll as an equation in which each part is named. */
export function Equation({ beat }: { readonly beat: Beat }) {
  const { words } = useSpeech();
  const sums = sumsOf(words, beat);
  if (sums.length === 0) return null;
  return (
    <div class="sums">
      {sums.map(({ side, terms }, i) => (
        <p key={i} class="sum" data-side={side}>
          {terms.map(({ value, name, roll }, at) => (
            <span key={name} class="sum-term">
              {at > 0 && <i>{value < 0 ? '−' : '+'}</i>}
              <span>
                {roll ? <Die roll={value} side={side} /> : <b>{Math.abs(value)}</b>}
                <small>{name}</small>
              </span>
            </span>
          ))}
          {terms.length > 1 && (
            <span class="sum-term">
              <i>=</i>
              <span>
                <b class="sum-result">{terms.reduce((sum, { value }) => sum + value, 0)}</b>
                <small>{words.say(sums.length > 1 ? `ui.sum.${side}` : 'ui.sum.result')}</small>
              </span>
            </span>
          )}
        </p>
      ))}
    </div>
  );
}
