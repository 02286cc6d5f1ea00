import { resolveRules, type SideKey } from '@longtwilight/engine';
import { answerText, phase } from '@longtwilight/engine/data';
import { describe, expect, it } from 'vitest';
import type { LevelKey } from '../src/index.ts';
import { LOSSES, mayLose } from './support/doom.ts';
import { codeOf, games, LONG, type Moment, playLevels, seeds } from './support/play.ts';

/** Answers in action rounds that allow a loss by DEFCON though another one excludes it, in games with seats in turn. */
function needless(first: LevelKey, second: LevelKey, count: number): string[] {
  const rules = resolveRules({ handicap: { us: 2 } });
  const faults: string[] = [];
  const look = ({ game, actor, text }: Moment): void => {
    if (game.phase !== phase.round || game.phasing !== (actor === 'us' ? 0 : 1) || game.count < 2) return;
    if (!mayLose(game, codeOf(text), LOSSES.at(-1)!)) return;
    const options = [...game.options.subarray(0, game.count)];
    for (const losses of LOSSES) {
      if (!mayLose(game, codeOf(text), losses)) continue;
      const safe = options.find((option) => !mayLose(game, option, losses));
      if (safe !== undefined)
        faults.push(`turn ${game.turn}.${game.round} ${actor}: ${text} instead of ${answerText(safe)}`);
    }
  };
  for (const seed of seeds(count)) {
    const seats: Record<SideKey, LevelKey> = seed % 2 === 0 ? { us: first, ussr: second } : { us: second, ussr: first };
    playLevels(rules, seats, seed, { budget: { playouts: 8 }, look, lastTurn: LONG ? 10 : 3 });
  }
  return faults;
}

describe('in action rounds nobody loses by DEFCON who need not', () => {
  it('Attaché', () => expect(needless('attache', 'attache', games(2, 1000))).toEqual([]));
  it('Ambassador', () => expect(needless('ambassador', 'attache', games(2, 1000))).toEqual([]));
  it('Strategist', () => expect(needless('strategist', 'attache', games(2, 1000))).toEqual([]));
});
