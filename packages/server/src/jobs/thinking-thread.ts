import { getPriority, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { type LevelKey, levels, type Player } from '@longtwilight/bots';
import type { SideKey, View } from '@longtwilight/engine';
import { LRUCache } from 'lru-cache';

/** A question to a computer player: all that its side may know. */
export interface ThinkingTask {
  /** The player keeps what it has planned under this name. */
  readonly player: string;
  readonly level: LevelKey;
  readonly side: SideKey;
  readonly seed: number;
  /** How long it may think about a card; the level's own measure otherwise. */
  readonly ms: number | null;
  readonly view: View;
}
export type Thought = { readonly answer: string } | { readonly error: string };

/** Who has not been asked for long begins anew, with no other loss than its plan for the current card. */
const players = new LRUCache<string, Player>({ max: 200 });

function think({ player: name, level, side, seed, ms, view }: ThinkingTask): Thought {
  try {
    const key = `${name}/${level}/${side}`;
    const player = players.get(key) ?? levels[level]({ side, seed, ...(ms === null ? {} : { budget: { ms } }) });
    players.set(key, player);
    return { answer: player.answer(view) };
  } catch (error) {
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

const STEP_BACK = 5;
const LEAST_URGENT = 19;
// On Linux this is the priority of the thread alone: requests come before thoughts
if (process.platform === 'linux') setPriority(Math.min(LEAST_URGENT, getPriority() + STEP_BACK));
const port = parentPort!;
port.on('message', (question: ThinkingTask) => port.postMessage(think(question)));
