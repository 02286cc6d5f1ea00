/** The two superpowers, and chance, who answers dice and draws like any other player. */
export const US = 0;
export const USSR = 1;
export const CHANCE = 2;
export type Side = typeof US | typeof USSR;
export type Actor = Side | typeof CHANCE;

/** Who may look: a side, or the public, which sees what lies open on the table and no card of a hand unless it was shown openly. */
export const PUBLIC = 2;
export type Viewer = Side | typeof PUBLIC;

export const SIDES: readonly Side[] = [US, USSR];
export const SIDE_KEYS = ['us', 'ussr'] as const;
export type SideKey = (typeof SIDE_KEYS)[number];

export const other = (side: Side): Side => (side === US ? USSR : US);
export const otherKey = (key: SideKey): SideKey => (key === 'us' ? 'ussr' : 'us');
export const sideOf = (key: SideKey): Side => (key === 'us' ? US : USSR);
export const sideKey = (side: Side): SideKey => (side === US ? 'us' : 'ussr');

declare const kind: unique symbol;
/** A number that stands for one kind of thing: one read from bytes may become it, that of another kind may not. */
type Id<Kind extends string> = number & { readonly [kind]?: Kind };

/** A country's row number in the map table. */
export type Country = Id<'country'>;
/** A card's number as printed in the Deluxe edition; 111 is NATO Referendum. */
export type Card = Id<'card'>;
/** A region's place in `REGION_KEYS`. */
export type Region = Id<'region'>;
