import { type Card, CHANCE, type Country, type Game, type Side } from '@longtwilight/engine';
import {
  answeredCard,
  answeredDigit,
  ask,
  BATTLEGROUND,
  COUNTRIES,
  isCardAnswer,
  no,
  wordAnswer,
} from '@longtwilight/engine/data';
import { isDangerous } from './dangerous-cards.ts';

/*
 * Which answers a search for danger tries at a question, and in what order. While only DEFCON and the crisis can lose the game,
 * answers that can't differ in that respect stand for each other: countries by whether a coup there would lower DEFCON and
 * whether one could be made at all, cards by whether they are dangerous. Where VP can lose it too, all are tried.
 */

/** Events that use the card they draw. */
const SETS_OFF_DRAWN: ReadonlySet<number> = new Set([no['five-year-plan'], no['grain-sales-to-soviets']]);

export const optionsOf = (g: Game): number[] => [...g.options.subarray(0, g.count)];
const isBattleground = (answer: number): boolean => answer < COUNTRIES && BATTLEGROUND[answer] === 1;
const first = (answers: readonly number[], test: (answer: number) => boolean): number[] => {
  const found = answers.find(test);
  return found === undefined ? [] : [found];
};

/** Answers of the side that wants to be safe, the harmless first. */
export function ownTries(g: Game, side: Side, all: boolean): number[] {
  const options = optionsOf(g);
  switch (g.question) {
    case ask.place:
    case ask.remove:
    case ask.coup:
    case ask.realign:
    case ask.war:
    case ask.region:
    case ask.setup: {
      const some = oneOfEachKind(g, side, options);
      return all ? [...some, ...options.filter((answer) => !some.includes(answer))] : some;
    }
    case ask.use:
    case ask.operations:
    case ask.follow:
      return options.sort((a, b) => risk(a) - risk(b));
    default:
      return options;
  }
}
const risk = (answer: number): number =>
  answer === wordAnswer.done || answer === wordAnswer.space
    ? 0
    : answer === wordAnswer.influence
      ? 1
      : answer === wordAnswer.coup
        ? 3
        : 2;

/** Words, and of the countries one of each kind: others before battlegrounds, and those by how much of one's own is there. */
function oneOfEachKind(g: Game, side: Side, options: readonly number[]): number[] {
  const kindOf = (c: Country): number => (isBattleground(c) ? 4 : 0) + (2 - Math.min(2, g.influence(side, c)));
  const kinds = new Map<number, number>();
  for (const c of options) if (c < COUNTRIES && !kinds.has(kindOf(c))) kinds.set(kindOf(c), c);
  const countries = [...kinds].sort(([a], [b]) => a - b).map(([, c]) => c);
  return [...options.filter((answer) => answer >= COUNTRIES), ...countries];
}

/** Answers of the other side and of chance, the worst first. */
export function otherTries(g: Game, all: boolean): number[] {
  const options = optionsOf(g);
  if (g.question === ask.die) return all ? options : options.filter((answer) => [1, 6].includes(answeredDigit(answer)));
  if (all) return options.sort((a, b) => risk(b) - risk(a));
  if (g.actor === CHANCE) return setsOffDrawn(g) ? someCards(g, options) : options.slice(0, 1);
  switch (g.question) {
    case ask.coup:
      return [...first(options, isBattleground), ...first(options, (answer) => !isBattleground(answer))];
    case ask.use:
    case ask.operations:
    case ask.follow:
      return options
        .filter((answer) => answer !== wordAnswer.realign || options.length === 1)
        .sort((a, b) => risk(b) - risk(a));
    case ask.trigger:
    case ask.give:
    case ask.partner:
      return someCards(g, options);
    case ask.choose:
    case ask.level:
    case ask.pay:
      return options;
    default:
      return options.slice(0, 1);
  }
}

/** Whether a card that chance draws now is used at once. */
export const setsOffDrawn = (g: Game): boolean => g.actor === CHANCE && SETS_OFF_DRAWN.has(g.cause);

/** Whether it makes a difference which card this is, while VP can't lose the game: scoring cards may all the same. */
export const isNotable = (g: Game, card: Card): boolean => isDangerous(card) || g.rules.cards[card]!.scoring;

/** Every notable card, one of the others, and answers that are not cards. */
const someCards = (g: Game, options: readonly number[]): number[] => [
  ...options.filter((answer) => isCardAnswer(answer) && isNotable(g, answeredCard(answer))),
  ...first(options, (answer) => isCardAnswer(answer) && !isNotable(g, answeredCard(answer))),
  ...options.filter((answer) => !isCardAnswer(answer)),
];
