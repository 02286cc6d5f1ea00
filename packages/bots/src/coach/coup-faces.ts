import {
  type Country,
  coupLowersDefcon,
  coupModifier,
  coupStrength,
  type Game,
  isControl,
  mayCoup,
  other,
  type Side,
  threatened,
} from '@longtwilight/engine';

/** Faces of the die with which a coup of this value gives a side control; null where it can't be tried without losing. */
export function coupFaces(g: Game, side: Side, c: Country, value: number): number | null {
  if (!mayCoup(g, side, c, false) || threatened(g, side)) return null;
  if (g.defcon <= 2 && coupLowersDefcon(g, side, c)) return null;
  const [mine, theirs] = [g.influence(side, c), g.influence(other(side), c)];
  const modifier = coupModifier(g, side, c);
  return [1, 2, 3, 4, 5, 6].filter((roll) => {
    const strength = Math.max(0, coupStrength(c, value, modifier, roll));
    const removed = Math.min(strength, theirs);
    return isControl(mine + strength - removed - (theirs - removed), c);
  }).length;
}
