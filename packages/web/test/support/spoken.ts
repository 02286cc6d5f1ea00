import { LANGUAGES, languageName } from '@longtwilight/words';
import type { Page } from 'playwright-core';

/**
 * Everything that a page says, to the eye or to the ear, outside of brackets; apart from numbers, the codes of countries,
 * the names of languages and of people, and what is marked as another language.
 */
export const saidOutside = (page: Page): Promise<string[]> => page.evaluate(findOutside, LANGUAGES.map(languageName));

/** Runs in the page. */
function findOutside(languages: readonly string[]): string[] {
  const ATTRIBUTES = ['aria-label', 'aria-description', 'title', 'alt', 'placeholder'];
  /** Whether there are letters outside of brackets, or brackets that are never closed. */
  const isOpen = (text: string): boolean => {
    let depth = 0;
    for (const sign of text) {
      if (sign === '⟦') depth++;
      else if (sign === '⟧') depth--;
      else if (depth === 0 && /\p{Letter}/u.test(sign)) return true;
      if (depth < 0) return true;
    }
    return depth !== 0;
  };
  const found = new Set<string>();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const parent = node.parentElement;
    const text = node.textContent ?? '';
    if (parent === null || parent.closest('script, style, body [lang], .lt-tile-code') !== null) continue;
    // Numbers of sections have letters too, and the sign for more is one
    const isSign = /^\d+(\.[\dA-I]+)*$/.test(text) || text === 'i';
    // What dice are checked by
    if (/^[\da-f]{64}$/.test(text)) continue;
    // Who has given no name yet is a guest with a number
    if (isSign || languages.includes(text) || /^Guest \w{4}$/.test(text)) continue;
    // A link within a sentence cuts it to pieces
    const sentence = parent.closest('p, li, td, dd, dt, h1, h2, h3, h4')?.textContent ?? text;
    if (isOpen(text) && isOpen(sentence)) found.add(text.trim());
  }
  for (const element of document.querySelectorAll(ATTRIBUTES.map((name) => `[${name}]`).join()))
    for (const name of ATTRIBUTES) {
      const text = element.getAttribute(name) ?? '';
      if (isOpen(text)) found.add(`${name}: ${text}`);
    }
  return [...found];
}
