import { type Chance, type Game, type Rules, type Side, seeded, US, type View } from '@longtwilight/engine';
import { answerText, ask } from '@longtwilight/engine/data';
import { imagine } from '../imagine.ts';
import type { Mind } from '../network/mind.ts';
import { Playouts, type Try } from '../network/playouts.ts';
import type { ProvenStep } from './proof.ts';

/** A first look at a question: the answers that the network expects most, in few worlds, not far; the lead that is worth a proof. */
const GLANCE = { answers: 2, worlds: 3, stages: 2, lead: 0.1 } as const;
/** Where the network itself is in doubt, no answer is clearly the best. */
const SURE_OF_ITSELF = 0.6;
/** Who has nearly lost or won can't gain much by any answer. */
const OPEN_FROM = 0.12;
const OPEN_TO = 0.96;
/** How far playouts go before the network judges them: action rounds and headlines, one side's each. */
const STAGES = 6;
/** Worlds in which all answers are tried, and those in which the ones that may be as good are tried besides. */
const FIRST_WORLDS = 10;
const MORE_WORLDS = 38;
const MOST_CONTESTED = 6;
/** The lead that the best answer must have, and the lower end of its interval. */
const LEAST_LEAD = 0.15;
const LEAST_LOW = 0.1;
/** After the first worlds: behind by so little, it is not clear enough; by so much for sure, it needs no more worlds. */
const HOPELESS = 0.08;
const SURELY = 0.15;
const SURE_ERRORS = 2.6;
/** Standard errors of an interval of 95 per cent. */
const ERRORS = 1.96;
/** Where only one use or country does not lose at once, there is nothing to weigh: a search for dangers finds that. */
const LIVELY = 0.1;
const ABOUT_ONE_CARD: ReadonlySet<number> = new Set([ask.use, ask.operations, ask.coup, ask.realign]);
const RANDOM_SEED = 1 << 30;

/** A game that the viewer might be in, and the seed of its dice. */
interface World {
  readonly world: Game;
  readonly dice: number;
}
const imagined = (seen: View, chance: Chance, count: number): World[] =>
  Array.from({ length: count }, () => ({ world: imagine(seen, chance), dice: chance(RANDOM_SEED) }));

/** Proves with playouts, in the same worlds and with the same dice, that one answer is clearly better than all others. */
export class PlayoutProof {
  private readonly mind: Mind;
  private readonly playouts: Playouts;

  constructor(mind: Mind, rules: Rules) {
    this.mind = mind;
    this.playouts = new Playouts(mind, rules);
  }

  /** Whether one answer seems to be much better than all others. */
  seemsClear(seen: View, g: Game, side: Side, seed: number): boolean {
    const { answers, likely } = this.mind.think(g);
    const now = side === US ? this.mind.chanceOfUs(0) : 1 - this.mind.chanceOfUs(0);
    if (likely[0]! < SURE_OF_ITSELF || now < OPEN_FROM || now > OPEN_TO) return false;
    const worlds = imagined(seen, seeded(seed), GLANCE.worlds);
    const chances = this.play(answers.slice(0, GLANCE.answers), worlds, side, GLANCE.stages).map(mean);
    return chances[0]! - Math.max(...chances.slice(1)) >= GLANCE.lead;
  }

  /** The best answer to the viewer's question, if its lead is large enough. */
  best(seen: View, g: Game, side: Side, seed: number): ProvenStep | null {
    const options = [...g.options.subarray(0, g.count)];
    const chance = seeded(seed);
    const worlds = imagined(seen, chance, FIRST_WORLDS + MORE_WORLDS);
    const results = this.play(options, worlds.slice(0, FIRST_WORLDS), side);
    const order = [...options.keys()].sort((a, b) => mean(results[b]!) - mean(results[a]!));
    const [best, ...others] = order as [number, ...number[]];
    const contested = others.filter((i) => !isSurely(differences(results[best]!, results[i]!)));
    if (contested.length > MOST_CONTESTED) return null;
    if (contested.some((i) => mean(differences(results[best]!, results[i]!)) < HOPELESS)) return null;
    if (contested.length > 0) {
      const again = [best, ...contested];
      const more = this.play(
        again.map((i) => options[i]!),
        worlds.slice(FIRST_WORLDS),
        side,
      );
      again.forEach((i, at) => void results[i]!.push(...more[at]!));
    }
    const leads = others.map((i) => leadOver(results[best]!, results[i]!));
    const lead = Math.min(...leads.map((one) => one.lead));
    const low = Math.min(...leads.map((one) => one.low));
    if (lead < LEAST_LEAD || low <= LEAST_LOW) return null;
    if (ABOUT_ONE_CARD.has(g.question) && mean(results[others[0]!]!) < LIVELY) return null;
    const chances = order.map((i) => ({ answer: answerText(options[i]!), chance: percent(mean(results[i]!)) }));
    return {
      answer: answerText(options[best]!),
      options: options.length,
      lead: percent(lead),
      low: percent(low),
      chances,
    };
  }

  /** The chances of a side after each answer, world by world. */
  private play(answers: readonly number[], worlds: readonly World[], side: Side, stages = STAGES): number[][] {
    const tries: Try[] = worlds.flatMap(({ world, dice }) => answers.map((answer) => ({ world, answer, dice })));
    const results = answers.map((): number[] => []);
    for (let from = 0; from < tries.length; from += this.playouts.most) {
      const chances = this.playouts.run(tries.slice(from, from + this.playouts.most), side, stages);
      for (const [i, chance] of chances.entries()) results[(from + i) % answers.length]!.push(chance);
    }
    return results;
  }
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
const percent = (chance: number): number => Math.round(100 * chance);

/** In the worlds that both were played in. */
const differences = (best: readonly number[], other: readonly number[]): number[] =>
  other.map((result, i) => best[i]! - result);

function errorOf(values: readonly number[]): number {
  const middle = mean(values);
  const squares = values.reduce((sum, value) => sum + (value - middle) ** 2, 0);
  return Math.sqrt(squares / (values.length - 1) / values.length);
}
const isSurely = (found: readonly number[]): boolean => mean(found) - SURE_ERRORS * errorOf(found) > SURELY;
function leadOver(best: readonly number[], other: readonly number[]): { readonly lead: number; readonly low: number } {
  const found = differences(best, other);
  return { lead: mean(found), low: mean(found) - ERRORS * errorOf(found) };
}
