import { answer, answerAndTell, copyOf, decisions, type Fact, type Game, type SideKey } from '@longtwilight/engine';
import type { Words } from '@longtwilight/words';
import { realignTerms, type Term } from '../story/sums.ts';
import type { Draft } from './draft.ts';
import { type Result, resultsOf } from './odds.ts';
import { likelihood, type Possibility, possibleFalls } from './possibilities.ts';
import { stakeOf } from './stake.ts';

/** What two dice can bring, each result with its chance. */
export interface Chances {
  readonly title: string;
  readonly results: readonly Result[];
  /** What is added to each side's die, by the names of what adds it. */
  readonly modifiers?: Readonly<Record<SideKey, readonly Term[]>>;
}

/** Questions to the other side that decide whether dice are thrown, and hide nothing: everybody knows the answers. */
const OPEN_REPLIES: ReadonlySet<string> = new Set(['olympic-games']);

/** The chances of the dice that an answer leads to, or of what the other side may say to it; nothing where none are thrown. */
export function chancesOf(words: Words, game: Game, side: SideKey, text: string): Chances[] {
  const first = copyOf(game);
  const facts: Fact[] = [];
  first.facts = facts;
  answer(first, side, text);
  const [open] = decisions(first);
  if (open === undefined) return [];
  if (open.actor === 'chance') return open.question === 'die' ? [chancesFrom(words, first, facts, side)] : [];
  if (open.actor === side || open.card === null || !OPEN_REPLIES.has(open.card)) return [];
  // The reply is mine, and no dice are thrown: how the other side uses its card is its own affair
  if (open.question !== 'choose') return fallOf(words, facts);
  const { actor, options } = open;
  return options.flatMap((reply) => {
    const next = copyOf(first);
    const more: Fact[] = [];
    next.facts = more;
    answer(next, actor, reply);
    const [after] = decisions(next);
    const name = `${words.side(actor)}: ${words.answer(open, reply)}`;
    if (after?.actor === 'chance' && after.question === 'die') {
      const { title, results } = chancesFrom(words, next, more, side);
      return [{ title: `${name}. ${title}`, results }];
    }
    return [{ title: [name, ...words.tell(more.filter(({ t }) => t === 'defcon'))].join('. '), results: [] }];
  });
}

/** That DEFCON falls, where it is certain. */
function fallOf(words: Words, facts: readonly Fact[]): Chances[] {
  const fall = facts.find((fact) => fact.t === 'defcon');
  return fall === undefined ? [] : [{ title: words.say('ui.preview.defcon', { level: fall.now }), results: [] }];
}

function chancesFrom(words: Words, game: Game, facts: readonly Fact[], side: SideKey): Chances {
  const falls = possibleFalls(game, facts);
  const aim = facts.find((fact) => fact.t === 'realign');
  const terms = (one: SideKey) => (aim?.t === 'realign' ? realignTerms(words, game, one, aim.country) : []);
  return {
    title: titleOf(words, falls, side),
    results: resultsOf(words, falls, side),
    ...(aim !== undefined && { modifiers: { us: terms('us'), ussr: terms('ussr') } }),
  };
}

function titleOf(words: Words, falls: readonly Possibility[], side: SideKey): string {
  const isRealignment = falls.some(({ facts }) => facts.some(({ t }) => t === 'realign'));
  const happens = (lucky: (fact: Fact) => boolean) => likelihood(falls, (facts) => facts.some(lucky));
  if (isRealignment) {
    const loses = (one: boolean) => (fact: Fact) =>
      fact.t === 'influence' && fact.by < 0 && (fact.side === side) === one;
    return words.say('ui.odds.realign', { odds: happens(loses(false)), risk: happens(loses(true)) });
  }
  const gains = (one: boolean) => (fact: Fact) => fact.t === 'vp' && (fact.side === side) === one;
  return words.say('ui.odds.contest', { odds: happens(gains(true)), risk: happens(gains(false)) });
}

/** The region that a move scores, as soon as it is confirmed. */
export function scoringAtStake(draft: Draft): Extract<Fact, { t: 'score' }> | null {
  const stake = stakeOf(draft);
  if (stake === null) return null;
  const { facts } = answerAndTell(copyOf(stake.game), stake.side, stake.text);
  const score = facts.find(({ t }) => t === 'score');
  return score?.t === 'score' ? score : null;
}
