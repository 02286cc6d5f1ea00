/** How far a story had been told. */
export interface ToldHere {
  /** From this step on. */
  readonly from: number;
  /** The beat that was seen last. */
  readonly at: number;
  readonly paused: boolean;
}

const keyOf = (name: string) => `longtwilight.told.${name}`;

/** How far this tab has told a story that was broken off; null where it was told to its end. */
export function toldHere(name: string | undefined): ToldHere | null {
  if (name === undefined) return null;
  try {
    const told: Partial<Record<string, unknown>> | null = JSON.parse(sessionStorage.getItem(keyOf(name)) ?? 'null');
    if (!isCount(told?.from) || !isCount(told.at)) return null;
    return { from: told.from, at: told.at, paused: told.paused === true };
  } catch {
    // Some browsers have no session storage where cookies are forbidden
    return null;
  }
}

const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;

/** Null once all is told. */
export function keepToldHere(name: string | undefined, told: ToldHere | null): void {
  if (name === undefined) return;
  try {
    if (told === null) return sessionStorage.removeItem(keyOf(name));
    const { from, at, paused } = told;
    sessionStorage.setItem(keyOf(name), JSON.stringify({ from, at, paused }));
  } catch {
    // As above: the story is not told on
  }
}
