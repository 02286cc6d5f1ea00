import { setTimeout as delay } from 'node:timers/promises';
import { type Chance, seeded } from '@longtwilight/engine';
import type { Fairness, GameState, Seat } from '@longtwilight/protocol';
import { expect } from 'vitest';
import { verify } from '../../src/operations/verify.ts';
import type { Client } from './client.ts';
import { optionsOf, type Pair } from './play.ts';

/** An answer that was sent. Whether it was taken is not known if no reply came. */
interface Sent {
  readonly number: number;
  readonly seat: Seat;
  readonly answer: string;
  /** Kept apart from the record until both sides have chosen. */
  readonly isFaceDown: boolean;
  reply: 'accepted' | 'refused' | 'none';
}

const RETRY_MS = 20;

/** Whether something failed because the server was away, and not because it refused. */
const isAway = (error: unknown): boolean => error instanceof TypeError;

/** Two players who play on whatever happens to the server, and remember what they sent. */
export class StubbornPair {
  private readonly pair: Pair;
  private readonly chance: Chance;
  private readonly sent: Sent[] = [];
  private readonly onAccepted: () => void;

  constructor(pair: Pair, seed: number, onAccepted: () => void) {
    this.pair = pair;
    this.chance = seeded(seed);
    this.onAccepted = onAccepted;
  }

  /** Play to the end with random answers, or until somebody says that it is enough; then the first player resigns. */
  async play(isEnough: () => boolean = () => false): Promise<void> {
    for (;;) {
      try {
        if (isEnough() ? await this.resign() : await this.answerOnce()) return;
      } catch (error) {
        if (!isAway(error)) throw error;
        await delay(RETRY_MS);
      }
    }
  }

  private async look(client: Client): Promise<GameState> {
    const { status, body } = await client.get(`/api/games/${this.pair.id}`);
    if (status === 503) throw new TypeError('The data is away');
    expect(status, body.message).toBe(200);
    return body;
  }

  /** Whether that has ended the game, or it was over. */
  private async resign(): Promise<boolean> {
    const { status } = await this.pair.first.post(`/api/games/${this.pair.id}/resign`);
    return status === 200 || (await this.look(this.pair.first)).game.status === 'over';
  }

  private async answerOnce(): Promise<boolean> {
    const seen = await this.look(this.pair.first);
    if (seen.game.status === 'over') return true;
    const seat = seen.game.asked[this.chance(seen.game.asked.length)]!;
    const state = seat === 'first' ? seen : await this.look(this.pair.second);
    const options = optionsOf(state);
    // Between two looks something sent before may have arrived after all
    if (options.length === 0) return false;
    const answer = options[this.chance(options.length)]!;
    const isFaceDown = state.view?.decision?.question === 'headline';
    const sent: Sent = { number: state.number, seat, answer, isFaceDown, reply: 'none' };
    this.sent.push(sent);
    const { status, body } = await this.pair[seat].answer(state, [sent.answer]);
    if (status === 200) {
      sent.reply = 'accepted';
      this.onAccepted();
    } else if (status === 409) sent.reply = 'refused';
    else if (status !== 503) expect(status, body.message).toBe(200);
    return false;
  }

  /** No accepted answer is lost, none was taken twice, nothing stands in the record that nobody sent. */
  async check(): Promise<void> {
    const page = (await this.pair.first.get<Fairness>(`/api/games/${this.pair.id}/fairness`)).body;
    expect(verify(page).faults).toEqual([]);
    const stored = page.entries.flatMap(({ entry }, number) => {
      if (entry.kind === 'answers') return [{ number, seat: entry.by, answers: entry.answers }];
      if (entry.kind !== 'choices') return [];
      return (['first', 'second'] as const).map((seat) => ({ number, seat, answers: [entry[seat]] }));
    });
    for (const { number, seat, answers } of stored) {
      const sent = this.sent.filter((one) => one.number === number && one.seat === seat && one.reply !== 'refused');
      // A choice face down may be made again, so the last one that was taken counts, or one sent later without a reply
      const from = sent.findLastIndex(({ reply }) => reply === 'accepted');
      const possible = sent.slice(Math.max(from, 0)).map(({ answer }) => answer);
      expect(possible, `entry ${number} by ${seat}`).toContain(answers.join());
    }
    const kept = new Set(stored.map(({ number, seat }) => `${number} ${seat}`));
    const lost = this.sent.filter(({ reply, number, seat }) => reply === 'accepted' && !kept.has(`${number} ${seat}`));
    // Who resigns leaves a choice face down that the other has made
    const resigned = page.entries.findIndex(({ entry }) => entry.kind === 'resign');
    expect(lost.filter(({ isFaceDown, number }) => !isFaceDown || number !== resigned)).toEqual([]);
  }
}
