import { completeRules, factFor, seeded, type ViewerKey, view } from '@longtwilight/engine';
import type { Entry, Seat } from '@longtwilight/protocol';
import { type Move, Table } from '@longtwilight/protocol/record';
import { fairDice } from '../../src/games/fair-dice.ts';

const RULES = completeRules({});
export const TERMS = { rules: RULES, firstSide: 'us' } as const;
/** How many exchanges are tried before a moment is given up. */
const TRIES = 20;
const VIEWERS = { us: 0, ussr: 1, public: 2 } as const satisfies Record<ViewerKey, number>;

/** The beginnings of two games that a viewer can't tell apart, although cards that it has not seen are exchanged. */
export interface Twins {
  readonly viewer: ViewerKey;
  readonly games: readonly [readonly Entry[], readonly Entry[]];
}

/** A whole game of random answers. */
function playRandomly(seed: number): Entry[] {
  const chance = seeded(seed);
  const dice = fairDice({ server: `seed ${seed}`, first: 'one', second: 'two' });
  const table = new Table(TERMS);
  const entries = [table.take({ kind: 'start' }, 0, dice)];
  const choose = (seat: Seat): string => {
    const { options } = table.record!.decisions().find(({ actor }) => actor === table.sideOf(seat))!;
    return options[chance(options.length)]!;
  };
  while (table.outcome === null) {
    const [by] = table.asked();
    let move: Move | null = { kind: 'answers', by: by!, answers: [choose(by!)] };
    if (table.simultaneous) {
      move = null;
      for (const seat of table.asked()) move = table.choose(seat, choose(seat));
    }
    entries.push(table.take(move!, 0, dice));
  }
  return entries;
}

/** The table after these entries; null if they don't fit the rules. */
export function replayed(entries: readonly Entry[]): Table | null {
  const table = new Table(TERMS, true);
  try {
    for (const entry of entries) {
      const told = 'chance' in entry ? [...entry.chance] : [];
      table.take(entry, 0, () => told.shift()!);
    }
    return table;
  } catch {
    return null;
  }
}

const toldTo = (table: Table, viewer: ViewerKey): string =>
  JSON.stringify(table.log.flatMap(({ facts }) => facts.map((fact) => factFor(fact, VIEWERS[viewer]))));

const swapped = (entries: readonly Entry[], one: string, two: string): Entry[] =>
  JSON.parse(
    JSON.stringify(entries, (_, value: unknown) => (value === one ? two : value === two ? one : value)),
  ) as Entry[];

/** Twins at random moments of a random game, for each viewer. */
export function twinsOf(seed: number, moments: number): Twins[] {
  const chance = seeded(seed + 1000);
  const game = playRandomly(seed);
  return Array.from({ length: moments }, () => game.slice(0, 1 + chance(game.length - 1))).flatMap((entries) =>
    (Object.keys(VIEWERS) as ViewerKey[]).flatMap((viewer) => {
      const table = replayed(entries)!;
      const told = toldTo(table, viewer);
      const dealt = JSON.stringify(entries);
      const unseen = view(table.record!.game, viewer).unseen.filter((card) => !told.includes(`"${card}"`));
      const held = unseen.filter((card) => dealt.includes(`"${card}"`));
      for (let tries = 0; tries < TRIES && held.length > 0; tries++) {
        const [one, two] = [held[chance(held.length)]!, unseen[chance(unseen.length)]!];
        const other = one === two ? null : swapped(entries, one, two);
        const twin = other === null ? null : replayed(other);
        // Cards of another kind may show in what happened; then the viewer can tell the games apart, and rightly so
        if (other !== null && twin !== null && toldTo(twin, viewer) === told)
          return [{ viewer, games: [entries, other] }];
      }
      return [];
    }),
  );
}
