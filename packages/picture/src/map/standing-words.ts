import type { PlatesProps, RegionSummary, ZoneId } from '@longtwilight/board';
import { SIDE_KEYS } from '@longtwilight/engine';
import { REGION_KEYS, type RegionKey } from '@longtwilight/engine/data';
import type { Words } from '@longtwilight/words';

/** What the region standings say. Control of Europe wins, whatever the points. */
export function standingWords(words: Words): PlatesProps['words'] {
  const pays = ({ id, pays, us, ussr }: RegionSummary): string => {
    const winner = id === 'europe' ? SIDE_KEYS.find((side) => ({ us, ussr })[side].standing === 'control') : undefined;
    return winner === undefined ? words.score(pays) : words.say('ui.region.wins', { side: winner });
  };
  return {
    regions: Object.fromEntries(REGION_KEYS.map((zone) => [zone, nameOnPlate(words, zone)])) as Record<ZoneId, string>,
    pays,
    region: (region) =>
      words.say('ui.region.row', {
        region: region.id,
        usStanding: region.us.standing,
        ussrStanding: region.ussr.standing,
        score: region.pays,
      }),
  };
}

/** So many letters have room in the first line of a plate. */
const LINE = 23;
/** More is hardly ever paid. */
const LARGE_SCORE = 10;

/** In full, where it leaves room for what the region pays. */
function nameOnPlate(words: Words, zone: RegionKey): string {
  const name = words.region(zone);
  const pays = Math.max(...[LARGE_SCORE, -LARGE_SCORE].map((score) => words.score(score).length));
  return name.length + pays <= LINE ? name : words.shortRegion(zone);
}
