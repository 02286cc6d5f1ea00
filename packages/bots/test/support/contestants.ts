import { fileURLToPath } from 'node:url';
import { type Contestant, ExternalContestant, LevelContestant } from '../../src/node.ts';

export const random = (): Contestant => new LevelContestant('random');

const BOT = fileURLToPath(new URL('odd-bot.mjs', import.meta.url));
const PATIENCE_MS = 20_000;

/** What an odd bot let out, beside its moves. */
export interface Heard {
  readonly lines: string[];
  readonly alive: Set<number>;
}
export const heard = (): Heard => ({ lines: [], alive: new Set() });

/** An external bot that errs in its third question of a process, as the mode says. */
export function oddBot(mode: string, { lines, alive }: Heard = heard(), limitMs = PATIENCE_MS): ExternalContestant {
  return new ExternalContestant(`"${process.execPath}" "${BOT}" ${mode}`, limitMs, {
    stderr: (line) => lines.push(line),
    watch: (pid, begins) => (begins ? alive.add(pid) : alive.delete(pid)),
  });
}

/** A contestant that behaves as told where it is told something, and like a random one elsewhere. */
export function acting(part: Partial<Contestant>): Contestant {
  const usual = random();
  return {
    bid: (asked) => (part.bid ?? usual.bid.bind(usual))(asked),
    begin: (game) => (part.begin ?? usual.begin.bind(usual))(game),
    answer: (seen, news) => (part.answer ?? usual.answer.bind(usual))(seen, news),
    end: (result, news) => (part.end ?? usual.end.bind(usual))(result, news),
    close: async () => {},
  };
}
