import { type Decision, type Game, GameRecord, type SideKey, seeded, sideOf, view } from '@longtwilight/engine';
import { answerCode, answerText } from '@longtwilight/engine/data';
import type { Network } from '@longtwilight/neural';
import { imagine, seedForDice } from '../../src/imagine.ts';
import { evaluate, type GameAnalysis, levels, mistakesOf, type StudiedPlay } from '../../src/index.ts';
import { Instinct } from '../../src/network/instinct.ts';
import { Playouts } from '../../src/network/playouts.ts';

interface Blunder {
  readonly text: string;
  /** What it costs of the chance to win. */
  readonly loss: number;
}
/** What a side answers in place of what the network would; null leaves it to the network. `liked`: by the network, best first. */
type Answers = (asked: Decision, record: GameRecord, liked: () => readonly string[]) => Blunder | null;

interface Kind {
  readonly blunder: Answers;
  /** It is in the first answer; elsewhere one that can't be carried through was none. */
  readonly first?: boolean;
}

const isScoring = (card: string): boolean => card.endsWith('-scoring');

const BATTLEGROUNDS = ['south-africa', 'angola', 'zaire', 'nigeria', 'panama', 'cuba'];
/** A coup that starts a nuclear war: it costs every chance there was. */
function nuclearWar(network: Network): Kind {
  const answer = ({ question, options }: Decision): string | undefined => {
    if (question === 'play') return options.find((card) => card !== 'pass' && !isScoring(card));
    if (question === 'use') return options.find((use) => use === 'coup');
    return question === 'coup' ? options.find((country) => BATTLEGROUNDS.includes(country)) : undefined;
  };
  return {
    blunder(asked, { game }) {
      const text = game.defcon > 2 ? undefined : answer(asked);
      return text === undefined ? null : { text, loss: evaluate(network, game, asked.actor as SideKey) };
    },
  };
}

/** Worlds in which the card that the network likes least is tried, those in which its loss is proven, and proven again. */
const GLANCE_WORLDS = 16;
const PROOF_WORLDS = 64;
const LAST_PROOF_WORLDS = 256;
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
      const [best, worst] = [liked()[0], liked().at(-1)];
      if (best === undefined || worst === undefined || best === worst) return null;
      const lossIn = (seed: number, worlds: number, stages: number) =>
        losses(network, record, actor, { best, worst, seed, worlds, stages });
      if (mean(lossIn(1, GLANCE_WORLDS, GLANCE_STAGES)) < LEAST_LOSS) return null;
      if (provenLoss(lossIn(1, PROOF_WORLDS, TO_THE_END)) === 0) return null;
      // So many cards are tried that some seem proven by luck: what counts is found anew in other worlds
      const loss = provenLoss(lossIn(2, LAST_PROOF_WORLDS, TO_THE_END));
      return loss === 0 ? null : { text: worst, loss };
    },
    first: true,
  };
}

/** What is lost on average, where that is proven to be a blunder. */
const provenLoss = (found: readonly number[]): number =>
  mean(found) >= LEAST_LOSS && mean(found) - ERRORS * errorOf(found) > LEAST_LOW ? mean(found) : 0;

/** What one answer costs against another, world by world with the same dice. */
function losses(
  network: Network,
  { game, rules }: GameRecord,
  side: SideKey,
  {
    best,
    worst,
    seed,
    worlds,
    stages,
  }: Record<'best' | 'worst', string> & Record<'seed' | 'worlds' | 'stages', number>,
): number[] {
  const { mind, guard } = new Instinct(network, rules);
  const playouts = new Playouts(mind, rules, {
    secondThought: (g, first, inOrder) =>
      guard.isSafe(g, first) ? first : (guard.safestAnswer(g, inOrder()) ?? first),
    endsAtChoice: true,
  });
  const seen = view(game, side);
  const chance = seeded(seed * seen.number);
  const tries = Array.from({ length: worlds }, () => {
    const [world, dice] = [imagine(seen, chance), seedForDice(chance)];
    return [best, worst].map((text) => ({ world, answer: answerCode(text)!, dice }));
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
  const [war, play, headline] = [nuclearWar(network), worstCard(network, 'play'), worstCard(network, 'headline')];
  return [
    ['a nuclear war', war, 'ussr', 2],
    ['the worst card', play, 'us', 2],
    ['the worst card', play, 'ussr', 2],
    ['a nuclear war', war, 'us', 2],
    ['the worst headline', headline, 'us', 2],
    ['the worst headline', headline, 'ussr', 2],
  ];
}

export interface Planted {
  readonly record: GameRecord;
  /** How many answers came before the blunder. */
  readonly at: number;
  /** What it costs of the chance to win. */
  readonly loss: number;
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
  let [at, loss] = [-1, 0];
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
    const made: Blunder | null = may ? blunder(asked, record, safelyLiked) : null;
    if (made !== null && at < 0) [at, loss] = [record.entries.length, made.loss];
    // It was none: there will be another chance
    else if (made === null && blundering && !first) at = -1;
    blundering = made !== null;
    record.answer(asked.actor, made?.text ?? players[asked.actor].answer(view(record.game, asked.actor)));
    if (record.entries.at(-1)?.barrier) blundering = false;
  }
  // Headlines enter the record together, the US first
  return { record, loss, at: at < 0 ? at : record.entries.findIndex(({ actor }, i) => i >= at && actor === side) };
}

/** Where the game is won or lost already, nothing is a blunder any more. */
const isBalanced = (network: Network, game: Game, side: SideKey): boolean =>
  Math.abs(evaluate(network, game, side) - 0.5) < 0.25;

const MOST_GAMES = 200;
/** Of what an analysis finds, so many of the largest mistakes are asked for. */
export const LARGEST = 3;

/** Whether a play is the one in which the blunder was made. */
export const isPlant = ({ at }: Planted, play: StudiedPlay): boolean => play.at <= at && at < play.at + play.count;

/**
 * The first of several games in which there is a chance for the blunder and which is sound but for it: of what the analysis
 * thinks the largest mistakes beside it, none is proven by playouts to the end, as the blunder itself is, to have cost as much.
 */
export async function plantedGame(
  network: Network,
  kind: Kind,
  { analyse, ...given }: Planting & { readonly analyse: (record: GameRecord) => Promise<GameAnalysis> },
): Promise<Planted & { readonly analysis: GameAnalysis }> {
  for (let i = 0; i < MOST_GAMES; i++) {
    const planted = plant(network, kind, { ...given, seed: given.seed + 100 * i });
    if (planted.at < 0) continue;
    const analysis = await analyse(planted.record);
    const others = mistakesOf(analysis).filter((one) => !isPlant(planted, one));
    if (others.slice(0, LARGEST).every((one) => costOf(network, planted.record, one) < planted.loss))
      return { ...planted, analysis };
  }
  throw new Error(`None of ${MOST_GAMES} games is sound and has a chance for the blunder`);
}

/** What a play is proven to have cost against a better one. */
function costOf(network: Network, record: GameRecord, { at, side, answers, better }: StudiedPlay): number {
  const [best, worst] = [better?.answers[0], answers[0]];
  if (best === undefined || worst === undefined || best === worst) return 0;
  const again = new GameRecord(record.rules);
  for (const { actor, text } of record.entries.slice(0, at)) again.answer(actor, text);
  return provenLoss(losses(network, again, side, { best, worst, seed: 1, worlds: PROOF_WORLDS, stages: TO_THE_END }));
}
