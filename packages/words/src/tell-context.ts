import type { CardKey, Fact } from './ids.ts';

type FactOf<T extends Fact['t']> = Extract<Fact, { readonly t: T }>;

/** Why points are gained. */
export type PointsReason =
  | { readonly kind: 'card'; readonly card: CardKey }
  | { readonly kind: 'space' | 'military' | 'china' | 'none' };

/** What a roll is for. */
type Attempt = 'coup' | 'war' | 'realign' | 'space' | 'trap';

/** Facts at which something else begins. */
const BEGINS: ReadonlySet<Fact['t']> = new Set([
  'play',
  'event',
  'coup',
  'war',
  'realign',
  'die',
  'round',
  'turn',
  'headline',
]);

/** What the facts told so far say about the one that is told next: why points are gained, and what a die is thrown for. */
export class TellContext {
  played: FactOf<'play'> | null = null;
  private attempt: Attempt | null = null;
  private cause: CardKey | 'space' | 'score' | null = null;
  /** Cards of the pile lie on the table for somebody to look at; not everybody may know which. */
  private looking = false;

  private readonly facts: readonly Fact[];

  constructor(facts: readonly Fact[]) {
    this.facts = facts;
  }

  /** The next fact is told. */
  take(fact: Fact): void {
    if (fact.t === 'play') {
      this.played = fact;
      this.cause = null;
      this.attempt = fact.use === 'space' || fact.use === 'trap' ? fact.use : null;
    } else if (fact.t === 'event') this.cause = fact.card;
    else if (fact.t === 'coup' || fact.t === 'war' || fact.t === 'realign') this.attempt = fact.t;
    else if (fact.t === 'space' || fact.t === 'score') this.cause = fact.t;
    else if (isCardGone(fact)) this.cause = fact.effect;
    else if (fact.t === 'round' || fact.t === 'turn' || fact.t === 'headline') {
      this.played = null;
      this.cause = null;
      this.attempt = null;
      this.looking = false;
    } else if (fact.t === 'card' && fact.from === 'pile' && fact.to === 'table') this.looking = true;
  }

  /** Why points are gained at this place of the facts. */
  reasonAt(at: number): PointsReason {
    if (isForChina(this.facts, at)) return { kind: 'china' };
    if (this.endsTurn(at)) return { kind: 'military' };
    if (this.cause === null || this.cause === 'score') return { kind: 'none' };
    return this.cause === 'space' ? { kind: 'space' } : { kind: 'card', card: this.cause };
  }

  /** Whether the turn ends with these points: between the last round and what is looked at after it. */
  private endsTurn(at: number): boolean {
    const before = this.facts[at - 1];
    if (before?.t === 'space' || before?.t === 'score' || (before !== undefined && isCardGone(before))) return false;
    const next = this.facts.slice(at + 1).find(({ t }) => t !== 'vp');
    if (next?.t !== 'over')
      return next?.t === 'turn' || next?.t === 'lacks' || next?.t === 'score' || (next?.t === 'effect' && !next.on);
    // Points that win at once are the last of a card or of the turn
    const done = this.facts.slice(0, at).findLast(({ t }) => t === 'card' || t === 'skip' || BEGINS.has(t));
    if (done?.t === 'card') return done.to === 'discard' || done.to === 'removed';
    return done?.t === 'skip' || (done?.t === 'die' && this.attempt === 'trap');
  }

  /** What has just failed: its last die was thrown at this place, and brought nothing. */
  failureAt(at: number): Attempt | null {
    const { attempt } = this;
    if (attempt === null || this.facts[at + 1]?.t === 'die') return null;
    const rest = this.facts.slice(at + 1);
    const end = rest.findIndex(({ t }) => BEGINS.has(t));
    const brought = end < 0 ? rest : rest.slice(0, end);
    const succeeds =
      attempt === 'space'
        ? brought.some(({ t }) => t === 'space')
        : attempt === 'trap'
          ? brought.some((fact) => fact.t === 'effect' && !fact.on)
          : brought.some(({ t }) => t === 'influence');
    return succeeds ? null : attempt;
  }

  /** A card of the hand that goes along with the one that is played. */
  isPartner({ card, from, to }: FactOf<'card'>): boolean {
    return (
      this.played?.card === 'un-intervention' && card !== this.played.card && from.endsWith('-hand') && to === 'table'
    );
  }
  /** A card of the pile that was looked at, and is thrown away. */
  isThrown({ card, from, to }: FactOf<'card'>): boolean {
    return this.looking && card !== this.cause && card !== this.played?.card && from === 'table' && to === 'discard';
  }
}

/** An effect is over that gives points as it ends. */
const isCardGone = (fact: Fact): fact is FactOf<'effect'> & { readonly effect: 'we-will-bury-you' } =>
  fact.t === 'effect' && !fact.on && fact.effect === 'we-will-bury-you';

/** Whether these are the points of final scoring for the China Card: the last ones, unless the last region pays them. */
export function isForChina(facts: readonly Fact[], at: number): boolean {
  const [before, fact, next] = [facts[at - 1], facts[at], facts[at + 1]];
  if (fact?.t !== 'vp' || next?.t !== 'over' || next.reason !== 'final') return false;
  return before?.t !== 'score' || before.us.vp === before.ussr.vp;
}
