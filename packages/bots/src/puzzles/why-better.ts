import {
  type Game,
  prepareGame,
  type Rules,
  SIDE_KEYS,
  type Side,
  type SideKey,
  seeded,
  sideOf,
  type View,
  view,
} from '@longtwilight/engine';
import { type CardKey, no } from '@longtwilight/engine/data';
import { openHeadline } from '@longtwilight/engine/search';
import { changesBetween } from '../coach/changes.ts';
import type { Remark } from '../coach/remark.ts';
import { imagine } from '../imagine.ts';
import type { Mind } from '../network/mind.ts';
import { stageOf } from '../network/playouts.ts';
import type { PuzzleReason } from './proof.ts';

/** Worlds in which both answers are played on, and the share of them in which a reason must hold. */
const WORLDS = 12;
const MOSTLY = 0.6;
const MOST_REASONS = 3;
const MOST_ANSWERS = 120;
const RANDOM_SEED = 1 << 30;
/** How far: to the end of this play, then to the end of the other side's reply. */
const HORIZONS = [2, 1] as const;

/** Says what the better of two answers brings that the other does not: what differs between the positions behind them. */
export class WhyBetter {
  private readonly mind: Mind;
  private readonly rules: Rules;

  constructor(mind: Mind, rules: Rules) {
    this.mind = mind;
    this.rules = rules;
  }

  /** Reasons that hold in most worlds, the weightiest first. */
  reasons(seen: View, better: number, worse: number, seed: number): PuzzleReason[] {
    const me = seen.viewer as SideKey;
    for (const horizon of HORIZONS) {
      const found = this.shared(seen, me, { better, worse, seed, horizon });
      if (found.length > 0) return found.slice(0, MOST_REASONS);
    }
    return [];
  }

  private shared(
    seen: View,
    me: SideKey,
    { better, worse, seed, horizon }: { better: number; worse: number; seed: number; horizon: number },
  ): PuzzleReason[] {
    const chance = seeded(seed);
    const games = Array.from({ length: WORLDS }, () => {
      const world = imagine(seen, chance);
      const dice = chance(RANDOM_SEED);
      return [better, worse].map((answer) => this.begin(world, answer, dice));
    }).flat();
    this.playOn(games, horizon);
    const tally = new Map<string, { reason: PuzzleReason; weight: number; times: number; sum: number }>();
    for (let i = 0; i < games.length; i += 2) {
      const [good, bad] = [view(games[i]!, me), view(games[i + 1]!, me)];
      for (const { reason, weight } of reasonsIn(seen, good, bad, me)) {
        const { count = 0, ...rest } = reason;
        const key = JSON.stringify(rest);
        const entry = tally.get(key) ?? { reason, weight, times: 0, sum: 0 };
        tally.set(key, { reason, weight: entry.weight, times: entry.times + 1, sum: entry.sum + count });
      }
    }
    return [...tally.values()]
      .filter(({ times }) => times >= MOSTLY * WORLDS)
      .sort((a, b) => b.weight * b.times - a.weight * a.times)
      .map(({ reason, times, sum }) =>
        reason.count === undefined ? reason : { ...reason, count: Math.max(1, Math.round(sum / times)) },
      );
  }

  private begin(world: Game, answer: number, dice: number): Game {
    const game = prepareGame(this.rules);
    game.copyFrom(world);
    game.chance = seeded(dice);
    game.refresh();
    if (game.actor !== world.actor || game.question !== world.question) openHeadline(game, world.actor as Side);
    game.choose(answer);
    return game;
  }

  /** Both sides by the network, until so many stages have passed. */
  private playOn(games: readonly Game[], horizon: number): void {
    const ways = games.map((game) => ({ game, stage: stageOf(game), left: horizon }));
    for (let answered = 0; answered < MOST_ANSWERS; answered++) {
      const asked = ways.filter((way) => {
        if (!way.game.over && stageOf(way.game) !== way.stage) {
          way.stage = stageOf(way.game);
          way.left--;
        }
        return !way.game.over && way.left > 0;
      });
      if (asked.length === 0) return;
      this.mind.look(asked.map(({ game }) => game));
      asked.forEach(({ game }, row) => {
        game.choose(this.mind.best(game, row));
      });
    }
  }
}

interface Weighed {
  readonly reason: PuzzleReason;
  readonly weight: number;
}

/** What one position has over another for a side, seen from where both began. */
function reasonsIn(before: View, good: View, bad: View, me: SideKey): Weighed[] {
  const s = sideOf(me);
  const found: Weighed[] = [];
  if (good.outcome?.winner === me && bad.outcome?.winner !== me)
    found.push({ reason: { kind: 'wins', by: good.outcome.reason }, weight: 200 });
  if (good.outcome === null && bad.outcome !== null && bad.outcome.winner !== me)
    found.push({ reason: { kind: 'only-safe', by: bad.outcome.reason }, weight: 200 });
  const now = changesBetween(before, good, me);
  for (const remark of changesBetween(bad, good, me)) found.push(...inWords(remark, now, before, good, bad, me));
  if (good.defcon > bad.defcon) found.push({ reason: { kind: 'defcon-stays', level: good.defcon }, weight: 25 });
  if (good.space[s] > bad.space[s]) found.push({ reason: { kind: 'space-ahead' }, weight: 20 });
  return found;
}

function inWords(remark: Remark, now: readonly Remark[], before: View, good: View, bad: View, me: SideKey): Weighed[] {
  const { kind, weight, country, battleground, region, count } = remark;
  const isNew = (what: Remark['kind']): boolean => now.some((one) => one.kind === what && one.country === country);
  const about = { ...(country && { country }), ...(battleground && { battleground }) };
  switch (kind) {
    case 'took':
      return [{ reason: { kind: isNew('took') ? 'took' : 'kept', ...about }, weight }];
    case 'broke':
      return [{ reason: { kind: isNew('broke') ? 'broke' : 'denied', ...about }, weight }];
    case 'gained-points': {
      const gained = (good.vp - before.vp) * (me === 'us' ? 1 : -1);
      const kept = bad.outcome === null && gained <= 0;
      return [{ reason: { kind: kept ? 'saved-points' : 'gained-points', ...(count && { count }) }, weight }];
    }
    case 'region-better':
      return region === undefined ? [] : [{ reason: { kind: 'region-better', region }, weight }];
    case 'military-done':
      return [{ reason: { kind: 'military-done', ...(count && { count }) }, weight }];
    default:
      return [];
  }
}

/** A card of the other side that goes into space, where its event can't take effect. */
export function sentAway(rules: Rules, me: SideKey, answers: readonly string[]): PuzzleReason[] {
  const space = answers.indexOf('space');
  const card = answers[space - 1] as CardKey | undefined;
  if (space < 1 || card === undefined || no[card] === undefined) return [];
  const { side } = rules.cards[no[card]]!;
  return side !== 'neutral' && SIDE_KEYS[side] !== me ? [{ kind: 'sent-away', card }] : [];
}
