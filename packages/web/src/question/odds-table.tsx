import { SIDE_KEYS, SideMark } from '@longtwilight/board';
import { sumOf } from '../story/sums.ts';
import { useSpeech } from '../table/speech.ts';
import type { Chances, scoringAtStake } from './chances.ts';
import { scoringTitle } from './consequences.ts';

/** What two dice can bring: a row for each result, as long as it is likely. */
export function OddsTable({ chances }: { readonly chances: readonly Chances[] }) {
  return (
    <section class="odds-table">
      {chances.map(({ title, results, modifiers }) => (
        <div key={title}>
          <b class="odds-title">{title}</b>
          {modifiers !== undefined && <Modifiers terms={modifiers} />}
          <ol>
            {results.map(({ chance, percent, text }) => (
              <li key={text}>
                <b>{percent}</b>
                <i aria-hidden="true">
                  <i style={{ width: `${chance * 100}%` }} />
                </i>
                <span>{text}</span>
              </li>
            ))}
          </ol>
        </div>
      ))}
    </section>
  );
}

/** What both sides add to their dice, and why. */
function Modifiers({ terms }: { readonly terms: NonNullable<Chances['modifiers']> }) {
  const { words } = useSpeech();
  const signed = (value: number) => words.nameOf('change', null, value);
  return (
    <ul class="modifiers">
      {SIDE_KEYS.map((side) => (
        <li key={side} data-side={side}>
          <SideMark side={side} />
          <span class="lt-hidden">{words.side(side)}</span>
          <b>{signed(sumOf(terms[side]))}</b>
          <small>{terms[side].map(({ value, name }) => `${name} ${signed(value)}`).join(', ')}</small>
        </li>
      ))}
    </ul>
  );
}

type Score = NonNullable<ReturnType<typeof scoringAtStake>>;

/** What a scoring card will pay, side by side. */
export function ScoringPreview({ score }: { readonly score: Score }) {
  const { words } = useSpeech();
  return (
    <section class="odds-table scoring-preview">
      <b class="odds-title">{scoringTitle(words, score)}</b>
      <dl>
        {SIDE_KEYS.map((side) => (
          <div key={side} data-side={side}>
            <dt>{words.side(side)}</dt>
            <dd>
              <b>{score[side].vp}</b> <small>{words.say(`standing.${score[side].standing}`)}</small>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
