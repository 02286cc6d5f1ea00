import { seriousIssuesInBothThemes } from '@longtwilight/testing/pages';
import type { Page } from 'playwright-core';

/** The least contrast that writing may have. */
const ENOUGH = 4.5;

/** Names, figures and stability on tiles, and words on buttons that can't be pressed: what axe does not look at. */
async function faintWriting(page: Page): Promise<string[]> {
  const found = await page.evaluate(measure);
  return found
    .filter(({ contrast }) => contrast < ENOUGH)
    .map(({ text, contrast }) => `${text}: ${contrast.toFixed(2)}`);
}

/** What is serious or faint on a page in either theme. */
export async function hardToRead(page: Page): Promise<string[]> {
  const found = await seriousIssuesInBothThemes(page);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    found.push(...(await faintWriting(page)).map((writing) => `${colorScheme}: ${writing}`));
  }
  return found;
}

/** Runs in the page. */
function measure(): { text: string; contrast: number }[] {
  type Rgb = [number, number, number];
  const ink = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!;
  const rgba = (colour: string): [...Rgb, number] => {
    ink.clearRect(0, 0, 1, 1);
    ink.fillStyle = colour;
    ink.fillRect(0, 0, 1, 1);
    const [r, g, b, a] = ink.getImageData(0, 0, 1, 1).data;
    return [r!, g!, b!, a! / 255];
  };
  const over = (above: Rgb, below: Rgb, part: number): Rgb =>
    above.map((value, i) => value * part + below[i]! * (1 - part)) as Rgb;
  const paint = (colour: string, below: Rgb, opacity = 1): Rgb => {
    const [r, g, b, a] = rgba(colour);
    return over([r, g, b], below, a * opacity);
  };
  const light = ([r, g, b]: Rgb): number => {
    const part = (value: number) =>
      value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
    return 0.2126 * part(r) + 0.7152 * part(g) + 0.0722 * part(b);
  };
  const contrast = (one: Rgb, other: Rgb): number => {
    const [a, b] = [light(one), light(other)];
    return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
  };
  const style = (element: Element) => getComputedStyle(element);
  const results: { text: string; contrast: number }[] = [];

  const ground = document.querySelector('.lt-ground path');
  const land: Rgb = ground === null ? [255, 255, 255] : paint(style(ground).fill, [255, 255, 255]);
  for (const tile of document.querySelectorAll('.lt-tile')) {
    const whole = Number(style(tile).opacity);
    const veil = style(tile.querySelector('.lt-tile-frame')!);
    const seen = (colour: Rgb): Rgb => {
      const veiled = veil.fill === 'none' ? colour : paint(veil.fill, colour);
      return over(veiled, land, whole);
    };
    const look = (text: Element, below: Rgb, where: string) => {
      const written = paint(style(text).fill, below, Number(style(text).opacity));
      results.push({ text: `${text.textContent} (${where})`, contrast: contrast(seen(written), seen(below)) });
    };
    for (const [writing, under] of [
      ['.lt-tile-name', '.lt-tile-head'],
      ['.lt-tile-stability', '.lt-tile-corner'],
    ] as const) {
      const [text, paper] = [tile.querySelector(writing), tile.querySelector(under)];
      if (text === null || paper === null || style(text).display === 'none') continue;
      const head = tile.querySelector('.lt-tile-head')!;
      look(text, paint(style(paper).fill, paint(style(head).fill, land)), under);
    }
    for (const figure of tile.querySelectorAll('.lt-figure')) {
      const paper = paint(style(tile.querySelector('.lt-tile-paper')!).fill, land);
      look(figure.querySelector('text')!, paint(style(figure.querySelector('path')!).fill, paper), '.lt-figure');
    }
  }
  for (const button of document.querySelectorAll<HTMLElement>(':is(button, select, input):disabled')) {
    if (button.offsetParent === null || button.textContent?.trim() === '') continue;
    const grounds: Element[] = [];
    let opacity = 1;
    for (let one: Element | null = button; one !== null; one = one.parentElement) {
      grounds.unshift(one);
      opacity *= Number(style(one).opacity);
    }
    const below = grounds.reduce<Rgb>((colour, one) => paint(style(one).backgroundColor, colour), [255, 255, 255]);
    results.push({
      text: button.textContent ?? '',
      contrast: contrast(paint(style(button).color, below, opacity), below),
    });
  }
  return results;
}
