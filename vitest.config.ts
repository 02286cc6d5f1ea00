import { readdirSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

const long = process.env.LONG === '1';
const minute = 60_000;
/** Packages name their TypeScript under this condition, so tests need no build. */
const conditions = ['source', 'module', 'node', 'development|production'];

export default defineConfig({
  ssr: { resolve: { conditions } },
  resolve: { conditions },
  test: {
    testTimeout: long ? 30 * minute : minute / 2,
    hookTimeout: long ? 30 * minute : minute / 2,
    projects: readdirSync(new URL('packages', import.meta.url)).map((name) => ({
      extends: true as const,
      test: {
        name,
        root: `packages/${name}`,
        include: ['test/**/*.test.ts', 'src/**/*.test.ts'],
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
