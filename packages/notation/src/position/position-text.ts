import {
  completeRules,
  END_REASONS,
  type EndReason,
  type FullRulesSpec,
  gameFrom,
  type Outcome,
  type Pair,
  type Position,
  RefusedError,
  type RULES_VERSION,
  SIDE_KEYS,
  type SideKey,
  type View,
  type ViewerKey,
} from '@longtwilight/engine';
import {
  CARD_KEYS,
  type CardKey,
  COUNTRY_KEYS,
  type CountryKey,
  PHASE_KEYS,
  REGION_KEYS,
} from '@longtwilight/engine/data';
import { BitReader, BitsError, BitWriter, checkOf } from './bits.ts';
import {
  hasRound,
  rulesOfPosition,
  type SharedPosition,
  seenBy,
  sharePosition,
  startOf,
  unnamed,
} from './shared-position.ts';

/*
 * A position as a short text fit for a URL: the version, the position in bits, and three characters to check them by. Whatever
 * the order of the tables here says can't change within a version, and neither can the deck: rules that bring a card bring a version.
 */
const VERSIONS = { 1: '1', 2: '1' } as const satisfies Record<number, string> & Record<typeof RULES_VERSION, string>;
/** The newest rules that a text of this version can be of. */
const rulesVersionOf = (version: string | undefined): number | undefined =>
  Object.keys(VERSIONS)
    .map(Number)
    .findLast((rules) => VERSIONS[rules as keyof typeof VERSIONS] === version);
const CHECK = 3;
/** Much longer than any position comes out. */
const LONGEST = 1000;

const VIEWERS: readonly ViewerKey[] = ['us', 'ussr', 'public'];
const HOLDERS = ['us', 'ussr', 'none'] as const;
const WINNERS = ['us', 'ussr', 'draw'] as const;
// biome-ignore format: a table
const REASON_CODES: Readonly<Record<EndReason, number>> = {
  defcon: 0, vp: 1, europe: 2, final: 3, wargames: 4, 'held-scoring': 5, 'cuban-missile-crisis': 6, resign: 7, time: 8,
  agreement: 9, operator: 10,
};
const REASONS = END_REASONS.toSorted((a, b) => REASON_CODES[a] - REASON_CODES[b]);
const EDITIONS = ['deluxe', 'deluxe-es', 'deluxe-pl', 'second'] as const;
const BIDDINGS = ['none', 'influence', 'vp'] as const;
const OPTIONS = ['realign-anywhere', 'realign-safe', 'mixed-operations', 'space-without-roll'] as const;
/** Who has influence in a country that is not empty. */
const PRESENCE = { us: '0', ussr: '10', both: '11' } as const;
/** Where a card is; the shortest code for those that are named nowhere. */
const PLACES = {
  nowhere: '0',
  discard: '100',
  removed: '101',
  us: '1100',
  ussr: '1101',
  notHeld: '1110',
  table: '1111',
} as const;
type PlaceCode = keyof typeof PLACES;
const EFFECT_VALUES = { none: '0', side: '10', region: '11' } as const;

const CARD_BITS = 7;
const VP_ZERO = 128;

/** A view as a short text that can be passed on: it holds nothing that the viewer may not know. */
export const positionText = (view: View): string => writePositionText(sharePosition(view));

export function writePositionText(shared: SharedPosition): string {
  const out = new BitWriter();
  const { position: p } = shared;
  out.put(VIEWERS.indexOf(shared.viewer), 2);
  writeRules(out, completeRules(p.rules ?? {}));
  out.put(PHASE_KEYS.indexOf(shared.phase), 3);
  out.put(p.turn ?? 1, 4);
  if (hasRound(shared.phase)) out.put(p.round ?? 1, 4);
  out.put(SIDE_KEYS.indexOf(p.phasing ?? 'ussr'), 1);
  out.put(p.defcon ?? 5, 3);
  out.put((p.vp ?? 0) + VP_ZERO, 8);
  for (const side of [0, 1] as const) {
    out.put(p.milOps?.[side] ?? 0, 3);
    out.put(p.space?.[side] ?? 0, 4);
    out.put(p.spaceUsed?.[side] ?? 0, 2);
  }
  for (const side of SIDE_KEYS) out.flag(p.eighthRound?.includes(side) ?? false);
  out.put(HOLDERS.indexOf(p.china?.holder ?? 'ussr'), 2);
  out.flag(p.china?.faceUp ?? true);
  writeInfluence(out, p.influence ?? {});
  writeEffects(out, p.effects ?? []);
  writeCards(out, shared);
  out.flag(shared.outcome !== null);
  if (shared.outcome !== null) {
    out.put(WINNERS.indexOf(shared.outcome.winner), 2);
    out.put(REASON_CODES[shared.outcome.reason], 4);
  }
  // Texts were made before this could be told, and go without it
  const scoringRound = p.scoringRound ?? [];
  if (scoringRound.length > 0) {
    out.flag(true);
    for (const side of SIDE_KEYS) out.flag(scoringRound.includes(side));
  }
  const text = VERSIONS[rulesOfPosition(p).version as keyof typeof VERSIONS] + out.text(); // the engine knows no other
  return text + checkOf(text);
}

function writeRules(out: BitWriter, rules: FullRulesSpec): void {
  const usual = JSON.stringify(rules) === JSON.stringify(completeRules({}));
  out.flag(!usual);
  if (usual) return;
  out.put(EDITIONS.indexOf(rules.edition), 2);
  for (const key of ['optionalCards', 'chineseCivilWar', 'tournament'] as const) out.flag(rules[key]);
  out.flag(rules.scenario === 'late-war');
  out.put(BIDDINGS.indexOf(rules.bidding), 2);
  for (const side of SIDE_KEYS) out.small(rules.handicap[side]);
  out.small(rules.options.length);
  for (const option of rules.options) out.put(OPTIONS.indexOf(option), 2);
}

function writeInfluence(out: BitWriter, influence: NonNullable<Position['influence']>): void {
  for (const key of COUNTRY_KEYS) {
    const [us, ussr] = influence[key] ?? [0, 0];
    out.flag(us + ussr > 0);
    if (us + ussr === 0) continue;
    out.code(PRESENCE[us > 0 && ussr > 0 ? 'both' : us > 0 ? 'us' : 'ussr']);
    for (const points of [us, ussr]) if (points > 0) out.small(points - 1);
  }
}

function writeEffects(out: BitWriter, effects: readonly string[]): void {
  out.small(effects.length);
  for (const text of effects) {
    const [card, value] = text.split('@');
    const side = SIDE_KEYS.indexOf(value as SideKey);
    out.put(CARD_KEYS.indexOf(card as CardKey), CARD_BITS);
    out.code(EFFECT_VALUES[value === undefined ? 'none' : side >= 0 ? 'side' : 'region']);
    if (side >= 0) out.put(side, 1);
    else if (value !== undefined) out.put((REGION_KEYS as readonly string[]).indexOf(value), 3);
  }
}

function writeCards(out: BitWriter, { position, handCounts, pileCount, table, notHeld }: SharedPosition): void {
  const places = new Map<CardKey, PlaceCode>();
  const lay = (cards: readonly CardKey[] | undefined, place: PlaceCode): void => {
    for (const card of cards ?? []) places.set(card, place);
  };
  for (const side of SIDE_KEYS) lay(position.hands?.[side], side);
  lay(position.discard, 'discard');
  lay(position.removed, 'removed');
  lay(table, 'table');
  lay(notHeld, 'notHeld');
  for (const card of rulesOfPosition(position).deck) out.code(PLACES[places.get(CARD_KEYS[card - 1]!) ?? 'nowhere']);
  for (const side of SIDE_KEYS) out.small(handCounts[side]);
  out.put(pileCount, CARD_BITS);
  out.small(position.order?.length ?? 0);
  for (const card of position.order ?? []) out.put(CARD_KEYS.indexOf(card), CARD_BITS);
}

// Reading

const refuse = (message: string): never => {
  throw new RefusedError('bad-position', message);
};

/** Read a position that `positionText` has made. A damaged one is refused. */
export function readPositionText(text: string): SharedPosition {
  const body = text.trim();
  if (body.length > LONGEST) refuse(`This is not a position: it has ${body.length} characters`);
  if (!/^\d[\w-]*$/.test(body))
    refuse('This is not a position: expected a version followed by letters, digits, - and _');
  const version = rulesVersionOf(body[0]);
  if (version === undefined)
    return refuse(
      `This position has version ${body[0]}; this program reads ${[...new Set(Object.values(VERSIONS))].join(', ')}`,
    );
  const checked = body.slice(0, -CHECK);
  if (checkOf(checked) !== body.slice(-CHECK))
    refuse('This position is damaged or cut off: its last three characters do not match the rest');
  try {
    const shared = decode(new BitReader(checked.slice(1)), version);
    refuseImpossible(shared);
    return shared;
  } catch (error) {
    if (error instanceof BitsError) return refuse(`This position makes no sense: ${error.message}`);
    throw error;
  }
}

/** The engine looks over what a game could go on from; the end of one may be anything, DEFCON 1 too. */
function refuseImpossible({ position, handCounts, unseen, pileCount, outcome }: SharedPosition): void {
  if (outcome === null) gameFrom(rulesOfPosition(position), position);
  for (const side of SIDE_KEYS)
    if (handCounts[side] < (position.hands?.[side]?.length ?? 0))
      refuse(`This position makes no sense: the ${side} hand is too small`);
  if (pileCount > unseen.length) refuse('This position makes no sense: the pile is too large');
}

const oneOf = <T>(list: readonly T[], i: number): T => {
  const found = list[i];
  if (found === undefined) throw new BitsError('it names something that does not exist');
  return found;
};

function decode(bits: BitReader, version: number): SharedPosition {
  const viewer = oneOf(VIEWERS, bits.get(2));
  const rules = readRules(bits, version);
  const phase = oneOf(PHASE_KEYS, bits.get(3));
  const turn = bits.get(4);
  const round = hasRound(phase) ? { round: bits.get(4) } : {};
  const phasing = oneOf(SIDE_KEYS, bits.get(1));
  const defcon = bits.get(3);
  const vp = bits.get(8) - VP_ZERO;
  const [us, ussr] = [readTracks(bits), readTracks(bits)] as const;
  const eighthRound = SIDE_KEYS.filter(() => bits.flag());
  const china = { holder: oneOf(HOLDERS, bits.get(2)), faceUp: bits.flag() };
  const influence = readInfluence(bits);
  const effects = readEffects(bits);
  const { hands, discard, removed, order, ...cards } = readCards(bits, rules, turn, effects);
  const outcome: Outcome | null = bits.flag()
    ? { winner: oneOf(WINNERS, bits.get(2)), reason: oneOf(REASONS, bits.get(4)) }
    : null;
  const scoringRound = bits.more() ? SIDE_KEYS.filter(() => bits.flag()) : [];
  bits.end();
  const position: Position = {
    rules,
    start: startOf(phase),
    turn,
    ...round,
    phasing,
    defcon,
    vp,
    influence,
    hands,
    discard,
    removed,
    effects,
    milOps: [us.milOps, ussr.milOps],
    space: [us.space, ussr.space],
    spaceUsed: [us.spaceUsed, ussr.spaceUsed],
    eighthRound,
    scoringRound,
    china,
    seen: seenBy(viewer, hands) ?? {},
    order,
  };
  return { viewer, phase, position, ...cards, outcome };
}

const readTracks = (bits: BitReader) => ({ milOps: bits.get(3), space: bits.get(4), spaceUsed: bits.get(2) });

function readRules(bits: BitReader, version: number): FullRulesSpec {
  if (!bits.flag()) return completeRules({ version });
  return completeRules({
    version,
    edition: oneOf(EDITIONS, bits.get(2)),
    optionalCards: bits.flag(),
    chineseCivilWar: bits.flag(),
    tournament: bits.flag(),
    scenario: bits.flag() ? 'late-war' : 'standard',
    bidding: oneOf(BIDDINGS, bits.get(2)),
    handicap: { us: bits.small(), ussr: bits.small() },
    options: Array.from({ length: bits.small() }, () => oneOf(OPTIONS, bits.get(2))),
  });
}

function readInfluence(bits: BitReader): NonNullable<Position['influence']> {
  const influence: Partial<Record<CountryKey, Pair>> = {};
  for (const key of COUNTRY_KEYS) {
    if (!bits.flag()) continue;
    const who = bits.code(PRESENCE);
    const us = who === 'ussr' ? 0 : bits.small() + 1;
    influence[key] = [us, who === 'us' ? 0 : bits.small() + 1];
  }
  return influence;
}

function readEffects(bits: BitReader): string[] {
  return Array.from({ length: bits.small() }, () => {
    const card = oneOf(CARD_KEYS, bits.get(CARD_BITS));
    const kind = bits.code(EFFECT_VALUES);
    if (kind === 'none') return card;
    return `${card}@${kind === 'side' ? oneOf(SIDE_KEYS, bits.get(1)) : oneOf(REGION_KEYS, bits.get(3))}`;
  });
}

function readCards(bits: BitReader, spec: FullRulesSpec, turn: number, effects: readonly string[]) {
  const rules = rulesOfPosition({ rules: spec });
  const lists: Record<PlaceCode, CardKey[]> = {
    nowhere: [],
    discard: [],
    removed: [],
    us: [],
    ussr: [],
    notHeld: [],
    table: [],
  };
  for (const card of rules.deck) lists[bits.code(PLACES)].push(CARD_KEYS[card - 1]!);
  const { us, ussr, discard, removed, table, notHeld } = lists;
  const handCounts = { us: bits.small(), ussr: bits.small() };
  const pileCount = bits.get(CARD_BITS);
  const order = Array.from({ length: bits.small() }, () => oneOf(CARD_KEYS, bits.get(CARD_BITS)));
  const named = new Set([...us, ...ussr, ...discard, ...removed, ...table]);
  const unseen = unnamed(rules, turn, named, effects);
  return { hands: { us, ussr }, discard, removed, table, notHeld, handCounts, pileCount, unseen, order };
}
