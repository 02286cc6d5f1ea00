import { Die } from '@longtwilight/board';
import type { Fact, View } from '@longtwilight/engine';
import type { CountryKey } from '@longtwilight/engine/data';
import { placesOf } from '@longtwilight/picture/map';
import { useSpeech } from '../table/speech.ts';
import type { Beat } from './beats.ts';
import { aimOf, rollNeeded, sumOf, sumsOf } from './sums.ts';

/** A roll as an equation in which each part is named, and what it brings. */
export function Equation({ beat, view }: { readonly beat: Beat; readonly view: View }) {
  const { words } = useSpeech();
  const sums = sumsOf(words, beat, view);
  if (sums.length === 0) return null;
  const target = aimOf(beat)?.country;
  const needed = rollNeeded(beat, view);
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
                <b class="sum-result">{sumOf(terms)}</b>
                <small>{words.say(sums.length > 1 ? `ui.sum.${side}` : 'ui.sum.result')}</small>
              </span>
            </span>
          )}
          {needed !== null && (
            <span class="sum-term">
              <i>{needed.sign}</i>
              <span>
                <b>{needed.roll}</b>
                <small>{words.say('ui.sum.needed')}</small>
              </span>
            </span>
          )}
        </p>
      ))}
      {target !== undefined && <TargetAfter facts={beat.facts} target={target} view={view} />}
    </div>
  );
}

interface TargetAfterProps {
  readonly facts: readonly Fact[];
  readonly target: CountryKey;
  readonly view: View;
}

/** What an attempt has changed at its target, and who controls it now. */
function TargetAfter({ facts, target, view }: TargetAfterProps) {
  const { words } = useSpeech();
  const changes = facts.flatMap((fact) => (fact.t === 'influence' && fact.country === target ? [fact] : []));
  const control = placesOf(view).find(({ id }) => id === target)?.control;
  return (
    <p class="sum-outcome">
      <b>{words.country(target)}</b>
      {changes.map(({ side, by }, i) => (
        <i key={i} class="token" data-side={side} data-solid={by > 0 || undefined}>
          {by > 0 ? `+${by}` : `−${-by}`}
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
