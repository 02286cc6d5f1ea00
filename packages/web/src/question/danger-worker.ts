import { type Danger, Dangers } from '@longtwilight/bots/safety';
import type { SideKey, View } from '@longtwilight/engine';
import { holdLock } from '../shared/worker-life.ts';
import { Draft } from './draft.ts';

/** What may be chosen next in a move, to be looked through for losses. */
export interface DangerQuestion {
  readonly id: number;
  readonly seen: View;
  readonly side: SideKey;
  readonly answers: readonly string[];
  readonly options: readonly string[];
}
export interface DangerAnswer {
  readonly id: number;
  readonly found: readonly (readonly [option: string, danger: Danger])[];
}

/** Positions to look at for each answer: a few seconds at most on a slow phone. */
const BUDGET = 50_000;

let latest = 0;
const breath = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

self.addEventListener('message', ({ data }: MessageEvent<DangerQuestion>) => {
  latest = data.id;
  void lookThrough(data);
});

/** What is found is told in portions: the page draws itself anew with each. */
const PORTION_MS = 100;

holdLock('danger');

/** One option after the other, until something else is asked. */
async function lookThrough({ id, seen, side, answers, options }: DangerQuestion): Promise<void> {
  const draft = answers.reduce((before, text) => before.with(text), Draft.begin(seen, side));
  const search = new Dangers(draft.game.rules);
  let found: [string, Danger][] = [];
  let told = performance.now();
  for (const option of options) {
    await breath();
    if (id !== latest) return;
    found.push([option, search.of(draft.game, side, option, BUDGET)]);
    if (option !== options.at(-1) && performance.now() - told < PORTION_MS) continue;
    const reply: DangerAnswer = { id, found };
    self.postMessage(reply);
    found = [];
    told = performance.now();
  }
}
