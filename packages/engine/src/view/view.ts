import { type CardKey, cardKey } from '../core/card-keys.ts';
import { CARD_PLACE_KEYS } from '../core/card-places.ts';
import type { Chance } from '../core/chance.ts';
import { RefusedError } from '../core/errors.ts';
import type { EndReason, Standing } from '../core/facts.ts';
import { Game } from '../core/game.ts';
import { fromHex, toHex } from '../core/hex.ts';
import { PUBLIC, type Side, type SideKey, US, USSR, type Viewer } from '../core/ids.ts';
import * as layout from '../core/layout.ts';
import { PHASE_KEYS, type PhaseKey } from '../core/phases.ts';
import type { QuestionKey } from '../core/questions.ts';
import { sideTrappedBy } from '../core/traps.ts';
import { resolveRules } from '../editions/resolve.ts';
import type { FullRulesSpec, Rules } from '../editions/rules.ts';
import { type ActorKey, type Decision, decision, decisions } from '../flow/decision.ts';
import { flow } from '../flow/machine.ts';
import { type CountryKey, REGION_KEYS, REGIONS, type RegionKey } from '../map/countries.ts';
import { boardOf, orderOf, outcomeOf } from '../record/describe.ts';
import type { Pair } from '../record/position.ts';
import { shares, shuttleWaits } from '../verbs/score.ts';
import { HIDDEN_HEADLINE, makeRepresentative, reshuffle } from './information.ts';

export const VIEWER_KEYS = ['us', 'ussr', 'public'] as const;
export type ViewerKey = (typeof VIEWER_KEYS)[number];

export interface HandView {
  readonly count: number;
  /** The cards of it that the viewer knows. */
  readonly cards: readonly CardKey[];
}
export interface RegionView {
  readonly us: Standing;
  readonly ussr: Standing;
  /** What it would pay now, positive for the US. */
  readonly vp: number;
}
/** What the others are doing, in kind. */
export interface Waiting {
  readonly actor: ActorKey;
  readonly doing: QuestionKey;
  readonly card: CardKey | null;
  readonly answered: boolean;
}

/** All that one viewer may know of a game, and nothing else. */
export interface View {
  readonly viewer: ViewerKey;
  readonly rules: FullRulesSpec;
  /** Influence that each side places after setup, by agreement or by the bid. */
  readonly handicap: Pair;
  /** How many answers the game has had. */
  readonly number: number;
  readonly phase: PhaseKey;
  readonly turn: number;
  readonly round: number;
  readonly phasing: SideKey;
  readonly defcon: number;
  readonly vp: number;
  readonly influence: Readonly<Partial<Record<CountryKey, Pair>>>;
  readonly regions: Readonly<Record<RegionKey, RegionView>>;
  readonly milOps: Pair;
  readonly space: Pair;
  readonly spaceUsed: Pair;
  readonly china: { readonly holder: SideKey | 'none'; readonly faceUp: boolean };
  readonly effects: readonly string[];
  readonly eighthRound: readonly SideKey[];
  /** Sides that have lost an eighth round to an event, and keep it for a scoring card alone. */
  readonly scoringRound: readonly SideKey[];
  readonly hands: Readonly<Record<SideKey, HandView>>;
  readonly discard: readonly CardKey[];
  readonly removed: readonly CardKey[];
  readonly table: readonly CardKey[];
  readonly pile: HandView;
  /** Cards that the viewer has not seen: those of the pile, and of a hand as far as it was not shown. */
  readonly unseen: readonly CardKey[];
  /** Cards that the viewer knows to lie in the pile, and so not in the other hand. */
  readonly notHeld: readonly CardKey[];
  /** Own or open headline choices; `hidden` where a side has chosen face down. */
  readonly headlines: Readonly<Record<SideKey, CardKey | 'hidden' | null>>;
  readonly order: readonly CardKey[];
  /** The viewer's own open question. */
  readonly decision: Decision | null;
  readonly waiting: readonly Waiting[];
  readonly outcome: { readonly winner: SideKey | 'draw'; readonly reason: EndReason } | null;
  /** A game that stands for all that look like this to the viewer, for `guess`. */
  readonly world: string;
}

/** A game of the same rules to write on; it is used again, so nothing may keep it. */
function deskFor(rules: Rules): Game {
  const desk = desks.get(rules) ?? new Game(rules, flow);
  desks.set(rules, desk);
  return desk;
}
const desks = new WeakMap<Rules, Game>();

/** What a viewer may know. It is made from the game that stands for everything the viewer can't tell apart. */
export function view(g: Game, viewerKey: ViewerKey): View {
  const viewer = VIEWER_KEYS.indexOf(viewerKey) as Viewer;
  const open = decisions(g);
  const w = deskFor(g.rules);
  w.copyFrom(g);
  makeRepresentative(w, viewer);
  const board = boardOf(w);
  const known = knownCards(w, viewer);
  const inPile = known.at[layout.PILE]!;
  const seen: Omit<View, 'world'> = {
    viewer: viewerKey,
    rules: w.rules.spec,
    handicap: w.rules.handicap,
    number: w.answered,
    phase: PHASE_KEYS[w.phase]!,
    turn: w.turn,
    round: w.round,
    phasing: board.phasing,
    defcon: w.defcon,
    vp: w.vp,
    influence: board.influence,
    regions: regionViews(w),
    milOps: board.milOps,
    space: board.space,
    spaceUsed: board.spaceUsed,
    china: board.china,
    effects: board.effects,
    eighthRound: board.eighthRound,
    scoringRound: board.scoringRound,
    hands: {
      us: { count: w.handSize(US), cards: known.at[layout.HAND + US]! },
      ussr: { count: w.handSize(USSR), cards: known.at[layout.HAND + USSR]! },
    },
    discard: known.at[layout.DISCARD]!,
    removed: known.at[layout.REMOVED]!,
    table: known.at[layout.TABLE]!,
    pile: { count: w.countIn(layout.PILE), cards: inPile },
    unseen: known.unseen,
    notHeld: inPile,
    headlines: { us: headlineView(w, US), ussr: headlineView(w, USSR) },
    order: viewer === PUBLIC ? [] : orderOf(w),
    decision: open.find((one) => one.actor === viewerKey) ?? null,
    waiting: open.filter((one) => one.actor !== viewerKey).map(waitingFor),
    outcome: outcomeOf(w),
  };
  worlds.set(seen, w.bytes.slice());
  return Object.defineProperty(seen, 'world', WORLD_AS_TEXT) as View;
}
/** The bytes behind views that have not been sent anywhere; they become text when that is asked for. */
const worlds = new WeakMap<object, Uint8Array>();
const WORLD_AS_TEXT = {
  enumerable: true,
  get(this: View): string {
    return toHex(worlds.get(this)!);
  },
};

/** Which cards a viewer knows to be where, by place, and which it has not seen. */
function knownCards(w: Game, viewer: Viewer): { readonly at: readonly CardKey[][]; readonly unseen: CardKey[] } {
  const byPlace: CardKey[][] = CARD_PLACE_KEYS.map(() => []);
  const unseen: CardKey[] = [];
  const { deck } = w.rules;
  for (let i = 0; i < deck.length; i++) {
    const card = deck[i]!;
    const place = w.placeOf(card);
    const knows = w.knows(viewer, card);
    if (knows) byPlace[place]!.push(cardKey(card));
    if (!knows || place === layout.PILE) unseen.push(cardKey(card));
  }
  return { at: byPlace, unseen };
}

/** Which card question a trapped side gets depends on its hand, so others see only that it is its round. */
function waitingFor({ actor, question, card, answered }: Decision): Waiting {
  const trapped = question === 'discard' && sideTrappedBy(card) !== undefined;
  return trapped ? { actor, doing: 'play', card: null, answered } : { actor, doing: question, card, answered };
}

function headlineView(w: Game, side: Side): CardKey | 'hidden' | null {
  const card = w.headline(side);
  if (card === HIDDEN_HEADLINE) return 'hidden';
  return card > 0 && card < HIDDEN_HEADLINE ? cardKey(card) : null;
}

/** Who stands how in each region, and what it would pay now. */
export function regionViews(w: Game): Readonly<Record<RegionKey, RegionView>> {
  const views: Partial<Record<RegionKey, RegionView>> = {};
  for (const region of REGIONS) {
    const [us, ussr] = shares(w, region, shuttleWaits(w, region));
    views[REGION_KEYS[region]!] = { us: us.standing, ussr: ussr.standing, vp: us.vp - ussr.vp };
  }
  return views as Record<RegionKey, RegionView>; // every region has been looked at
}

/** How often a guess is tried in which somebody else's open question would not be asked. */
const TRIES = 100;

/** A game that the viewer might be in: what it can't see is filled in at random, so that the same question is open. */
export function guess(seen: View, chance: Chance): Game {
  const world = new Game(rulesOf(seen), flow);
  const bytes = worlds.get(seen) ?? bytesOfWorld(seen.world);
  const viewer = VIEWER_KEYS.indexOf(seen.viewer) as Viewer;
  let tries = 0;
  do {
    world.bytes.set(bytes);
    reshuffle(world, viewer, chance);
  } while (++tries < TRIES && !asksTheSame(world, seen));
  return world;
}

function asksTheSame(world: Game, seen: View): boolean {
  if (seen.outcome !== null || seen.phase === 'headline' || seen.decision !== null) return true;
  const open = decision(world);
  const [awaited] = seen.waiting;
  return open !== null && open.options.length > 0 && same(waitingFor(open), awaited);
}
const same = (a: Waiting, b: Waiting | undefined): boolean =>
  a.actor === b?.actor && a.doing === b.doing && a.card === b.card;

/** The rules behind a view, put together once; a bid may have changed the handicap. */
function rulesOf({ rules: spec, handicap }: View): Rules {
  const last = latest.get(spec);
  if (last?.handicap.every((bonus, side) => bonus === handicap[side])) return last;
  const key = JSON.stringify([spec, handicap]);
  const rules = resolved.get(key) ?? { ...resolveRules(spec), handicap };
  resolved.set(key, rules);
  latest.set(spec, rules);
  return rules;
}
const resolved = new Map<string, Rules>();
/** The same by the very objects of the view, as long as it has not been sent anywhere. */
const latest = new WeakMap<FullRulesSpec, Rules>();

function bytesOfWorld(text: string): Uint8Array {
  const bytes = fromHex(text, layout.SIZE);
  if (bytes === null)
    throw new RefusedError('bad-position', 'The world of this view comes from another version of the engine');
  return bytes;
}
