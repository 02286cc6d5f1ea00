import { setTimeout as delay } from 'node:timers/promises';
import { type Chance, seeded } from '@longtwilight/engine';
import type { GameState } from '@longtwilight/protocol';
import { Client } from './client.ts';
import { optionsOf } from './play.ts';
import type { Program } from './program.ts';

const RETRY_MS = 20;

/** Somebody who plays against a computer player, and waits for it for as long as it takes, whatever happens to the server. */
export class AgainstComputer {
  private readonly client: Client;
  private readonly id: string;
  private readonly chance: Chance = seeded(1);

  private constructor(client: Client, id: string) {
    this.client = client;
    this.id = id;
  }
  static async start(node: Program, wanted: object = { opponent: 'attache' }): Promise<AgainstComputer> {
    const client = new Client(() => node.url);
    const { body } = await client.post('/api/games', { side: 'us', ...wanted });
    return new AgainstComputer(client, body.game.id);
  }

  /** Answer so often, or until the game is over. */
  async play(answers: number): Promise<void> {
    for (let given = 0; given < answers; ) {
      const state = await this.look();
      if (state?.game.status === 'over') return;
      const options = state === null ? [] : optionsOf(state);
      const answer = options[this.chance(Math.max(options.length, 1))];
      if (state !== null && answer !== undefined && (await this.answer(state, answer))) given++;
      else await delay(RETRY_MS);
    }
  }

  /** Null while the server or its data is away. */
  private async look(): Promise<GameState | null> {
    const reply = await this.client.get(`/api/games/${this.id}`).catch(onlyAway);
    return reply?.status === 200 ? reply.body : null;
  }
  private async answer(state: GameState, answer: string): Promise<boolean> {
    const reply = await this.client.answer(state, [answer]).catch(onlyAway);
    return reply?.status === 200;
  }
}

/** Connections that fail are no fault of the game; a server that has died is. */
function onlyAway(error: unknown): null {
  if (error instanceof TypeError) return null;
  throw error;
}
