import { fileURLToPath } from 'node:url';
import { defineConfig } from 'rolldown';

const dist = fileURLToPath(new URL('dist/', import.meta.url));

/**
 * The compiled engine runs as one module, whatever door it is entered by: V8 takes constants for constants only within a
 * module, and imports cost a load each time. The doors themselves only pass on what they export.
 */
export default defineConfig({
  input: {
    index: `${dist}index.js`,
    search: `${dist}search.js`,
    data: `${dist}data.js`,
    training: `${dist}training.js`,
  },
  logLevel: 'warn',
  output: {
    dir: `${dist}bundle`,
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: '[name].js',
    codeSplitting: { groups: [{ name: 'engine' }] },
  },
});
