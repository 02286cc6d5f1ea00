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
import type { Ranked } from '../player.ts';
import type { Stretch } from './stretches.ts';

/** Answers that are looked at more closely, and over how many worlds each is tried, first all of them, then the best. */
const MOST_CANDIDATES = 8;
const FIRST_WORLDS = 6;
const BEST_KEPT = 2;
const MORE_WORLDS = 16;
/** How far a try is played on at first: to the end of this play and of the next. */
const STAGES = 2;
/** Worlds for a side that is not asked, playouts with both hands known, and deals that might have been. */
const UNSEEN_WORLDS = 6;
const OPEN_PLAYOUTS = 6;
const OTHER_DEALS = 6;
const MOST_FACES = 12;
/** Who would lose so much has learned a lesson. */
const LESSON_FROM = 0.1;

/** What was answered, and what it was worth, as chances of the side that was asked. */
export interface StretchWorth {
  /** With all that was answered. */
  readonly chance: number;
  /** With the best first answer that was found. */
  readonly best: number;
  /** First answers with their chances, best first. */
  readonly options: readonly Ranked[];
  /** In how many worlds that was found. */
  readonly worlds: number;
}

/** How closely answers are compared: over so many worlds, each played on for so many stages. */
export interface Closeness {
  readonly worlds: number;
  readonly stages: number;
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
  private learn(g: Game, taken: number, { best, chance, options }: StretchWorth): void {
    const better = optionOf(g, options[0]!.answer);
    if (best - chance >= LESSON_FROM && better !== taken) this.lessons.set(questionKey(g), better);
  }

  /** Try what was answered, as a whole, against other answers to the first question. */
  judge({ seen, side, answers }: Stretch, seed: number): StretchWorth {
    const chance = seeded(seed);
    const g = imagine(seen, chance);
    const taken = optionOf(g, answers[0]!);
    const candidates = this.candidates(g, taken);
    const first = this.compare(seen, candidates, { chance, side, worlds: FIRST_WORLDS, stages: STAGES, whole: null });
    const order = [...candidates.keys()].sort((a, b) => first.chances[b]! - first.chances[a]!);
    const kept = order.slice(0, BEST_KEPT).map((i) => candidates[i]!);
    const second = this.compare(seen, kept, { chance, side, worlds: MORE_WORLDS, stages: STAGES, whole: answers });
    const least = Math.min(...second.chances);
    const options = order.map((i) => {
      const again = kept.indexOf(candidates[i]!);
      // What was worse at the first look stays so
      const value = again < 0 ? Math.min(first.chances[i]!, least) : second.chances[again]!;
      return { answer: answerText(candidates[i]!), value };
    });
    options.sort((a, b) => b.value - a.value);
    return this.worth(g, taken, Math.max(...second.chances), { own: second.whole, options, worlds: MORE_WORLDS });
  }

  /**
   * Look more closely at what seems to have been a mistake, in fresh worlds and further on. What was found before counts as
   * much as the worlds that it was found in: a few worlds are too often lucky ones. The last play of a game comes first: what
   * went wrong there is not blamed on what came before.
   */
  closer({ seen, side, answers }: Stretch, rough: StretchWorth, seed: number, how: Closeness): StretchWorth {
    const chance = seeded(seed);
    const g = imagine(seen, chance);
    const kept = rough.options.slice(0, BEST_KEPT);
    const tried = kept.map(({ answer }) => optionOf(g, answer));
    const found = this.compare(seen, tried, { chance, side, ...how, whole: answers });
    const worlds = rough.worlds + how.worlds;
    const pooled = (before: number, now: number): number => (before * rough.worlds + now * how.worlds) / worlds;
    const chances = kept.map(({ value }, i) => pooled(value, found.chances[i]!));
    const least = Math.min(...chances);
    const options = rough.options.map(({ answer, value }, i) => ({
      answer,
      value: chances[i] ?? Math.min(value, least),
    }));
    options.sort((a, b) => b.value - a.value);
    const own = pooled(rough.chance, found.whole);
    const taken = optionOf(g, answers[0]!);
    const worth = this.worth(g, taken, Math.max(...chances), { own, options, worlds });
    this.learn(g, taken, worth);
    return worth;
  }

  /** What was chosen at first may only be bettered by what follows; what can lose at once is worth less than it seems. */
  private worth(
    g: Game,
    taken: number,
    best: number,
    { own, ...rest }: { readonly own: number } & Pick<StretchWorth, 'options' | 'worlds'>,
  ): StretchWorth {
    const chance = this.instinct.guard.isSafe(g, taken) ? own : Math.min(own, best * own);
    return { chance, best: Math.max(best, chance), ...rest };
  }

  private candidates(g: Game, taken: number): number[] {
    const likely = this.instinct.mind.think(g).answers.filter((answer) => this.instinct.guard.isSafe(g, answer));
    const found = likely.slice(0, MOST_CANDIDATES);
    return found.includes(taken) ? found : [...found, taken];
  }

  /** Each answer over the same worlds and dice, and in them all that was answered. */
  private compare(
    seen: View,
    options: readonly number[],
    given: Closeness & {
      readonly chance: Chance;
      readonly side: SideKey;
      readonly whole: readonly string[] | null;
    },
  ): { readonly chances: readonly number[]; readonly whole: number } {
    const { chance, worlds, stages, whole, side } = given;
    const lots = options.length + (whole === null ? 0 : 1);
    const tries: (Try & { readonly lot: number })[] = [];
    for (let i = 0; i < worlds; i++) {
      const world = imagine(seen, chance);
      const dice = seedForDice(chance);
      options.forEach((answer, lot) => {
        tries.push({ world, answer, dice, lot });
      });
      if (whole !== null) tries.push({ ...this.upToLast(world, whole), dice, lot: options.length });
    }
    const sums = new Float64Array(lots);
    for (let from = 0; from < tries.length; from += this.playouts.most) {
      const some = tries.slice(from, from + this.playouts.most);
      const results = this.playouts.run(some, sideOf(side), stages);
      some.forEach(({ lot }, i) => {
        sums[lot]! += results[i]!;
      });
    }
    const means = [...sums].map((sum) => sum / worlds);
    return { chances: means.slice(0, options.length), whole: means.at(-1)! };
  }

  /** A world in which all answers but the last have been given, as far as they can be there. */
  private upToLast(world: Game, answers: readonly string[]): { readonly world: Game; readonly answer: number } {
    let answer = optionOf(world, answers[0]!);
    if (answers.length === 1) return { world, answer };
    const g = prepareGame(this.rules);
    g.copyFrom(world);
    g.chance = world.chance;
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
