import { type CardKey, cardKey } from '../core/card-keys.ts';
import type { Chance } from '../core/chance.ts';
import { RefusedError } from '../core/errors.ts';
import type { EndReason, Standing } from '../core/facts.ts';
import { Game } from '../core/game.ts';
import { PUBLIC, type Side, type SideKey, US, USSR, type Viewer } from '../core/ids.ts';
import * as at from '../core/layout.ts';
import { PHASE_KEYS, type PhaseKey } from '../core/phases.ts';
import type { QuestionKey } from '../core/questions.ts';
import { resolveRules } from '../editions/resolve.ts';
import type { FullRulesSpec, Rules } from '../editions/rules.ts';
import { type ActorKey, type Decision, decision, decisions } from '../flow/decision.ts';
import { flow } from '../flow/machine.ts';
import { type CountryKey, REGION_KEYS, REGIONS, type RegionKey } from '../map/countries.ts';
import { outcomeOf, positionOf } from '../record/describe.ts';
import type { Pair } from '../record/position.ts';
import { cardsIn } from '../verbs/hands.ts';
import { shares, shuttleWaits } from '../verbs/score.ts';
import { HIDDEN_HEADLINE, representative, reshuffled } from './information.ts';

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

/** What a viewer may know. It is made from the game that stands for everything the viewer can't tell apart. */
export function view(g: Game, viewerKey: ViewerKey): View {
  const viewer = VIEWER_KEYS.indexOf(viewerKey) as Viewer;
  const open = decisions(g);
  const w = representative(g, viewer);
  const p = positionOf(w);
  const known = (place: at.Place): CardKey[] =>
    cardsIn(w, place)
      .filter((card) => w.knows(viewer, card))
      .map(cardKey);
  const hand = (side: Side): HandView => ({ count: w.handSize(side), cards: known(at.HAND + side) });
  const inPile = known(at.PILE);
  return {
    viewer: viewerKey,
    rules: w.rules.spec,
    handicap: w.rules.handicap,
    number: w.answered,
    phase: PHASE_KEYS[w.phase]!,
    turn: w.turn,
    round: w.round,
    phasing: p.phasing,
    defcon: w.defcon,
    vp: w.vp,
    influence: p.influence,
    regions: regionViews(w),
    milOps: p.milOps,
    space: p.space,
    spaceUsed: p.spaceUsed,
    china: p.china,
    effects: p.effects,
    eighthRound: p.eighthRound,
    hands: { us: hand(US), ussr: hand(USSR) },
    discard: p.discard,
    removed: p.removed,
    table: known(at.TABLE),
    pile: { count: w.countIn(at.PILE), cards: inPile },
    unseen: w.rules.deck.filter((card) => !w.knows(viewer, card) || w.placeOf(card) === at.PILE).map(cardKey),
    notHeld: inPile,
    headlines: { us: headlineView(w, US), ussr: headlineView(w, USSR) },
    order: viewer === PUBLIC ? [] : p.order,
    decision: open.find((one) => one.actor === viewerKey) ?? null,
    waiting: open.filter((one) => one.actor !== viewerKey).map(waitingFor),
    outcome: outcomeOf(w),
    world: toHex(w.bytes),
  };
}

/** Which card question a trapped side gets depends on its hand, so others see only that it is its round. */
function waitingFor({ actor, question, card, answered }: Decision): Waiting {
  const trapped = question === 'discard' && (card === 'quagmire' || card === 'bear-trap');
  return trapped ? { actor, doing: 'play', card: null, answered } : { actor, doing: question, card, answered };
}

function headlineView(w: Game, side: Side): CardKey | 'hidden' | null {
  const card = w.headline(side);
  if (card === HIDDEN_HEADLINE) return 'hidden';
  return card > 0 && card < HIDDEN_HEADLINE ? cardKey(card) : null;
}

/** Who stands how in each region, and what it would pay now. */
export function regionViews(w: Game): Readonly<Record<RegionKey, RegionView>> {
  const views = REGIONS.map((region): [RegionKey, RegionView] => {
    const [us, ussr] = shares(w, region, shuttleWaits(w, region));
    return [REGION_KEYS[region]!, { us: us.standing, ussr: ussr.standing, vp: us.vp - ussr.vp }];
  });
  return Object.fromEntries(views) as Record<RegionKey, RegionView>;
}

/** How often a guess is tried in which somebody else's open question would not be asked. */
const TRIES = 100;

/** A game that the viewer might be in: what it can't see is filled in at random, so that the same question is open. */
export function guess(seen: View, chance: Chance): Game {
  const g = new Game(rulesOf(seen), flow);
  fromHex(seen.world, g.bytes);
  g.leaveCache();
  const viewer = VIEWER_KEYS.indexOf(seen.viewer) as Viewer;
  let world = reshuffled(g, viewer, chance);
  for (let i = 1; i < TRIES && !asksTheSame(world, seen); i++) world = reshuffled(g, viewer, chance);
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
  if (last?.handicap === handicap) return last;
  const key = JSON.stringify([spec, handicap]);
  const rules = resolved.get(key) ?? { ...resolveRules(spec), handicap };
  resolved.set(key, rules);
  latest.set(spec, rules);
  return rules;
}
const resolved = new Map<string, Rules>();
/** The same by the very objects of the view, as long as it has not been sent anywhere. */
const latest = new WeakMap<FullRulesSpec, Rules>();

const DIGITS = Array.from('0123456789abcdef', (digit) => digit.charCodeAt(0));
const NO_DIGIT = 255;
/** The value of each character code that is a digit. */
const VALUES = new Uint8Array(256).fill(NO_DIGIT);
DIGITS.forEach((code, value) => {
  VALUES[code] = value;
});

function toHex(bytes: Uint8Array): string {
  const codes = new Array<number>(2 * bytes.length);
  for (let i = 0; i < bytes.length; i++) {
    codes[2 * i] = DIGITS[bytes[i]! >> 4]!;
    codes[2 * i + 1] = DIGITS[bytes[i]! & 15]!;
  }
  return String.fromCharCode(...codes);
}

function fromHex(text: string, into: Uint8Array): void {
  let good = text.length === 2 * into.length;
  for (let i = 0; i < into.length && good; i++) {
    const high = VALUES[text.charCodeAt(2 * i)] ?? NO_DIGIT;
    const low = VALUES[text.charCodeAt(2 * i + 1)] ?? NO_DIGIT;
    good = high !== NO_DIGIT && low !== NO_DIGIT;
    into[i] = (high << 4) | low;
  }
  if (!good) throw new RefusedError('bad-position', 'The world of this view is not one of this engine version');
}
