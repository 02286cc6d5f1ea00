// Writes the style of pictures of the map: npm run -w packages/board picture-style
// Run it again after a change of the style sheets of the map; --check only compares.
import { readFileSync, writeFileSync } from 'node:fs';
import { pictureStyle } from './picture-style.mjs';

const file = new URL('../src/picture/style.generated.ts', import.meta.url);
const text = `// biome-ignore-all format: written by scripts/make-picture-style.mjs from the style sheets; do not edit
export const PICTURE_STYLE =
  '${pictureStyle().trim().replaceAll("'", "\\'")}';
`;

if (process.argv.includes('--check')) {
  if (readFileSync(file, 'utf8') !== text) {
    console.error('The style of pictures is older than the style sheets: run npm run -w packages/board picture-style');
    process.exitCode = 1;
  }
} else {
  writeFileSync(file, text);
  console.log(`${text.length} bytes`);
}
