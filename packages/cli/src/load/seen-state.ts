/** What a player needs of the state of a game. */
export interface SeenState {
  readonly number: number;
  readonly you: string;
  readonly over: boolean;
  /** What it may answer; empty if it is not asked. */
  readonly options: readonly string[];
}

const STATE = /"number":(\d+),"you":"(\w+)"/;

/**
 * Read a state out of the text of an event; null if there is none in it. Reading all of it would cost the client more than the
 * server needs to make it, and the two share the machine.
 */
export function readState(text: string): SeenState | null {
  const start = text.indexOf('{"game":{');
  if (start < 0) return null;
  const state = text.slice(start);
  const [, number, you] = STATE.exec(state) ?? [];
  if (number === undefined || you === undefined) return null;
  const asked = listIn(state, '"asked":');
  const over = state.includes('"status":"over"');
  return { number: Number(number), you, over, options: asked.includes(you) ? listIn(state, '"options":') : [] };
}

/** The list of texts behind the last such name: rules have options too, but stand before what is asked. */
function listIn(text: string, name: string): readonly string[] {
  const start = text.lastIndexOf(name);
  if (start < 0) return [];
  const end = text.indexOf(']', start);
  return JSON.parse(text.slice(start + name.length, end + 1)) as string[];
}
