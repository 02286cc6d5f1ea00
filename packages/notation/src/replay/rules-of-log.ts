import { otherKey, type RulesSpec, resolveRules } from '@longtwilight/engine';
import type { CardKey } from '@longtwilight/engine/data';
import type { LogEntry } from '../applog/entries.ts';
import { readRulesText } from '../write/rules-text.ts';

/** The rules that a log was played by, and the bids of one of ours. */
export interface RulesOfLog {
  readonly spec: RulesSpec;
  readonly bids: readonly string[];
}

const OPTIONAL_CARDS: ReadonlySet<CardKey> = new Set(
  resolveRules({ edition: 'deluxe-es' })
    .cards.filter((card) => card?.optional)
    .map((card) => card.key),
);

function* cardsNamed(entries: readonly LogEntry[]): Generator<CardKey> {
  for (const entry of entries) {
    if ('card' in entry && entry.card !== null) yield entry.card;
    if (entry.kind === 'headline-phase') yield* entry.cards;
  }
}

/** Find out by which rules a game was played: what its setup says, and cards and countries that show up. */
export function rulesOfLog(entries: readonly LogEntry[]): RulesOfLog {
  const own = entries.find((entry) => entry.kind === 'rules');
  if (own !== undefined) {
    const bids = entries.find((entry) => entry.kind === 'bids')?.bids ?? [];
    return { spec: readRulesText(own.text.replace(/^Rules: /i, '')), bids };
  }
  const named = new Set(cardsNamed(entries));
  const handicap = { us: 0, ussr: 0 };
  let optionalCards = [...OPTIONAL_CARDS].some((card) => named.has(card));
  let chineseCivilWar = false;
  let lateWar = false;
  for (const entry of entries) {
    if (entry.kind === 'handicap') addHandicap(handicap, entry.side, entry.points);
    else if (entry.kind === 'optional-cards') optionalCards ||= entry.added;
    else if (entry.kind === 'variant' || ('country' in entry && entry.country === 'chinese-civil-war'))
      chineseCivilWar = true;
    else if (entry.kind === 'scenario') {
      lateWar ||= /late/i.test(entry.name);
      chineseCivilWar ||= /civil/i.test(entry.name);
    }
  }
  const spec: RulesSpec = {
    edition: named.has('nato-referendum') ? 'deluxe-es' : 'deluxe',
    optionalCards,
    chineseCivilWar,
    scenario: lateWar ? 'late-war' : 'standard',
    handicap,
  };
  return { spec, bids: [] };
}

/** A handicap below zero is one for the other side. */
function addHandicap(handicap: { us: number; ussr: number }, side: 'us' | 'ussr', points: number): void {
  const other = otherKey(side);
  if (points >= 0) handicap[side] += points;
  else handicap[other] -= points;
}
