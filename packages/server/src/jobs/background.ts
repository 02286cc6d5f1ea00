import type { FastifyBaseLogger } from 'fastify';
import { Alarms } from '../clocks/alarms.ts';
import { Clocks } from '../clocks/clocks.ts';
import type { CommonTime } from '../clocks/common-time.ts';
import { Heartbeat } from '../clocks/heartbeat.ts';
import type { Config } from '../config.ts';
import type { Follower } from '../games/change.ts';
import type { Games } from '../games/games.ts';
import type { News } from '../live/news.ts';
import { Notices } from '../notices/notices.ts';
import { Outgoing } from '../notices/outgoing.ts';
import { Push, vapidKeys } from '../notices/push.ts';
import type { Storage } from '../storage/database.ts';
import { ComputerPlayers } from './computer-players.ts';
import type { Doers, JobLane } from './jobs.ts';
import { StoredJobs } from './stored-jobs.ts';
import { ThinkingThreads } from './thinking-threads.ts';
import { ThinkingTime } from './thinking-time.ts';

interface Needs {
  readonly config: Config;
  readonly storage: Storage;
  readonly world: CommonTime;
  readonly news: News;
  readonly log: FastifyBaseLogger;
}

/** Only the first call counts. */
function once(tell: (text: string) => void): (text: string) => void {
  let told = false;
  return (text) => {
    if (!told) tell(text);
    told = true;
  };
}

/** All that goes on beside requests: clocks, computer players, notices. */
export interface Background {
  readonly followers: readonly Follower[];
  readonly notices: Notices;
  /** How many questions to computer players are open here. */
  readonly thinking: () => number;
  readonly thinkingTime: ThinkingTime;
  readonly jobs: Pick<StoredJobs, 'failedCount' | 'waitingCount'>;
  start(games: Games): Promise<void>;
  stop(): Promise<void>;
}

export async function openBackground(needs: Needs): Promise<Background> {
  const { config, storage, world, news, log } = needs;
  const jobs = new StoredJobs(needs);
  const threads = new ThinkingThreads(
    config.botThreads,
    once((reason) =>
      log.warn(
        { reason },
        'the weights of the neural network can’t be used: Attaché plays in place of Ambassador and Chairman',
      ),
    ),
  );
  const time = new ThinkingTime({ storage, world, limit: config.thinkingSeconds });
  const computers = new ComputerPlayers({ storage, world, jobs, threads, budgets: config.botBudgets, time, log });
  const outgoing = new Outgoing(config.privateWebhooks);
  const push = new Push(await vapidKeys(storage), config.contact, outgoing);
  const notices = new Notices({ storage, world, news, jobs, outgoing, push });
  const heartbeat = new Heartbeat({ ...needs, time: world });
  let alarms: Alarms | null = null;
  const lanes: readonly JobLane[] = [
    { name: 'alarms', tries: 'all', tasks: ['alarm'], most: 2, first: 'longest wait' },
    { name: 'moves', tries: 'all', tasks: ['move'], most: config.botThreads + 1, first: 'least thinking' },
    { name: 'notices', tries: 'first', tasks: ['push', 'webhook'], most: 20, first: 'longest wait' },
    { name: 'failed notices', tries: 'again', tasks: ['push', 'webhook'], most: 10, first: 'longest wait' },
  ];
  return {
    jobs,
    notices,
    thinking: () => threads.waiting,
    thinkingTime: time,
    // The clocks come first: notices tell the deadline
    followers: [new Clocks(), computers, notices],
    async start(games) {
      // Before anybody looks at the clocks, time in which nobody was served is given back
      await heartbeat.start();
      const ringing = new Alarms({ storage, world, games, jobs, heartbeat, log });
      alarms = ringing;
      const doers = {
        move: ({ game }, attempt) => computers.move(games, game, attempt),
        alarm: ({ game }) => ringing.ring(game),
        push: ({ device, notice }) => notices.pushTo(device, notice),
        webhook: ({ person, notice }, attempt) => notices.callWebhookOf(person, notice, attempt),
      } satisfies Doers;
      await computers.wake();
      await jobs.start(doers, lanes);
      ringing.start();
    },
    async stop() {
      alarms?.stop();
      await jobs.stop();
      await threads.close();
      await heartbeat.stop();
    },
  };
}
