import {
  bidForSide,
  type LevelKey,
  levels,
  type Network,
  type Player,
  type Ranked,
  THINK_WITH_NETWORK,
} from '@longtwilight/bots';
import type { SideKey, View } from '@longtwilight/engine';
import { loadNetwork } from './load-network.ts';

/** A question to a computer player. Every view carries all that the player may know. */
export interface BotQuestion {
  readonly id: number;
  readonly level: LevelKey;
  readonly side: SideKey;
  readonly seed: number;
  readonly seen: View;
  /** Not to play, but to say what every option is worth. */
  readonly judging?: true;
}
/** A bid for a side is asked for. */
export interface BotBidQuestion {
  readonly id: number;
  readonly bids: readonly string[];
  readonly kind: 'influence' | 'vp';
}
export interface BotAnswer {
  readonly id: number;
  readonly answer: string;
  /** Every option, best first, where that was asked. */
  readonly ranked: readonly Ranked[];
  /** The level's network could not be loaded: Attaché has answered for it. */
  readonly standsIn: boolean;
}

/** Said once: the worker holds this lock as long as it lives. */
export interface HoldsLock {
  readonly lock: string;
}

/** Long enough for a good card, short enough not to be waited for. */
const THINKING_MS = 1500;
const players = new Map<string, Player>();

self.addEventListener('message', ({ data }: MessageEvent<BotQuestion | BotBidQuestion>) => {
  if ('bids' in data)
    return reply({ id: data.id, answer: bidForSide(data.bids, data.kind), ranked: [], standsIn: false });
  // A failure is to be heard as an error of the worker
  return void play(data).then(reply, (error: unknown) =>
    setTimeout(() => {
      throw error;
    }),
  );
});
const reply = (answer: BotAnswer): void => self.postMessage(answer);

// Browsers have no locks on addresses without encryption
if (navigator.locks !== undefined) {
  const lock = `longtwilight.bot.${crypto.randomUUID()}`;
  void navigator.locks.request(lock, () => {
    self.postMessage({ lock } satisfies HoldsLock);
    return new Promise(() => {});
  });
}

let network: Promise<Network | null> | null = null;

/** The network of the levels that think with one, loaded when it is first needed; null if that fails. */
function theNetwork(): Promise<Network | null> {
  network ??= loadNetwork().catch(() => null);
  return network;
}

async function seated({ level, side, seed }: BotQuestion): Promise<Player> {
  const key = `${level} ${side} ${seed}`;
  const known = players.get(key);
  if (known !== undefined) return known;
  const loaded = THINK_WITH_NETWORK.has(level) ? await theNetwork() : null;
  const player = levels[level]({ side, seed, budget: { ms: THINKING_MS }, ...(loaded && { network: loaded }) });
  players.set(key, player);
  return player;
}

async function play(question: BotQuestion): Promise<BotAnswer> {
  const { id, seen, judging } = question;
  const player = await seated(question);
  const ranked = judging ? player.rank(seen) : [];
  const answer = ranked[0]?.answer ?? player.answer(seen);
  return { id, answer, ranked, standsIn: player.standsIn !== undefined };
}
