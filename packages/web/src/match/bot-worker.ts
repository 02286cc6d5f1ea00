import {
  type AdvisedMove,
  Adviser,
  bidForSide,
  evaluate,
  type LevelKey,
  levels,
  type Network,
  type Player,
  THINK_WITH_NETWORK,
} from '@longtwilight/bots';
import { guess, type SideKey, seeded, type View } from '@longtwilight/engine';
import { holdLock } from '../shared/worker-life.ts';
import { loadNetwork } from './load-network.ts';

/** A question to a computer player. Every view carries all that the player may know. */
export interface BotQuestion {
  readonly id: number;
  readonly level: LevelKey;
  readonly side: SideKey;
  readonly seed: number;
  readonly seen: View;
}
/** A bid for a side is asked for. */
export interface BotBidQuestion {
  readonly id: number;
  readonly bids: readonly string[];
  readonly kind: 'influence' | 'vp';
}
/** What a side might do is asked for, and why. */
export interface AdviceQuestion {
  readonly id: number;
  readonly seen: View;
  /** How many moves. */
  readonly most: number;
}
/** The chance to win in a position is asked for, as these viewers see it. */
export interface ChanceQuestion {
  readonly id: number;
  readonly views: readonly View[];
}
/** The chance of the US, averaged over the views; null where the network can't be loaded. */
export interface ChanceAnswer {
  readonly id: number;
  readonly chance: number | null;
}
/** Moves with their reasons, best first. */
export interface AdviceAnswer {
  readonly id: number;
  readonly moves: readonly AdvisedMove[];
}
export interface BotAnswer {
  readonly id: number;
  readonly answer: string;
  /** The level's network could not be loaded: Attaché has answered for it. */
  readonly standsIn: boolean;
}

/** Long enough for a good card, short enough not to be waited for. */
const THINKING_MS = 1500;
const players = new Map<string, Player>();

self.addEventListener(
  'message',
  ({ data }: MessageEvent<BotQuestion | BotBidQuestion | AdviceQuestion | ChanceQuestion>) => {
    if ('bids' in data) return reply({ id: data.id, answer: bidForSide(data.bids, data.kind), standsIn: false });
    const answered = 'most' in data ? advise(data) : 'views' in data ? judge(data) : play(data);
    // A failure is to be heard as an error of the worker
    return void answered.then(reply, (error: unknown) =>
      setTimeout(() => {
        throw error;
      }),
    );
  },
);
const reply = (answer: BotAnswer | AdviceAnswer | ChanceAnswer): void => self.postMessage(answer);

holdLock('bot');

let network: Promise<Network | null> | null = null;

/** The network of the levels that think with one, loaded when it is first needed; null if that fails. */
function theNetwork(): Promise<Network | null> {
  // After a failure the next question tries again
  network ??= loadNetwork().catch(() => {
    network = null;
    return null;
  });
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
  const { id, seen } = question;
  const player = await seated(question);
  return { id, answer: player.answer(seen), standsIn: player.standsIn !== undefined };
}

/** Without a network nobody knows a chance to win: then it fails, and can be asked again. */
async function advise({ id, seen, most }: AdviceQuestion): Promise<AdviceAnswer> {
  const loaded = await theNetwork();
  if (loaded === null) throw new Error('The network can’t be loaded');
  return { id, moves: new Adviser(loaded, guess(seen, seeded(1)).rules).advise(seen, most) };
}

async function judge({ id, views }: ChanceQuestion): Promise<ChanceAnswer> {
  const loaded = await theNetwork();
  if (loaded === null) return { id, chance: null };
  const chances = views.map((seen) => evaluate(loaded, seen, 'us'));
  return { id, chance: chances.reduce((sum, chance) => sum + chance, 0) / chances.length };
}
