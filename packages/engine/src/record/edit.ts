import type { EffectKey } from '../core/effects.ts';
import type { Fact } from '../core/facts.ts';
import type { Game } from '../core/game.ts';
import { SIDE_KEYS, SIDES, type SideKey } from '../core/ids.ts';
import type { CountryKey, RegionKey } from '../map/countries.ts';
import { boardOf } from './describe.ts';
import { editGame, gameFrom, type Pair, type Position } from './position.ts';

type Board = ReturnType<typeof boardOf>;
const NOTHING: Pair = [0, 0];

/** Edit the position of a game that goes on, and tell what lies otherwise on the board now. See `GameRecord.edit`. */
export function editAndTell(g: Game, position: Position): Fact[] {
  const before = boardOf(g);
  const ran: Fact[] = [];
  if (position.start === undefined) {
    g.facts = null;
    editGame(g, position);
    return changes(before, boardOf(g));
  }
  g.copyFrom(gameFrom(g.rules, position));
  const told = changes(before, boardOf(g));
  g.facts = ran;
  g.run();
  g.facts = null;
  return [...told, ...ran];
}

function changes(before: Board, now: Board): Fact[] {
  const facts: Fact[] = before.turn === now.turn ? [] : [{ t: 'turn', turn: now.turn }];
  const countries = new Set([...Object.keys(before.influence), ...Object.keys(now.influence)] as CountryKey[]);
  for (const country of countries) {
    const [was, is] = [before.influence[country] ?? NOTHING, now.influence[country] ?? NOTHING];
    for (const side of SIDES)
      if (was[side] !== is[side])
        facts.push({ t: 'influence', side: SIDE_KEYS[side], country, by: is[side] - was[side], now: is });
  }
  if (before.vp !== now.vp) {
    const by = now.vp - before.vp;
    facts.push({ t: 'vp', side: by > 0 ? 'us' : 'ussr', by: Math.abs(by), now: now.vp });
  }
  if (before.defcon !== now.defcon) facts.push({ t: 'defcon', now: now.defcon });
  for (const side of SIDES) {
    const [key, military, box] = [SIDE_KEYS[side], now.milOps[side], now.space[side]];
    if (before.milOps[side] !== military) facts.push({ t: 'military', side: key, now: military });
    if (before.space[side] !== box) facts.push({ t: 'space', side: key, box });
  }
  for (const text of before.effects) if (!now.effects.includes(text)) facts.push(effectFact(text, false));
  for (const text of now.effects) if (!before.effects.includes(text)) facts.push(effectFact(text, true));
  const { holder, faceUp } = now.china;
  if (holder !== 'none' && (holder !== before.china.holder || faceUp !== before.china.faceUp))
    facts.push({ t: 'china', holder, faceUp });
  return facts;
}

/** `nato`, `red-scare-purge@us` or `chernobyl@africa`, come or gone. */
function effectFact(text: string, on: boolean): Fact {
  const [effect, of] = text.split('@') as [EffectKey, string | undefined];
  const fact = { t: 'effect', effect, on } as const;
  if (of === undefined) return fact;
  return SIDE_KEYS.includes(of as SideKey) ? { ...fact, by: of as SideKey } : { ...fact, region: of as RegionKey };
}
