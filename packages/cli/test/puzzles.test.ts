import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Puzzle, puzzleText, readPuzzleFile } from '@longtwilight/scenarios';
import { describe, expect, it } from 'vitest';
import { cli, testFolder } from './support/run.ts';

const SHIPPED = fileURLToPath(new URL('../../scenarios/puzzles', import.meta.url));
const LONG = process.env.LONG === '1';
/** So many of each kind of proof are proven again in the short run, in files by their themes. */
const FEW = { 'final-scoring': 2, win: 2, safety: 2, playouts: 1 } as const;

const ALL: readonly Puzzle[] = readdirSync(SHIPPED)
  .filter((name) => name.endsWith('.yaml') && name !== 'retired.yaml')
  .flatMap((name) => readPuzzleFile(name, readFileSync(join(SHIPPED, name), 'utf8')));

/** The cheapest to prove: with the fewest answers to be tried. */
function handful(): Puzzle[] {
  const cheap = [...ALL].sort((a, b) => Object.keys(a.proof.chances).length - Object.keys(b.proof.chances).length);
  return Object.entries(FEW).flatMap(([by, few]) => cheap.filter(({ proof }) => proof.by === by).slice(0, few));
}

function folderOf(puzzles: readonly Puzzle[]): string {
  const folder = join(testFolder(), 'puzzles');
  mkdirSync(folder);
  for (const theme of new Set(puzzles.map(({ themes }) => themes[0]!)))
    writeFileSync(
      join(folder, `${theme}.yaml`),
      puzzles
        .filter(({ themes }) => themes[0] === theme)
        .map(puzzleText)
        .join(''),
    );
  return folder;
}

describe('puzzles', () => {
  it('ships sound files', async () => {
    const { status, out } = await cli(`puzzles ${SHIPPED} --check`);
    expect(status).toBe(0);
    expect(out).toMatch(/^\d+ puzzles checked: all sound/);
  });

  it('proves a handful again with the stored seeds, word for word', async () => {
    const folder = folderOf(handful());
    const before = new Map(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
    const { status, out } = await cli(`puzzles ${folder} --prove`);
    expect(out).toContain('0 retired');
    expect(status).toBe(0);
    for (const [name, text] of before) expect(readFileSync(join(folder, name), 'utf8')).toBe(text);
  });

  it('retires a puzzle whose answer is not the best', async () => {
    const [puzzle] = handful().filter(({ proof, answer }) => proof.by === 'safety' && answer.length === 1);
    const folder = folderOf([{ ...puzzle!, answer: ['influence'], themes: ['defcon', 'influence'] }]);
    const { status, out } = await cli(`puzzles ${folder} --prove`);
    expect(status).toBe(1);
    expect(out).toContain(`${puzzle!.id} no longer holds`);
    expect(readdirSync(folder)).toEqual(['retired.yaml']);
    expect(readFileSync(join(folder, 'retired.yaml'), 'utf8')).toContain(puzzle!.id);
  });

  it('makes puzzles of a game, the same ones each time, and adds none twice', async () => {
    const folder = join(testFolder(), 'made');
    const made = `puzzles ${folder} --us recruit --ussr recruit --games 1 --seed 3 --by final-scoring win`;
    const first = await cli(made);
    expect(first.out).toMatch(/^[1-9]\d* puzzles? made/);
    expect((await cli(made)).out).toMatch(/^0 puzzles made/);
    expect((await cli(`puzzles ${folder} --check`)).status).toBe(0);
  });

  it('refuses a bad file with its name and line', async () => {
    const folder = folderOf(handful().slice(0, 1));
    const [name] = readdirSync(folder) as [string];
    const text = readFileSync(join(folder, name), 'utf8');
    writeFileSync(join(folder, name), text.replace('  side: us', '  side: uss'));
    const { status, err } = await cli(`puzzles ${folder} --check`);
    expect(status).toBe(1);
    expect(err).toMatch(new RegExp(`${name}: .*unknown side.*\\(line 4\\)`));
  });

  // The short run proves a handful
  it.runIf(LONG)('proves all of them again (needs LONG=1)', async () => {
    const folder = join(testFolder(), 'all');
    cpSync(SHIPPED, folder, { recursive: true });
    const { out } = await cli(`puzzles ${folder} --prove`);
    expect(out).toContain('0 retired');
    for (const name of readdirSync(SHIPPED))
      expect(readFileSync(join(folder, name), 'utf8')).toBe(readFileSync(join(SHIPPED, name), 'utf8'));
  });
});
