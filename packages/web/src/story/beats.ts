import type { Fact, SideKey } from '@longtwilight/engine';
import type { CardKey } from '@longtwilight/engine/data';
import type { Words } from '@longtwilight/words';
import type { SeenEntry } from '../match/match.ts';

/** What a beat is about, which decides how it is shown. */
export type BeatKind =
  | 'headline'
  | 'card'
  | 'points'
  | 'roll'
  | 'tracks'
  | 'score'
  | 'turn'
  | 'cards'
  | 'over'
  | 'other';

/** The card that is being played, or whose event happens. */
export interface CardOnStage {
  readonly card: CardKey;
  readonly side: SideKey;
  readonly use: Extract<Fact, { t: 'play' }>['use'] | 'happens';
}

/** One thing that a person takes in: words, and what they touch. */
export interface Beat {
  readonly kind: BeatKind;
  readonly facts: readonly Fact[];
  readonly sentences: readonly string[];
  /** How many steps of the story have been told at its end. */
  readonly until: number;
  /** What lies open beside the map meanwhile. */
  readonly inPlay: CardOnStage | null;
}

const KINDS: Readonly<Record<Fact['t'], BeatKind | null>> = {
  headline: 'headline',
  play: 'card',
  event: 'card',
  'no-event': 'card',
  influence: 'points',
  coup: 'roll',
  realign: 'roll',
  war: 'roll',
  die: 'roll',
  vp: 'tracks',
  defcon: 'tracks',
  military: 'tracks',
  space: 'tracks',
  china: 'tracks',
  effect: 'tracks',
  score: 'score',
  turn: 'turn',
  // Whose round it is stands above the map
  round: null,
  skip: 'other',
  card: 'cards',
  show: 'cards',
  lacks: 'cards',
  reshuffle: 'cards',
  over: 'over',
};

/** What a beat of this kind takes in of what follows it. */
const TAKES: Readonly<Partial<Record<BeatKind, ReadonlySet<BeatKind>>>> = {
  points: new Set(['points']),
  roll: new Set(['points', 'tracks']),
  tracks: new Set(['tracks']),
  score: new Set(['tracks']),
  turn: new Set(['tracks', 'cards']),
  cards: new Set(['cards']),
};

const BEGINS: ReadonlySet<Fact['t']> = new Set(['round', 'turn', 'headline']);

interface BeatDraft {
  kind: BeatKind;
  facts: Fact[];
  sentences: string[];
  until: number;
  inPlay: CardOnStage | null;
  closed: boolean;
}

/** The beats of a story from a step on. Who places its own points has seen them already: those need no beat. */
export function beatsOf(words: Words, story: readonly SeenEntry[], from: number): Beat[] {
  // What is told depends on the card in play, which may lie further back
  const start = Math.max(
    0,
    story.slice(0, from).findLastIndex(({ facts }) => facts.some(({ t }) => BEGINS.has(t))),
  );
  const steps = story.slice(start);
  const facts = steps.flatMap((step) => step.facts);
  const ends = steps.flatMap((step, i) => step.facts.map(() => start + i + 1));
  const beats: BeatDraft[] = [];
  let inPlay: CardOnStage | null = null;
  let told = 0;
  let partner: CardKey | null = null;
  // Not told by itself: the next beat brings it
  let brought: Fact[] = [];
  for (const { facts: some, sentences, reason } of words.tellings(facts)) {
    const [fact] = some;
    told += some.length;
    inPlay = reason === 'military' || reason === 'china' ? null : cardAfter(fact, inPlay);
    partner = partnerAfter(fact, inPlay, partner);
    inPlay = inOperations(fact, withPartner(fact, inPlay, partner));
    const kind = KINDS[fact.t];
    const last = beats.at(-1);
    const until = ends[told - 1] ?? story.length;
    // What is not told by itself belongs to what is being told
    if (kind === null || (sentences.length === 0 && last !== undefined)) {
      const next = brought.length > 0;
      if (kind === null) brought.push(...some);
      // A new round has begun: what is done in it belongs to the beat that comes
      if (last !== undefined && !next) {
        last.until = until;
        // A card that leaves the table has been told to its end
        last.closed ||= fact.t === 'card' && fact.from === 'table';
      }
      continue;
    }
    if (last !== undefined && reason !== 'china' && joins(last, kind, fact)) {
      last.facts.push(...some);
      last.sentences.push(...sentences);
      last.until = until;
      last.closed = isFarewell(fact, inPlay);
    } else {
      beats.push({ kind, facts: [...brought, ...some], sentences: [...sentences], until, inPlay, closed: false });
      brought = [];
    }
    if (kind === 'turn') takeTurnEnd(beats);
  }
  return beats
    .filter(({ sentences, until }) => sentences.length > 0 && until > from)
    .map(({ closed: _, ...beat }) => beat);
}

/** The card in play leaves the table. */
const isFarewell = (fact: Fact, inPlay: CardOnStage | null): boolean =>
  fact.t === 'card' && fact.from === 'table' && fact.card === inPlay?.card;

function joins(last: BeatDraft, kind: BeatKind, fact: Fact): boolean {
  if (last.closed) return false;
  // What an event leaves behind, and that its card goes, is told with what it did
  if (last.inPlay !== null && (isFarewell(fact, last.inPlay) || (fact.t === 'effect' && fact.on))) return true;
  // The dice of one attempt are one beat, the next attempt another
  if (last.kind === 'roll' && kind === 'roll')
    return fact.t === 'die' && !last.facts.some(({ t }) => t === 'influence');
  // Without a card the points are a set-up: each side's is a beat
  if (last.kind === 'points' && last.inPlay === null && sideOfPoints(fact) !== sideOfPoints(last.facts.at(-1)))
    return false;
  // DEFCON has a moment of its own
  if (last.kind === 'roll' && fact.t === 'defcon') return false;
  return TAKES[last.kind]?.has(kind) ?? false;
}

const sideOfPoints = (fact: Fact | undefined): SideKey | null => (fact?.t === 'influence' ? fact.side : null);

function cardAfter(fact: Fact, before: CardOnStage | null): CardOnStage | null {
  if (fact.t === 'play') return { card: fact.card, side: fact.side, use: fact.use };
  if (fact.t === 'event')
    return before?.card === fact.card && before.use.startsWith('event')
      ? before
      : { card: fact.card, side: fact.side, use: 'happens' };
  return fact.t === 'round' || fact.t === 'turn' || fact.t === 'headline' ? null : before;
}

/** The card that goes along with UN Intervention. */
function partnerAfter(fact: Fact, inPlay: CardOnStage | null, before: CardKey | null): CardKey | null {
  if (fact.t === 'play') return null;
  return inPlay?.card === 'un-intervention' && fact.t === 'card' && fact.to === 'table' ? fact.card : before;
}

const OPERATIONS: Readonly<Partial<Record<Fact['t'], CardOnStage['use']>>> = {
  influence: 'influence',
  coup: 'coup',
  realign: 'realign',
};

/** What UN Intervention does is done with the operations of the card that goes along with it. */
function withPartner(fact: Fact, inPlay: CardOnStage | null, partner: CardKey | null): CardOnStage | null {
  const use = OPERATIONS[fact.t];
  if (inPlay?.card !== 'un-intervention' || partner === null || use === undefined) return inPlay;
  return { card: partner, side: inPlay.side, use };
}

/** After the opponent's event the card is used for operations. */
function inOperations(fact: Fact, inPlay: CardOnStage | null): CardOnStage | null {
  const use = OPERATIONS[fact.t];
  if (inPlay?.use !== 'event-first' || use === undefined || !('side' in fact) || fact.side !== inPlay.side)
    return inPlay;
  return fact.t === 'influence' && fact.by < 0 ? inPlay : { ...inPlay, use };
}

/** Facts with which a turn ends, before the next one begins. */
const ENDS_A_TURN: ReadonlySet<Fact['t']> = new Set(['vp', 'lacks', 'effect']);

/** What the last turn cost belongs to its end. */
function takeTurnEnd(beats: BeatDraft[]): void {
  const turn = beats.at(-1)!; // just added
  while (beats.at(-2)?.facts.every(({ t }) => ENDS_A_TURN.has(t))) {
    const [before] = beats.splice(-2, 1);
    turn.facts.unshift(...before!.facts);
    turn.sentences.unshift(...before!.sentences);
  }
  turn.inPlay = null;
}

/** The last of these beats that has been told after so many steps of the story; the first at the very beginning. */
export const beatAt = (beats: readonly Beat[], steps: number): number =>
  Math.max(
    0,
    beats.findLastIndex(({ until }) => until <= steps),
  );

const HAND_OF: Readonly<Partial<Record<Extract<Fact, { t: 'card' }>['to'], SideKey>>> = {
  'us-hand': 'us',
  'ussr-hand': 'ussr',
};

/** The cards that are told of by name, apart from the one in play, by the side whose hand they leave or come into. */
export function cardsShown({ kind, facts, inPlay }: Beat): ReadonlyMap<SideKey | null, ReadonlySet<CardKey>> {
  const shown = new Map<SideKey | null, Set<CardKey>>();
  const show = (side: SideKey | null, card: CardKey): void => {
    shown.set(side, (shown.get(side) ?? new Set()).add(card));
  };
  for (const fact of kind === 'cards' ? facts : []) {
    if (fact.t === 'show') for (const card of fact.cards ?? []) show(HAND_OF[fact.from] ?? null, card);
    if (fact.t === 'card' && fact.card !== null && fact.card !== inPlay?.card)
      show(HAND_OF[fact.to] ?? HAND_OF[fact.from] ?? null, fact.card);
  }
  return shown;
}

/** Whether somebody has to be shown this: not what the same side has just done by hand. */
export const isNews = ({ kind, facts, inPlay }: Beat, me: SideKey | null): boolean => {
  if (me === null || (kind !== 'points' && kind !== 'card')) return true;
  if (kind === 'card') return inPlay === null || inPlay.side !== me || inPlay.use === 'happens';
  if (inPlay !== null && inPlay.side !== me) return true;
  return facts.some((fact) => fact.t === 'influence' && (fact.by < 0 || fact.side !== me));
};
