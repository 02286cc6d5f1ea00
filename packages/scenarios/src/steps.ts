import { agreeDraw, answer, decision, decisions, editGame, type Game, outOfTime, resign } from '@longtwilight/engine';
import { check } from './check.ts';
import { readAnswers, readPosition } from './given.ts';
import { type Data, isFields, ScenarioError, type Step } from './scenario.ts';

/** Take the steps of a scenario in order; what goes wrong names its step. */
export function runSteps(g: Game, steps: readonly Step[]): void {
  steps.forEach((step, i) => {
    try {
      take(g, step);
    } catch (error) {
      if (error instanceof Error)
        error.message = `step ${i + 1} (${step.key}: ${JSON.stringify(step.value)}): ${error.message}`;
      throw error;
    }
  });
}

function take(g: Game, { key, value }: Step): void {
  switch (key) {
    case 'us':
    case 'ussr':
      for (const word of readAnswers(value)) answer(g, key, word);
      return;
    case 'headline':
      if (!isFields(value)) throw new ScenarioError('headline has a card for us and for ussr');
      for (const side of ['us', 'ussr'] as const) if (value[side] !== undefined) answer(g, side, String(value[side]));
      return;
    case 'roll':
      for (const roll of list(value)) byChance(g, 'die', String(roll));
      return;
    case 'draw':
      for (const card of list(value)) byChance(g, 'draw', String(card));
      return;
    case 'then':
    case 'set':
      if (!isFields(value)) throw new ScenarioError(`${key} is a mapping`);
      if (key === 'then') check(g, value);
      else editGame(g, readPosition(value));
      return;
    case 'end':
      endFromOutside(g, String(value));
      return;
    case 'bid':
      throw new ScenarioError('bid goes with start: bidding');
  }
}

const list = (value: Data): readonly Data[] => (Array.isArray(value) ? value : [value]);

function byChance(g: Game, kind: 'die' | 'draw', text: string): void {
  const open = decision(g);
  if (open?.kind !== kind) {
    const asked = decisions(g).map((one) => `${one.actor} ${one.question}`);
    throw new ScenarioError(`no ${kind} is asked for now, but ${asked.join(' and ') || 'nothing: the game is over'}`);
  }
  answer(g, 'chance', text);
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
