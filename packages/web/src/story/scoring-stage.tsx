import { CardChip, SideMark } from '@longtwilight/board';
import type { Fact } from '@longtwilight/engine';
import { useSpeech } from '../table/speech.ts';
import { Stage } from './stage.tsx';
import type { StagesProps } from './stages.tsx';

interface ScoringStageProps extends StagesProps {
  readonly label: string;
  readonly score: Extract<Fact, { t: 'score' }>;
}

type Share = Extract<Fact, { t: 'score' }>['us'];

/** What each side's standing pays by itself, without its battlegrounds and neighbours. */
const standingPoints = ({ vp, battlegrounds, neighbours }: Share): number =>
  Math.max(vp - battlegrounds - neighbours, 0);

/** A region is scored: both columns, and where the marker goes. */
export function ScoringStage({ score, label, ...props }: ScoringStageProps) {
  const { words } = useSpeech();
  const { region, us, ussr } = score;
  const { before, view } = props.telling;
  const rows =
    region === 'southeast-asia'
      ? []
      : [
          {
            name: words.say('ui.score.standing'),
            us: standingPoints(us),
            ussr: standingPoints(ussr),
            notes: [words.say(`standing.${us.standing}`), words.say(`standing.${ussr.standing}`)],
          },
          { name: words.say('ui.score.battlegrounds'), us: us.battlegrounds, ussr: ussr.battlegrounds },
          { name: words.say('ui.score.neighbours'), us: us.neighbours, ussr: ussr.neighbours },
        ];
  const change = view.vp - before.vp;
  return (
    <Stage {...props} kind="scoring" label={label} title={words.say('ui.score.title', { region })}>
      <table class="score-table">
        <thead>
          <tr>
            <th>
              <CardChip card={{ id: `${region}-scoring`, value: null, side: 'neutral' }} />{' '}
              {words.say('ui.score.counts')}
            </th>
            {(['us', 'ussr'] as const).map((side) => (
              <th key={side} data-side={side}>
                <SideMark side={side} /> {words.side(side)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, us, ussr, notes }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td data-side="us">
                {us} <small>{notes?.[0]}</small>
              </td>
              <td data-side="ussr">
                {ussr} <small>{notes?.[1]}</small>
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{words.say('ui.score.sum')}</th>
            <td data-side="us">{us.vp}</td>
            <td data-side="ussr">{ussr.vp}</td>
          </tr>
        </tfoot>
      </table>
      <p class="score-move" data-side={change === 0 ? undefined : change > 0 ? 'us' : 'ussr'}>
        <b>{words.score(change)}</b>
        <span>
          {words.score(before.vp)} → {words.score(view.vp)}
        </span>
      </p>
    </Stage>
  );
}
