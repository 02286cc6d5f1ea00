import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { realWorld, type Tick } from '../src/world.ts';

const ROUND_MS = 1000;

describe('what is done again and again', () => {
  /** What a clock shows that nobody can set; timers move only as far as they are told. */
  let steady = 0;
  beforeEach(() => {
    steady = 0;
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    vi.spyOn(performance, 'now').mockImplementation(() => steady);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
  async function rounds(count: number): Promise<void> {
    for (let i = 0; i < count; i++) {
      steady += ROUND_MS;
      await vi.advanceTimersByTimeAsync(ROUND_MS);
    }
  }
  const standStill = (ms: number): void => {
    steady += ms;
  };

  it('is not late because the work before it took long', async () => {
    const ticks: Tick[] = [];
    let finish = (): void => {};
    const end = realWorld.every(ROUND_MS, (tick) => {
      ticks.push(tick);
      return new Promise((resolve) => {
        finish = resolve;
      });
    });
    await rounds(10);
    finish();
    await rounds(1);
    end();
    expect(ticks).toEqual([{ late: 0 }, { late: 0 }]);
  });

  it('is late once when the process stood still, even in the middle of the work', async () => {
    const ticks: Tick[] = [];
    let finish = (): void => {};
    const end = realWorld.every(ROUND_MS, (tick) => {
      ticks.push(tick);
      return new Promise((resolve) => {
        finish = resolve;
      });
    });
    standStill(8000);
    await rounds(1);
    standStill(9000);
    await rounds(2);
    finish();
    await rounds(1);
    finish();
    await rounds(1);
    end();
    expect(ticks).toEqual([{ late: 8000 }, { late: 9000 }, { late: 0 }]);
  });
});
