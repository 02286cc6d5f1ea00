import { type Entry, factFor, type GameRecord, VIEWER_KEYS, type ViewerKey } from '@longtwilight/engine';
import type { Step } from './match.ts';

/** The record of a game as a viewer may have it. */
export function storyOf({ opening, entries }: GameRecord, viewer: ViewerKey): Step[] {
  const number = VIEWER_KEYS.indexOf(viewer) as 0 | 1 | 2;
  const told = (facts: Entry['facts']) => facts.map((fact) => factFor(fact, number));
  return [
    { by: null, facts: told(opening) },
    ...entries.map(({ actor, facts }): Step => ({ by: actor === 'chance' ? null : actor, facts: told(facts) })),
  ];
}
