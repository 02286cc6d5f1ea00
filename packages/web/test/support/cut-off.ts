import type { Page } from 'playwright-core';

/** Texts of a page that don't fit where they stand: wider than the box around them, or hidden behind its edge. */
export const cutOff = (page: Page): Promise<string[]> => page.evaluate(findCutOff);

/** Runs in the page. */
function findCutOff(): string[] {
  /** What may be rounded. */
  const SLACK = 1.5;
  const found = new Set<string>();
  if (document.documentElement.scrollWidth > innerWidth) found.add('the page is wider than the window');
  const boxOf = (element: Element): Element => {
    let box = element;
    while (/^(inline|contents)$/.test(getComputedStyle(box).display) && box.parentElement !== null)
      box = box.parentElement;
    return box;
  };
  /** Something to be scrolled is not cut off by its edge. */
  const scrolls = (element: Element): boolean => {
    for (let one: Element | null = element; one !== null; one = one.parentElement)
      if (/auto|scroll/.test(getComputedStyle(one).overflowX) && one.scrollWidth > one.clientWidth + SLACK) return true;
    return false;
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const parent = node.parentElement;
    const text = node.textContent?.trim() ?? '';
    if (text === '' || parent === null || parent.closest('svg, option, .lt-hidden, script, style') !== null) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const own = range.getBoundingClientRect();
    if (own.width === 0) continue;
    const box = boxOf(parent);
    const around = box.getBoundingClientRect();
    const sticksOut = own.left < around.left - SLACK || own.right > around.right + SLACK;
    const style = getComputedStyle(box);
    const isHidden = style.overflowY === 'hidden' && box.scrollHeight > box.clientHeight + SLACK;
    if ((sticksOut || isHidden) && !scrolls(box)) found.add(text);
  }
  for (const name of document.querySelectorAll<SVGTextElement>('.lt-tile-name, .lt-superpower text')) {
    const tile = name.closest('.lt-tile, .lt-superpower');
    const frame = tile?.querySelector('.lt-tile-paper, .lt-superpower > rect')?.getBoundingClientRect();
    const own = name.getBoundingClientRect();
    if (own.width > 0 && frame !== undefined && (own.left < frame.left - SLACK || own.right > frame.right + SLACK))
      found.add(name.textContent ?? '');
  }
  for (const text of document.querySelectorAll<SVGTextElement>('.lt-plate text')) {
    const frame = text.closest('.lt-plate')?.querySelector('rect')?.getBoundingClientRect();
    const own = text.getBoundingClientRect();
    if (own.width > 0 && frame !== undefined && (own.left < frame.left - SLACK || own.right > frame.right + SLACK))
      found.add(`plate: ${text.textContent}`);
    const pays = text.closest('.lt-plate')?.querySelector('.lt-plate-pays')?.getBoundingClientRect();
    if (text.matches('.lt-plate-name') && pays !== undefined && own.right > pays.left)
      found.add(`plate: ${text.textContent} runs into what it pays`);
  }
  return [...found];
}
