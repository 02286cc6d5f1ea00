import { changesBetween, coach, type Remark, URGENT } from '@longtwilight/bots/coach';
import type { SideKey, View } from '@longtwilight/engine';
import type { CardKey } from '@longtwilight/engine/data';

/** Never more than this is said at once. */
const MOST = 2;

/**
 * What the coach says before a move: what the last one has changed, in a sentence, and what matters now. Where two things
 * can't wait, both are said instead. Of what was said in the same turn already, something new comes first.
 */
export function adviceNow(
  seen: View,
  me: SideKey,
  past: { readonly before: View | null; readonly said: ReadonlySet<string> },
  canLose: (card: CardKey) => boolean,
): Remark[] {
  const remarks = coach(seen, canLose);
  const urgent = remarks.filter(({ weight }) => weight >= URGENT);
  const fresh = remarks.filter((remark) => !past.said.has(keyOf(remark)));
  const [first = remarks[0], ...others] = [...urgent, ...fresh.filter((remark) => !urgent.includes(remark))];
  const now = first === undefined ? [] : [first, ...others.filter((remark) => !repeats(remark, first))];
  const changes = (past.before === null ? [] : changesBetween(past.before, seen, me)).filter(
    (change) => !now[0] || !repeats(change, now[0]),
  );
  if (urgent.length >= MOST || changes.length === 0) return now.slice(0, MOST);
  return [...changes.slice(0, 1), ...now.slice(0, MOST - 1)];
}

/** What is said of a place or of DEFCON once need not be said twice. */
const repeats = (remark: Remark, now: Remark): boolean =>
  (remark.country !== undefined && remark.country === now.country) ||
  (remark.kind === 'defcon-fell' && now.kind === 'brink');

/** That they are owed is nothing new by another place for a coup. */
const MILITARY: ReadonlySet<string> = new Set(['military-owed', 'military-coup']);

/** The same thing said of the same place or card. */
export const keyOf = ({ kind, country, region, card }: Remark): string =>
  MILITARY.has(kind) ? 'military' : [kind, country, region, card].filter(Boolean).join(' ');
