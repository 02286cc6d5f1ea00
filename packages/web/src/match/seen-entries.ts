import { factFor, type GameRecord, type RecordEntry, VIEWER_KEYS, type ViewerKey } from '@longtwilight/engine';
import type { SeenEntry } from './match.ts';

/** The record of a game as a viewer may have it. */
export function seenEntries({ opening, entries }: GameRecord, viewer: ViewerKey): SeenEntry[] {
  const number = VIEWER_KEYS.indexOf(viewer) as 0 | 1 | 2;
  const told = (facts: RecordEntry['facts']) => facts.map((fact) => factFor(fact, number));
  return [
    { by: null, facts: told(opening) },
    ...entries.map(({ actor, facts }): SeenEntry => ({ by: actor === 'chance' ? null : actor, facts: told(facts) })),
  ];
}
