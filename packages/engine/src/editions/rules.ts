import type { CardInPlay } from '../cards/card.ts';
import type { EffectKey } from '../core/effects.ts';
import type { Card, Side } from '../core/ids.ts';
import type { CountryKey } from '../map/countries.ts';

export const EDITIONS = ['deluxe', 'deluxe-es', 'deluxe-pl', 'second'] as const;
export type Edition = (typeof EDITIONS)[number];
export const DESIGNER_OPTIONS = ['realign-anywhere', 'realign-safe', 'mixed-operations', 'space-without-roll'] as const;
export type DesignerOption = (typeof DESIGNER_OPTIONS)[number];

/**
 * Changes whenever an old record could be read differently; a game keeps the version that it was begun by. 2: a trapped side is
 * asked in an optional round; nothing but a scoring card goes before an owed Missile Envy; 10.1.5 saves an eighth round.
 */
export const RULES_VERSION = 2;

/** The rules of a game in the vocabulary that all tools share; every key may be left out. */
export interface RulesSpec {
  readonly edition?: Edition;
  readonly optionalCards?: boolean;
  readonly chineseCivilWar?: boolean;
  readonly scenario?: 'standard' | 'late-war';
  readonly tournament?: boolean;
  readonly bidding?: 'none' | 'influence' | 'vp';
  readonly handicap?: { readonly us?: number; readonly ussr?: number };
  readonly options?: readonly DesignerOption[];
  /** The version of the rules, for a game that was begun by an older one. */
  readonly version?: number;
}
export interface FullRulesSpec {
  readonly edition: Edition;
  readonly optionalCards: boolean;
  readonly chineseCivilWar: boolean;
  readonly scenario: 'standard' | 'late-war';
  readonly tournament: boolean;
  readonly bidding: 'none' | 'influence' | 'vp';
  readonly handicap: { readonly us: number; readonly ussr: number };
  readonly options: readonly DesignerOption[];
  /** The version of the rules where it is not the present one. */
  readonly version?: number;
}

export type StartInfluence = Readonly<Partial<Record<CountryKey, readonly [number, number]>>>;

/** How a game begins. */
export interface Start {
  readonly turn: number;
  readonly defcon: number;
  readonly vp: number;
  readonly space: readonly [number, number];
  readonly influence: StartInfluence;
  /** Points that each side places freely before the first headline. */
  readonly free: readonly [number, number];
  readonly effects: readonly EffectKey[];
  /** Cards that are out of the game from the beginning. */
  isRemoved(card: CardInPlay): boolean;
  /** Who holds the China Card, if anyone. */
  readonly china: Side | null;
}

/** Everything about a game's rules that the engine looks up while it runs. */
export interface Rules {
  readonly spec: FullRulesSpec;
  readonly version: number;
  /** By card number; the China Card among them, and no card at 0. */
  readonly cards: readonly CardInPlay[];
  /** Numbers of the cards in this game, the China Card apart. */
  readonly deck: readonly Card[];
  readonly scoringCards: readonly Card[];
  readonly start: Start;
  readonly handicap: readonly [number, number];
  readonly chineseCivilWar: boolean;
  readonly tournament: false | 'proof' | 'shown';
  /** In the military operations check, 20 VP win only for a side that can show a hand without scoring cards (10.3.1). */
  readonly showsHandToWin: boolean;
  /** After final scoring, and when it plays Wargames, the US needs this many VP (Late War scenario). */
  readonly usNeeds: number | null;
  readonly realignAnywhere: boolean;
  readonly realignSafe: boolean;
  readonly mixedOperations: boolean;
  readonly spaceWithoutRoll: boolean;
  /** Aldrich Ames of the second edition: the US plays its hand in the order that the USSR gave. */
  readonly orderedHand: boolean;
}
