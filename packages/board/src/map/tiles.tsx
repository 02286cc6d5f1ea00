/** @jsxRuntime automatic */
/** @jsxImportSource preact */
import type { PlaceId } from '../world/places.ts';
import { Badges, type InfluenceChange, type RollBadge } from './badges.tsx';
import { type PlaceState, type PlaceView, Tile, type TileDanger, type TileWords } from './tile.tsx';

interface TilesProps {
  readonly places: readonly PlaceView[];
  readonly words: {
    readonly places: Readonly<Record<PlaceId, TileWords>>;
    readonly place: (place: PlaceView, state: PlaceState) => string;
  };
  readonly choices: ReadonlySet<PlaceId>;
  readonly chosen: PlaceId | undefined;
  readonly pending: ReadonlyMap<PlaceId, InfluenceChange> | undefined;
  readonly changed: ReadonlySet<PlaceId>;
  readonly notes: ReadonlyMap<PlaceId, string> | undefined;
  readonly dangers: ReadonlyMap<PlaceId, TileDanger> | undefined;
  readonly dice: ReadonlyMap<PlaceId, readonly RollBadge[]> | undefined;
  readonly tabStop: PlaceId;
}

/** All tiles, and above them all badges. */
export function Tiles({ places, words, choices, chosen, pending, changed, notes, dangers, dice, tabStop }: TilesProps) {
  return (
    <>
      {places.map((place) => {
        const { id } = place;
        return (
          <Tile
            key={id}
            place={place}
            words={words.places[id]}
            labelOf={words.place}
            choice={choices.has(id)}
            note={notes?.get(id)}
            chosen={id === chosen}
            changed={changed.has(id)}
            danger={dangers?.get(id)}
            tabStop={id === tabStop}
          />
        );
      })}
      {places
        .filter(({ id }) => pending?.has(id) || notes?.has(id) || dice?.has(id))
        .map(({ id }) => (
          <Badges key={id} place={id} pending={pending?.get(id)} note={notes?.get(id)} dice={dice?.get(id)} />
        ))}
    </>
  );
}
