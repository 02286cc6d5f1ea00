import type { ComponentChildren } from 'preact';
import { useCallback, useMemo } from 'preact/hooks';
import { type Box, frameOf } from '../world/geometry.ts';
import { type PlaceId, SIDE_KEYS, type ZoneId } from '../world/places.ts';
import { Arrows } from './arrows.tsx';
import { Plates } from './plates.tsx';
import { LandShapes, Links, Superpowers } from './scene.tsx';
import { Tiles } from './tiles.tsx';
import type { WorldMapProps } from './world-map.tsx';

type SceneProps = Pick<
  WorldMapProps,
  'places' | 'words' | 'chosen' | 'pending' | 'notes' | 'dangers' | 'dice' | 'plates' | 'arrows'
> & {
  readonly marked: ReadonlySet<PlaceId>;
  readonly changed: ReadonlySet<PlaceId>;
  readonly tabStop: PlaceId;
};

/** All that the camera moves over: the same drawing while only the camera moves, and the same ground whatever stands on it. */
export function useScene(props: SceneProps, show: (box: Box) => void): ComponentChildren {
  const { places, words, marked, chosen, pending, changed, notes, dangers, dice, plates, arrows, tabStop } = props;
  const onTable = places.map(({ id }) => id).join(' ');
  const ground = useMemo(
    () => (
      <>
        <LandShapes />
        <Links shown={new Set<string>([...SIDE_KEYS, ...onTable.split(' ')])} />
        <Superpowers names={words.superpowers} />
      </>
    ),
    [onTable, words],
  );
  const showZone = useCallback((zone: ZoneId) => show(frameOf(zone)), [show]);
  return useMemo(
    () => (
      <>
        {ground}
        {plates !== undefined && <Plates {...plates} onLook={showZone} />}
        <Tiles {...{ places, words, chosen, pending, changed, notes, dangers, dice, tabStop }} choices={marked} />
        {arrows !== undefined && arrows.length > 0 && <Arrows arrows={arrows} />}
      </>
    ),
    [ground, places, words, marked, chosen, pending, changed, notes, dangers, dice, plates, arrows, tabStop, showZone],
  );
}
