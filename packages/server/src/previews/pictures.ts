import { hash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { pictureOf } from '@longtwilight/picture';
import { renderAsync } from '@resvg/resvg-js';
import { LRUCache } from 'lru-cache';
import { Refused } from '../refused.ts';
import { wordsIn } from './find-shown.ts';
import type { Shown } from './shown.ts';

/** As wide as those who show previews like them. */
const WIDTH = 1200;
const FONT = {
  family: 'Sofia Sans Condensed',
  file: fileURLToPath(new URL('../../fonts/sofia-sans-condensed-600.otf', import.meta.url)),
};
/** Memory for pictures that were drawn; one takes about 300 KB. */
const MOST_BYTES = 48 << 20;
/** Each that is drawn takes a processor for a moment; those who would wait for more than a few come again. */
const MOST_AT_ONCE = 2;
const MOST_WAITING = 16;
const QUOTA = { limit: MOST_WAITING, seconds: 2 };

/** Pictures of boards for previews, each drawn once as long as it is remembered. */
export class Pictures {
  private readonly drawn = new LRUCache<string, Buffer>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ length }) => length,
  });
  private readonly begun = new Map<string, Promise<Buffer>>();
  private readonly waiting: (() => void)[] = [];
  private atWork = 0;

  /** As PNG. What looks the same is the same picture. */
  async of(shown: Shown, language: string): Promise<Buffer> {
    const words = (await wordsIn(language)).for(shown.seen.rules.edition);
    const svg = pictureOf(shown.seen, words, { players: shown.players, width: WIDTH, font: FONT });
    const key = hash('sha256', svg, 'base64url');
    const known = this.drawn.get(key) ?? this.begun.get(key);
    if (known !== undefined) return known;
    const drawing = this.inTurn(() => draw(svg)).finally(() => this.begun.delete(key));
    this.begun.set(key, drawing);
    const png = await drawing;
    this.drawn.set(key, png);
    return png;
  }

  private async inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.atWork >= MOST_AT_ONCE) {
      if (this.waiting.length >= MOST_WAITING)
        throw new Refused('too-many-requests', 'Too many pictures are being drawn: try again in a moment', [], QUOTA);
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    } else this.atWork++;
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next === undefined) this.atWork--;
      else next();
    }
  }
}

async function draw(svg: string): Promise<Buffer> {
  const font = { loadSystemFonts: false, fontFiles: [FONT.file], defaultFontFamily: FONT.family };
  return (await renderAsync(svg, { font })).asPng();
}
