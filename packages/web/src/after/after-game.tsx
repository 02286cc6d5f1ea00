import type { GameRecord } from '@longtwilight/engine';
import { REGION_KEYS } from '@longtwilight/engine/data';

import { useMemo } from 'preact/hooks';
import { Told } from '../log/told.tsx';
import { seenEntries } from '../match/seen-entries.ts';
import { StudyPanel } from '../study/study-panel.tsx';
import { useSpeech } from '../table/speech.ts';
import { swingsOf, turnEnds } from './course-of.ts';
import { ExportGame } from './export-game.tsx';
import { LineChart } from './line-chart.tsx';
import { LuckPanel } from './luck.tsx';
import { Standings } from './standings.tsx';

export interface AfterGameProps {
  readonly record: GameRecord;
  /** How many steps of the story are shown, where a game is looked at step by step. */
  readonly at?: number | undefined;
  /** Show the game as it stood after so many steps of its story. */
  readonly onLook: (steps: number) => void;
}

/** What a game looked like from its end: points and regions turn by turn, swings, luck and mistakes. */
export function AfterGame({ record, at, onLook }: AfterGameProps) {
  const { words } = useSpeech();
  const ends = useMemo(() => turnEnds(record), [record, record.entries.length]);
  const swings = useMemo(
    () => swingsOf(seenEntries(record, 'public'), record.start?.turn ?? record.rules.start.turn),
    [record, record.entries.length],
  );
  return (
    <div class="after">
      <h3>{words.say('ui.after.vp')}</h3>
      <LineChart
        label={words.say('ui.after.vp')}
        points={ends.map(({ vp }) => vp)}
        labels={ends.map(({ turn }) => String(turn))}
        say={(vp) => words.score(vp)}
      />
      <h3>{words.say('ui.after.regions')}</h3>
      <Standings ends={ends} regions={REGION_KEYS} />
      <h3>{words.say('ui.after.swings')}</h3>
      <ol class="moments">
        {swings.map(({ steps, turn, by, facts, forChina }, i) => (
          <li key={i}>
            <button type="button" onClick={() => onLook(steps)}>
              <b>{words.score(by)}</b>
              <span>
                {words.say('ui.turn', { turn })}:{' '}
                <Told text={forChina ? words.say('ui.china') : (words.tell(facts)[0] ?? '')} />
              </span>
            </button>
          </li>
        ))}
      </ol>
      <h3>{words.say('ui.after.luck')}</h3>
      <LuckPanel record={record} onLook={onLook} />
      <h3>{words.say('ui.after.mistakes')}</h3>
      <StudyPanel record={record} at={at} onLook={onLook} />
      <h3>{words.say('ui.export')}</h3>
      <ExportGame record={record} />
    </div>
  );
}
