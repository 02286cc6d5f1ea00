import { CARD_COUNT, cardKey, no } from '../../src/core/card-keys.ts';
import { CARD_PLACE_KEYS } from '../../src/core/card-places.ts';
import { EFFECT_KEYS, EFFECT_VALUES, fx } from '../../src/core/effects.ts';
import type { Game } from '../../src/core/game.ts';
import { SIDES } from '../../src/core/ids.ts';
import * as layout from '../../src/core/layout.ts';
import { phase } from '../../src/core/phases.ts';
import type { Decision } from '../../src/index.ts';
import { CHINESE_CIVIL_WAR, MAP_PLACES, REGION_KEYS } from '../../src/map/countries.ts';

const PLACE_COUNT = CARD_PLACE_KEYS.length;
/** What positions may hold; random play stays far below, also when the Debt Crisis doubles. */
const MOST_INFLUENCE = 99;
const WINNING_VP = 20;

/** All that is wrong with a game as it stands, in words. */
export function broken(g: Game): string[] {
  return [...brokenCards(g), ...brokenTracks(g), ...brokenChina(g), ...brokenEffects(g)];
}

function brokenCards(g: Game): string[] {
  const wrong: string[] = [];
  const { deck } = g.rules;
  const found = new Array<number>(PLACE_COUNT).fill(0);
  for (let card = 1; card <= CARD_COUNT; card++) {
    const byte = g.bytes[layout.CARDS + card]!;
    if (!deck.includes(card)) {
      if (byte !== 0) wrong.push(`${cardKey(card)} is not in the deck of this game but has the byte ${byte}`);
      continue;
    }
    const place = byte & layout.PLACE_MASK;
    if (place >= PLACE_COUNT) wrong.push(`${cardKey(card)} is in no place (${place})`);
    else found[place]!++;
    for (const side of SIDES)
      if (place === layout.HAND + side && !g.knows(side, card))
        wrong.push(`${cardKey(card)}: its holder has not seen it`);
    const open = place === layout.DISCARD || place === layout.REMOVED || place === layout.FRONT || place === layout.BOX;
    if (open && (byte & layout.KNOWN_TO_ALL) !== layout.KNOWN_TO_ALL)
      wrong.push(`${cardKey(card)} lies open but is not known`);
  }
  found.forEach((count, place) => {
    const kept = g.bytes[layout.COUNTS + place];
    if (kept !== count) wrong.push(`${CARD_PLACE_KEYS[place]} holds ${count} cards but counts ${kept}`);
  });
  const headlines = g.phase === phase['headline-first'] || g.phase === phase['headline-second'];
  if (!headlines && g.bytes[layout.CHECKPOINT + layout.COUNTS + layout.TABLE] !== 0)
    wrong.push('a card was left on the table');
  const front = [no['shuttle-diplomacy']].filter((card) => deck.includes(card) && g.placeOf(card) === layout.FRONT);
  if (found[layout.FRONT] !== front.length) wrong.push('only Shuttle Diplomacy waits in front of the US');
  if (!g.over && front.length > 0 !== (g.effect(fx['shuttle-diplomacy']) !== 0))
    wrong.push('Shuttle Diplomacy waits without effect, or the other way round');
  return wrong;
}

function brokenTracks(g: Game): string[] {
  const wrong: string[] = [];
  const range = (name: string, value: number, low: number, high: number): void => {
    if (value < low || value > high) wrong.push(`${name} is ${value}, expected ${low} to ${high}`);
  };
  range('DEFCON', g.defcon, g.over ? 1 : 2, 5);
  range('turn', g.turn, 1, 10);
  range('round', g.round, 0, 8);
  range('phase', g.phase, 0, Object.keys(phase).length - 1);
  range('phasing', g.phasing, 0, 1);
  range('VP', g.vp, -100, 100);
  // Inside an event 20 VP may be passed, since they are tested when it is done; but no play begins with them
  const before = g.bytes[layout.CHECKPOINT + layout.VP]! - layout.VP_ZERO;
  range('VP before the play', before, 1 - WINNING_VP, WINNING_VP - 1);
  for (const side of SIDES) {
    range('military operations', g.military(side), 0, 5);
    range('space race', g.space(side), 0, 8);
    range('space attempts', g.spaceUsed(side), 0, 2);
    for (let c = 0; c < MAP_PLACES; c++) range('influence', g.influence(side, c), 0, MOST_INFLUENCE);
    if (g.phase === phase.round) range('headline', g.headline(side), 0, 0);
  }
  range('reason of the end', g.bytes[layout.OVER]!, 0, 10);
  range('winner', g.bytes[layout.WINNER]!, 0, 2);
  range('journal', g.bytes[layout.JOURNAL_LENGTH]!, 0, layout.JOURNAL_SIZE);
  return wrong;
}

function brokenChina(g: Game): string[] {
  const wrong: string[] = [];
  const unclaimed = g.chinaHolder === 2;
  if (g.chinaHolder > 2) wrong.push(`the China Card is held by ${g.chinaHolder}`);
  if (unclaimed && !g.rules.chineseCivilWar) wrong.push('nobody holds the China Card without the Chinese Civil War');
  if (unclaimed && g.chinaFaceUp) wrong.push('the China Card lies face up with nobody');
  const box = SIDES.map((side) => g.influence(side, CHINESE_CIVIL_WAR));
  if (box[0] !== 0) wrong.push('the US is in the box of the Chinese Civil War');
  if (box[1]! > 0 && !unclaimed) wrong.push('there is influence in the box of a decided Chinese Civil War');
  return wrong;
}

function brokenEffects(g: Game): string[] {
  const most = { flag: 1, sides: 3, region: REGION_KEYS.length, step: 2 } as const;
  return EFFECT_KEYS.filter((key) => g.effect(fx[key]) > most[EFFECT_VALUES[key]]).map(
    (key) => `the effect ${key} has the value ${g.effect(fx[key])}`,
  );
}

/** What is wrong with a question. */
export function brokenDecision(asked: Decision): string[] {
  const wrong: string[] = [];
  if (asked.options.length === 0) wrong.push('it has no option');
  if (new Set(asked.options).size !== asked.options.length) wrong.push('an option is listed twice');
  if (asked.options.some((text) => text.startsWith('answer '))) wrong.push('an option has no text');
  if (asked.left < 1) wrong.push(`${asked.left} of the same may follow`);
  return wrong.map((text) => `${asked.actor} ${asked.question} (${asked.card}): ${text}`);
}
