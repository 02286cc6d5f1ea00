import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { parse } from 'yaml';

/** Files of a language, whose chunks say so in their names. */
const LANGUAGE = /words\/src\/([a-z]{2})\//;
const PUBLIC_FILES = [
  ...['icon.svg', 'icon-192.png', 'icon-512.png', 'icon-maskable-512.png', 'apple-touch-icon.png'],
  ...['manifest.webmanifest', 'server.json'],
];

/** What is big and not needed by all: other languages and the network's weights. */
const KEPT_ONCE_USED = /\/words-(?!en)|\.ltnw$/;

/** Writes the service worker with the names of all files that it keeps from the beginning. */
function serviceWorker(): Plugin {
  const source = fileURLToPath(new URL('./src/site/service-worker.js', import.meta.url));
  return {
    name: 'service-worker',
    apply: 'build',
    generateBundle: {
      // Vite takes chunks away that held nothing but a style sheet
      order: 'post',
      handler(_, bundle) {
        const built = Object.keys(bundle).filter((name) => !KEPT_ONCE_USED.test(name) && !name.endsWith('.map'));
        const files = ['./', ...PUBLIC_FILES, ...built.filter((name) => name !== 'index.html')];
        const version = createHash('sha256').update(files.join()).digest('hex').slice(0, 12);
        const head = `const FILES = ${JSON.stringify(files)};\nconst VERSION = '${version}';\n`;
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: head + readFileSync(source, 'utf8') });
      },
    },
  };
}

/** YAML files as data. With `?titles`, of scenarios only what they are called and which cards they prove, by number. */
function yamlFiles(): Plugin {
  return {
    name: 'yaml-files',
    load(id) {
      const [file = '', query] = id.split('?');
      if (!file.endsWith('.yaml')) return null;
      const data: unknown = parse(readFileSync(file, 'utf8'));
      return `export default ${JSON.stringify(query === 'titles' ? titlesOf(data as ScenarioHead[]) : data)};`;
    },
  };
}

interface ScenarioHead {
  readonly name: string;
  /** Such as `card 21; deluxe 5.2`. */
  readonly source: string;
}

const titlesOf = (scenarios: readonly ScenarioHead[]): [name: string, cards: number[]][] =>
  scenarios
    .map(({ name, source }): [string, number[]] => [
      name,
      [...source.matchAll(/\bcard (\d+)/g)].map(([, n]) => Number(n)),
    ])
    .filter(([, cards]) => cards.length > 0);

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  // Relative addresses: the pages work in any folder of any host
  base: './',
  plugins: [serviceWorker(), yamlFiles()],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  worker: { format: 'es', rolldownOptions: { output: { entryFileNames: 'assets/[name]-[hash].js' } } },
  build: {
    target: 'es2023',
    outDir: 'dist',
    emptyOutDir: true,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: {
        chunkFileNames: ({ name, moduleIds }) => {
          const language = moduleIds.map((id) => LANGUAGE.exec(id)?.[1]).find((found) => found !== undefined);
          return language === undefined ? 'assets/[name]-[hash].js' : `assets/words-${language}-${name}-[hash].js`;
        },
      },
    },
  },
});
