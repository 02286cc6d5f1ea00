import { answerCode, answerText } from '../core/answers.ts';
import type { Fact } from '../core/facts.ts';
import { ACTOR_KEYS } from '../flow/decision.ts';
import type { RecordEntry } from './game-record.ts';

const NO_FACTS: readonly Fact[] = Object.freeze([]);
/** Entries without facts, by answer, actor and barrier: all records share them, since a server holds thousands. */
const shared: RecordEntry[] = [];

export const isUntold = ({ facts }: RecordEntry): boolean => facts === NO_FACTS;

/** An answer of a record without what came of it. */
export function untold({ actor, text, barrier }: Omit<RecordEntry, 'facts'>): RecordEntry {
  const code = answerCode(text);
  if (code === undefined) return { actor, text, facts: NO_FACTS, barrier };
  const place = (code * ACTOR_KEYS.length + ACTOR_KEYS.indexOf(actor)) * 2 + (barrier ? 1 : 0);
  shared[place] ??= { actor, text: answerText(code), facts: NO_FACTS, barrier };
  return shared[place];
}
