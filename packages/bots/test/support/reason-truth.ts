import {
  answerAndTell,
  type Chance,
  decisions,
  type Fact,
  type Game,
  gameFrom,
  guess,
  isControl,
  other,
  positionOf,
  regionViews,
  SIDE_KEYS,
  type Side,
  type SideKey,
  seeded,
  shortOf,
  sideOf,
  type View,
  view,
} from '@longtwilight/engine';
import {
  BATTLEGROUND,
  type CardKey,
  COUNTRY_KEYS,
  type CountryKey,
  NEIGHBOURS,
  no,
  STANDINGS,
} from '@longtwilight/engine/data';
import type { Player, Reason } from '../../src/index.ts';

/** What the engine has told of one way in which a move went. */
interface Told {
  /** As it stood when the move was over, by the engine's own account. */
  readonly influence: ReadonlyMap<CountryKey, readonly [number, number]>;
  readonly vp: number;
  readonly defcon: number;
  readonly military: number;
  readonly space: number;
  readonly effects: ReadonlySet<string>;
  readonly china: SideKey | 'none';
  /** Cards that left the hand of the side. */
  readonly left: ReadonlySet<string>;
  readonly events: ReadonlySet<string>;
  readonly spaced: ReadonlySet<string>;
  readonly winner: SideKey | null | undefined;
  /** The game after it; the turn may have ended by then. */
  readonly game: Game;
}

export interface MoveOf {
  readonly seen: View;
  readonly move: readonly string[];
  readonly players: Readonly<Record<SideKey, Player>>;
}

/** Both dice that a move may hang on, by all their faces. */
const WAYS = 36;
const MANY_WAYS = 6 * WAYS;
const FACES = 6;
/** Whoever counts ways comes this near to a share in per cent. */
const NEAR = 12;

/** Every way in which a move goes, by the dice; hidden cards are guessed anew each time. */
function everyWay(moveOf: MoveOf, ways = WAYS, wish?: CountryKey): Told[] {
  return Array.from({ length: ways }, (_, i) => {
    const random = seeded(100 + i);
    const faces = [i % FACES, Math.floor(i / FACES) % FACES];
    const dice: Chance = (count) => (count === FACES && faces.length > 0 ? faces.shift()! : random(count));
    return carriedOut(moveOf, seeded(7 + i), dice, wish);
  });
}

/** What the move does not say is answered by the players, or with a country that the side wishes for. */
function carriedOut({ seen, move, players }: MoveOf, hidden: Chance, dice: Chance, wish = ''): Told {
  const side = seen.viewer as SideKey;
  const isHeadline = seen.decision?.question === 'headline';
  const g = isHeadline || seen.decision?.question === 'play' ? asRound(guess(seen, hidden), side) : guess(seen, hidden);
  const facts: Fact[] = [];
  let given = 0;
  const { phase } = g;
  const isOver = (): boolean =>
    g.phase !== phase || facts.some(({ t }) => t === 'round' || t === 'turn' || t === 'over');
  for (let asks = 0; !isOver(); asks++) {
    if (asks > 500)
      throw new Error(
        `${seen.turn}.${seen.round} ${seen.viewer} ${move.join(' ')} has no end: ${JSON.stringify(decisions(g))}`,
      );
    const [asked] = decisions(g);
    if (asked === undefined) break;
    const { actor, question, options, card } = asked;
    // A headline of the other side's is its event alone
    if (question === 'operations' && isHeadline && isOf(g, card, other(sideOf(side)))) break;
    if (question === 'use' && isHeadline && !options.some((use) => use.startsWith('event'))) break;
    if (seen.phase === 'setup' && actor !== 'chance' && actor !== side) break;
    // The other side goes on with its own play
    if (question === 'operations' && actor === seen.phasing && actor !== side) break;
    const next = move[given] ?? '';
    let text: string;
    if (actor === 'chance') text = options[dice(options.length)]!;
    else if (question === 'use' && isHeadline) text = options.includes('event') ? 'event' : 'event-first';
    else if (actor === side && options.includes(next)) text = move[given++]!;
    else if (actor === side && options.includes(wish)) text = wish;
    else if (actor === side && wish !== '' && question === 'operations') text = options[dice(options.length)]!;
    else text = players[actor].answer(view(g, actor));
    facts.push(...answerAndTell(g, actor, text).facts);
  }
  return told(seen, side, facts, g);
}

const isOf = (g: Game, card: CardKey | null, side: Side): boolean =>
  card !== null && g.rules.cards[no[card]]!.side === side;

/** The same position in the first action round of the side: a headline is an event by itself, and no turn ends with a play. */
function asRound(g: Game, side: SideKey): Game {
  const again = gameFrom(g.rules, { ...positionOf(g), start: 'rounds', round: 1, phasing: side });
  again.run();
  return again;
}

function told(seen: View, side: SideKey, all: readonly Fact[], game: Game): Told {
  const end = all.findIndex(({ t }) => t === 'round' || t === 'turn');
  const facts = end < 0 ? all : all.slice(0, end);
  const influence = new Map(Object.entries(seen.influence) as [CountryKey, readonly [number, number]][]);
  const effects = new Set(seen.effects.map((text) => text.split('@')[0]!));
  const s = sideOf(side);
  const state = {
    vp: seen.vp,
    defcon: seen.defcon,
    military: seen.milOps[s],
    space: seen.space[s],
    china: seen.china.holder,
  };
  const [left, events, spaced] = [new Set<string>(), new Set<string>(), new Set<string>()];
  let winner: SideKey | null | undefined;
  for (const fact of facts) {
    if (fact.t === 'influence') influence.set(fact.country, fact.now);
    else if (fact.t === 'vp') state.vp = fact.now;
    else if (fact.t === 'defcon') state.defcon = fact.now;
    else if (fact.t === 'military' && fact.side === side) state.military = fact.now;
    else if (fact.t === 'space' && fact.side === side) state.space = fact.box;
    else if (fact.t === 'china') state.china = fact.holder;
    else if (fact.t === 'effect') effects[fact.on ? 'add' : 'delete'](fact.effect);
    else if (fact.t === 'card' && fact.from === `${side}-hand` && fact.card) left.add(fact.card);
    else if (fact.t === 'event') events.add(fact.card);
    else if (fact.t === 'play' && fact.use === 'space') spaced.add(fact.card);
    else if (fact.t === 'over') winner = fact.winner;
  }
  return { ...state, influence, effects, left, events, spaced, winner, game };
}

/** A move with every way in which it goes. */
export interface Ways {
  readonly seen: View;
  readonly ways: readonly Told[];
  /** Many more of them, where a move hangs on more than two dice. */
  readonly more: () => readonly Told[];
  /** The same, where the side chooses this country as often as it may. */
  readonly wishing: (country: CountryKey) => readonly Told[];
}
export const waysOf = (moveOf: MoveOf): Ways => ({
  seen: moveOf.seen,
  ways: everyWay(moveOf),
  more: () => everyWay(moveOf, MANY_WAYS),
  wishing: (country) => everyWay(moveOf, MANY_WAYS, country),
});

/** Whether a reason is true of a move in that position: in all ways it can go, in as many as it says, or in one by choice. */
export function isTrue(reason: Reason, of: Ways, rival: Ways): boolean {
  if (reason.kind.startsWith('can-'))
    return [of.ways, of.wishing(reason.country!)].some((ways) => ways.some((one) => holds(reason, of.seen, one)));
  if (reason.odds === undefined || reason.odds === 100) return holdsFor(reason, of) && holdsNextTo(reason, rival);
  const { odds } = reason;
  const isNear = (ways: readonly Told[]): boolean => {
    const share = ways.filter((one) => holds(reason, of.seen, one)).length / ways.length;
    return share > 0 && Math.abs(100 * share - odds) <= NEAR;
  };
  return isNear(of.ways) || isNear(of.more());
}

/** Whether a reason holds for a move, whatever comes of it. */
export const holdsFor = (reason: Reason, { seen, ways }: Ways): boolean =>
  ways.every((one) => holds(reason, seen, one));

const controllerIn = (pair: readonly [number, number] | undefined, country: CountryKey): SideKey | null => {
  const c = COUNTRY_KEYS.indexOf(country);
  const lead = (pair?.[0] ?? 0) - (pair?.[1] ?? 0);
  return isControl(lead, c) ? 'us' : isControl(-lead, c) ? 'ussr' : null;
};

function holds(reason: Reason, seen: View, told: Told): boolean {
  const me = seen.viewer as SideKey;
  const them = SIDE_KEYS[other(sideOf(me))];
  const { kind, country, region, card = '', count = 0, level, standing } = reason;
  const s = sideOf(me);
  const was = country && controllerIn(seen.influence[country], country);
  const is = country && controllerIn(told.influence.get(country), country);
  const points = (who: Side): number =>
    country ? (told.influence.get(country)?.[who] ?? 0) - (seen.influence[country]?.[who] ?? 0) : 0;
  const gained = (me === 'us' ? 1 : -1) * (told.vp - seen.vp);
  const rank = (views: View['regions'], who: SideKey): number =>
    STANDINGS.indexOf(region ? views[region][who] : 'none');
  const after = () => regionsWith(told);
  if (
    country &&
    reason.battleground &&
    (reason.battleground === 'yes') !== (BATTLEGROUND[COUNTRY_KEYS.indexOf(country)] === 1)
  )
    return false;
  if (
    reason.scoring === 'yes' &&
    region &&
    !seen.unseen.concat(seen.hands[me].cards).includes(`${region}-scoring` as never)
  )
    return false;
  switch (kind) {
    case 'wins':
    case 'may-win':
      return told.winner === me;
    case 'may-lose':
      return told.winner === them;
    case 'takes':
    case 'may-take':
    case 'can-take':
      return was !== me && is === me;
    case 'breaks':
    case 'may-break':
    case 'can-break':
      return was === them && is === null;
    case 'loses':
      return was !== them && is === them;
    case 'opens':
      return was === me && is === null;
    case 'guards':
      return was === me && is === me && points(s) > 0;
    case 'strengthens':
      return points(s) >= count && count > 0;
    case 'weakens':
      return -points(other(s)) >= count && count > 0;
    case 'can-add':
      return points(s) > 0;
    case 'spares':
      return points(s) >= 0;
    case 'may-weaken':
    case 'can-remove':
      return points(other(s)) < 0;
    case 'reaches':
      return !isInReach(seen.influence, country!, s) && isInReach(Object.fromEntries(told.influence), country!, s);
    case 'standing':
      return rank(after(), me) >= STANDINGS.indexOf(standing!) && rank(seen.regions, me) < STANDINGS.indexOf(standing!);
    case 'gives-standing':
      return (
        rank(after(), them) >= STANDINGS.indexOf(standing!) && rank(seen.regions, them) < STANDINGS.indexOf(standing!)
      );
    case 'stops':
      return (
        rank(seen.regions, them) === STANDINGS.indexOf(standing!) && rank(after(), them) < STANDINGS.indexOf(standing!)
      );
    case 'points':
      return gained === count;
    case 'gives-points':
      return -gained === count;
    case 'military':
      return count <= shortOf(seen.defcon, seen.milOps[s]) && told.military - seen.milOps[s] >= count;
    case 'lowers-defcon':
      return told.defcon === level && told.defcon < seen.defcon;
    case 'raises-defcon':
      return told.defcon === level && told.defcon > seen.defcon;
    case 'advances':
      return told.space > seen.space[s];
    case 'effect':
    case 'suffers':
      return told.effects.has(card);
    case 'ends':
      return !told.effects.has(card);
    case 'gives-china':
      return told.china === them;
    case 'keeps-china':
      return told.china === me;
    case 'keeps':
      return !told.left.has(card);
    case 'avoids':
      return !told.events.has(card);
    case 'spaces':
      return told.spaced.has(card) && !told.events.has(card);
    case 'rids':
    case 'sheds':
    case 'disarms':
    case 'scoring-due':
      return told.left.has(card);
    case 'safe':
      return told.winner !== them;
  }
}

/** What is said next to another move: that move does otherwise. */
function holdsNextTo({ kind, card: of }: Reason, { ways }: Ways): boolean {
  const card: string = of ?? '';
  if (kind === 'keeps') return ways.every(({ left }) => left.has(card));
  if (kind === 'avoids') return ways.some(({ events }) => events.has(card));
  if (kind === 'rids' || kind === 'sheds' || kind === 'disarms') return ways.every(({ left }) => !left.has(card));
  return true;
}

const isInReach = (influence: View['influence'], country: CountryKey, side: Side): boolean => {
  const c = COUNTRY_KEYS.indexOf(country);
  return [c, ...NEIGHBOURS[c]!].some((one) => (influence[COUNTRY_KEYS[one]!]?.[side] ?? 0) > 0);
};

function regionsWith({ influence, effects, game }: Told): View['regions'] {
  return regionViews(
    gameFrom(game.rules, {
      influence: Object.fromEntries(influence),
      effects: [...effects].filter((one) => one === 'formosan-resolution' || one === 'shuttle-diplomacy'),
    }),
  );
}
