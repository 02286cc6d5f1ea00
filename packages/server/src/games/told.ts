import { hash } from 'node:crypto';
import type { Logged } from '@longtwilight/protocol/record';
import type { Change, Follower } from './change.ts';

/** The hash of all that was told in a game, after one thing more. */
export const toldAfter = (told: string | null, { kind, facts }: Logged): string =>
  hash('sha256', `${told ?? ''}${kind}${JSON.stringify(facts)}`, 'base64url');

/** Keeps with each game what its players were told, so that a later engine can be held to it. */
export const keepsTold: Follower = {
  during(_tx, { row, before, after }: Change) {
    const from = before?.number ?? 0;
    // Games from before this was kept have no beginning to go on from
    if (from > 0 && row.told === null) return Promise.resolve({});
    const news = after.log.filter(({ number }) => number >= from);
    return Promise.resolve({ told: news.reduce(toldAfter, row.told) });
  },
};
