import { type Decision, GameRecord, type SideKey, type View, view } from '@longtwilight/engine';
import { useEffect, useState } from 'preact/hooks';
import { askJudge } from '../match/bot.ts';
import { BotStopped } from '../match/bot-stopped.tsx';
import { useSpeech } from '../table/speech.ts';
import type { AfterGameProps } from './after-game.tsx';

interface Mistake {
  /** How many steps of the story had been told before it. */
  readonly steps: number;
  readonly side: SideKey;
  readonly turn: number;
  readonly round: number;
  readonly decision: Decision;
  readonly chosen: string;
  readonly best: string;
  readonly loss: number;
}

const MOST_SHOWN = 5;
/** The choices that decide games; where each point goes is left out. */
const WEIGHTY = new Set<Decision['question']>(['headline', 'play', 'use', 'operations', 'coup']);

interface Moment {
  readonly steps: number;
  readonly side: SideKey;
  readonly seen: View;
  readonly chosen: string;
}

/** The weighty choices of a game, each as the side saw it. */
function momentsOf(record: GameRecord): Moment[] {
  const again = new GameRecord(record.rules, record.bids, record.start);
  const moments: Moment[] = [];
  for (const [i, { actor, text }] of record.entries.entries()) {
    if (actor !== 'chance') {
      const seen = view(again.game, actor);
      if (seen.decision !== null && WEIGHTY.has(seen.decision.question) && seen.decision.options.length > 1)
        moments.push({ steps: i + 1, side: actor, seen, chosen: text });
    }
    again.answer(actor, text);
  }
  return moments;
}

async function judge({ steps, side, seen, chosen }: Moment): Promise<Mistake | null> {
  const ranked = await askJudge(side, seen);
  const best = ranked[0];
  const taken = ranked.find(({ answer }) => answer === chosen);
  if (best === undefined || taken === undefined || seen.decision === null || best.value <= taken.value) return null;
  const { turn, round, decision } = seen;
  return { steps, side, turn, round, decision, chosen, best: best.answer, loss: best.value - taken.value };
}

/** What the computer would have done otherwise, the most costly first; looked for when somebody asks. */
export function Mistakes({ record, onLook }: AfterGameProps) {
  const { words } = useSpeech();
  const [looking, setLooking] = useState(false);
  const [stopped, setStopped] = useState(false);
  const [done, setDone] = useState(0);
  const [needed, setNeeded] = useState(0);
  const [found, setFound] = useState<readonly Mistake[]>([]);
  useEffect(() => {
    if (!looking || stopped) return;
    let left = false;
    const look = async () => {
      const moments = momentsOf(record);
      setNeeded(moments.length);
      setFound([]);
      for (const [i, moment] of moments.entries()) {
        const mistake = await judge(moment);
        if (left) return;
        setDone(i + 1);
        if (mistake !== null) setFound((all) => [...all, mistake].sort((a, b) => b.loss - a.loss).slice(0, MOST_SHOWN));
      }
    };
    look().catch(() => left || setStopped(true));
    return () => {
      left = true;
    };
  }, [looking, stopped, record]);
  if (!looking)
    return (
      <button type="button" class="quiet" onClick={() => setLooking(true)}>
        {words.say('ui.after.mistakes.find')}
      </button>
    );
  if (stopped) return <BotStopped onAskAgain={() => setStopped(false)} />;
  return (
    <>
      {done < needed && <p class="lt-quiet">{words.say('ui.after.mistakes.progress', { done, needed })}</p>}
      {done === needed && needed > 0 && found.length === 0 && <p>{words.say('ui.after.mistakes.none')}</p>}
      <ol class="moments">
        {found.map(({ steps, side, turn, round, decision, chosen, best }) => (
          <li key={steps}>
            <button type="button" onClick={() => onLook(steps)}>
              <span>
                {words.say('ui.after.mistakes.one', {
                  side,
                  turn,
                  round,
                  text: words.answer(decision, chosen),
                  name: words.answer(decision, best),
                })}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}
