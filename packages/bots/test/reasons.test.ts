import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { decisions, GameRecord, type SideKey, seeded, type View, view } from '@longtwilight/engine';
import type { CardKey } from '@longtwilight/engine/data';
import { SHIPPED_WEIGHTS } from '@longtwilight/neural/weights';
import { importLog } from '@longtwilight/notation';
import { describe, expect, it } from 'vitest';
import { Adviser, levels, REASONS_FOR, readNetwork } from '../src/index.ts';
import { holdsFor, isTrue, waysOf } from './support/reason-truth.ts';

const LONG = process.env.LONG === '1';
const network = readNetwork(new Uint8Array(readFileSync(SHIPPED_WEIGHTS)));

const FOR: ReadonlySet<string> = new Set(REASONS_FOR);
/** One question in so many of a game. */
const EVERY = 29;

/** Decisions out of games of Ambassador with itself, some of each game. */
function* ownDecisions(): Generator<View> {
  for (let seed = 1; ; seed++) {
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
      if (options.length > 1 && asked++ % EVERY === seed % EVERY) yield seen;
      record.answer(actor, players[actor].answer(seen));
    }
  }
}

// Real games are beside the project, not in it
const REAL = new URL('../../../../shared/games/', import.meta.url);

/** Decisions out of games of people, some of each game. */
function* realDecisions(): Generator<View> {
  const files = readdirSync(REAL).filter((file) => file.endsWith('.txt'));
  for (const [n, file] of files.entries()) {
    const { record } = importLog(readFileSync(new URL(file, REAL), 'utf8'));
    const again = new GameRecord(record!.rules, record!.bids, record!.start);
    let asked = 0;
    for (const [i, { actor, text }] of record!.entries.entries()) {
      for (const { at, position } of record!.edits) if (at === i) again.edit(position);
      const open = again.decisions().find((one) => one.actor === actor && !one.answered);
      if (actor !== 'chance' && open !== undefined && open.options.length > 1 && asked++ % EVERY === n % EVERY)
        yield view(again.game, actor);
      again.answer(actor, text);
    }
  }
}

/** What is wrong with the reasons for the best move in so many decisions. */
function wrongReasons(all: Iterable<View>, wanted: number): { readonly wrong: readonly string[]; looked: number } {
  const players: Readonly<Record<SideKey, ReturnType<typeof levels.ambassador>>> = {
    us: levels.ambassador({ side: 'us', seed: 1, network }),
    ussr: levels.ambassador({ side: 'ussr', seed: 1, network }),
  };
  const advisers = new Map<string, Adviser>();
  const wrong: string[] = [];
  let looked = 0;
  for (const seen of all) {
    const rules = JSON.stringify(seen.rules);
    const adviser = advisers.get(rules) ?? new Adviser(network, GameRecord.start(seen.rules).rules);
    advisers.set(rules, adviser);
    const [best, second] = adviser.advise(seen, 2);
    if (best === undefined || second === undefined) continue;
    const [move, rival] = [best, second].map(({ answers }) => waysOf({ seen, move: answers, players }));
    const at = `turn ${seen.turn}.${seen.round} ${seen.viewer} ${best.answers.join(' ')} | ${second.answers.join(' ')}`;
    for (const reason of best.reasons)
      if (!isTrue(reason, move!, rival!) || FOR.has(reason.kind) !== reason.weight >= 0)
        wrong.push(`${at}: ${JSON.stringify(reason)}`);
    const own = best.reasons.filter(({ kind }) => FOR.has(kind)).filter((reason) => !holdsFor(reason, rival!));
    if (own.length === 0)
      wrong.push(`${at}: nothing of its own: ${best.reasons.map((one) => JSON.stringify(one)).join(' ')}`);
    if (++looked === wanted) break;
  }
  return { wrong, looked };
}

describe('reasons are true of the position, and one of them does not hold for the second-best move', () => {
  const wanted = LONG ? 200 : 24;
  it(`in ${wanted} decisions of Ambassador`, () => {
    expect(wrongReasons(ownDecisions(), wanted)).toEqual({ wrong: [], looked: wanted });
  });

  it('where the other side goes on with its play, and may undo it', () => {
    const asked = new GameRecord(GameRecord.start({}).rules, [], {
      turn: 3,
      round: 5,
      phasing: 'us',
      defcon: 2,
      vp: -7,
      influence: {
        canada: [3, 0],
        'united-kingdom': [5, 0],
        'west-germany': [3, 1],
        france: [4, 1],
        'spain-portugal': [1, 0],
        turkey: [1, 0],
        greece: [1, 0],
        italy: [4, 0],
        'east-germany': [0, 4],
        poland: [0, 4],
      },
      hands: {
        us: ['socialist-governments', 'arab-israeli-war', 'truman-doctrine'],
        ussr: ['five-year-plan', 'norad'],
      },
    });
    for (const text of ['socialist-governments', 'event-first']) asked.answer('us', text);
    for (const text of ['turkey', 'greece']) asked.answer('ussr', text);
    expect(wrongReasons([view(asked.game, 'ussr')], 1)).toEqual({ wrong: [], looked: 1 });
  });

  /** Why the first of two moves is better for the side that plays a card here. */
  const why = (side: SideKey, hand: readonly CardKey[], best: string, other: readonly string[]) => {
    const { game, rules } = GameRecord.from({
      turn: 3,
      round: 2,
      phasing: side,
      defcon: 3,
      influence: {
        canada: [3, 0],
        'united-kingdom': [5, 0],
        panama: [2, 0],
        cuba: [0, 3],
        poland: [0, 4],
        iran: [2, 1],
      },
      hands: { us: ['nato'], ussr: ['fidel'], [side]: hand },
    });
    return new Adviser(network, rules).better(view(game, side), best, other).reasons;
  };

  it('where the worst of a card is its event, which goes into space', () => {
    const [first] = why('us', ['de-stalinization', 'nato'], 'de-stalinization', ['nato', 'influence', 'iran']);
    expect(first).toMatchObject({ kind: 'spaces', card: 'de-stalinization' });
  });

  it('where a card that seems to be kept may be drawn', () => {
    const reasons = why('ussr', ['five-year-plan', 'special-relationship', 'fidel'], 'five-year-plan', [
      'special-relationship',
      'influence',
      'iran',
      'iran',
    ]);
    expect(reasons.filter(({ card }) => card === 'special-relationship')).toEqual([]);
  });

  // The logs of people do not ship, and reading them all takes long
  it.runIf(LONG && existsSync(REAL))('in 200 decisions of people (needs LONG=1 and ../shared/games)', () => {
    expect(wrongReasons(realDecisions(), 200)).toEqual({ wrong: [], looked: 200 });
  });
});
