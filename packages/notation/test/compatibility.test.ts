import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { GameRecord, outcomeOf, readSavedGame, seeded, view } from '@longtwilight/engine';
import { describe, expect, it } from 'vitest';
import { fillPosition, readGameFile, readPositionText } from '../src/index.ts';

const STORE = fileURLToPath(new URL('../../../compatibility', import.meta.url));
const sets = readdirSync(STORE, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** How a game stands, as its set tells it. */
function standing(record: GameRecord): object {
  const { turn, round, phase, defcon, vp } = view(record.game, 'public');
  return { answers: record.entries.length, turn, round, phase, defcon, vp, outcome: outcomeOf(record.game) };
}

describe.each(sets)('files of %s', (set) => {
  const read = (name: string): string => readFileSync(path.join(STORE, set, name), 'utf8');
  const known = Object.entries(JSON.parse(read('saved-games.json')) as Record<string, object>);

  it.each(known)('opens the saved game %s and plays on', (name, stands) => {
    const record = GameRecord.load(readSavedGame(JSON.parse(read(`saved-games/${name}.json`))));
    expect(standing(record)).toEqual(stands);
    for (let i = 0; i < 20 && outcomeOf(record.game) === null; i++) {
      const [asked] = record.decisions();
      record.answer(asked!.actor, asked!.options[0]!);
    }
  });

  it.each(known)('opens the game file %s', (name, stands) => {
    const { record } = readGameFile(read(`game-files/${name}.json`));
    expect(standing(record)).toEqual(stands);
  });

  it('reads every position text', () => {
    const positions = JSON.parse(read('positions.json')) as {
      text: string;
      viewer: string;
      turn: number;
      vp: number;
    }[];
    expect(positions.length).toBeGreaterThan(20);
    for (const { text, viewer, turn, vp } of positions) {
      const shared = readPositionText(text);
      expect(shared.viewer).toBe(viewer);
      expect(shared.position).toMatchObject({ turn, vp });
      expect(fillPosition(shared, seeded(1))).toBeDefined();
    }
  });
});
