import { fileURLToPath } from 'node:url';
import { mergeConfig, type Plugin } from 'vite';
import site from '../../vite.config.ts';

const MARK = '\0bracketed:';
const bracketed = fileURLToPath(new URL('./bracketed.ts', import.meta.url));
/** What the parts of a language are called in their files. */
const PARTS: Readonly<Record<string, string>> = { index: 'catalogue', 'rulebook/index': 'rulebook' };

/** In place of English a language that nobody speaks: English in brackets. */
function pseudoLanguage(): Plugin {
  return {
    name: 'pseudo-language',
    enforce: 'pre',
    resolveId(source, importer) {
      if (!source.startsWith('./') || !/words\/src\/en\/parts\.ts$/.test(importer ?? '')) return null;
      return MARK + fileURLToPath(new URL(source, `file://${importer}`));
    },
    load(id) {
      if (!id.startsWith(MARK)) return null;
      const file = id.slice(MARK.length);
      const name = file.slice(file.indexOf('/en/') + '/en/'.length, -'.ts'.length);
      const part = PARTS[name] ?? name;
      return `import { ${part} as english } from ${JSON.stringify(file)};
        import { bracketed } from ${JSON.stringify(bracketed)};
        export const ${part} = bracketed(english);`;
    },
  };
}

export default mergeConfig(site, { plugins: [pseudoLanguage()] });
