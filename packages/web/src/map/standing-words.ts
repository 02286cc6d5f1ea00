import { type PlatesProps, type RegionSummary, SIDE_KEYS, ZONE_IDS, type ZoneId } from '@longtwilight/board';
import type { Words } from '@longtwilight/words';

/** What the region standings say. Control of Europe wins, whatever the points. */
export function standingWords(words: Words): PlatesProps['words'] {
  const pays = ({ id, pays, us, ussr }: RegionSummary): string => {
    const winner = id === 'europe' ? SIDE_KEYS.find((side) => ({ us, ussr })[side].standing === 'control') : undefined;
    return winner === undefined ? words.score(pays) : words.say('ui.region.wins', { side: winner });
  };
  return {
    regions: Object.fromEntries(ZONE_IDS.map((zone) => [zone, words.shortRegion(zone)])) as Record<ZoneId, string>,
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
