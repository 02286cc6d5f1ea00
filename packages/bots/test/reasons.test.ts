import { readFileSync } from 'node:fs';
import { decisions, GameRecord, type SideKey, seeded, type View, view } from '@longtwilight/engine';
import { SHIPPED_WEIGHTS } from '@longtwilight/neural/weights';
import { describe, expect, it } from 'vitest';
import { Adviser, levels, REASONS_FOR, readNetwork } from '../src/index.ts';
import { holdsFor, isTrue, waysOf } from './support/reason-truth.ts';

const LONG = process.env.LONG === '1';
const network = readNetwork(new Uint8Array(readFileSync(SHIPPED_WEIGHTS)));

const FOR: ReadonlySet<string> = new Set(REASONS_FOR);

/** Decisions out of games of Ambassador with itself, some of each game. */
function* decisionsOf(seed: number, every: number): Generator<View> {
  const chance = seeded(seed);
  const record = GameRecord.start({});
  const players = {
    us: levels.ambassador({ side: 'us', seed, network }),
    ussr: levels.ambassador({ side: 'ussr', seed, network }),
  };
  for (let asked = 0; !record.game.over; ) {
    const open = decisions(record.game).find((one) => !one.answered)!;
    const { actor, options } = open;
    if (actor === 'chance') {
      record.answer('chance', options[chance(options.length)]!);
      continue;
    }
    const seen = view(record.game, actor);
    if (options.length > 1 && asked++ % every === seed % every) yield seen;
    record.answer(actor, players[actor].answer(seen));
  }
}

describe('reasons', () => {
  const wanted = LONG ? 200 : 24;
  const adviser = new Adviser(network, GameRecord.start({}).rules);
  const players: Readonly<Record<SideKey, ReturnType<typeof levels.ambassador>>> = {
    us: levels.ambassador({ side: 'us', seed: 1, network }),
    ussr: levels.ambassador({ side: 'ussr', seed: 1, network }),
  };

  it(`are true of the position, and one of them does not hold for the second-best move, in ${wanted} decisions`, () => {
    const wrong: string[] = [];
    let looked = 0;
    for (let seed = 1; looked < wanted; seed++)
      for (const seen of decisionsOf(seed, 29)) {
        const [best, second] = adviser.advise(seen, 2);
        if (best === undefined || second === undefined) continue;
        if (++looked > wanted) break;
        const [move, rival] = [best, second].map(({ answers }) => waysOf({ seen, move: answers, players }));
        const at = `turn ${seen.turn}.${seen.round} ${seen.viewer} ${best.answers.join(' ')} | ${second.answers.join(' ')}`;
        for (const reason of best.reasons)
          if (!isTrue(reason, move!, rival!) || FOR.has(reason.kind) !== reason.weight >= 0)
            wrong.push(`${at}: ${JSON.stringify(reason)}`);
        const own = best.reasons.filter(({ kind }) => FOR.has(kind)).filter((reason) => !holdsFor(reason, rival!));
        if (own.length === 0)
          wrong.push(`${at}: nothing of its own: ${best.reasons.map((one) => JSON.stringify(one)).join(' ')}`);
      }
    expect(wrong).toEqual([]);
  });
});
