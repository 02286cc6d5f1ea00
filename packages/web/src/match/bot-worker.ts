import { bidForSide, type LevelKey, levels, type Player, type Ranked } from '@longtwilight/bots';
import type { SideKey, View } from '@longtwilight/engine';

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
}

/** Said once: the worker holds this lock as long as it lives. */
export interface HoldsLock {
  readonly lock: string;
}

/** Long enough for a good card, short enough not to be waited for. */
const THINKING_MS = 1500;
const players = new Map<string, Player>();

self.addEventListener('message', ({ data }: MessageEvent<BotQuestion | BotBidQuestion>) => {
  const reply: BotAnswer =
    'bids' in data ? { id: data.id, answer: bidForSide(data.bids, data.kind), ranked: [] } : play(data);
  self.postMessage(reply);
});

// Browsers have no locks on addresses without encryption
if (navigator.locks !== undefined) {
  const lock = `longtwilight.bot.${crypto.randomUUID()}`;
  void navigator.locks.request(lock, () => {
    self.postMessage({ lock } satisfies HoldsLock);
    return new Promise(() => {});
  });
}

function play({ id, level, side, seed, seen, judging }: BotQuestion): BotAnswer {
  const key = `${level} ${side} ${seed}`;
  const player = players.get(key) ?? levels[level]({ side, seed, budget: { ms: THINKING_MS } });
  players.set(key, player);
  const ranked = judging ? player.rank(seen) : [];
  return { id, answer: ranked[0]?.answer ?? player.answer(seen), ranked };
}
