import {
  CHANCE,
  type Chance,
  copyOf,
  type Game,
  prepareGame,
  type Rules,
  type Side,
  type SideKey,
  seeded,
  sideOf,
  US,
  USSR,
  type View,
} from '@longtwilight/engine';
import { answerText, phase } from '@longtwilight/engine/data';
import { openHeadline } from '@longtwilight/engine/search';
import type { Network } from '@longtwilight/neural';
import { imagine, seedForDice } from '../imagine.ts';
import { Instinct } from '../network/instinct.ts';
import { type PlayoutManner, Playouts, resultForUs, type Try } from '../network/playouts.ts';
import type { Stretch } from './stretches.ts';
import { BEST_KEPT, meansOf, type StretchWorth, worthOf } from './worth.ts';

/** Answers that are looked at more closely, and over how many worlds each is tried, first all of them, then the best. */
const MOST_CANDIDATES = 8;
const FIRST_WORLDS = 6;
const MORE_WORLDS = 16;
/** How far a try is played on at first: to the end of this play and of the next. */
const STAGES = 2;
/** Worlds for a side that is not asked, playouts with both hands known, and deals that might have been. */
const UNSEEN_WORLDS = 6;
const OPEN_PLAYOUTS = 6;
const OTHER_DEALS = 6;
const MOST_FACES = 12;

/** How closely answers are compared: over so many worlds, each played on for so many stages. */
export interface Closeness {
  readonly worlds: number;
  readonly stages: number;
}
/** Of all worlds of a comparison, the first, and from there on one in so many. */
export interface WorldShare extends Closeness {
  readonly seed: number;
  readonly first: number;
  readonly step: number;
}

/** Judges the answers and the luck of a game with a network. Chances are those of the US unless a side is named. */
export class Judge {
  private readonly instinct: Instinct;
  private readonly playouts: Playouts;
  private readonly rules: Rules;
  /** Better answers to questions of the game, found by closer looks. */
  private readonly lessons = new Map<string, number>();

  constructor(network: Network, rules: Rules) {
    this.rules = rules;
    this.instinct = new Instinct(network, rules);
    const secondThought: PlayoutManner['secondThought'] = (g, first, inOrder) => this.wiser(g, first, inOrder);
    this.playouts = new Playouts(this.instinct.mind, rules, { secondThought, endsAtChoice: true });
  }

  /** Nobody in a playout loses by DEFCON who need not, or repeats a mistake that was found later in the game. */
  private wiser(g: Game, first: number, inOrder: () => readonly number[]): number {
    const learned = this.lessons.size === 0 ? undefined : this.lessons.get(questionKey(g));
    if (learned !== undefined) return learned;
    const { guard } = this.instinct;
    return guard.isSafe(g, first) ? first : (guard.safestAnswer(g, inOrder()) ?? first);
  }

  /** Remember what would have been better, for playouts that come to the same question. */
  learn({ seen }: Stretch, better: string): void {
    const g = imagine(seen, seeded(1));
    this.lessons.set(questionKey(g), optionOf(g, better));
  }

  /** Try what was answered, as a whole, against other answers to the first question. */
  judge({ seen, side, answers }: Stretch, seed: number): StretchWorth {
    const chance = seeded(seed);
    const g = imagine(seen, chance);
    const taken = optionOf(g, answers[0]!);
    const candidates = this.candidates(g, taken);
    const [stages, given] = [STAGES, { chance, side, first: 0, step: 1 }];
    const rough = meansOf(this.results(seen, candidates, { ...given, worlds: FIRST_WORLDS, stages, whole: null }));
    const order = [...candidates.keys()].sort((a, b) => rough[b]! - rough[a]!);
    const kept = order.slice(0, BEST_KEPT).map((i) => candidates[i]!);
    const again = meansOf(this.results(seen, kept, { ...given, worlds: MORE_WORLDS, stages, whole: answers }));
    const chances = again.slice(0, -1);
    const least = Math.min(...chances);
    const options = order.map((i) => {
      // What was worse at the first look stays so
      const value = chances[kept.indexOf(candidates[i]!)] ?? Math.min(rough[i]!, least);
      return { answer: answerText(candidates[i]!), value };
    });
    options.sort((a, b) => b.value - a.value);
    const isSafe = this.instinct.guard.isSafe(g, taken);
    return worthOf(again.at(-1)!, Math.max(...chances), { options, worlds: MORE_WORLDS, isSafe });
  }

  /** What comes of these first answers, and of all that was answered, in each world of a share. */
  tryOut(
    { seen, side, answers }: Stretch,
    firstAnswers: readonly string[],
    { seed, ...share }: WorldShare,
  ): number[][] {
    const chance = seeded(seed);
    const g = imagine(seen, chance);
    const tried = firstAnswers.map((answer) => optionOf(g, answer));
    return this.results(seen, tried, { ...share, chance, side, whole: answers });
  }

  private candidates(g: Game, taken: number): number[] {
    const likely = this.instinct.mind.think(g).answers.filter((answer) => this.instinct.guard.isSafe(g, answer));
    const found = likely.slice(0, MOST_CANDIDATES);
    return found.includes(taken) ? found : [...found, taken];
  }

  /** Each answer over the same worlds and dice, and in them all that was answered; what came of them, world by world. */
  private results(
    seen: View,
    options: readonly number[],
    given: Omit<WorldShare, 'seed'> & {
      readonly chance: Chance;
      readonly side: SideKey;
      readonly whole: readonly string[] | null;
    },
  ): number[][] {
    const { chance, worlds, first, step, stages, whole, side } = given;
    const lots = options.length + (whole === null ? 0 : 1);
    const tries: Try[] = [];
    for (let i = 0; i < worlds; i++) {
      const world = imagine(seen, chance);
      const dice = seedForDice(chance);
      if (i % step !== first) continue;
      for (const answer of options) tries.push({ world, answer, dice });
      if (whole !== null) tries.push({ ...this.upToLast(world, whole, dice), dice });
    }
    const found: number[] = [];
    for (let from = 0; from < tries.length; from += this.playouts.most)
      found.push(...this.playouts.run(tries.slice(from, from + this.playouts.most), sideOf(side), stages));
    return Array.from({ length: tries.length / lots }, (_, i) => found.slice(i * lots, (i + 1) * lots));
  }

  /** A world in which all answers but the last have been given, as far as they can be there. */
  private upToLast(
    world: Game,
    answers: readonly string[],
    dice: number,
  ): { readonly world: Game; readonly answer: number } {
    let answer = optionOf(world, answers[0]!);
    if (answers.length === 1) return { world, answer };
    const g = prepareGame(this.rules);
    g.copyFrom(world);
    g.chance = seeded(dice);
    g.refresh();
    for (const text of answers.slice(1)) {
      const before = g.actor;
      g.choose(answer);
      if (g.over || g.actor !== before || !hasOption(g, text)) break;
      answer = optionOf(g, text);
    }
    // In this world it went another way before the last: there the network goes on
    if (g.over || !g.offered(answer)) return { world, answer: optionOf(world, answers[0]!) };
    return { world: g, answer };
  }

  // How a game stands

  /** As the side that is asked sees it, both sides where both are. */
  standing(g: Game): number {
    if (g.over) return resultForUs(g);
    if (g.phase !== phase.headline) return this.looks([g])[0]!;
    return (this.atHeadline(g, US) + this.atHeadline(g, USSR)) / 2;
  }
  private atHeadline(g: Game, side: Side): number {
    const copy = prepareGame(this.rules);
    copy.copyFrom(g);
    openHeadline(copy, side);
    return this.looks([copy])[0]!;
  }
  private looks(games: readonly Game[]): number[] {
    const { mind } = this.instinct;
    mind.look(games, false);
    return games.map((_, row) => mind.chanceOfUs(row));
  }

  /** As one side sees it who does not know what the other holds. */
  seenBy(seen: View): number {
    const chance = seeded(1);
    const worlds = Array.from({ length: seen.decision === null ? UNSEEN_WORLDS : 1 }, () => imagine(seen, chance));
    for (const world of worlds) throwOn(world);
    return mean(worlds.map((world) => this.standing(world)));
  }

  /** As somebody would see it who knows both hands: played on from there by the network for both sides. */
  withBothHands(g: Game): number {
    if (g.over) return resultForUs(g);
    const answer = this.instinct.mind.think(g).answers[0]!;
    const tries = Array.from({ length: OPEN_PLAYOUTS }, (_, dice) => ({ world: g, answer, dice: dice + 1 }));
    return mean([...this.playouts.run(tries, US, STAGES)]);
  }

  // Luck

  /** What could be expected before dice fell or a card was drawn. */
  expected(g: Game, depth = 0): number {
    if (g.over || g.actor !== CHANCE) return this.standing(g);
    const options = [...g.options.subarray(0, g.count)];
    const faces = options.length > MOST_FACES || depth > 1 ? options.slice(0, 1) : options;
    return mean(
      faces.map((face) => {
        const copy = copyOf(g);
        copy.choose(face);
        return this.expected(copy, depth + 1);
      }),
    );
  }

  /** What could be expected before cards were dealt. */
  beforeDeal(g: Game): number {
    const chance = seeded(1);
    return mean(
      Array.from({ length: OTHER_DEALS }, () => {
        const copy = prepareGame(this.rules);
        copy.copyFrom(g);
        copy.chance = chance;
        copy.refresh();
        throwOn(copy);
        return this.standing(copy);
      }),
    );
  }
}

/** The same for who is asked the same, with the same choice and hand, at the same time. */
function questionKey(g: Game): string {
  const hand = g.rules.deck.filter((card) => g.inHand(g.actor as Side, card));
  return [g.turn, g.phase, g.round, g.actor, g.question, g.cause, ...g.options.subarray(0, g.count), '/', ...hand].join(
    ' ',
  );
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Let dice and draws fall until somebody is asked. */
function throwOn(g: Game): void {
  while (!g.over && g.actor === CHANCE) g.choose(g.options[(g.chance ?? seeded(1))(g.count)]!);
}

const hasOption = (g: Game, text: string): boolean =>
  g.options.subarray(0, g.count).some((option) => answerText(option) === text);
function optionOf(g: Game, text: string): number {
  const found = [...g.options.subarray(0, g.count)].find((option) => answerText(option) === text);
  if (found === undefined) throw new Error(`"${text}" is not an answer to the question of this game`);
  return found;
}
