import type { SideKey } from '@longtwilight/engine';
import type { CardKey, CountryKey } from '@longtwilight/engine/data';
import type { GameOpening, PlayKind } from '@longtwilight/notation';

/** An opening with who played it and where it can be looked at. */
export interface ExploredGame {
  readonly opening: GameOpening;
  readonly players: Readonly<Record<SideKey, string>>;
  /** The address of its replay; null for games of which only the opening comes along. */
  readonly href: string | null;
}

/** What games can be told apart by. */
export const ASPECTS = ['setup', 'headline', 'play'] as const;
export type Aspect = (typeof ASPECTS)[number];

/** One thing that a side did: its set-up, its first headline, or a play in turn 1. */
export type OpeningChoice =
  | { readonly aspect: 'setup'; readonly side: SideKey; readonly places: readonly (readonly [CountryKey, number])[] }
  | { readonly aspect: 'headline'; readonly side: SideKey; readonly card: CardKey }
  | {
      readonly aspect: 'play';
      readonly side: SideKey;
      readonly card: CardKey;
      readonly kind: PlayKind;
      /** Where, for what is done in one place. */
      readonly place: CountryKey | null;
    };

export const choiceKey = (choice: OpeningChoice): string => JSON.stringify(choice);

/** What a side did in a game, each thing once. */
function openingChoices({ setup, headlines, plays }: GameOpening, side: SideKey, aspect: Aspect): OpeningChoice[] {
  if (aspect === 'setup') return [{ aspect, side, places: Object.entries(setup[side]) as [CountryKey, number][] }];
  const card = headlines[side];
  if (aspect === 'headline') return card === undefined ? [] : [{ aspect, side, card }];
  const all = plays
    .filter((play) => play.side === side)
    .map(({ card, kind, places }): OpeningChoice => {
      const place = kind === 'influence' ? null : (places[0] ?? null);
      return { aspect, side, card, kind, place };
    });
  return [...new Map(all.map((choice) => [choiceKey(choice), choice])).values()];
}

/** Whether all that is wanted was done in a game. */
export const fitsAll = ({ opening }: ExploredGame, wanted: readonly OpeningChoice[]): boolean =>
  wanted.every((choice) =>
    openingChoices(opening, choice.side, choice.aspect).some((one) => choiceKey(one) === choiceKey(choice)),
  );

/** How often something was done, by whom, and with which result. */
export interface CountedChoice {
  readonly choice: OpeningChoice;
  readonly games: number;
  readonly us: number;
  readonly ussr: number;
  readonly draws: number;
  /** The commonest first. */
  readonly players: readonly (readonly [name: string, games: number])[];
  readonly hrefs: readonly string[];
}

/** What a side did in these games, the commonest first. */
export function countChoices(games: readonly ExploredGame[], side: SideKey, aspect: Aspect): CountedChoice[] {
  const counted = new Map<string, { choice: OpeningChoice; games: ExploredGame[] }>();
  for (const game of games)
    for (const choice of openingChoices(game.opening, side, aspect)) {
      const key = choiceKey(choice);
      const known = counted.get(key);
      if (known === undefined) counted.set(key, { choice, games: [game] });
      else known.games.push(game);
    }
  return [...counted.values()].map((one) => summed(one.choice, one.games)).sort((a, b) => b.games - a.games);
}

function summed(choice: OpeningChoice, games: readonly ExploredGame[]): CountedChoice {
  const won = (winner: GameOpening['winner']): number =>
    games.filter(({ opening }) => opening.winner === winner).length;
  const players = new Map<string, number>();
  for (const { players: names } of games) players.set(names[choice.side], (players.get(names[choice.side]) ?? 0) + 1);
  return {
    choice,
    games: games.length,
    us: won('us'),
    ussr: won('ussr'),
    draws: won('draw'),
    players: [...players].sort((a, b) => b[1] - a[1]),
    hrefs: games.flatMap(({ href }) => (href === null ? [] : [href])),
  };
}
