import { CardChip, SideMark } from '@longtwilight/board';
import { REGION_KEYS } from '@longtwilight/engine/data';
import { scoringNote } from '../map/places.ts';
import { useSpeech } from '../table/speech.ts';
import { Stage } from './stage.tsx';
import type { StagesProps } from './stages.tsx';

interface TurnStageProps extends StagesProps {
  readonly label: string;
  /** The turn that begins. */
  readonly turn: number;
}

const SIDES = ['us', 'ussr'] as const;

/** The end of a turn: what it cost, and what is still to come. */
export function TurnStage({ turn, label, ...props }: TurnStageProps) {
  const { words } = useSpeech();
  const { telling, seen } = props;
  const { before, view } = telling;
  const beat = telling.beats[telling.at]!; // it is told now
  const owed = before.defcon;
  const paid = beat.facts.flatMap((fact) => (fact.t === 'vp' ? [fact] : []));
  const { holder, faceUp } = seen.china;
  return (
    <Stage {...props} kind="turn" label={label} title={words.say('ui.turn.over', { turn: turn - 1 })}>
      <dl class="turn-rows">
        <dt>{words.say('ui.turn.military')}</dt>
        <dd>
          {SIDES.map((side, i) => (
            <span key={side} data-side={side}>
              <SideMark side={side} /> {words.say('ui.turn.of', { done: before.milOps[i] ?? 0, needed: owed })}
            </span>
          ))}
        </dd>
        <dd class="turn-result">
          {paid.length === 0
            ? words.say('ui.turn.enough')
            : paid.map(({ side, by }) => (
                <b key={side} data-side={side}>
                  {words.say('ui.odds.influence', { side, change: by })} {words.say('ui.vp')}
                </b>
              ))}
        </dd>
        <dt>{words.say('ui.defcon')}</dt>
        <dd>{words.say('ui.defcon.note', { level: view.defcon })}</dd>
        <dd class="turn-result">
          {before.defcon === view.defcon
            ? words.say('ui.turn.defcon.same', { level: view.defcon })
            : words.say('ui.turn.defcon', { first: before.defcon, second: view.defcon })}
        </dd>
        <dt>{words.say('ui.china')}</dt>
        <dd>
          <CardChip card={{ id: 'china-card', value: 4, side: 'neutral' }} />
          {words.say(holder === 'none' ? 'ui.china.nobody' : faceUp ? 'ui.china.up' : 'ui.china.down')}
        </dd>
        <dd class="turn-result">{holder !== 'none' && <b data-side={holder}>{words.side(holder)}</b>}</dd>
        <dt>{words.say('ui.turn.scorings')}</dt>
        <dd class="turn-regions">
          {REGION_KEYS.map((region) => (
            <span key={region} data-zone={region}>
              <b>{words.shortRegion(region)}</b>
              <small>{scoringNote(seen, region, words)}</small>
            </span>
          ))}
        </dd>
      </dl>
    </Stage>
  );
}
