import distance from 'damerau-levenshtein';
/** A value as YAML gives it. */
export type Data = null | boolean | number | string | readonly Data[] | { readonly [key: string]: Data };
export type Fields = Readonly<Record<string, Data>>;

/** A scenario that does not hold, or cannot be read. */
export class ScenarioError extends Error {
  override readonly name = 'ScenarioError';
  /** Where in its file the mistake is, from the outside in; empty where that is not known. */
  path: readonly (string | number)[] = [];
}

export const isFields = (value: Data | undefined): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Only a mapping with known keys will do. */
export function checkKeys(value: Data, known: readonly string[], where: string, noun = 'key'): asserts value is Fields {
  if (!isFields(value)) throw new ScenarioError(`${where} is a mapping`);
  for (const key of Object.keys(value)) readWord(key, known, where, noun);
}

/** Only a known word will do; for any other the error names the nearest. */
export function readWord(value: Data, known: readonly string[], where: string, noun: string): string {
  const word = typeof value === 'object' ? JSON.stringify(value) : String(value);
  if (!known.includes(word)) throw new ScenarioError(`${where}: unknown ${noun} "${word}"${didYouMean(word, known)}`);
  return word;
}

/** Only a list of known words will do. */
export function readWords(value: Data, known: readonly string[], where: string, noun: string): string[] {
  if (!Array.isArray(value)) throw new ScenarioError(`${where} is a list of ${noun}s`);
  return value.map((one: Data) => readWord(one, known, where, noun));
}

/** Only a count will do. */
export function readNumber(data: Data | undefined, what: string): number {
  if (!Number.isInteger(data) || Number(data) < 0) throw new ScenarioError(`${what} is a whole number from 0`);
  return Number(data);
}

/** "; did you mean X?" for a word that nobody knows. */
export function didYouMean(word: string, known: readonly string[]): string {
  let best = '';
  let least = Math.max(2, word.length / 2);
  for (const one of known) {
    // An effect that lacks its value is near, however long the value
    const d = one.startsWith(`${word}@`) ? 1 : distance(word, one).steps;
    if (d < least) [best, least] = [one, d];
  }
  return best === '' ? '' : `; did you mean "${best}"?`;
}

/** Says of a mistake where in the file it is. */
export function inPart<T>(path: readonly (string | number)[], read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof ScenarioError) error.path = [...path, ...error.path];
    throw error;
  }
}
