import { Die } from '@longtwilight/board';
import { coupStrength, type Fact, type SideKey, type View } from '@longtwilight/engine';
import { at, type CountryKey } from '@longtwilight/engine/data';
import { placesOf } from '@longtwilight/picture/map';
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

type Aim = Extract<Fact, { t: 'coup' | 'war' | 'realign' }>;

const aimOf = ({ facts }: Beat): Aim | undefined =>
  facts.find((fact): fact is Aim => fact.t === 'coup' || fact.t === 'war' || fact.t === 'realign');

/** Events that change the die of a coup. */
const CHANGES_COUPS = ['salt-negotiations', 'latin-american-death-squads'] as const;

/** The sum of each die of an attempt: the die, and everything that is added or taken. */
export function sumsOf(words: Words, beat: Beat, effects: readonly string[]): Sum[] {
  const aim = aimOf(beat);
  return beat.facts.flatMap((fact): Sum[] => {
    if (fact.t !== 'die') return [];
    const { side, roll } = fact;
    const terms: Term[] = [{ value: roll, name: words.say('ui.sum.die'), roll: true }];
    if (aim?.t === 'coup') terms.push({ value: aim.value, name: words.say('ui.sum.operations') });
    const modifier = modifierOf(words, aim, side, effects);
    if (modifier !== null && modifier.value !== 0) terms.push(modifier);
    if (aim?.t === 'coup') {
      const resistance = coupStrength(at[aim.country], 0, 0, 0);
      terms.push({ value: resistance, name: words.say('ui.sum.stability') });
    }
    return [{ side, terms }];
  });
}

/** What is added to a die, by the name of what adds it. */
function modifierOf(words: Words, aim: Aim | undefined, side: SideKey, effects: readonly string[]): Term | null {
  if (aim === undefined) return null;
  if (aim.t === 'war') return { value: aim.modifier, name: words.say('ui.sum.neighbours') };
  if (aim.t === 'realign') return { value: aim.modifiers[side === 'us' ? 0 : 1], name: words.say('ui.sum.realign') };
  const causes = CHANGES_COUPS.filter((card) => effects.some((effect) => effect.split('@')[0] === card));
  return {
    value: aim.modifier,
    name: causes.length === 0 ? words.say('ui.sum.modifier') : causes.map((card) => words.card(card)).join(', '),
  };
}

/** A roll as an equation in which each part is named, and what it brings. */
export function Equation({ beat, view }: { readonly beat: Beat; readonly view: View }) {
  const { words } = useSpeech();
  const sums = sumsOf(words, beat, view.effects);
  if (sums.length === 0) return null;
  const target = aimOf(beat)?.country;
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
      {target !== undefined && <Outcome facts={beat.facts} target={target} view={view} />}
    </div>
  );
}

interface OutcomeProps {
  readonly facts: readonly Fact[];
  readonly target: CountryKey;
  readonly view: View;
}

/** What an attempt has changed at its target, and who controls it now. */
function Outcome({ facts, target, view }: OutcomeProps) {
  const { words } = useSpeech();
  const changes = facts.flatMap((fact) => (fact.t === 'influence' && fact.country === target ? [fact] : []));
  const control = placesOf(view).find(({ id }) => id === target)?.control;
  const signed = new Intl.NumberFormat(words.locale, { signDisplay: 'exceptZero' });
  return (
    <p class="sum-outcome">
      <b>{words.country(target)}</b>
      {changes.map(({ side, by }, i) => (
        <i key={i} class="token" data-side={side} data-solid={by > 0 || undefined}>
          {signed.format(by).replace('-', '−')}
        </i>
      ))}
      <span data-side={control ?? undefined}>
        {changes.length === 0
          ? words.say('ui.face.none')
          : control
            ? words.say('ui.sum.controls', { side: control })
            : words.say('ui.sum.nobody')}
      </span>
    </p>
  );
}
