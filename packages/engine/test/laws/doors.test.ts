import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import * as data from '../../src/data.ts';
import * as engine from '../../src/index.ts';
import * as search from '../../src/search.ts';
import * as training from '../../src/training.ts';

const DOORS = [engine, data, search, training];
const PACKAGES = fileURLToPath(new URL('../../../', import.meta.url));
/** Ways to get at the bytes of a game, or at where something lies in them. What else has `bytes` is named: it counts them. */
const REACHES = [
  /(?<!\.\.|\b(?:used|row|most|held|observations))\.bytes\b/,
  /\{[^{}]*\bbytes\b[^{}]*\}\s*(?:=[^>]|of\b|:\s*Game\b)/,
  /\.fours\b|\bfours\s*\}/,
  /\['(?:bytes|fours)'\]/,
  /from '[^']*\bengine\/src\//,
  /\blayout\.[A-Z]/,
] as const;
const reachesIn = (source: string): string[] => REACHES.flatMap((pattern) => pattern.exec(source)?.[0] ?? []);

/** Every source of the packages but the engine, and of training, tests included. */
function sources(): string[] {
  const others = [...readdirSync(PACKAGES).filter((name) => name !== 'engine'), path.join('..', 'training')];
  return others.flatMap((name) =>
    ['src', 'test', 'scripts', 'demo']
      .map((folder) => path.join(PACKAGES, name, folder))
      .flatMap((folder) => filesIn(folder).filter((file) => /\.(tsx?|mjs)$/.test(file))),
  );
}
function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file));
  } catch {
    return [];
  }
}

describe('the doors of the engine', () => {
  it('let no layout out', () => {
    for (const door of DOORS)
      for (const name of ['layout', 'INFLUENCE', 'CARDS', 'CHECKPOINT', 'JOURNAL'])
        expect(door).not.toHaveProperty(name);
  });
  it('pass on each name at one of them only', () => {
    const names = DOORS.flatMap((door) => Object.keys(door));
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
  });

  it('are the only way in: no other package touches the bytes of a game', () => {
    const all = sources();
    expect(all.length).toBeGreaterThan(300);
    const reaches = all.flatMap((file) => reachesIn(readFileSync(file, 'utf8')).map((what) => `${file}: ${what}`));
    expect(reaches).toEqual([]);
  });
  it.each([
    ['reads a byte', 'return g.bytes[3];'],
    ['writes a byte', 'game.bytes[layout + 3]! += 1;'],
    ['copies them', 'const was = g.bytes.slice();'],
    ['keeps them for later', 'const mine = g.bytes;\nreturn mine[3];'],
    ['hands them on', 'return influenceIn(record.game.bytes);'],
    ['asks for them by name', "return g['bytes'][3];"],
    ['is given them apart', 'const peek = ({ bytes }: Game): number => bytes[3]!;'],
    ['goes over those of many games', 'for (const { bytes } of games) count(bytes);'],
    ['takes them out first', 'const { bytes, turn } = g;'],
    ['reads four at once', 'return g.fours[3];'],
    ['goes through the wall', "import * as layout from '../../engine/src/core/layout.ts';"],
    ['names an offset', 'at[layout.INFLUENCE]'],
  ])('would notice one that %s', (_what, line) => {
    expect(reachesIn(line)).not.toEqual([]);
  });
});
