import latin from '@fontsource/sofia-sans-condensed/files/sofia-sans-condensed-latin-600-normal.woff2?url';
import latinExtended from '@fontsource/sofia-sans-condensed/files/sofia-sans-condensed-latin-ext-600-normal.woff2?url';
import type { View } from '@longtwilight/engine';
import type { Named } from '@longtwilight/picture';
import type { Words } from '@longtwilight/words';

/** Wide enough to read every tile. */
const WIDTH = 1905;

/** A file as a text that a drawing can hold: it may load nothing. */
async function asDataAddress(address: string): Promise<string> {
  const blob = await (await fetch(address)).blob();
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}

async function fontStyle(): Promise<string> {
  const files = await Promise.all([latin, latinExtended].map(asDataAddress));
  return files.map((file, i) => `@font-face{font-family:"Board ${i}";font-weight:600;src:url("${file}")}`).join('');
}

/** The board of a view as SVG that stands on its own. */
export async function drawBoard(seen: View, words: Words, players: Named): Promise<string> {
  const { pictureOf } = await import('@longtwilight/picture');
  const font = { family: '"Board 0","Board 1",sans-serif', style: await fontStyle() };
  return pictureOf(seen, words, { players, width: WIDTH, font });
}

/** The same as PNG, to paste anywhere. */
export async function drawPng(svg: string): Promise<Blob> {
  const picture = new Image();
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await picture.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [picture.naturalWidth, picture.naturalHeight];
  canvas.getContext('2d')?.drawImage(picture, 0, 0);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob === null ? reject(new Error('The picture could not be drawn')) : resolve(blob)));
  });
}
