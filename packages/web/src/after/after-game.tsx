import { REGION_KEYS, type Session } from '@longtwilight/engine';
import { useMemo } from 'preact/hooks';
import { useSpeech } from '../table/speech.ts';
import { LineChart } from './line-chart.tsx';
import { Mistakes } from './mistakes.tsx';
import { diceOf, turnEnds } from './summary-of.ts';

const EXPECTED_MEAN = 3.5;

/** What a game looked like from its end: points and regions turn by turn, and the dice. */
export function AfterGame({ session }: { readonly session: Session }) {
  const { words } = useSpeech();
  const ends = useMemo(() => turnEnds(session), [session, session.entries.length]);
  const dice = useMemo(() => diceOf(session), [session, session.entries.length]);
  const number = new Intl.NumberFormat(words.locale, { maximumFractionDigits: 2 });
  const labels = ends.map(({ turn }) => String(turn));
  return (
    <div class="after">
      <h3>{words.say('ui.after.vp')}</h3>
      <LineChart
        label={words.say('ui.after.vp')}
        points={ends.map(({ vp }) => vp)}
        labels={labels}
        say={(vp) => words.score(vp)}
      />
      <h3>{words.say('ui.after.regions')}</h3>
      {REGION_KEYS.map((region) => (
        <div key={region} class="small-chart">
          <span>{words.shortRegion(region)}</span>
          <LineChart
            label={words.region(region)}
            points={ends.map(({ regions }) => regions[region])}
            labels={labels}
            say={(vp) => words.score(vp)}
          />
        </div>
      ))}
      <h3>{words.say('ui.after.luck')}</h3>
      <ul>
        {(['us', 'ussr'] as const).map((side) => (
          <li key={side}>
            {words.say('ui.after.dice', {
              side,
              count: dice[side].count,
              text: number.format(dice[side].mean),
              name: number.format(EXPECTED_MEAN),
            })}
          </li>
        ))}
      </ul>
      <h3>{words.say('ui.after.mistakes')}</h3>
      <Mistakes session={session} />
    </div>
  );
}
