import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { BESIDE, doorsOf, problemsIn, RIGHTS } from '../check-imports.mjs';

describe('the check of imports', () => {
  it.each([
    [
      'a package that is not allowed',
      'packages/web/src/main.tsx',
      "import { startServer } from '@longtwilight/server';",
    ],
    ['the same in several lines', 'packages/web/src/main.tsx', "import {\n  a,\n  b,\n} from '@longtwilight/server';"],
    ['one that is loaded later', 'packages/cli/src/main.ts', "const { a } = await import('@longtwilight/web');"],
    [
      'one with a remark before it',
      'packages/cli/src/main.ts',
      "await import(/* @vite-ignore */ '@longtwilight/web');",
    ],
    ['one that is passed on', 'packages/bots/src/index.ts', "export { a } from '@longtwilight/notation';"],
    ['one for its side effects', 'packages/words/src/index.ts', "import '@longtwilight/engine';"],
    [
      'values where types are allowed',
      'packages/words/src/ids.ts',
      "import { CARD_KEYS } from '@longtwilight/engine/data';",
    ],
    ['the package that uses this one', 'packages/server/src/server.ts', "import { run } from '@longtwilight/cli';"],
    ['what is behind a door', 'packages/bots/src/a.ts', "import { a } from '@longtwilight/engine/src/core/layout.ts';"],
    ['a way through the wall', 'packages/bots/src/a.ts', "import { a } from '../../engine/src/index.ts';"],
    [
      'a test of another package',
      'packages/web/test/a.test.ts',
      "import { a } from '../../server/test/support/play.ts';",
    ],
    ['a test by a source', 'packages/server/src/a.ts', "import { a } from '../test/support/play.ts';"],
    ['what tests share by a source', 'packages/server/src/a.ts', "import { a } from '@longtwilight/testing/receiver';"],
    [
      'a package by a test that may not',
      'packages/notation/test/a.test.ts',
      "import { a } from '@longtwilight/server';",
    ],
    ['Node by what runs in a browser', 'packages/bots/src/levels.ts', "import { readFileSync } from 'node:fs';"],
    ['a dependency by the engine', 'packages/engine/src/index.ts', "import _ from 'lodash';"],
    ['a package by a new one', 'packages/new/src/index.ts', "import { a } from '@longtwilight/engine';"],
    ['a door kept for training', 'packages/bots/src/a.ts', "import { a } from '@longtwilight/engine/training';"],
    ['the pages by a script', 'scripts/start.mjs', "import { a } from '../packages/web/src/main.tsx';"],
  ])('notices %s', (_what, file, source) => {
    expect(problemsIn(file, source)).toHaveLength(1);
  });

  it.each([
    ['packages/web/src/main.tsx', "import { GameRecord } from '@longtwilight/engine';"],
    ['packages/web/test/a.test.ts', "import { startServer } from '@longtwilight/server';"],
    ['packages/words/src/ids.ts', "export type { CardKey } from '@longtwilight/engine/data';"],
    ['packages/web/src/a.ts', "const load = () => import('@longtwilight/scenarios/rules/examples/a.yaml');"],
    ['packages/bots/src/arena/a.ts', "import { Worker } from 'node:worker_threads';"],
    ['training/src/a.ts', "import { writeTruePlaces } from '@longtwilight/engine/training';"],
    ['packages/engine/src/flow/a.ts', "import { a } from '../core/game.ts';"],
  ])('lets %s do as it may', (file, source) => {
    expect(problemsIn(file, source)).toEqual([]);
  });

  it('looks at every file when it is run by itself', () => {
    const script = fileURLToPath(new URL('../check-imports.mjs', import.meta.url));
    expect(execFileSync(process.execPath, [script], { encoding: 'utf8' })).toMatch(/^Imports of \d{3,} files/);
  });

  it('knows no second door that CONTRIBUTING does not tell of', () => {
    const told = readFileSync(new URL('../../CONTRIBUTING.md', import.meta.url), 'utf8');
    const doors = Object.keys(RIGHTS)
      .filter((name) => name !== 'testing')
      .flatMap((name) => doorsOf(name).filter((door) => door !== `@longtwilight/${name}`));
    expect(doors.length).toBeGreaterThan(5);
    expect(doors.filter((door) => !told.includes(`\`${door}\``))).toEqual([]);
  });

  it('says what the README says', () => {
    const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
    const rows = [...readme.matchAll(/^\| \[`(?:packages\/)?(\w+)`\].*\|(.*) \|$/gm)];
    const told = rows.map(([, name, uses = '']) => [name, uses.trim()]);
    const nothing = (/** @type {readonly string[] | undefined} */ types) =>
      types === undefined ? 'nothing' : "nothing (the engine's ids, only as types)";
    const rights = Object.entries({ ...RIGHTS, ...BESIDE }).map(([name, { uses, types }]) => [
      name,
      uses?.join(', ') ?? nothing(types),
    ]);
    expect(told.filter(([, uses]) => uses !== '').toSorted()).toEqual(rights.toSorted());
  });
});
