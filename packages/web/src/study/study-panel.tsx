import type { StudiedPlay } from '@longtwilight/bots';
import type { GameRecord } from '@longtwilight/engine';
import { useState } from 'preact/hooks';
import { ChoiceField } from '../settings/settings-form.tsx';
import { useSpeech } from '../table/speech.ts';
import { ChanceChart } from './chance-chart.tsx';
import type { StudiedGame } from './study-worker.ts';
import { useStudy } from './use-study.ts';

export interface StudyPanelProps {
  readonly record: GameRecord;
  /** Show the game as it stood after so many steps of its story. */
  readonly onLook: (steps: number) => void;
}

/** What the computer makes of a game, once somebody asks: the chance to win, mistakes by what they cost, and luck. */
export function StudyPanel({ record, onLook }: StudyPanelProps) {
  const { words } = useSpeech();
  const { studied, progress, failed, start, stop } = useStudy(record);
  if (studied !== null) return <Studied {...studied} onLook={onLook} />;
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

function Studied({ moments, mistakes, luck, onLook }: StudiedGame & Pick<StudyPanelProps, 'onLook'>) {
  const { words } = useSpeech();
  const [eyes, setEyes] = useState<(typeof EYES)[number]>('both');
  return (
    <>
      <ChoiceField
        label={words.say('ui.view-as')}
        value={eyes}
        options={EYES}
        name={(one) => (one === 'both' ? words.say('ui.view.both') : words.side(one))}
        onChange={setEyes}
      />
      <ChanceChart moments={moments} eyes={eyes} onLook={onLook} />
      <p>{words.say('ui.study.luck', { points: Math.round(100 * Math.abs(luck)), side: luck < 0 ? 'ussr' : 'us' })}</p>
      {mistakes.length === 0 && <p>{words.say('ui.after.mistakes.none')}</p>}
      <ol class="moments mistakes">
        {mistakes.map((play) => (
          <li key={play.at} data-grade={play.grade}>
            <button type="button" onClick={() => onLook(play.at + 1)}>
              <b>{words.say('ui.study.loss', { points: Math.round(100 * play.loss) })}</b>
              <span>
                <MistakeText play={play} />
              </span>
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}

function MistakeText({ play: { turn, side, decision, answers, options, grade } }: { readonly play: StudiedPlay }) {
  const { words } = useSpeech();
  const [first] = answers;
  const [best] = options;
  const played = words.answer(decision, first ?? '');
  const better =
    best === undefined || best.answer === first
      ? words.say('ui.study.otherwise', { text: played })
      : words.answer(decision, best.answer);
  return (
    <>
      {words.say('ui.study.one', { turn, side, text: played })}
      <small>
        {grade !== null && <em>{words.say(`ui.study.grade.${grade}`)}</em>}{' '}
        {words.say('ui.study.better', { text: better })}
      </small>
    </>
  );
}
