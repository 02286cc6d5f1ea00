import type { View } from '@longtwilight/engine';
import { yearsOf } from '@longtwilight/words';
import { useSpeech } from '../table/speech.ts';
import { HeadlineStage } from './headline-stage.tsx';
import { ScoringStage } from './scoring-stage.tsx';
import { TurnStage } from './turn-stage.tsx';
import type { BeatPlayer, BeatsTold } from './use-beats.ts';

export interface StagesProps {
  readonly player: BeatPlayer;
  readonly telling: BeatsTold;
  readonly seen: View;
}

/** The beats that take the whole table: headlines, a scoring, the end of a turn. */
export function Stages(props: StagesProps) {
  const { words } = useSpeech();
  const { telling } = props;
  const beat = telling.beats[telling.at];
  const { turn } = telling.view;
  const labelOf = (turn: number) => words.say('ui.turn.years', { turn, years: yearsOf(turn) });
  const label = labelOf(turn);
  for (const fact of beat?.facts ?? []) {
    if (fact.t === 'headline') return <HeadlineStage {...props} label={label} headlines={fact} />;
    if (fact.t === 'score') return <ScoringStage {...props} label={label} score={fact} />;
    if (fact.t === 'turn' && fact.turn > 1)
      return <TurnStage {...props} label={labelOf(fact.turn - 1)} turn={fact.turn} />;
  }
  return null;
}
