import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

/** Files of a language, whose chunks say so in their names. */
const LANGUAGE = /words\/src\/[a-z]{2}\//;

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  // Relative addresses: the pages work in any folder of any host
  base: './',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  worker: { format: 'es', rolldownOptions: { output: { entryFileNames: 'assets/bot-worker-[hash].js' } } },
  build: {
    target: 'es2023',
    outDir: 'dist',
    emptyOutDir: true,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: {
        chunkFileNames: ({ name, moduleIds }) =>
          moduleIds.some((id) => LANGUAGE.test(id)) ? `assets/words-${name}-[hash].js` : `assets/${name}-[hash].js`,
      },
    },
  },
});
