import { type CardKey, no } from '@longtwilight/engine';

interface Title {
  readonly name: string;
  /** Such as `card 21; deluxe 5.2`. */
  readonly source: string;
}

const FILES = import.meta.glob<readonly Title[]>('../../../scenarios/rules/**/*.yaml', {
  query: '?titles',
  import: 'default',
  eager: true,
});
const TITLES = Object.values(FILES).flat();

/** What the scenarios are called that prove a card. */
export function proofsOf(card: CardKey): readonly string[] {
  const named = new RegExp(`\\bcard ${no[card]}\\b`);
  return TITLES.filter(({ source }) => named.test(source)).map(({ name }) => name);
}
