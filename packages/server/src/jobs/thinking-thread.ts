import { readFileSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { type LevelKey, levels, type Network, type Player, readNetwork, THINK_WITH_NETWORK } from '@longtwilight/bots';
import type { SideKey, View } from '@longtwilight/engine';
import { SHIPPED_WEIGHTS } from '@longtwilight/neural/weights';
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
export type ThinkingResult =
  /** With the reason why the level has no network, and Attaché has answered for it. */
  { readonly answer: string; readonly ms: number; readonly standsIn?: string } | { readonly error: string };

/** Who has not been asked for long begins anew, with no other loss than its plan for the current card. */
const players = new LRUCache<string, Player>({ max: 200 });

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

type Loaded = { readonly network: Network } | { readonly problem: string };
let loaded: Loaded | null = null;

/** The network of the levels that think with one, read when it is first needed. */
function theNetwork(): Loaded {
  if (loaded !== null) return loaded;
  try {
    loaded = { network: readNetwork(new Uint8Array(readFileSync(SHIPPED_WEIGHTS))) };
  } catch (error) {
    loaded = { problem: messageOf(error) };
  }
  return loaded;
}

function seated({ level, side, seed, ms }: ThinkingTask): Player {
  const found = THINK_WITH_NETWORK.has(level) ? theNetwork() : null;
  const network = found !== null && 'network' in found ? { network: found.network } : {};
  return levels[level]({ side, seed, ...(ms === null ? {} : { budget: { ms } }), ...network });
}

function think(task: ThinkingTask): ThinkingResult {
  try {
    const key = `${task.player}/${task.level}/${task.side}`;
    const player = players.get(key) ?? seated(task);
    players.set(key, player);
    const began = performance.now();
    const answer = player.answer(task.view);
    const ms = performance.now() - began;
    return loaded !== null && 'problem' in loaded && player.standsIn !== undefined
      ? { answer, ms, standsIn: loaded.problem }
      : { answer, ms };
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
