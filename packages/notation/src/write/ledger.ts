import type { Fact, NumberName, Pair, Rules, SideKey } from '@longtwilight/engine';
import { CARD_KEYS, type CardKey, type CountryKey } from '@longtwilight/engine/data';

type CardInPlay = Rules['cards'][number];

/** The tracks and the map as the facts move them, so that a writer can say what was before. */
export class Ledger {
  readonly rules: Rules;
  turn: number;
  defcon: number;
  vp: number;
  readonly space: Record<SideKey, number>;
  private readonly influence = new Map<CountryKey, Pair>();
  private readonly effects = new Set<string>();

  constructor(rules: Rules) {
    const { start } = rules;
    this.rules = rules;
    this.turn = start.turn;
    this.defcon = start.defcon;
    this.vp = start.vp;
    this.space = { us: start.space[0], ussr: start.space[1] };
    for (const effect of start.effects) this.effects.add(effect);
    for (const [key, pair] of Object.entries(start.influence)) this.influence.set(key as CountryKey, pair);
  }

  note(fact: Fact): void {
    if (fact.t === 'turn') this.turn = fact.turn;
    else if (fact.t === 'defcon') this.defcon = fact.now;
    else if (fact.t === 'vp') this.vp = fact.now;
    else if (fact.t === 'space') this.space[fact.side] = fact.box;
    else if (fact.t === 'influence') this.influence.set(fact.country, fact.now);
    else if (fact.t === 'effect') {
      if (fact.on) this.effects.add(effectId(fact)).add(fact.effect);
      else for (const id of [fact.effect, `${fact.effect}@us`, `${fact.effect}@ussr`]) this.effects.delete(id);
    }
  }

  influenceIn(country: CountryKey): Pair {
    return this.influence.get(country) ?? [0, 0];
  }
  card(key: CardKey): CardInPlay {
    return this.rules.cards[CARD_KEYS.indexOf(key) + 1]!;
  }
  number(key: CardKey, name: NumberName<CardKey>): number {
    return this.card(key).numbers[name] ?? 0;
  }
  isEventOf(key: CardKey, side: SideKey): boolean {
    const owner = this.card(key).side;
    return owner === 'neutral' || owner === (side === 'us' ? 0 : 1);
  }
  /** Whether a change of an effect is one that a log tells: not a mere step of it, and not who owes Missile Envy. */
  isNews(fact: Extract<Fact, { readonly t: 'effect' }>): boolean {
    return fact.effect !== 'missile-envy' && fact.on !== this.effects.has(effectId(fact));
  }
}

const effectId = ({ effect, on, by }: Extract<Fact, { readonly t: 'effect' }>): string =>
  on && by !== undefined ? `${effect}@${by}` : effect;
