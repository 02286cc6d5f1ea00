import { LONG } from '@longtwilight/testing/configurations';
import type { Game } from '../../src/core/game.ts';
import { PUBLIC, type Viewer } from '../../src/core/ids.ts';
import { isExtraRound } from '../../src/flow/forced-scoring.ts';
import { type Chance, seeded } from '../../src/index.ts';
import { VIEWER_KEYS } from '../../src/view/view.ts';
import { honest, type Look, leak, reshuffledWorld, seenBy, tellingQuestion, VIEWERS } from './looking.ts';
import type { Scene } from './scenes.ts';
import { exchange, replayPlay, type World } from './worlds.ts';

/** How many exchanges of two cards are tried for each viewer at each decision, besides the engine's own of all at once. */
const EXCHANGES = LONG ? 3 : 1;

/** A hand without any value gives nothing to Missile Envy, which is announced. */
const ANNOUNCED: readonly string[] = ['give missile-envy'];
/** A trapped side without a suitable card sits out. That is announced where it has to play; an optional round it just passes. */
const ANNOUNCED_WHERE_COMPULSORY: readonly string[] = ['discard quagmire', 'discard bear-trap'];
/** What the public can tell from a question while both sides know: that the US has shown a scoring card. */
const PUBLIC_MAY_TELL: readonly string[] = ['place the-cambridge-five'];

/** Whether a viewer may know if this question is asked, whatever the hands are. */
const mayTell = (game: Game, viewer: Viewer, question: string): boolean =>
  ANNOUNCED.includes(question) ||
  (ANNOUNCED_WHERE_COMPULSORY.includes(question) && !isExtraRound(game)) ||
  (viewer === PUBLIC && PUBLIC_MAY_TELL.includes(question));

/** What was found while looking for leaks. */
export class Tally {
  worlds = 0;
  /** Worlds that can't have come about, given the answers that were given. */
  impossible = 0;
  readonly leaks: string[] = [];
}

/** Looks for leaks at every decision of a game and at its end, until some are found. */
export function searchLeaks(where: string, { game, steps }: Scene, seed: number, tally: Tally, look = honest): void {
  const chance = seeded(seed);
  const search = (when: string): void => {
    for (const text of leaksAt(game, chance, tally, look)) tally.leaks.push(`${where}, ${when}: ${text}`);
  };
  for (const { asked } of steps) {
    // Dice and draws are many and alike: of their questions every third
    if (asked.actor === 'chance' && chance(3) > 0) continue;
    search(`answer ${game.answered}, ${asked.actor} ${asked.question} (${asked.card})`);
    if (tally.leaks.length > 5) return;
  }
  if (game.over) search('at the end');
}

function leaksAt(game: Game, chance: Chance, tally: Tally, look: Look): string[] {
  const replay = replayPlay(game);
  if (replay.stuck !== null) return [`the play itself can't be asked again: ${JSON.stringify(replay.stuck)}`];
  return VIEWERS.flatMap((viewer) => {
    const seen = seenBy(game, viewer, look);
    const worlds: (World | null)[] = [reshuffledWorld(game, viewer, replay, chance)];
    for (let i = 0; i < EXCHANGES; i++) worlds.push(exchange(game, viewer, replay, chance));
    return worlds.flatMap((world) => {
      if (world === null) return [];
      tally.worlds++;
      if (world.replay.stuck !== null) tally.impossible++;
      const telling = tellingQuestion(game, replay, world);
      const key = `${telling?.question} ${telling?.card}`;
      const silence =
        telling !== null && !mayTell(game, viewer, key) ? `whether "${key}" is asked tells something` : '';
      const text = silence || leak(game, viewer, replay, seen, world, look);
      return text === '' ? [] : [`${VIEWER_KEYS[viewer]} can tell: ${text}`];
    });
  });
}
