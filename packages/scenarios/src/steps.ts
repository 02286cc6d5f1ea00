import {
  type ActorKey,
  agreeDraw,
  answer,
  decision,
  decisions,
  editGame,
  type Game,
  outOfTime,
  type Position,
  resign,
  SIDE_KEYS,
} from '@longtwilight/engine';
import { CARD_KEYS } from '@longtwilight/engine/data';
import { check } from './check.ts';
import { checkKeys, type Data, readWord, ScenarioError } from './data.ts';
import { POSITION_KEYS, readAnswers, readGiven } from './given.ts';
import type { ScenarioStep } from './scenario.ts';

const SET_KEYS = POSITION_KEYS.filter((key) => key !== 'rules' && key !== 'start');

/** Where the steps of a scenario are taken: a bare game, or one whose record is kept. */
export interface SteppedGame {
  readonly game: Game;
  answer(actor: ActorKey, text: string): void;
  edit(position: Position): void;
}
export const bare = (game: Game): SteppedGame => ({
  game,
  answer: (actor, text) => answer(game, actor, text),
  edit: (position) => editGame(game, position),
});

/** Take the steps of a scenario in order, but for those that are taken already. */
export function runSteps(board: SteppedGame, steps: readonly ScenarioStep[], taken = 0): void {
  steps.forEach((step, i) => {
    if (i >= taken) inStep(i, step, () => take(board, step));
  });
}

/** What goes wrong in a step names it. */
export function inStep(i: number, step: ScenarioStep, run: () => void): void {
  try {
    run();
  } catch (error) {
    if (error instanceof Error)
      error.message = `step ${i + 1} (${step.key}: ${JSON.stringify(step.value)}): ${error.message}`;
    throw error;
  }
}

function take(board: SteppedGame, { key, value }: ScenarioStep): void {
  const { game: g } = board;
  switch (key) {
    case 'us':
    case 'ussr':
      for (const word of readAnswers(key, value)) board.answer(key, word);
      return;
    case 'headline':
      checkKeys(value, SIDE_KEYS, key);
      // Where one side has to show its headline first, it is asked first
      for (const side of decision(g)?.actor === 'ussr' ? SIDE_KEYS.toReversed() : SIDE_KEYS)
        if (value[side] !== undefined) board.answer(side, readWord(value[side], CARD_KEYS, key, 'card'));
      return;
    case 'roll':
      for (const roll of list(value)) byChance(board, 'die', String(roll));
      return;
    case 'draw':
      for (const card of list(value)) byChance(board, 'draw', readWord(card, CARD_KEYS, key, 'card'));
      return;
    case 'then':
      check(g, value);
      return;
    case 'set':
      refuseAfterEnd(g, key);
      checkKeys(value, SET_KEYS, key);
      board.edit(readGiven(value));
      return;
    case 'end':
      refuseAfterEnd(g, key);
      endFromOutside(g, String(value));
      return;
    case 'bid':
      throw new ScenarioError('bid goes with start: bidding');
  }
}

const list = (value: Data): readonly Data[] => (Array.isArray(value) ? value : [value]);

function refuseAfterEnd(g: Game, key: string): void {
  if (g.over) throw new ScenarioError(`${key}: the game is over`);
}

function byChance({ game: g, answer }: SteppedGame, kind: 'die' | 'draw', text: string): void {
  const open = decision(g);
  if (open?.kind !== kind) {
    const asked = decisions(g).map((one) => `${one.actor} ${one.question}`);
    throw new ScenarioError(`no ${kind} is asked for now, but ${asked.join(' and ') || 'nothing: the game is over'}`);
  }
  answer('chance', text);
}

function endFromOutside(g: Game, text: string): void {
  if (text === 'agreed draw') {
    agreeDraw(g);
    return;
  }
  const match = /^(us|ussr) (resigns|out of time)$/.exec(text);
  if (match === null)
    throw new ScenarioError(`unknown end "${text}"; expected us|ussr resigns, us|ussr out of time, agreed draw`);
  const side = match[1] as 'us' | 'ussr';
  if (match[2] === 'resigns') resign(g, side);
  else outOfTime(g, side);
}
