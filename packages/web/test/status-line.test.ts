import { answer, gameFrom, type Position, resolveRules, type SideKey, view } from '@longtwilight/engine';
import { loadWords } from '@longtwilight/words';
import { expect, it } from 'vitest';
import type { MatchState } from '../src/match/match.ts';
import { Draft } from '../src/question/draft.ts';
import { statusLine } from '../src/question/status-line.ts';

const words = await loadWords('en');

function lineOf(side: SideKey, position: Position, answers: readonly string[], given: readonly string[] = []) {
  const game = gameFrom(resolveRules({}), position);
  game.run();
  for (const text of given) answer(game, side, text);
  const seen = view(game, side);
  const asked = seen.decision !== null && !seen.decision.answered;
  const draft = asked ? answers.reduce((move, text) => move.with(text), Draft.begin(seen, side)) : null;
  const now: MatchState = { story: [], view: seen, side, undoable: 0, practice: false, curtain: null };
  return statusLine(words, { now, draft, seen, past: false, sending: false });
}

it('a coup that waits to be confirmed is called one', () => {
  const { what } = lineOf(
    'us',
    { turn: 4, phasing: 'us', defcon: 5, influence: { syria: [0, 2], iraq: [0, 1] }, hands: { us: ['nato'] } },
    ['nato', 'coup', 'syria'],
  );
  expect(what).toBe('Coup › Syria: confirm or undo.');
});

it('no more countries are said to be left than can be chosen', () => {
  const influence = { poland: [1, 0], hungary: [1, 0] } as const;
  const { what } = lineOf(
    'ussr',
    { turn: 2, phasing: 'ussr', influence, hands: { ussr: ['warsaw-pact-formed', 'nasser'] } },
    ['warsaw-pact-formed', 'event', 'remove'],
  );
  expect(what).toMatch(/2 countries left\.$/);
});

it('while the other side chooses, it says which headline was chosen', () => {
  const { who, what } = lineOf(
    'ussr',
    { turn: 2, start: 'headline', hands: { ussr: ['fidel', 'nasser'], us: ['nato', 'containment'] } },
    [],
    ['fidel'],
  );
  expect(who).toBe('You are the USSR · your headline: Fidel');
  expect(what).toContain('US');
});
