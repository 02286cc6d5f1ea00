import { CardChip, SideMark } from '@longtwilight/board';
import { SIDE_KEYS } from '@longtwilight/engine';
import { REGION_KEYS } from '@longtwilight/engine/data';
import { scoringNote } from '@longtwilight/picture/map';
import { useSpeech } from '../table/speech.ts';
import { Stage } from './stage.tsx';
import type { StagesProps } from './stages.tsx';

interface TurnStageProps extends StagesProps {
  readonly label: string;
  /** The turn that begins. */
  readonly turn: number;
}

/** The end of a turn: what it cost, and what is still to come. */
export function TurnStage({ turn, label, ...props }: TurnStageProps) {
  const { words } = useSpeech();
  const { telling, seen } = props;
  const { before, view } = telling;
  const beat = telling.beats[telling.at]!; // it is told now
  const owed = before.defcon;
  const paid = beat.facts.flatMap((fact) => (fact.t === 'vp' ? [fact] : []));
  const { holder, faceUp } = seen.china;
  const dealt = SIDE_KEYS.map(
    (side) =>
      beat.facts.filter((fact) => fact.t === 'card' && fact.from === 'pile' && fact.to === `${side}-hand`).length,
  );
  return (
    <Stage {...props} kind="turn" label={label} title={words.say('ui.turn.over', { turn: turn - 1 })}>
      <dl class="turn-rows">
        <dt>{words.say('ui.turn.military')}</dt>
        <dd>
          {SIDE_KEYS.map((side, i) => (
            <span key={side} data-side={side}>
              <SideMark side={side} /> <Pips done={before.milOps[i] ?? 0} of={owed} />
              {words.say('ui.turn.of', { done: before.milOps[i] ?? 0, needed: owed })}
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
        <dd>
          <Levels was={before.defcon} is={view.defcon} />
          {words.say('ui.defcon.note', { level: view.defcon })}
        </dd>
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
        {dealt.some((count) => count > 0) && (
          <>
            <dt>{words.say('ui.turn.dealt')}</dt>
            <dd>
              {SIDE_KEYS.map((side, i) => (
                <span key={side} data-side={side}>
                  <SideMark side={side} /> {words.say('ui.hand.count', { count: dealt[i] ?? 0 })}
                </span>
              ))}
            </dd>
            <dd class="turn-result" />
          </>
        )}
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

/** Military operations done, and those that are missing. */
function Pips({ done, of }: { readonly done: number; readonly of: number }) {
  return (
    <span class="pips" aria-hidden="true">
      {Array.from({ length: Math.max(done, of) }, (_, i) => (
        <i key={i} data-done={i < done || undefined} />
      ))}
    </span>
  );
}

const LEVELS = [5, 4, 3, 2, 1] as const;

function Levels({ was, is }: { readonly was: number; readonly is: number }) {
  return (
    <span class="levels" aria-hidden="true">
      {LEVELS.map((level) => (
        <i key={level} data-here={level === is || undefined} data-was={level === was || undefined}>
          {level}
        </i>
      ))}
    </span>
  );
}
