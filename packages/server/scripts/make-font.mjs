// Writes the font of the board as one file for what draws previews: npm run -w packages/server font
// The packages of the pages have it in one packed file an alphabet, which browsers put together and others do not.
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import opentype from 'opentype.js';

const { resolve } = createRequire(import.meta.url);
const PACKAGE = '@fontsource/sofia-sans-condensed';
const ALPHABETS = ['latin', 'latin-ext', 'cyrillic', 'greek'];

const fonts = ALPHABETS.map((name) => {
  const { buffer, byteOffset, byteLength } = readFileSync(
    resolve(`${PACKAGE}/files/sofia-sans-condensed-${name}-600-normal.woff`),
  );
  return opentype.parse(buffer.slice(byteOffset, byteOffset + byteLength));
});
const [first] = fonts;
/** @type {Map<number, opentype.Glyph>} */
const byLetter = new Map();
for (const font of fonts)
  for (let i = 1; i < font.glyphs.length; i++) {
    const glyph = font.glyphs.get(i);
    for (const letter of glyph.unicodes ?? [])
      if (!byLetter.has(letter))
        byLetter.set(
          letter,
          new opentype.Glyph({
            name: `u${letter.toString(16)}`,
            unicode: letter,
            advanceWidth: glyph.advanceWidth ?? 0,
            path: glyph.getPath(0, 0, font.unitsPerEm).commands.length > 0 ? glyph.path : new opentype.Path(),
          }),
        );
  }
const missing = first.glyphs.get(0);
const font = new opentype.Font({
  familyName: 'Sofia Sans Condensed',
  styleName: 'SemiBold',
  weightClass: 600,
  unitsPerEm: first.unitsPerEm,
  ascender: first.ascender,
  descender: first.descender,
  glyphs: [
    new opentype.Glyph({ name: '.notdef', unicode: 0, advanceWidth: missing.advanceWidth ?? 0, path: missing.path }),
    ...[...byLetter].sort(([one], [other]) => one - other).map(([, glyph]) => glyph),
  ],
});
const folder = new URL('../fonts/', import.meta.url);
writeFileSync(new URL('sofia-sans-condensed-600.otf', folder), Buffer.from(font.toArrayBuffer()));
copyFileSync(resolve(`${PACKAGE}/LICENSE`), new URL('OFL.txt', folder));
console.log(`${byLetter.size} letters`);
