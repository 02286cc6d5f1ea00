/** Not to be touched: what is no text. */
const NO_TEXT = new Set(['locale', 'forms']);

/** A catalogue with every text in brackets, each form of a name by itself. Whatever a page says without them is not out of a catalogue. */
export function bracketed<T>(value: T): T {
  const inside = (part: unknown): unknown => {
    if (typeof part === 'string') return part === '' ? '' : `⟦${part.split(' | ').join('⟧ | ⟦')}⟧`;
    if (Array.isArray(part)) return part.map(inside);
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([key, one]) => [key, NO_TEXT.has(key) ? one : inside(one)]));
  };
  return inside(value) as T;
}
