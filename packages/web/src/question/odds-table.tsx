import { useSpeech } from '../table/speech.ts';
import type { Chances, scoringAtStake } from './chances.ts';
import { scoringTitle } from './consequences.ts';

/** What two dice can bring: a row for each result, as long as it is likely. */
export function OddsTable({ chances }: { readonly chances: readonly Chances[] }) {
  return (
    <section class="odds-table">
      {chances.map(({ title, results }) => (
        <div key={title}>
          <b class="odds-title">{title}</b>
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

type Score = NonNullable<ReturnType<typeof scoringAtStake>>;

/** What a scoring card will pay, side by side. */
export function ScoringPreview({ score }: { readonly score: Score }) {
  const { words } = useSpeech();
  return (
    <section class="odds-table scoring-preview">
      <b class="odds-title">{scoringTitle(words, score)}</b>
      <dl>
        {(['us', 'ussr'] as const).map((side) => (
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
