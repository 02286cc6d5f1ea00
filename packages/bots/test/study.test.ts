import { readFileSync } from 'node:fs';
import { type Decision, GameRecord, type SideKey, seeded, view } from '@longtwilight/engine';
import { no } from '@longtwilight/engine/data';
import { SHIPPED_WEIGHTS } from '@longtwilight/neural/weights';
import { describe, expect, it } from 'vitest';
import { analyseGame, evaluate, type GameAnalysis, levels, luckOfUs, mistakesOf, readNetwork } from '../src/index.ts';

const LONG = process.env.LONG === '1';
const network = readNetwork(new Uint8Array(readFileSync(SHIPPED_WEIGHTS)));

/** What a side does in place of what the network would do; null leaves it to the network. */
type Blunder = (asked: Decision, record: GameRecord) => string | null;

/** Influence for nothing: a side's dearest card on a country that nobody needs. */
const FAR_OFF: Readonly<Record<SideKey, string>> = { us: 'canada', ussr: 'finland' };
const wasted: Blunder = ({ actor, question, options }, record) => {
  if (actor === 'chance') return null;
  const home = FAR_OFF[actor];
  if (question === 'play') {
    const rules = (card: string) => record.rules.cards[no[card as keyof typeof no] ?? 0];
    const own = options.filter((card) => {
      const rule = rules(card);
      return rule !== undefined && !rule.scoring && rule.ops >= 3 && rule.side !== (actor === 'us' ? 1 : 0);
    });
    return own[0] ?? null;
  }
  if (question === 'use') return options.includes('influence') ? 'influence' : null;
  return question === 'place' && options.includes(home) ? home : null;
};
/** All points of the set-up on one heap that holds nothing. */
const heaped: Blunder = ({ question, options }) => (question === 'setup' ? options.at(-1)! : null);
/** A coup that starts a nuclear war. */
const reckless: Blunder = ({ question, options }, record) => {
  if (record.game.defcon > 2) return null;
  if (question === 'play') return options.find((card) => card !== 'pass' && !card.endsWith('-scoring')) ?? null;
  if (question === 'use') return options.includes('coup') ? 'coup' : null;
  if (question !== 'coup') return null;
  return (
    options.find((country) => ['south-africa', 'angola', 'zaire', 'nigeria', 'panama', 'cuba'].includes(country)) ??
    null
  );
};

/** Where the game is won or lost already, nothing is a blunder any more. */
const isBalanced = ({ game }: GameRecord, side: SideKey): boolean =>
  Math.abs(evaluate(network, game, side) - 0.5) < 0.25;

interface Planted {
  readonly record: GameRecord;
  /** The answers that the blunder took. */
  readonly at: number;
}

/** A game of the network with itself, in which one side blunders once, from some turn on, as soon as it can. */
function plant(
  blunder: Blunder,
  { seed, side, turn, last }: { seed: number; side: SideKey; turn: number; last: number },
): Planted {
  const chance = seeded(seed);
  const record = GameRecord.start({});
  const players = {
    us: levels.ambassador({ side: 'us', seed, network }),
    ussr: levels.ambassador({ side: 'ussr', seed, network }),
  };
  let at = -1;
  let blundering = false;
  while (!record.game.over && record.game.turn <= last) {
    const asked = record.decisions().find((one) => !one.answered)!;
    if (asked.actor === 'chance') {
      record.answer('chance', asked.options[chance(asked.options.length)]!);
      continue;
    }
    const begins = asked.question === 'play' || asked.question === 'setup';
    const may: boolean =
      asked.actor === side && record.game.turn >= turn && (at < 0 ? begins && isBalanced(record, side) : blundering);
    const text: string | null = may ? blunder(asked, record) : null;
    if (text !== null && at < 0) at = record.entries.length;
    // It was none: there will be another chance
    else if (text === null && blundering) at = -1;
    blundering = text !== null;
    record.answer(asked.actor, text ?? players[asked.actor].answer(view(record.game, asked.actor)));
    if (record.entries.at(-1)?.barrier) blundering = false;
  }
  return { record, at };
}

/** The first of several games in which there is a chance for the blunder. */
function plantedGame(blunder: Blunder, given: Parameters<typeof plant>[1]): Planted {
  for (let i = 0; i < 10; i++) {
    const planted = plant(blunder, { ...given, seed: given.seed + 100 * i });
    if (planted.at >= 0) return planted;
  }
  throw new Error('In none of ten games could the blunder be made');
}

function analysed(record: GameRecord): GameAnalysis {
  const run = analyseGame(record, network);
  let seen = -1;
  for (;;) {
    const step = run.next();
    if (step.done) return step.value;
    expect(step.value.done).toBeGreaterThanOrEqual(seen);
    seen = step.value.done;
  }
}

const KINDS: readonly (readonly [string, Blunder, SideKey, number])[] = [
  ['a set-up on one heap', heaped, 'ussr', 1],
  ['a dear card for nothing', wasted, 'us', 1],
  ['a dear card for nothing', wasted, 'ussr', 1],
  ['a nuclear war', reckless, 'us', 2],
  ['a nuclear war', reckless, 'ussr', 2],
];

describe('a blunder in a sound game', () => {
  const cases = Array.from({ length: LONG ? 20 : 2 }, (_, i) => [...KINDS[i % KINDS.length]!, i + 1] as const);
  it.each(cases)('is among its three largest mistakes: %s', (_name, blunder, side, turn, seed) => {
    const { record, at } = plantedGame(blunder, { seed, side, turn, last: LONG ? 10 : 1 });
    const analysis = analysed(record);
    const found = mistakesOf(analysis).slice(0, 3);
    const about = found.map((one) => `${one.at} ${one.side} ${one.answers.join(' ')} ${one.loss.toFixed(2)}`);
    expect(
      found.some((one) => one.side === side && one.at <= at && at < one.at + one.count),
      `${at}: ${about.join('; ')}`,
    ).toBe(true);
  });
});

it('gives the same for the same game, with chances that are some, and luck apart from decisions', () => {
  const { record } = plant(() => null, { seed: 5, side: 'us', turn: 1, last: 1 });
  const analysis = analysed(record);
  expect(analysed(record)).toEqual(analysis);
  expect(analysis.moments.length).toBeGreaterThan(10);
  for (const { us, ussr, both } of analysis.moments)
    for (const chance of [us, ussr, both]) expect(Math.abs(chance - 0.5)).toBeLessThanOrEqual(0.5);
  // A play takes all answers that a side gives in one go: a set-up is one
  const [setup] = analysis.plays;
  expect([setup!.decision.question, setup!.count]).toEqual(['setup', 6]);
  expect(analysis.luck.some(({ kind }) => kind === 'deal')).toBe(true);
  expect(Math.abs(luckOfUs(analysis))).toBeLessThan(2);
});
