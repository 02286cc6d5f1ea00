import type { GameRecord } from '@longtwilight/engine';
import { useState } from 'preact/hooks';
import { ChoiceField } from '../settings/settings-form.tsx';
import { useSpeech } from '../table/speech.ts';
import { ChanceChart } from './chance-chart.tsx';
import { ChanceLegend } from './chance-legend.tsx';
import { JudgedPlay } from './judged-play.tsx';
import type { StudiedGame } from './study-crew.ts';
import { useStudy } from './use-study.ts';

export interface StudyPanelProps {
  readonly record: GameRecord;
  /** How many steps of the story are shown, where a game is looked at step by step. */
  readonly at?: number | undefined;
  /** Show the game as it stood after so many steps of its story. */
  readonly onLook: (steps: number) => void;
}

/** What the computer makes of a game, once somebody asks: the chance to win, mistakes by what they cost, and luck. */
export function StudyPanel({ record, at, onLook }: StudyPanelProps) {
  const { words } = useSpeech();
  const { studied, progress, failed, start, stop } = useStudy(record);
  if (studied !== null) return <Studied {...studied} at={at ?? null} onLook={onLook} />;
  if (progress === null)
    return (
      <>
        {failed && <p class="warning">{words.say('ui.study.failed')}</p>}
        <button type="button" class="quiet" onClick={start}>
          {words.say('ui.study')}
        </button>
      </>
    );
  return (
    <>
      <p class="lt-quiet" role="status">
        {words.say('ui.after.mistakes.progress', { ...progress })}
      </p>
      <progress max={progress.needed} value={progress.done} />
      <button type="button" class="quiet" onClick={stop}>
        {words.say('ui.study.stop')}
      </button>
    </>
  );
}

const EYES = ['both', 'us', 'ussr'] as const;

interface StudiedProps extends StudiedGame {
  readonly at: number | null;
  readonly onLook: (steps: number) => void;
}

function Studied({ moments, plays, mistakes, luck, balance, at, onLook }: StudiedProps) {
  const { words } = useSpeech();
  const [eyes, setEyes] = useState<(typeof EYES)[number]>('both');
  // A replay that shows the question shows what was answered to it
  const here = at === null ? undefined : plays.findLast((play) => play.at < at && at <= play.at + play.count);
  return (
    <>
      <div class="chance-in-panel">
        <ChoiceField
          label={words.say('ui.view-as')}
          value={eyes}
          options={EYES}
          name={(one) => (one === 'both' ? words.say('ui.view.both') : words.side(one))}
          onChange={setEyes}
        />
        <ChanceChart moments={moments} mistakes={mistakes} luck={luck} eyes={eyes} at={at} onLook={onLook} />
        <ChanceLegend />
      </div>
      <p>
        {words.say('ui.study.luck', {
          points: Math.round(100 * Math.abs(balance)),
          side: balance < 0 ? 'ussr' : 'us',
        })}
      </p>
      {here !== undefined && (
        <section class="played-here">
          <h4>{words.say('ui.study.here')}</h4>
          <ol class="moments mistakes">
            <JudgedPlay play={here} isOpen onLook={onLook} />
          </ol>
        </section>
      )}
      {mistakes.length === 0 && <p>{words.say('ui.after.mistakes.none')}</p>}
      <ol class="moments mistakes">
        {mistakes.map((play) => (
          <JudgedPlay key={play.at} play={play} onLook={onLook} />
        ))}
      </ol>
      <Decisions plays={plays} onLook={onLook} />
    </>
  );
}

/** All of them, drawn when somebody wants to see them: there are hundreds. */
function Decisions({ plays, onLook }: Pick<StudiedProps, 'plays' | 'onLook'>) {
  const { words } = useSpeech();
  const [open, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{words.say('ui.study.decisions', { count: plays.length })}</summary>
      {open && (
        <ol class="moments mistakes">
          {plays.map((play) => (
            <JudgedPlay key={play.at} play={play} onLook={onLook} />
          ))}
        </ol>
      )}
    </details>
  );
}
