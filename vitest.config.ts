import { existsSync, readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { defineConfig } from 'vitest/config';

const long = process.env.LONG === '1';
const minute = 60_000;
/** Packages name their TypeScript under this condition, so tests need no build; only the global set-up of the server does. */
const conditions = ['source', 'module', 'node', 'development|production'];

/** Packages whose tests need Vite: for components and style sheets, modules that a test replaces, or a global set-up. */
const BY_VITE: ReadonlySet<string> = new Set(['board', 'cli', 'server', 'web']);
/** Coverage is counted on what Vite has made of the sources. */
const covering = process.argv.some((argument) => argument.startsWith('--coverage'));

/** Every package, and what is beside them. */
const folders = [
  ...readdirSync(new URL('packages', import.meta.url)).map((name) => `packages/${name}`),
  'scripts',
  'training',
];

export default defineConfig({
  ssr: { resolve: { conditions } },
  resolve: { conditions },
  test: {
    // One more than there are processors: tests of servers and pages spend much of their time waiting
    maxWorkers: availableParallelism() + 1,
    // Only a test that hangs may run into these: none fails because a machine is slow
    testTimeout: (long ? 120 : 5) * minute,
    hookTimeout: 5 * minute,
    expect: { poll: { timeout: minute } },
    projects: folders.map((folder) => ({
      extends: true as const,
      test: {
        name: path.basename(folder),
        root: folder,
        // What Node can run by itself runs twice as fast without Vite between its modules
        ...(covering || BY_VITE.has(path.basename(folder))
          ? {}
          : {
              experimental: { viteModuleRunner: false, nodeLoader: false },
              // These keep nothing in their modules that one file could leave to the next
              isolate: false,
              execArgv: ['--import=tsx', '--conditions=source'],
            }),
        include: ['test/**/*.test.{ts,mjs}', 'src/**/*.test.ts'],
        // Something that all tests of a package share, such as a database server
        globalSetup: [`${import.meta.dirname}/${folder}/test/support/global-setup.ts`].filter(existsSync),
      },
    })),
    coverage: {
      provider: 'v8' as const,
      include: ['packages/*/src/**/*.ts'],
      exclude: ['**/*.test.ts'],
      reporter: ['text', 'html', 'json-summary'],
    },
  },
});
