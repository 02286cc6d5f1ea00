import { type CardKey, no } from '@longtwilight/engine/data';

/** What a scenario is called, and the numbers of the cards that it proves. */
type Title = readonly [name: string, cards: readonly number[]];

const FILES = import.meta.glob<readonly Title[]>('../../../../scenarios/rules/**/*.yaml', {
  query: '?titles',
  import: 'default',
  eager: true,
});
const TITLES = Object.values(FILES).flat();

/** What the scenarios are called that prove a card. */
export const proofsOf = (card: CardKey): readonly string[] =>
  TITLES.filter(([, cards]) => cards.includes(no[card])).map(([name]) => name);
