import type { CardInPlay } from '../cards/card.ts';
import { ALL_CARDS, SECOND_EDITION_CARDS } from '../cards/index.ts';
import { CARD_COUNT, no } from '../core/card-keys.ts';
import { RefusedError } from '../core/errors.ts';
import {
  DESIGNER_OPTIONS,
  EDITIONS,
  type Edition,
  type FullRulesSpec,
  RULES_VERSION,
  type Rules,
  type RulesSpec,
  type Start,
} from './rules.ts';
import { DELUXE_START, LATE_WAR_START, LATE_WAR_US_NEEDS, SECOND_EDITION_START, unclaimedChina } from './starts.ts';

/** What a printed edition changes. Everything it does not name is the same in all of them. */
interface EditionTraits {
  readonly start: Start;
  /** Cards that the edition has in its own form. */
  readonly ownCards: readonly CardInPlay[];
  /** Cards that it does not have at all. */
  readonly lacks: (card: CardInPlay) => boolean;
  readonly bidding: 'influence' | 'vp';
  /** Chinese Civil War, Late War and optional cards. */
  readonly variants: boolean;
  readonly tournament: 'proof' | 'shown';
  readonly showsHandToWin: boolean;
  readonly orderedHand: boolean;
}

const deluxe: EditionTraits = {
  start: DELUXE_START,
  ownCards: [],
  lacks: (card) => card.number === no['nato-referendum'],
  bidding: 'influence',
  variants: true,
  tournament: 'proof',
  showsHandToWin: false,
  orderedHand: false,
};
const TRAITS: Readonly<Record<Edition, EditionTraits>> = {
  deluxe,
  'deluxe-es': { ...deluxe, lacks: () => false },
  'deluxe-pl': { ...deluxe, showsHandToWin: true },
  second: {
    start: SECOND_EDITION_START,
    ownCards: SECOND_EDITION_CARDS,
    lacks: (card) => card.optional,
    bidding: 'vp',
    variants: false,
    tournament: 'shown',
    showsHandToWin: false,
    orderedHand: true,
  },
};

const refuse = (message: string, expected: readonly string[] = []): never => {
  throw new RefusedError('bad-rules', message, expected);
};

/** The highest handicap there is. */
const MOST_HANDICAP = 20;

const KEYS = [
  'edition',
  'optionalCards',
  'chineseCivilWar',
  'scenario',
  'tournament',
  'bidding',
  'handicap',
  'options',
  'version',
] as const satisfies readonly (keyof FullRulesSpec)[];

function oneOf<T extends string>(key: string, value: unknown, allowed: readonly T[]): T {
  const found = allowed.find((one) => one === value);
  return found ?? refuse(`rules.${key} is ${JSON.stringify(value)}; expected one of ${allowed.join(', ')}`, allowed);
}
function flag(key: string, value: unknown): boolean {
  if (typeof value !== 'boolean') return refuse(`rules.${key} is ${JSON.stringify(value)}; expected true or false`);
  return value;
}

/** Check rules that come from outside and fill in what they leave out. Mixes that don't go together are refused. */
export function completeRules(spec: RulesSpec | Record<string, unknown> = {}): FullRulesSpec {
  if (typeof spec !== 'object' || spec === null || Array.isArray(spec))
    refuse('Rules must be an object such as { edition: "deluxe" }');
  for (const key of Object.keys(spec))
    if (!(KEYS as readonly string[]).includes(key))
      refuse(`Unknown key rules.${key}; known keys are ${KEYS.join(', ')}`, KEYS);
  const raw = spec as Readonly<Record<string, unknown>>;
  const edition = oneOf('edition', raw.edition ?? 'deluxe', EDITIONS);
  const traits = TRAITS[edition];
  const full: FullRulesSpec = {
    edition,
    optionalCards: flag('optionalCards', raw.optionalCards ?? traits.variants),
    chineseCivilWar: flag('chineseCivilWar', raw.chineseCivilWar ?? false),
    scenario: oneOf('scenario', raw.scenario ?? 'standard', ['standard', 'late-war'] as const),
    tournament: flag('tournament', raw.tournament ?? false),
    bidding: oneOf('bidding', raw.bidding ?? 'none', ['none', 'influence', 'vp'] as const),
    handicap: handicap(raw.handicap ?? {}),
    options: options(raw.options ?? []),
    ...olderVersion(raw.version ?? RULES_VERSION),
  };
  refuseMixes(full, traits);
  return full;
}

function handicap(value: unknown): FullRulesSpec['handicap'] {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return refuse('rules.handicap is an object such as { us: 2 }');
  for (const key of Object.keys(value))
    if (key !== 'us' && key !== 'ussr') refuse(`Unknown key rules.handicap.${key}; known keys are us, ussr`);
  const points = (side: 'us' | 'ussr'): number => {
    const n: unknown = (value as Record<string, unknown>)[side] ?? 0;
    if (typeof n === 'number' && Number.isInteger(n) && n >= 0 && n <= MOST_HANDICAP) return n;
    return refuse(`rules.handicap.${side} is ${JSON.stringify(n)}; expected a whole number from 0 to ${MOST_HANDICAP}`);
  };
  return { us: points('us'), ussr: points('ussr') };
}

function options(value: unknown): FullRulesSpec['options'] {
  if (!Array.isArray(value)) return refuse(`rules.options is a list of ${DESIGNER_OPTIONS.join(', ')}`);
  const named = value.map((one: unknown) => oneOf('options', one, DESIGNER_OPTIONS));
  return DESIGNER_OPTIONS.filter((option) => named.includes(option));
}

/** The present version is left out, so that the same rules always have the same form. */
function olderVersion(value: unknown): Pick<FullRulesSpec, 'version'> {
  if (value === RULES_VERSION) return {};
  if (typeof value === 'number' && Number.isInteger(value) && value >= 1 && value < RULES_VERSION)
    return { version: value };
  return refuse(`rules.version is ${JSON.stringify(value)}; this engine knows versions 1 to ${RULES_VERSION}`);
}

function refuseMixes(full: FullRulesSpec, traits: EditionTraits): void {
  const { edition, bidding, scenario } = full;
  if (!traits.variants) {
    if (full.optionalCards) refuse(`The ${edition} edition has no optional cards`);
    if (full.chineseCivilWar) refuse(`The ${edition} edition has no Chinese Civil War variant`);
    if (scenario === 'late-war') refuse(`The ${edition} edition has no Late War scenario`);
  }
  if (scenario === 'late-war' && full.chineseCivilWar)
    refuse(
      'The Late War scenario starts with the China Card in play: it cannot be combined with the Chinese Civil War',
    );
  if (bidding !== 'none' && bidding !== traits.bidding)
    refuse(
      `The ${edition} edition bids for sides in ${traits.bidding === 'vp' ? 'VP' : 'influence'}: use bidding: ${traits.bidding}`,
    );
  if (bidding !== 'none' && scenario === 'late-war') refuse('The Late War scenario has no bidding for sides');
  const { us, ussr } = full.handicap;
  if (us > 0 && ussr > 0) refuse('Only one side can have a handicap');
  if (bidding !== 'none' && us + ussr > 0)
    refuse('With bidding for sides the bid decides the handicap: leave handicap out');
}

/** Rules that were asked for lately, by their text: games of the same rules share them, and what others keep with them. */
const resolved = new Map<string, Rules>();
const MOST_RESOLVED = 100;

/** Rules ready to play by. */
export function resolveRules(spec: RulesSpec = {}): Rules {
  const full = completeRules(spec);
  const text = JSON.stringify(full);
  const rules = resolved.get(text) ?? resolve(full);
  resolved.delete(text);
  resolved.set(text, rules);
  const [oldest] = resolved.keys();
  if (resolved.size > MOST_RESOLVED) resolved.delete(oldest!);
  return rules;
}

function resolve(full: FullRulesSpec): Rules {
  const traits = TRAITS[full.edition];
  const version = full.version ?? RULES_VERSION;
  const cards = resolveCards(traits);
  const inGame = cards.filter(
    (card) =>
      card !== undefined &&
      card.number !== no['china-card'] &&
      !traits.lacks(card) &&
      card.since <= version &&
      (full.optionalCards || !card.optional),
  );
  const lateWar = full.scenario === 'late-war';
  const start = lateWar ? LATE_WAR_START : traits.start;
  return {
    spec: full,
    version,
    cards,
    deck: inGame.map((card) => card.number),
    scoringCards: inGame.filter((card) => card.scoring).map((card) => card.number),
    start: full.chineseCivilWar ? unclaimedChina(start) : start,
    handicap: [full.handicap.us, full.handicap.ussr],
    chineseCivilWar: full.chineseCivilWar,
    tournament: full.tournament && traits.tournament,
    showsHandToWin: traits.showsHandToWin,
    usNeeds: lateWar ? LATE_WAR_US_NEEDS : null,
    realignAnywhere: full.options.includes('realign-anywhere'),
    realignSafe: full.options.includes('realign-safe'),
    mixedOperations: full.options.includes('mixed-operations'),
    spaceWithoutRoll: full.options.includes('space-without-roll'),
    orderedHand: traits.orderedHand,
  };
}

function resolveCards(traits: EditionTraits): readonly CardInPlay[] {
  const cards: CardInPlay[] = [];
  for (const card of ALL_CARDS) cards[card.number] = card;
  for (const card of traits.ownCards) cards[card.number] = card;
  if (cards.filter((card) => card !== undefined).length !== CARD_COUNT)
    throw new Error('A card is missing from the tables');
  return cards;
}
