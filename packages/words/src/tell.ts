import type { MessageKey } from './catalogue.ts';
import type { CardKey, CountryKey, Fact, SideKey } from './ids.ts';
import type { Phrases } from './phrases.ts';
import { type PointsReason, TellContext } from './tell-context.ts';

type FactOf<T extends Fact['t']> = Extract<Fact, { readonly t: T }>;
type Influence = FactOf<'influence'>;
type CardMove = FactOf<'card'>;
type Share = FactOf<'score'>['us'];
type Tellers = { readonly [T in Fact['t']]: (words: Phrases, fact: FactOf<T>) => string | null };

const HANDS: Readonly<Partial<Record<CardMove['from'], SideKey>>> = { 'us-hand': 'us', 'ussr-hand': 'ussr' };

/** One teller for each fact; null where another fact says it already. */
const TELLERS: Tellers = {
  turn: (words, { turn }) => words.say('fact.turn', { turn }),
  headline: () => null, // told as two sentences
  round: (words, { round, side }) => words.say('fact.round', { round, side }),
  skip: (words, { why, side }) => words.say(`fact.skip.${why}`, { side }),
  play: (words, { use, side, card }) => words.say(`fact.play.${use}`, { side, card }),
  event: (words, { side, card }) => words.say('fact.event', { side, card }),
  'no-event': (words, { why, card }) => words.say(`fact.no-event.${why}`, { card }),
  influence: () => null, // told by runs
  coup: (words, { side, country, value, modifier }) => words.say('fact.coup', { side, country, value, modifier }),
  realign: (words, { side, country, modifiers: [usModifier, ussrModifier] }) =>
    words.say('fact.realign', { side, country, usModifier, ussrModifier }),
  war: (words, { side, country, modifier }) => words.say('fact.war', { side, country, modifier }),
  die: (words, { side, roll }) => words.say('fact.die', { side, roll }),
  vp: (words, { side, by, now }) => words.say('fact.vp', { side, count: by, score: now }),
  defcon: (words, { now }) => words.say('fact.defcon', { level: now }),
  military: (words, { side, now }) => words.say('fact.military', { side, count: now }),
  space: (words, { side, box }) =>
    words.spaceBox(box) === ''
      ? words.say('fact.space.unnamed', { side, box })
      : words.say('fact.space', { side, box }),
  china: (words, { holder, faceUp }) => words.say(faceUp ? 'fact.china.up' : 'fact.china.down', { side: holder }),
  effect: tellEffect,
  score: tellScore,
  card: tellMove,
  show: tellShow,
  lacks: (words, { side, what, above = 0 }) =>
    what === 'scoring'
      ? words.say('fact.lacks.scoring', { side })
      : words.say('fact.lacks.value', { side, value: above }),
  reshuffle: (words, { cards }) => words.say('fact.reshuffle', { count: cards }),
  over: tellEnd,
};

function tellEffect(words: Phrases, { effect: card, on, by: side, region }: FactOf<'effect'>): string {
  if (region !== undefined) return words.say('fact.effect.on.region', { card, region });
  const keys = on ? [`fact.effect.on.${card}`] : [];
  if (side !== undefined) keys.push(on ? 'fact.effect.on.side' : 'fact.effect.off.side');
  return words.sayKnown([...keys, on ? 'fact.effect.on' : 'fact.effect.off'], { card, side });
}

function tellScore(words: Phrases, { region, us, ussr }: FactOf<'score'>): string {
  if (region === 'southeast-asia') return words.say('fact.score.southeast-asia', { us: us.vp, ussr: ussr.vp });
  return words.say('fact.score', { region, usShare: shareText(words, us), ussrShare: shareText(words, ussr) });
}
const shareText = (words: Phrases, { standing, countries, battlegrounds, neighbours, vp }: Share): string =>
  standing === 'none' && vp === 0
    ? words.say('fact.score.nothing')
    : words.say('fact.score.share', { standing, countries, battlegrounds, neighbours, points: vp });

/** Where a card went, if that is news: to the table and back are told by what it is used for. */
function tellMove(words: Phrases, { card, from, to }: CardMove): string | null {
  const [giver, taker] = [HANDS[from], HANDS[to]];
  if (card === null) return null;
  if (taker !== undefined)
    return words.say(from === 'discard' ? 'fact.card.reclaimed' : 'fact.card.received', { side: taker, card });
  if (giver !== undefined) return to === 'discard' ? words.say('fact.card.discarded', { side: giver, card }) : null;
  if (to === 'front') return words.say('fact.card.waits', { card });
  if (from === 'front') return words.say('fact.card.done-waiting', { card });
  if (from === 'discard') return words.say('fact.card.recalled', { card });
  return to === 'removed' ? words.say('fact.card.removed', { card }) : null;
}

function tellShow(words: Phrases, { from, cards }: FactOf<'show'>): string | null {
  const side = HANDS[from];
  if (side === undefined) return null;
  if (cards === null) return words.say('fact.show.unseen', { side });
  return cards.length === 0 ? words.say('fact.show.none', { side }) : words.say('fact.show', { side, cards });
}

function tellEnd(words: Phrases, { winner, reason }: FactOf<'over'>): string {
  if (winner === null) return words.sayKnown([`end.draw.${reason}`, 'end.draw'], {});
  return words.say(`end.won.${reason}`, { side: winner });
}

/** Facts that are told together, and how. */
export interface Telling {
  readonly facts: readonly [Fact, ...Fact[]];
  readonly sentences: readonly string[];
  /** Of points, why they are gained. */
  readonly reason: PointsReason['kind'] | null;
}

/** Facts as sentences, in order. Those that belong together share one: cards drawn, influence of one side. */
export function tellings(words: Phrases, facts: readonly Fact[]): Telling[] {
  const all: Telling[] = [];
  const context = new TellContext(facts);
  for (let i = 0; i < facts.length; ) {
    const run = runFrom(facts, i);
    const [fact] = run.facts;
    for (const one of run.facts) context.take(one);
    const said = context.played !== null && saidByPlay(context.played, fact);
    const sentences = tellInContext(words, context, fact, i) ?? (said ? [] : run.tell(words));
    all.push({ facts: run.facts, sentences, reason: fact.t === 'vp' ? context.reasonAt(i).kind : null });
    i += run.facts.length;
  }
  return all;
}

export const tell = (words: Phrases, facts: readonly Fact[]): string[] =>
  tellings(words, facts).flatMap(({ sentences }) => sentences);

/** Sentences that depend on what came before: the reason of points, the failure of an attempt. Null where nothing does. */
function tellInContext(words: Phrases, context: TellContext, fact: Fact, at: number): string[] | null {
  if (fact.t === 'vp') {
    const reason = context.reasonAt(at);
    const gain = { side: fact.side, count: fact.by, score: fact.now };
    if (reason.kind === 'card') return [words.say('fact.vp.card', { ...gain, card: reason.card })];
    return [words.say(reason.kind === 'none' ? 'fact.vp' : `fact.vp.${reason.kind}`, gain)];
  }
  if (fact.t === 'die') {
    const failed = context.failureAt(at);
    const rolled = words.say('fact.die', { side: fact.side, roll: fact.roll });
    return failed === null ? [rolled] : [rolled, words.say(`fact.fail.${failed}`, { side: fact.side })];
  }
  if (fact.t === 'card' && fact.card !== null) {
    const { card } = fact;
    const side = HANDS[fact.from];
    if (side !== undefined && context.isPartner(fact)) return [words.say('fact.card.used', { side, card })];
    if (context.isThrown(fact)) return [words.say('fact.card.thrown', { card })];
  }
  return null;
}

/** Whether the sentence about a play has told this already: that its event happens, or that it is discarded in a trap. */
const saidByPlay = ({ card, use }: FactOf<'play'>, fact: Fact): boolean =>
  (fact.t === 'event' && fact.card === card && (use === 'event' || use === 'event-first')) ||
  (fact.t === 'card' && fact.card === card && fact.to === 'discard' && use === 'trap');

interface Run {
  readonly facts: readonly [Fact, ...Fact[]];
  tell(words: Phrases): string[];
}

/** The facts from here on that one sentence (or one a side) tells. */
function runFrom(facts: readonly Fact[], start: number): Run {
  const first = facts[start]!; // the caller stays in range
  const take = <F extends Fact>(belongs: (fact: Fact) => fact is F): [F, ...F[]] => {
    const end = facts.findIndex((fact, i) => i > start && !belongs(fact));
    return facts.slice(start, end < 0 ? undefined : end) as [F, ...F[]];
  };
  if (isDraw(first)) {
    const draws = take(isDraw);
    return { facts: draws, tell: (words) => tellDraws(words, draws) };
  }
  if (isLook(first)) {
    const looks = take(isLook);
    return { facts: looks, tell: (words) => [tellLooks(words, looks)] };
  }
  if (isReturn(first)) {
    const back = take(isReturn);
    const side = viewerOf(first);
    return { facts: back, tell: (words) => [words.say('fact.card.returned', { side, count: back.length })] };
  }
  if (first.t === 'influence') {
    const changes = take(
      (fact): fact is Influence => fact.t === 'influence' && fact.side === first.side && fact.by > 0 === first.by > 0,
    );
    return { facts: changes, tell: (words) => [tellInfluence(words, changes)] };
  }
  if (first.t === 'headline') return { facts: [first], tell: (words) => tellHeadlines(words, first) };
  // Each teller takes the facts of its own key, which the type of the table guarantees
  const teller = TELLERS[first.t] as (words: Phrases, fact: Fact) => string | null;
  return { facts: [first], tell: (words) => [teller(words, first)].filter((sentence) => sentence !== null) };
}

const isDraw = (fact: Fact): fact is CardMove =>
  fact.t === 'card' && fact.from === 'pile' && HANDS[fact.to] !== undefined;
const isLook = (fact: Fact): fact is CardMove => fact.t === 'card' && fact.from === 'pile' && fact.to === 'table';
const isReturn = (fact: Fact): fact is CardMove => fact.t === 'card' && fact.from === 'table' && fact.to === 'pile';
const viewerOf = ({ seen }: CardMove): SideKey => (seen.includes(0) ? 'us' : 'ussr');
const seenCards = (moves: readonly CardMove[]): CardKey[] => moves.flatMap(({ card }) => (card === null ? [] : [card]));

function tellHeadlines(words: Phrases, fact: FactOf<'headline'>): string[] {
  return (['ussr', 'us'] as const).map((side) => {
    const card = fact[side];
    return card === null ? words.say('fact.headline.none', { side }) : words.say('fact.headline', { side, card });
  });
}

function tellDraws(words: Phrases, draws: readonly CardMove[]): string[] {
  return (['ussr', 'us'] as const).flatMap((side) => {
    const mine = draws.filter((draw) => HANDS[draw.to] === side);
    const cards = seenCards(mine);
    const count = mine.length - cards.length;
    if (mine.length === 0) return [];
    if (cards.length === 0) return [words.say('fact.card.drawn-unseen', { side, count })];
    if (count === 0) return [words.say('fact.card.drawn', { side, cards })];
    return [words.say('fact.card.drawn-some-seen', { side, cards, count })];
  });
}

function tellLooks(words: Phrases, looks: readonly [CardMove, ...CardMove[]]): string {
  const side = viewerOf(looks[0]);
  const cards = seenCards(looks);
  if (cards.length === 0) return words.say('fact.card.looked-at-unseen', { side, count: looks.length });
  return words.say('fact.card.looked-at', { side, cards });
}

/** The influence of one side that comes, or goes, country by country. */
function tellInfluence(words: Phrases, changes: readonly [Influence, ...Influence[]]): string {
  const { side, by } = changes[0];
  const byCountry = new Map<CountryKey, { count: number; us: number; ussr: number }>();
  for (const { country, by, now } of changes) {
    const before = byCountry.get(country)?.count ?? 0;
    byCountry.set(country, { count: before + by, us: now[0], ussr: now[1] });
  }
  const placed = by > 0;
  const all = [...byCountry];
  const [[country, change]] = all as [[CountryKey, { count: number; us: number; ussr: number }]];
  if (all.length === 1) {
    const key = placed ? 'fact.influence.placed' : 'fact.influence.lost';
    return words.say(key, { side, country, ...change, count: Math.abs(change.count) });
  }
  const key: MessageKey = placed ? 'fact.influence.placed-in-several' : 'fact.influence.lost-in-several';
  const parts = all.map(([country, { count, us, ussr }]) =>
    words.say('fact.influence.change', { country, change: count, us, ussr }),
  );
  return words.say(key, { side, parts });
}
