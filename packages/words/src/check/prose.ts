/** What is wrong with a text, whatever it says. */
export function blemishesOf(text: string): string[] {
  return [
    ...(text.trim() === '' ? ['is empty'] : []),
    ...(text !== text.trim() || /\s{2}/.test(text) ? ['has too many spaces'] : []),
    ...(text.includes("'") ? ['has a straight apostrophe; write ’'] : []),
  ];
}

const LONG_ENOUGH = 16;
/** Whether a text has so many words that no two languages share it. */
export const isProse = (text: string): boolean =>
  text.length >= LONG_ENOUGH && /\p{Letter}{3,}\s+\p{Letter}{2,}\s+\p{Letter}{2,}/u.test(text);
