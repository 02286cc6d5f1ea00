import { type Game, guess, resolveRules, type SideKey, seeded, sideOf, view } from '@longtwilight/engine';
import { answerText, ask, fx, no, phase, QUESTION_KINDS } from '@longtwilight/engine/data';
import { openHeadline } from '@longtwilight/engine/search';
import { describe, expect, it } from 'vitest';
import { Dangers } from '../src/safety/index.ts';
import { everyHeadline, everyWay, isCertain, type Way } from './support/every-way.ts';
import { codeOf, games, LONG, type Moment, playLevels, seeds, shareOf } from './support/play.ts';

/** Far more than any of these decisions needs. */
const BUDGET = 2_000_000;
/** Of many countries so many are held against the enumeration. */
const MOST_COUNTRIES = 3;
/** Of questions for a country one in so many is taken. */
const EACH_COUNTRY = 6;
/** An enumeration may be too long; of so few at most. */
const MOST_TOO_LONG = 0.2;
const rules = resolveRules({ handicap: { us: 2 } });

type Where = 'DEFCON 2' | 'DEFCON 3' | 'crisis' | 'near 20 VP' | 'Wargames' | 'headline';
/** How many decisions are compared at each place, in short and in long. */
const WANTED: Readonly<Record<Where, readonly [number, number]>> = {
  'DEFCON 2': [90, 1400],
  'DEFCON 3': [60, 700],
  crisis: [25, 200],
  'near 20 VP': [40, 500],
  Wargames: [15, 150],
  headline: [4, 60],
};
const wanted = (where: Where): number => shareOf(WANTED[where][LONG ? 1 : 0]);

function placeOf(g: Game, side: SideKey): Where | null {
  if (g.phase === phase.headline) return 'headline';
  if (g.phase !== phase.round) return null;
  const behind = side === 'us' ? -g.vp : g.vp;
  if (g.effect(fx['cuban-missile-crisis']) !== 0) return 'crisis';
  if (behind >= 12) return 'near 20 VP';
  if (g.defcon === 2 && [0, 1].some((one) => g.inHand(one as 0 | 1, no.wargames))) return 'Wargames';
  return g.defcon === 2 ? 'DEFCON 2' : g.defcon === 3 ? 'DEFCON 3' : null;
}

/** A game that the side might be in, at its question. */
function imagined(game: Game, side: SideKey, seed: number): Game {
  const g = guess(view(game, side), seeded(seed));
  if (g.phase === phase.headline) openHeadline(g, sideOf(side));
  else g.refresh();
  return g;
}

const verdictOf = (ways: readonly Way[]): string =>
  ways.some((way) => typeof way === 'string') ? 'can-lose' : ways.includes(undefined) ? 'too long' : 'safe';

describe('what can lose', () => {
  it('is exactly what a plain enumeration says, in decisions of games between players', { timeout: 7_200_000 }, () => {
    const search = new Dangers(rules);
    const done = new Map<Where, number>();
    const wrong: string[] = [];
    let tooLong = 0;
    let marked = 0;
    let certain = 0;
    let compared = 0;
    let asked = 0;
    const compare = (game: Game, actor: SideKey, answer: string, where: Where): boolean => {
      const code = codeOf(answer);
      // Two guesses: what is marked must not depend on what is hidden
      const [one, two] = [imagined(game, actor, 1), imagined(game, actor, 2)];
      const side = sideOf(actor);
      const ways = one.question === ask.headline ? everyHeadline(one, side, code) : [everyWay(one, side, code)];
      const expected = verdictOf(ways);
      if (expected === 'too long') return false;
      const { verdict, always, sure } = search.of(two, actor, answer, BUDGET);
      if (verdict === 'can-lose') marked++;
      if (sure) certain++;
      if (verdict === 'can-lose' && sure !== (isCertain(one, side, code) ?? sure))
        wrong.push(
          `${where}, ${actor}, question ${one.question} of card ${one.cause}: ${answer} is ${sure ? '' : 'not '}sure`,
        );
      const all = ways.every((way) => typeof way === 'string');
      if (verdict !== expected || (ways.every((way) => way !== undefined) && verdict === 'can-lose' && always !== all))
        wrong.push(
          `${where}, turn ${game.turn}.${game.round}, VP ${game.vp}, DEFCON ${game.defcon}, ${actor}, question ${one.question} of card ${one.cause}: ${answer} is ${verdict}${always ? ' always' : ''}, enumerated ${expected}${all ? ' always' : ''} (${ways.find((way) => typeof way === 'string')})`,
        );
      return true;
    };
    const look = ({ game, actor }: Moment): void => {
      const where = placeOf(game, actor);
      if (where === null || (done.get(where) ?? 0) >= wanted(where) || game.count < 2) return;
      // Most questions ask where a point goes
      if (QUESTION_KINDS[game.question] === 'country' && asked++ % EACH_COUNTRY !== 0) return;
      const g = imagined(game, actor, 1);
      const countries = QUESTION_KINDS[g.question] === 'country' || QUESTION_KINDS[g.question] === 'draw';
      const options = [...g.options.subarray(0, g.count)].map(answerText);
      const some = countries ? options.filter((_, i) => i % Math.ceil(options.length / MOST_COUNTRIES) === 0) : options;
      const finished = some.filter((answer) => compare(game, actor, answer, where)).length;
      tooLong += some.length - finished;
      compared += finished;
      if (2 * finished > some.length) done.set(where, (done.get(where) ?? 0) + 1);
    };
    const short = (): Where[] =>
      (Object.keys(WANTED) as Where[]).filter((where) => (done.get(where) ?? 0) < wanted(where));
    for (const seed of seeds(games(60, 2400)))
      if (short().length > 0) playLevels(rules, { us: 'attache', ussr: 'attache' }, seed, { look });
    console.log(Object.fromEntries(done), { compared, marked, certain, tooLong });
    expect(wrong).toEqual([]);
    expect(tooLong).toBeLessThan(MOST_TOO_LONG * (compared + tooLong));
    expect(short()).toEqual([]);
    expect(marked).toBeGreaterThan(shareOf(50));
    expect(certain).toBeGreaterThan(shareOf(10));
  });
});
