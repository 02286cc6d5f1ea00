import { CardChip, type PlaceView, RegionMap, SideMark } from '@longtwilight/board';
import { type Fact, SIDE_KEYS, type SideKey, US, USSR, type View, WINNING_VP } from '@longtwilight/engine';
import { at, type CountryKey, scoringCardOf, southeastAsia, TOUCHES } from '@longtwilight/engine/data';
import { mapWords, placesOf, regionOf } from '@longtwilight/picture/map';
import type { Words } from '@longtwilight/words';
import { useSpeech } from '../table/speech.ts';
import { Stage } from './stage.tsx';
import type { StagesProps } from './stages.tsx';

interface ScoringStageProps extends StagesProps {
  readonly label: string;
  readonly score: Score;
}

type Score = Extract<Fact, { t: 'score' }>;
type Share = Score['us'];
type BySide<T> = Readonly<Record<SideKey, T>>;

/** One thing that is counted, and what it pays each side. */
interface CountedRow extends BySide<number> {
  readonly name: string;
  readonly note?: string;
  /** What each side is paid for, where the map tells it. */
  readonly countries?: BySide<readonly CountryKey[]>;
  readonly standing?: BySide<string>;
}

/** A region is scored: how it stands, both columns, and where the marker goes. */
export function ScoringStage({ score, label, ...props }: ScoringStageProps) {
  const { words } = useSpeech();
  const { region, us, ussr } = score;
  const { before, view } = props.telling;
  const places = placesIn(before, region);
  const change = view.vp - before.vp;
  const title = words.say('ui.score.title', { region });
  const sign = <CardChip card={{ id: scoringCardOf(region), value: null, side: 'neutral' }} />;
  return (
    <Stage {...props} kind="scoring" label={label} title={title} sign={sign}>
      <div class="score-body">
        <RegionMap places={places} words={mapWords(words).places} label={title} />
        <table class="score-table">
          <thead>
            <tr>
              <th>{words.say('ui.score.counts')}</th>
              {SIDE_KEYS.map((side) => (
                <th key={side} data-side={side}>
                  <SideMark side={side} /> {words.side(side)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rowsOf(words, score, places).map((row) => (
              <ScoreRow key={row.name} row={row} />
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
      </div>
      <p class="score-move" data-side={change === 0 ? undefined : change > 0 ? 'us' : 'ussr'}>
        <b>{words.score(change)}</b>
        <Way from={before.vp} to={view.vp} />
      </p>
    </Stage>
  );
}

/** What each side's standing pays by itself, without its battlegrounds and adjacent countries. */
const standingPoints = ({ vp, battlegrounds, neighbours }: Share): number =>
  Math.max(vp - battlegrounds - neighbours, 0);

function rowsOf(words: Words, { region, us, ussr }: Score, places: readonly PlaceView[]): CountedRow[] {
  const shares = { us, ussr };
  const each = (one: (share: Share) => number) => ({ us: one(us), ussr: one(ussr) });
  const against = (what: 'countries' | 'battlegrounds') => `${words.say(`ui.score.${what}`)} ${us[what]}–${ussr[what]}`;
  const counted = (what: 'battlegrounds' | 'neighbours', countries: BySide<CountryKey[]>): CountedRow => ({
    name: words.say(`ui.score.${what}`),
    ...each((share) => share[what]),
    // Some cards make a country count more or less than the map says
    ...(SIDE_KEYS.every((side) => countries[side].length === shares[side][what]) && { countries }),
  });
  if (region === 'southeast-asia')
    return [
      { name: words.say('ui.score.countries'), ...each(({ vp }) => vp), countries: controlled(places, () => true) },
    ];
  return [
    {
      name: words.say('ui.score.standing'),
      note: `${against('countries')} · ${against('battlegrounds')}`,
      ...each(standingPoints),
      standing: { us: words.say(`standing.${us.standing}`), ussr: words.say(`standing.${ussr.standing}`) },
    },
    counted(
      'battlegrounds',
      controlled(places, ({ battleground }) => battleground),
    ),
    counted('neighbours', controlled(places, touchesTheOther)),
  ];
}

/** Those countries of each side that count for something. */
function controlled(
  places: readonly PlaceView[],
  counts: (place: PlaceView, side: SideKey) => boolean,
): BySide<CountryKey[]> {
  const of = (side: SideKey) =>
    places.filter((place) => place.control === side && counts(place, side)).map(({ id }) => id);
  return { us: of('us'), ussr: of('ussr') };
}

const touchesTheOther = ({ id }: PlaceView, side: SideKey): boolean => TOUCHES[at[id]] === (side === 'us' ? USSR : US);

function ScoreRow({ row: { name, note, countries, standing, ...points } }: { readonly row: CountedRow }) {
  const { words } = useSpeech();
  return (
    <tr>
      <th scope="row">
        {name}
        {note !== undefined && <small>{note}</small>}
        {SIDE_KEYS.filter((side) => (countries?.[side].length ?? 0) > 0).map((side) => (
          <small key={side}>
            <SideMark side={side} /> {countries?.[side].map((one) => words.shortCountry(one)).join(', ')}
          </small>
        ))}
      </th>
      {SIDE_KEYS.map((side) => (
        <td key={side} data-side={side} data-nothing={points[side] === 0 || undefined}>
          {points[side]} <small>{standing?.[side]}</small>
        </td>
      ))}
    </tr>
  );
}

/** The countries that are counted. */
function placesIn(seen: View, region: Score['region']): PlaceView[] {
  return placesOf(seen).filter(({ id }) =>
    region === 'southeast-asia' ? southeastAsia(at[id]) : id !== 'chinese-civil-war' && regionOf(id) === region,
  );
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
