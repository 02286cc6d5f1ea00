import { CardChip, SideMark } from '@longtwilight/board';
import { type Fact, type View, WINNING_VP } from '@longtwilight/engine';
import type { CountryKey } from '@longtwilight/engine/data';
import { placesOf, regionOf } from '@longtwilight/picture/map';
import { useSpeech } from '../table/speech.ts';
import { Stage } from './stage.tsx';
import type { StagesProps } from './stages.tsx';

interface ScoringStageProps extends StagesProps {
  readonly label: string;
  readonly score: Score;
}

type Score = Extract<Fact, { t: 'score' }>;
type Share = Score['us'];
const SIDES = ['us', 'ussr'] as const;

/** What each side's standing pays by itself, without its battlegrounds and neighbours. */
const standingPoints = ({ vp, battlegrounds, neighbours }: Share): number =>
  Math.max(vp - battlegrounds - neighbours, 0);

/** A region is scored: both columns, and where the marker goes. */
export function ScoringStage({ score, label, ...props }: ScoringStageProps) {
  const { words } = useSpeech();
  const { region, us, ussr } = score;
  const { before, view } = props.telling;
  const named = battlegroundsOf(before, region);
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
          {
            name: words.say('ui.score.battlegrounds'),
            us: us.battlegrounds,
            ussr: ussr.battlegrounds,
            notes: [us, ussr].map(({ battlegrounds }, i) => {
              const names = named[i] ?? [];
              // Some cards make a country count more or less than the map says
              return names.length === battlegrounds ? names.map((one) => words.shortCountry(one)).join(', ') : '';
            }),
          },
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
            {SIDES.map((side) => (
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
        <Way from={before.vp} to={view.vp} />
      </p>
    </Stage>
  );
}

/** The battlegrounds of a region that each side controls. */
function battlegroundsOf(seen: View, region: Score['region']): CountryKey[][] {
  const here = placesOf(seen).filter(({ id, battleground }) => battleground && regionOf(id) === region);
  return SIDES.map((side) => here.filter(({ control }) => control === side).map(({ id }) => id));
}

/** The way of the marker on the track of victory points. */
function Way({ from, to }: { readonly from: number; readonly to: number }) {
  const { words } = useSpeech();
  const place = (vp: number) => `${50 - (Math.max(-WINNING_VP, Math.min(WINNING_VP, vp)) / WINNING_VP) * 50}%`;
  const sideOf = (vp: number) => (vp === 0 ? undefined : vp > 0 ? 'us' : 'ussr');
  return (
    <span class="score-way">
      <span class="lt-hidden">
        {words.score(from)} → {words.score(to)}
      </span>
      <i data-was data-side={sideOf(from)} style={{ left: place(from) }} aria-hidden="true">
        {words.score(from)}
      </i>
      {from !== to && (
        <i data-side={sideOf(to)} style={{ left: place(to) }} aria-hidden="true">
          {words.score(to)}
        </i>
      )}
    </span>
  );
}
