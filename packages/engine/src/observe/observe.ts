import type { Game } from '../core/game.ts';
import { other, type Side, US, USSR } from '../core/ids.ts';
import * as layout from '../core/layout.ts';
import { phase } from '../core/phases.ts';
import { DESIGNER_OPTIONS, EDITIONS, type Rules } from '../editions/rules.ts';
import { headlineShown, NO_HEADLINE } from '../flow/headline.ts';
import { isControl } from '../map/control.ts';
import { MAP_PLACES, REGIONS } from '../map/countries.ts';
import { balance } from '../verbs/score.ts';
import * as observation from './layout.ts';

// Copies in this module, where the optimiser sees that they are constant
const from = { ...layout };
const to = Object.fromEntries(Object.entries(observation.OBSERVATION).map(([key, { at }]) => [key, at])) as Readonly<
  Record<observation.ObservationPart, number>
>;
const { BALANCE_ZERO, CARD_AT, LEAD_ZERO, VARIANT, OBSERVED_VP_ZERO } = observation;

/**
 * Write what the side that is asked knows, its question and the legal answers, as `OBSERVATION_SIZE` bytes. Games that this
 * side can't tell apart give the same bytes.
 */
export function observe(g: Game, out: Uint8Array, offset = 0): void {
  const side = g.actor as Side;
  writeMap(g, out, offset);
  writeCards(g, side, out, offset);
  writeTracks(g, out, offset);
  writeHeadlines(g, side, out, offset);
  writeQuestion(g, side, out, offset);
  out.set(rulesBytes(g.rules), offset + to.edition);
}

function writeMap(g: Game, out: Uint8Array, offset: number): void {
  const { bytes } = g;
  for (let c = 0; c < MAP_PLACES; c++) {
    const us = bytes[from.INFLUENCE + c]!;
    const ussr = bytes[from.INFLUENCE + from.INFLUENCE_OF_SIDE + c]!;
    const lead = us - ussr;
    out[offset + to.usInfluence + c] = us;
    out[offset + to.ussrInfluence + c] = ussr;
    out[offset + to.lead + c] = LEAD_ZERO + lead;
    out[offset + to.control + c] = isControl(lead, c) ? 1 : isControl(-lead, c) ? 2 : 0;
  }
  for (let region = 0; region < REGIONS.length; region++)
    out[offset + to.balance + region] = BALANCE_ZERO + balance(g, region);
}

/** What a card's byte says to each side, looked up instead of worked out. */
const SAYS = [US, USSR].map((side) => Uint8Array.from({ length: 128 }, (_, byte) => saidTo(side as Side, byte)));

function saidTo(side: Side, byte: number): number {
  const place = byte & from.PLACE_MASK;
  if ((byte & from.KNOWN[side]) === 0) return CARD_AT.unseen;
  if (place === from.HAND + side)
    return (byte & from.KNOWN[other(side)]) === 0 ? CARD_AT.ownHand : CARD_AT.ownHandShown;
  if (place === from.HAND + other(side)) return CARD_AT.otherHand;
  const open: Readonly<Record<number, number>> = {
    [from.BOX]: CARD_AT.box,
    [from.PILE]: CARD_AT.pile,
    [from.DISCARD]: CARD_AT.discard,
    [from.REMOVED]: CARD_AT.removed,
    [from.TABLE]: CARD_AT.table,
    [from.FRONT]: CARD_AT.front,
  };
  return open[place] ?? CARD_AT.nowhere;
}

function writeCards(g: Game, side: Side, out: Uint8Array, offset: number): void {
  const { bytes } = g;
  const { deck } = g.rules;
  const says = SAYS[side]!;
  out.fill(CARD_AT.nowhere, offset + to.cards, offset + to.effects);
  const first = offset + to.cards - 1;
  for (let i = 0; i < deck.length; i++) out[first + deck[i]!] = says[bytes[from.CARDS + deck[i]!]!]!;
}

function writeTracks(g: Game, out: Uint8Array, offset: number): void {
  const { bytes } = g;
  for (let i = 0; i < to.balance - to.effects; i++) out[offset + to.effects + i] = bytes[from.EFFECTS + i]!;
  out[offset + to.phase] = bytes[from.PHASE]!;
  out[offset + to.turn] = bytes[from.TURN]!;
  out[offset + to.round] = bytes[from.ROUND]!;
  out[offset + to.phasing] = bytes[from.PHASING]!;
  out[offset + to.defcon] = bytes[from.DEFCON]!;
  out[offset + to.vp] = Math.max(0, Math.min(2 * OBSERVED_VP_ZERO, g.vp + OBSERVED_VP_ZERO));
  for (let side = 0; side < 2; side++) {
    out[offset + to.military + side] = bytes[from.MILITARY + side]!;
    out[offset + to.space + side] = bytes[from.SPACE + side]!;
    out[offset + to.spaceUsed + side] = bytes[from.SPACE_USED + side]!;
    out[offset + to.eighthRound + side] = bytes[from.EIGHTH + side]!;
    out[offset + to.handSize + side] = bytes[from.COUNTS + from.HAND + side]!;
  }
  out[offset + to.chinaHolder] = bytes[from.CHINA_HOLDER]!;
  out[offset + to.chinaFaceUp] = bytes[from.CHINA_FACE_UP]!;
  out[offset + to.noradAlert] = bytes[from.NORAD_ALERT]!;
  out[offset + to.pileSize] = bytes[from.COUNTS + from.PILE]!;
  out[offset + to.discardSize] = bytes[from.COUNTS + from.DISCARD]!;
  out[offset + to.nextInOrder] = bytes[from.ORDER]!;
}

/** A headline chosen face down is not there for the other side; nor is it said whether it has been chosen. */
function writeHeadlines(g: Game, side: Side, out: Uint8Array, offset: number): void {
  const own = g.headline(side);
  const others = g.headline(other(side));
  const open = g.phase !== phase.headline || headlineShown(g, other(side));
  out[offset + to.ownHeadline] = own === NO_HEADLINE ? 0 : own;
  out[offset + to.otherHeadline] = open && others !== NO_HEADLINE ? others : 0;
}

function writeQuestion(g: Game, side: Side, out: Uint8Array, offset: number): void {
  out[offset + to.question] = g.question;
  out[offset + to.cause] = g.cause;
  out[offset + to.left] = g.left;
  out[offset + to.side] = side;
  const answers = offset + to.answers;
  out.fill(0, answers, offset + observation.OBSERVATION_SIZE);
  const { options, count } = g;
  for (let i = 0; i < count; i++) out[answers + (options[i]! >> 3)]! |= 1 << (options[i]! & 7);
}

const ofRules = new WeakMap<Rules, Uint8Array>();
function rulesBytes(rules: Rules): Uint8Array {
  let bytes = ofRules.get(rules);
  if (bytes === undefined) {
    bytes = describeRules(rules);
    ofRules.set(rules, bytes);
  }
  return bytes;
}

/** Edition, variants, options and handicap, in the order of the layout. */
function describeRules({ spec, handicap }: Rules): Uint8Array {
  const variants =
    (spec.optionalCards ? VARIANT.optionalCards : 0) |
    (spec.chineseCivilWar ? VARIANT.chineseCivilWar : 0) |
    (spec.scenario === 'late-war' ? VARIANT.lateWar : 0) |
    (spec.tournament ? VARIANT.tournament : 0);
  const options = DESIGNER_OPTIONS.reduce((bits, one, i) => bits | (spec.options.includes(one) ? 1 << i : 0), 0);
  return Uint8Array.of(EDITIONS.indexOf(spec.edition), variants, options, ...handicap);
}
