import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

/** The demo page, from the sources of all packages: `npx vite packages/board/demo`. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  build: { outDir: '../dist/demo', emptyOutDir: true },
});
