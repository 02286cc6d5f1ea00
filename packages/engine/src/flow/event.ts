import { cardKey, no } from '../core/card-keys.ts';
import { fx } from '../core/effects.ts';
import type { Game, Play } from '../core/game.ts';
import { type Card, type Side, sideKey, US, USSR } from '../core/ids.ts';
import { DISCARD, REMOVED, TABLE } from '../core/layout.ts';
import { inEffect } from '../verbs/effects.ts';
import { settle } from '../verbs/end.ts';
import { move } from '../verbs/hands.ts';
import { award } from '../verbs/tracks.ts';
import { numberOf } from '../verbs/value.ts';

/** Whose event a card carries when this side uses it. */
const ownerOf = (g: Game, card: Card, user: Side): Side => {
  const { side } = g.rules.cards[card]!;
  return side === 'neutral' ? user : side;
};

/** Whether the event of a card could happen now, used by this side. */
export const eventPossible = (g: Game, card: Card, user: Side): boolean => g.rules.cards[card]!.can(g, user);

/** Begin a card's event, which is known to be possible. What is still to be asked is returned; when all is done, `settle`. */
export function begin(g: Game, card: Card, user: Side): Play | undefined {
  if (g.over) return undefined;
  const rule = g.rules.cards[card]!;
  const me = ownerOf(g, card, user);
  g.facts?.push({ t: 'event', side: sideKey(me), card: rule.key });
  return rule.event(g, user);
}

/** The event of a card on the table happens if it can; then the card is filed. */
export function* eventThenFile(g: Game, card: Card, user: Side): Play {
  const happens = eventPossible(g, card, user);
  if (happens) {
    const event = begin(g, card, user);
    if (event !== undefined) yield event;
    settle(g);
  } else g.facts?.push({ t: 'no-event', card: cardKey(card), why: 'cannot' });
  fileCard(g, card, happens);
}

/** A card that has been played goes where it belongs, unless its event has put it elsewhere. */
export function fileCard(g: Game, card: Card, happened: boolean): void {
  if (g.placeOf(card) !== TABLE) return;
  move(g, card, happened && g.rules.cards[card]!.once ? REMOVED : DISCARD);
}

/** Take a card from where it is, carry out its event and file it. */
export function* playEvent(g: Game, card: Card, user: Side): Play {
  move(g, card, TABLE);
  if (g.rules.cards[card]!.handOnly) {
    fileCard(g, card, false);
    return;
  }
  payFlowerPower(g, card, user);
  yield eventThenFile(g, card, user);
}

/** Flower Power pays the USSR when the US uses a war card whose event is still possible. */
export function payFlowerPower(g: Game, card: Card, user: Side): void {
  if (user !== US || !inEffect(g, fx['flower-power'])) return;
  if (!g.rules.cards[card]!.war || !eventPossible(g, card, user)) return;
  award(g, USSR, numberOf(g, no['flower-power'], 'vp'));
  settle(g);
}

/** A headline or an event that comes to nothing because another cancels it. */
export function cancelCard(g: Game, card: Card): void {
  if (g.over) return;
  g.facts?.push({ t: 'no-event', card: cardKey(card), why: 'cancelled' });
  move(g, card, DISCARD);
}
