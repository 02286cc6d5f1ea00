import type { Fact, SideKey, View } from '@longtwilight/engine';
import { REGION_KEYS } from '@longtwilight/engine/data';
import { isForChina, type Words } from '@longtwilight/words';
import type { SeenEntry } from '../match/match.ts';
import { scoreOnTrack } from '../panels/tracks.tsx';
import { endSentence } from '../question/status-line.ts';
import { type Beat, beatsOf, type CardOnStage } from '../story/beats.ts';

/** What decided a game. */
export interface Decided {
  readonly sentence: string;
  /** The card that was in play when it ended, with its use. */
  readonly card: CardOnStage | null;
  /** The last thing that happened before the end, as it was told. */
  readonly lastBeat: readonly string[];
  /** What final scoring paid, in its order. */
  readonly finalScores: readonly FinalScore[];
}

/** What a region or the China Card paid at the end, positive for the US. */
interface FinalScore {
  readonly name: string;
  readonly by: number;
}

/** What is known of a game that is over. */
export interface EndedGame {
  /** The game as it ended. */
  readonly view: View;
  /** The side of whoever sees this; null for those who look on, and for two at one screen. */
  readonly side: SideKey | null;
  readonly story: readonly SeenEntry[];
}

export function endTitle(words: Words, { view: { outcome }, side }: EndedGame): string {
  const winner = outcome?.winner ?? 'draw';
  if (winner === 'draw') return words.say('ui.after.draw');
  if (side === null) return words.say('ui.after.winner', { side: winner });
  return words.say(side === winner ? 'ui.after.won' : 'ui.after.lost');
}

/** So much of a story is looked at for its last beats. */
const LAST_STEPS = 40;

export function whatDecided(words: Words, game: EndedGame): Decided {
  const { story, view } = game;
  const outcome = view.outcome!; // the game is over
  const beats = beatsOf(words, story, Math.max(0, story.length - LAST_STEPS));
  const last = beats.findLast(({ kind }) => kind !== 'over');
  const fromOutside = !BY_THE_RULES.has(outcome.reason);
  const card = fromOutside ? null : (last?.inPlay ?? null);
  return {
    sentence: sentenceOf(words, game, card),
    card: outcome.reason === 'final' ? null : card,
    lastBeat: fromOutside || outcome.reason === 'final' ? [] : sentencesBefore(words, last),
    finalScores: outcome.reason === 'final' ? finalScoresOf(words, story) : [],
  };
}

function finalScoresOf(words: Words, story: readonly SeenEntry[]): FinalScore[] {
  const facts = story.slice(-LAST_STEPS).flatMap((step) => step.facts);
  const regions = facts.filter((fact) => fact.t === 'score').slice(-REGION_KEYS.length);
  const scores = regions.map(({ region, us, ussr }) => ({ name: words.shortRegion(region), by: us.vp - ussr.vp }));
  const china = facts.find((fact, i) => fact.t === 'vp' && isForChina(facts, i));
  if (china?.t !== 'vp') return scores;
  return [...scores, { name: words.say('ui.china'), by: china.side === 'us' ? china.by : -china.by }];
}

const BY_THE_RULES: ReadonlySet<string> = new Set([
  'defcon',
  'vp',
  'europe',
  'final',
  'wargames',
  'held-scoring',
  'cuban-missile-crisis',
]);

/** What the last beat says beside the war that DEFCON 1 is. */
const sentencesBefore = (words: Words, last: Beat | undefined): string[] =>
  (last?.sentences ?? []).filter((sentence) => sentence !== words.say('fact.defcon', { level: 1 }));

function sentenceOf(words: Words, { view, side, story }: EndedGame, inPlay: CardOnStage | null): string {
  const score = scoreOnTrack(view.vp);
  const outcome = view.outcome!; // the game is over
  if (outcome.reason === 'final') return words.say('ui.end.final', { score });
  if (outcome.reason === 'vp' && inPlay === null) return words.say('ui.end.vp.turn', { score });
  // A card that was thrown away for the space race has paid nothing itself
  if (outcome.reason === 'vp' && inPlay !== null && inPlay.use !== 'space')
    return words.say('ui.end.vp', { card: inPlay.card, score });
  const coup = lastCoup(story);
  if (outcome.reason === 'defcon' && coup !== null) {
    const { country } = coup;
    return coup.side === side
      ? words.say('ui.end.coup.own', { country })
      : words.say('ui.end.coup', { side: coup.side, country });
  }
  if (outcome.reason === 'defcon' && inPlay !== null) return words.say('ui.end.defcon', { card: inPlay.card });
  return endSentence(words, outcome);
}

/** The coup with which everything ended; null where a card did it. */
function lastCoup(story: readonly SeenEntry[]): Extract<Fact, { t: 'coup' }> | null {
  const facts = story.slice(-LAST_STEPS).flatMap((step) => step.facts);
  const last = facts.findLast(({ t }) => t === 'coup' || t === 'event' || t === 'play' || t === 'round');
  return last?.t === 'coup' ? last : null;
}
