import { fx } from '../core/effects.ts';
import { Game } from '../core/game.ts';
import { SIDES, USSR } from '../core/ids.ts';
import * as layout from '../core/layout.ts';
import { phase } from '../core/phases.ts';
import type { Rules } from '../editions/rules.ts';
import { COUNTRY_KEYS } from '../map/countries.ts';
import { UNCLAIMED } from '../verbs/china.ts';
import { ERA_TURNS } from './deal.ts';
import { flow } from './machine.ts';

/** A game with the board as it starts, before the first deal. Call `run` to begin. */
export function prepareGame(rules: Rules): Game {
  const g = new Game(rules, flow);
  reset(g);
  return g;
}

/** The same game once more, with its open question; what is done to one is not done to the other. */
export function copyOf(g: Game): Game {
  const copy = prepareGame(g.rules);
  copy.copyFrom(g);
  copy.refresh();
  return copy;
}

/** A game at its first question. */
export function newGame(rules: Rules): Game {
  const g = prepareGame(rules);
  g.run();
  return g;
}

/** The bytes that games of these rules start from, laid out once. */
const starts = new WeakMap<Rules, Uint8Array>();

/** Put a game back to its start, to play another with the same object. */
export function reset(g: Game): void {
  let start = starts.get(g.rules);
  if (start === undefined) {
    start = startBytes(g.rules);
    starts.set(g.rules, start);
  }
  g.bytes.set(start);
  g.leaveCache();
}

function startBytes(rules: Rules): Uint8Array {
  const bytes = new Uint8Array(layout.SIZE);
  const { start } = rules;
  bytes[layout.PHASE] = phase['first-deal'];
  bytes[layout.TURN] = start.turn;
  bytes[layout.PHASING] = USSR;
  bytes[layout.DEFCON] = start.defcon;
  bytes[layout.VP] = layout.VP_ZERO + start.vp;
  bytes[layout.CHINA_HOLDER] = start.china ?? UNCLAIMED;
  bytes[layout.CHINA_FACE_UP] = start.china === null ? 0 : 1;
  for (const side of SIDES) bytes[layout.SPACE + side] = start.space[side];
  COUNTRY_KEYS.forEach((key, c) => {
    const pair = start.influence[key] ?? [0, 0];
    for (const side of SIDES) bytes[layout.INFLUENCE + side * layout.INFLUENCE_OF_SIDE + c] = pair[side];
  });
  for (const key of start.effects) bytes[layout.EFFECTS + fx[key]] = 1;
  for (const card of rules.deck) {
    const rule = rules.cards[card]!;
    const place = start.isRemoved(rule) ? layout.REMOVED : ERA_TURNS[rule.era] <= start.turn ? layout.PILE : layout.BOX;
    bytes[layout.CARDS + card] = place | layout.KNOWN_TO_ALL;
    bytes[layout.COUNTS + place]!++;
  }
  bytes[layout.PILE_KNOWN] = layout.KNOWN_TO_ALL;
  return bytes;
}
