import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import * as data from '../../src/data.ts';
import * as engine from '../../src/index.ts';
import * as search from '../../src/search.ts';

const PACKAGES = fileURLToPath(new URL('../../../', import.meta.url));
/** Ways to get at the bytes of a game, or at where something lies in them. */
const REACHES = [
  /\.bytes\s*(\[|\?\.|\.)/,
  /\{[^{}]*\bbytes\b[^{}]*\}\s*=[^>]/,
  /\.fours\b|\bfours\s*\}/,
  /from '[^']*\bengine\/src\//,
  /\blayout\.[A-Z]/,
] as const;
const reachesIn = (source: string): string[] => REACHES.flatMap((pattern) => pattern.exec(source)?.[0] ?? []);

/** Every source of the packages but the engine, tests included. */
function sources(): string[] {
  const others = readdirSync(PACKAGES).filter((name) => name !== 'engine');
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
    for (const door of [engine, data, search])
      for (const name of ['layout', 'INFLUENCE', 'CARDS', 'CHECKPOINT', 'JOURNAL'])
        expect(door).not.toHaveProperty(name);
  });
  it('pass on each name at one of them only', () => {
    const names = [engine, data, search].flatMap((door) => Object.keys(door));
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
    ['takes them out first', 'const { bytes, turn } = g;'],
    ['reads four at once', 'return g.fours[3];'],
    ['goes through the wall', "import * as layout from '../../engine/src/core/layout.ts';"],
    ['names an offset', 'at[layout.INFLUENCE]'],
  ])('would notice one that %s', (_what, line) => {
    expect(reachesIn(line)).not.toEqual([]);
  });
});
