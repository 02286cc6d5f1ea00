import type { Fact, FullRulesSpec } from '@longtwilight/engine';
import { type CardKey, no } from '@longtwilight/engine/data';
import { resolvedRules } from '@longtwilight/picture/map';
import type { Words } from '@longtwilight/words';

/** Why one headline comes before the other, once it has begun; null where there is nothing to explain. */
export function headlineOrder(words: Words, spec: FullRulesSpec, facts: readonly Fact[]): string | null {
  const at = facts.findLastIndex(({ t }) => t === 'headline');
  const shown = facts[at];
  if (shown?.t !== 'headline' || shown.us === null || shown.ussr === null) return null;
  const headlines = [shown.us, shown.ussr];
  // The engine says which of them happens first; one that is cancelled has no place in the order
  const happens = facts
    .slice(at + 1)
    .find((fact) => (fact.t === 'event' || fact.t === 'no-event') && headlines.includes(fact.card));
  if (happens?.t !== 'event') return null;
  const { card } = happens;
  const value = (key: CardKey): number => resolvedRules(spec).cards[no[key]]!.ops; // every key has a card
  const [first, second] = [value(card), value(card === shown.us ? shown.ussr : shown.us)];
  if (first === second) return words.say('ui.headline.tie', { card, value: first });
  return words.say('ui.headline.first', { card, first, second });
}
