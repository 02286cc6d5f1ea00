import { type Decision, type Game, GameRecord, type SideKey, seeded, sideOf, view } from '@longtwilight/engine';
import { answerCode, answerText } from '@longtwilight/engine/data';
import type { Network } from '@longtwilight/neural';
import { imagine, seedForDice } from '../../src/imagine.ts';
import { evaluate, levels } from '../../src/index.ts';
import { Instinct } from '../../src/network/instinct.ts';
import { Playouts } from '../../src/network/playouts.ts';

/** What a side answers in place of what the network would; null leaves it to the network. `liked`: by the network, best first. */
type Answers = (asked: Decision, record: GameRecord, liked: () => readonly string[]) => string | null;

interface Kind {
  readonly blunder: Answers;
  /** It is in the first answer; elsewhere one that can't be carried through was none. */
  readonly first?: boolean;
}

const isScoring = (card: string): boolean => card.endsWith('-scoring');

const BATTLEGROUNDS = ['south-africa', 'angola', 'zaire', 'nigeria', 'panama', 'cuba'];
/** A coup that starts a nuclear war. */
const nuclearWar: Kind = {
  blunder({ question, options }, { game }) {
    if (game.defcon > 2) return null;
    if (question === 'play') return options.find((card) => card !== 'pass' && !isScoring(card)) ?? null;
    if (question === 'use') return options.includes('coup') ? 'coup' : null;
    return question === 'coup' ? (options.find((country) => BATTLEGROUNDS.includes(country)) ?? null) : null;
  },
};

/** Worlds in which the card that the network likes least is tried, and those in which its loss is proven. */
const GLANCE_WORLDS = 16;
const PROOF_WORLDS = 64;
const GLANCE_STAGES = 6;
/** As good as to the end: playouts have a limit of their own. */
const TO_THE_END = 1000;
/** As puzzles have it: at least so much, and the lower end of the interval (95 per cent) above that. */
const LEAST_LOSS = 0.15;
const LEAST_LOW = 0.1;
const ERRORS = 1.96;

/** The card that the network likes least, to play or for the headline, where it is proven by playouts to be a blunder. */
function worstCard(network: Network, asked: 'play' | 'headline'): Kind {
  return {
    blunder({ question, actor }, record, liked) {
      if (question !== asked || actor === 'chance') return null;
      const [best, worst] = [liked()[0], liked().at(-1)].map((text) => answerCode(text ?? ''));
      if (best === undefined || worst === undefined || best === worst) return null;
      const { mind, guard } = new Instinct(network, record.rules);
      const playouts = new Playouts(mind, record.rules, {
        secondThought: (g, first, inOrder) =>
          guard.isSafe(g, first) ? first : (guard.safestAnswer(g, inOrder()) ?? first),
        endsAtChoice: true,
      });
      const lossIn = (worlds: number, stages: number) =>
        losses(playouts, record.game, actor, { best, worst, worlds, stages });
      if (mean(lossIn(GLANCE_WORLDS, GLANCE_STAGES)) < LEAST_LOSS) return null;
      const found = lossIn(PROOF_WORLDS, TO_THE_END);
      const isBlunder = mean(found) >= LEAST_LOSS && mean(found) - ERRORS * errorOf(found) > LEAST_LOW;
      return isBlunder ? answerText(worst) : null;
    },
    first: true,
  };
}

/** What one answer costs against another, world by world with the same dice. */
function losses(
  playouts: Playouts,
  game: Game,
  side: SideKey,
  { best, worst, worlds, stages }: { best: number; worst: number; worlds: number; stages: number },
): number[] {
  const seen = view(game, side);
  const chance = seeded(seen.number);
  const tries = Array.from({ length: worlds }, () => {
    const [world, dice] = [imagine(seen, chance), seedForDice(chance)];
    return [best, worst].map((answer) => ({ world, answer, dice }));
  }).flat();
  const found: number[] = [];
  for (let from = 0; from < tries.length; from += playouts.most)
    found.push(...playouts.run(tries.slice(from, from + playouts.most), sideOf(side), stages));
  return Array.from({ length: worlds }, (_, i) => found[2 * i]! - found[2 * i + 1]!);
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
function errorOf(values: readonly number[]): number {
  const middle = mean(values);
  return Math.sqrt(mean(values.map((value) => (value - middle) ** 2)) / (values.length - 1));
}

/** The kinds of blunders: who makes them, and from which turn on. */
export function blunders(network: Network): readonly (readonly [name: string, Kind, SideKey, turn: number])[] {
  const [play, headline] = [worstCard(network, 'play'), worstCard(network, 'headline')];
  return [
    ['a nuclear war', nuclearWar, 'ussr', 2],
    ['the worst card', play, 'us', 2],
    ['the worst card', play, 'ussr', 2],
    ['a nuclear war', nuclearWar, 'us', 2],
    ['the worst headline', headline, 'us', 2],
    ['the worst headline', headline, 'ussr', 2],
  ];
}

export interface Planted {
  readonly record: GameRecord;
  /** How many answers came before the blunder. */
  readonly at: number;
}

interface Planting {
  readonly seed: number;
  readonly side: SideKey;
  /** The first turn in which it is tried, and the last that is played. */
  readonly turn: number;
  readonly last: number;
}

/** A game of the network with itself, in which one side blunders once, from some turn on, as soon as it can. */
export function plant(network: Network, { blunder, first }: Kind, given: Planting): Planted {
  const { seed, side, turn, last } = given;
  const chance = seeded(seed);
  const record = GameRecord.start({});
  const players = {
    us: levels.ambassador({ side: 'us', seed, network }),
    ussr: levels.ambassador({ side: 'ussr', seed, network }),
  };
  const { mind, guard } = new Instinct(network, record.rules);
  const safelyLiked = (): string[] => {
    const g = imagine(view(record.game, side), seeded(seed));
    const safe = mind.think(g).answers.filter((answer) => guard.isSafe(g, answer));
    return safe.map((answer) => answerText(answer));
  };
  let at = -1;
  let blundering = false;
  while (!record.game.over && record.game.turn <= last) {
    const asked = record.decisions().find((one) => !one.answered)!;
    if (asked.actor === 'chance') {
      record.answer('chance', asked.options[chance(asked.options.length)]!);
      continue;
    }
    const isTime = asked.actor === side && record.game.turn >= turn;
    const begins = asked.question === 'play' || asked.question === 'headline';
    const may: boolean = isTime && (at < 0 ? begins && isBalanced(network, record.game, side) : blundering);
    const text: string | null = may ? blunder(asked, record, safelyLiked) : null;
    if (text !== null && at < 0) at = record.entries.length;
    // It was none: there will be another chance
    else if (text === null && blundering && !first) at = -1;
    blundering = text !== null;
    record.answer(asked.actor, text ?? players[asked.actor].answer(view(record.game, asked.actor)));
    if (record.entries.at(-1)?.barrier) blundering = false;
  }
  // Headlines enter the record together, the US first
  return { record, at: at < 0 ? at : record.entries.findIndex(({ actor }, i) => i >= at && actor === side) };
}

/** Where the game is won or lost already, nothing is a blunder any more. */
const isBalanced = (network: Network, game: Game, side: SideKey): boolean =>
  Math.abs(evaluate(network, game, side) - 0.5) < 0.25;

const MOST_GAMES = 40;

/** The first of several games in which there is a chance for the blunder. */
export function plantedGame(network: Network, kind: Kind, given: Planting): Planted {
  for (let i = 0; i < MOST_GAMES; i++) {
    const planted = plant(network, kind, { ...given, seed: given.seed + 100 * i });
    if (planted.at >= 0) return planted;
  }
  throw new Error(`In none of ${MOST_GAMES} games could the blunder be made`);
}
