import {
  effectsInPlay,
  type Game,
  militaryShort,
  other,
  outcome,
  owesScoring,
  SIDE_KEYS,
  type Side,
  US,
} from '@longtwilight/engine';
import { type CardKey, no, phase } from '@longtwilight/engine/data';
import type { Claim, Moved } from './claim.ts';

const percent = (share: number): number => Math.round(100 * share);
const shareOf = ({ endings }: Moved, holds: (g: Game) => boolean): number =>
  endings.reduce((sum, { game, share }) => sum + (holds(game) ? share : 0), 0);
/** What is the same in every ending; null where it is not. */
function sameIn<T>({ endings }: Moved, of: (g: Game) => T): T | null {
  const values = new Set(endings.map(({ game }) => of(game)));
  return values.size === 1 ? [...values][0]! : null;
}

/** How a move may end the game. */
export function endClaims(moved: Moved): Claim[] {
  const { side } = moved;
  const isWon = (g: Game): boolean => outcome(g)?.winner === side;
  const wins = shareOf(moved, isWon);
  const by = sameIn(moved, (g) => outcome(g)?.reason ?? null);
  const losses = shareOf(moved, (g) => outcome(g)?.winner === other(side));
  const claims: Claim[] = [];
  if (moved.endings.every(({ game }) => isWon(game)))
    claims.push({ kind: 'wins', ...(by && { by }), change: null, share: 1, weight: 1 });
  else if (wins > 0) claims.push({ kind: 'may-win', odds: percent(wins), change: null, share: 1, weight: wins });
  if (losses > 0) claims.push({ kind: 'may-lose', odds: percent(losses), change: null, share: 1, weight: -losses });
  return claims;
}

/** What a move does to the tracks: points, military operations, DEFCON, the space race; and to what is in effect. */
export function trackClaims(moved: Moved): Claim[] {
  if (moved.endings.some(({ game }) => game.turn !== moved.before.turn)) return [];
  return [
    ...pointClaims(moved),
    ...militaryClaims(moved),
    ...defconClaims(moved),
    ...spaceClaims(moved),
    ...effectClaims(moved),
    ...chinaClaims(moved),
  ];
}

function pointClaims(moved: Moved): Claim[] {
  const { before, side } = moved;
  const vp = sameIn(moved, (g) => g.vp);
  const gained = ((vp ?? before.vp) - before.vp) * (side === US ? 1 : -1);
  if (vp === null || gained === 0) return [];
  const about = { count: Math.abs(gained), change: { vp }, share: 1 };
  if (gained > 0) return [{ kind: 'points', ...about }];
  return [{ kind: 'gives-points', side: SIDE_KEYS[other(side)], ...about }];
}

function militaryClaims(moved: Moved): Claim[] {
  const { before, side } = moved;
  // What is chosen on the way may be something else than a coup
  if (moved.endings.some(({ isOpen }) => isOpen)) return [];
  const owed = militaryShort(before, side);
  const done = Math.min(...moved.endings.map(({ game }) => game.military(side))) - before.military(side);
  if (owed === 0 || done <= 0) return [];
  const military = before.military(side) + done;
  const milOps = side === US ? ([military, before.military(1)] as const) : ([before.military(0), military] as const);
  return [{ kind: 'military', count: Math.min(done, owed), change: { milOps }, share: 1 }];
}

function defconClaims(moved: Moved): Claim[] {
  const { before } = moved;
  const level = sameIn(moved, (g) => g.defcon);
  if (level === null || level === before.defcon || level < 2) return [];
  const kind = level < before.defcon ? 'lowers-defcon' : 'raises-defcon';
  return [{ kind, level, change: { defcon: level }, share: 1 }];
}

function spaceClaims(moved: Moved): Claim[] {
  const { before, side } = moved;
  const ahead = moved.endings.filter(({ game }) => game.space(side) > before.space(side));
  const first = ahead[0]?.game;
  if (first === undefined) return [];
  const share = ahead.reduce((sum, one) => sum + one.share, 0);
  const change = { space: [first.space(0), first.space(1)] as const };
  return [{ kind: 'advances', odds: percent(share), change, share }];
}

/** What comes into effect, or goes, whichever it is good for. */
function effectClaims(moved: Moved): Claim[] {
  const { before, endings } = moved;
  const was = effectsInPlay(before);
  const after = endings.map(({ game }) => effectsInPlay(game));
  const cardOf = (effect: string): CardKey | null => {
    const [key = ''] = effect.split('@');
    return key in no ? (key as CardKey) : null;
  };
  const claim = (kind: 'effect' | 'ends', effect: string, effects: readonly string[]): Claim[] => {
    const card = cardOf(effect);
    return card === null ? [] : [{ kind, card, change: { effects }, share: 1 }];
  };
  const come = after[0]!.filter((one) => !was.includes(one) && after.every((all) => all.includes(one)));
  const gone = was.filter((one) => after.every((all) => !all.includes(one)));
  return [
    ...come.flatMap((one) => claim('effect', one, [...was, one])),
    ...gone.flatMap((one) =>
      claim(
        'ends',
        one,
        was.filter((other) => other !== one),
      ),
    ),
  ];
}

function chinaClaims(moved: Moved): Claim[] {
  const { before, side } = moved;
  const holder = sameIn(moved, (g) => g.chinaHolder);
  if (before.chinaHolder !== side || holder !== other(side)) return [];
  const them = SIDE_KEYS[other(side)];
  return [{ kind: 'gives-china', side: them, change: { china: { holder: them, faceUp: false } }, share: 1 }];
}

/** Whether a scoring card can wait no longer in the side's own round. */
export const scoringDue = (g: Game, side: Side): boolean =>
  g.phase === phase.round && g.phasing === side && owesScoring(g, side);
