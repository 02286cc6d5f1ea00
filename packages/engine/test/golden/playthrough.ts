import type { Game } from '../../src/core/game.ts';
import { answer, decision, type Fact, outcomeOf, positionOf, prepareGame, type Rules } from '../../src/index.ts';
import type { Chooser } from '../support/play.ts';
import { ANSWER, decisionLines, factLines, positionLines } from './print.ts';

/** A chooser that may run out of answers. */
type Answers = (...args: Parameters<Chooser>) => string | null;

/** Enough for a turn or two, and still short enough to be read. */
const PLAYER_DECISIONS = 120;

export const fileOf = (configuration: string): URL =>
  new URL(`${configuration.replaceAll(' ', '-')}.txt`, import.meta.url);

/** The answers that a playthrough records, chance included. */
export const answersIn = (text: string): string[] =>
  text
    .split('\n')
    .filter((line) => line.startsWith(ANSWER))
    .map((line) => line.slice(ANSWER.length));

/**
 * The beginning of a game as text: every decision with its options and answer, what came of it, and the whole position
 * whenever a turn has ended. `choose` answers for everybody; where it can't, the text ends.
 */
export function playthrough(name: string, rules: Rules, choose: Answers): string {
  const facts: Fact[] = [];
  const lines = [
    `A random game of the configuration "${name}". Written by \`npm run golden\`; to be read, not edited.`,
    '',
  ];
  const game = prepareGame(rules);
  game.facts = facts;
  game.run();
  lines.push(...happened(game, facts));
  let decided = 0;
  for (let asked = decision(game); asked !== null && decided < PLAYER_DECISIONS; asked = decision(game)) {
    if (asked.actor !== 'chance') decided++;
    const text = choose(game, asked);
    if (text === null) return [...lines, ...decisionLines(asked, '(the recorded answer is not legal)')].join('\n');
    lines.push(...decisionLines(asked, text));
    answer(game, asked.actor, text);
    lines.push(...happened(game, facts));
  }
  lines.push(
    '',
    outcomeOf(game) === null ? 'Here the record stops.' : 'The game is over.',
    ...positionLines(positionOf(game)),
  );
  return `${lines.join('\n')}\n`;
}

/** Tells and empties the facts. */
function happened(game: Game, facts: Fact[]): string[] {
  const lines = factLines(facts);
  const turnEnded = facts.some((fact) => fact.t === 'turn' && fact.turn > game.rules.start.turn);
  facts.length = 0;
  return turnEnded ? [...lines, '', ...positionLines(positionOf(game)), ''] : lines;
}

/** Gives recorded answers; `after` answers once they have run out, or no longer fit. */
export function recorded(answers: readonly string[], after: Answers = () => null): Answers {
  let next = 0;
  let fits = true;
  return (game, asked) => {
    const text = answers[next++];
    fits &&= text !== undefined && asked.options.includes(text);
    return fits ? text! : after(game, asked);
  };
}
