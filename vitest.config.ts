import { existsSync, readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const long = process.env.LONG === '1';
const minute = 60_000;
/** Packages name their TypeScript under this condition, so tests need no build. */
const conditions = ['source', 'module', 'node', 'development|production'];

export default defineConfig({
  ssr: { resolve: { conditions } },
  resolve: { conditions },
  test: {
    // All processors: the one that Vitest would leave free is not needed
    maxWorkers: availableParallelism(),
    // Only a test that hangs may run into these: none fails because a machine is slow
    testTimeout: (long ? 120 : 5) * minute,
    hookTimeout: 5 * minute,
    expect: { poll: { timeout: minute } },
    projects: readdirSync(new URL('packages', import.meta.url)).map((name) => ({
      extends: true as const,
      test: {
        name,
        root: `packages/${name}`,
        include: ['test/**/*.test.ts', 'src/**/*.test.ts'],
        // Something that all tests of a package share, such as a database server
        globalSetup: [`${import.meta.dirname}/packages/${name}/test/support/global-setup.ts`].filter(existsSync),
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
