import {
  answerAndTell,
  copyOf,
  type Decision,
  decisions,
  type Fact,
  type Game,
  gameFrom,
  guess,
  regionViews,
  type SideKey,
  seeded,
  type View,
  view,
} from '@longtwilight/engine';

/** What a player has chosen so far without having said it aloud: played on a game that looks like the real one to it. */
export class Draft {
  readonly side: SideKey;
  readonly seen: View;
  readonly answers: readonly string[];
  /** The game with the answers given, but for one that leads to something unknown. */
  readonly shown: View;
  /** What is asked next; null once the answers have to be given before anything more can be known. */
  readonly decision: Decision | null;
  /** The last answer rolls dice, draws or shows something: nobody knows yet what will come of it. */
  readonly unknown: boolean;
  readonly game: Game;
  private readonly before: Draft | null;

  private constructor(
    parts: Pick<Draft, 'side' | 'seen' | 'answers' | 'shown' | 'decision' | 'unknown' | 'game'> & {
      before: Draft | null;
    },
  ) {
    this.side = parts.side;
    this.seen = parts.seen;
    this.answers = parts.answers;
    this.shown = parts.shown;
    this.decision = parts.decision;
    this.unknown = parts.unknown;
    this.game = parts.game;
    this.before = parts.before;
  }

  /** Nothing chosen yet. The viewer has an open question. */
  static begin(seen: View, side: SideKey): Draft {
    const game = guess(seen, seeded(seen.number));
    return new Draft({
      side,
      seen,
      answers: [],
      shown: seen,
      decision: seen.decision,
      unknown: false,
      game,
      before: null,
    });
  }

  get complete(): boolean {
    return this.decision === null;
  }

  with(text: string): Draft {
    const { side, seen } = this;
    const game = copyOf(this.game);
    const { facts: told, barrier } = answerAndTell(game, side, text);
    const [open] = decisions(game);
    // What follows a headline rests on a guess of the other one
    const isHeadline = this.decision?.question === 'headline';
    const facts = isHeadline ? [] : told;
    return new Draft({
      side,
      seen,
      answers: [...this.answers, text],
      shown: barrier ? withInfluence(this.shown, game, facts) : view(game, side),
      decision: barrier ? null : (open ?? null),
      unknown: (open?.actor === 'chance' && !isHeadline) || facts.some(({ t }) => t === 'show' || t === 'lacks'),
      game,
      before: this,
    });
  }

  /** The same answers to the same question, after something else has changed meanwhile; null to another question. */
  goingOnFrom(start: Draft | null): Draft | null {
    if (start === null || !isSameQuestion(this.seen, start.seen)) return null;
    if (start.seen === this.seen) return this;
    let draft = start;
    for (const text of this.answers) {
      if (!draft.decision?.options.includes(text)) break;
      draft = draft.with(text);
    }
    return draft;
  }

  /** One step back; null at the beginning. */
  without(): Draft | null {
    return this.before;
  }

  /** Without the last answer that was this one, if the others can stay as they are. */
  withoutLast(text: string): Draft | null {
    const at = this.answers.lastIndexOf(text);
    if (at < 0) return null;
    let draft: Draft = this;
    while (draft.answers.length > at && draft.before !== null) draft = draft.before;
    for (const later of this.answers.slice(at + 1)) {
      if (!draft.decision?.options.includes(later)) return null;
      draft = draft.with(later);
    }
    return draft;
  }
}

/** The move with these answers, as far as the question of a side asks for them. */
export function draftOf(seen: View, answers: readonly string[]): Draft {
  let draft = Draft.begin(seen, seen.viewer as SideKey); // only sides have questions
  for (const text of answers) {
    if (!draft.decision?.options.includes(text)) break;
    draft = draft.with(text);
  }
  return draft;
}

/** Whether two views ask their viewer for the same thing. */
export const isSameQuestion = (one: View, other: View): boolean =>
  one === other || (one.viewer === other.viewer && JSON.stringify(one.decision) === JSON.stringify(other.decision));

/** Nothing but this can be done: it is done without asking, as part of what was chosen before. */
export const isForced = ({ decision, answers }: Draft): boolean =>
  answers.length > 0 &&
  decision !== null &&
  decision.options.length === 1 &&
  (decision.kind === 'use' || decision.kind === 'country');

/** How many answers there are up to the last that was chosen: what follows by itself was not. */
export function answersChosen(draft: Draft): number {
  let last = draft;
  for (let before = last.without(); before !== null && isForced(before); before = last.without()) last = before;
  return last.answers.length;
}

/** The answers to the question that is asked again and again, as for discards, without those before it. */
export function answersInARow(draft: Draft): readonly string[] {
  const question = (draft.decision ?? draft.without()?.decision)?.question;
  let first = draft;
  for (let before = first.without(); before !== null; before = first.without()) {
    if (before.decision?.question !== question) break;
    first = before;
  }
  return draft.answers.slice(first.answers.length);
}

/** The move with this answer and all that follows by itself. A place that may receive influence is enough to say what a card is for. */
export function chosenIn(draft: Draft, text: string): Draft {
  const { decision } = draft;
  if (decision === null) return draft;
  if (!decision.options.includes(text))
    return placesByInfluence(draft).has(text) ? chosenIn(draft.with('influence'), text) : draft;
  let next = draft.with(text);
  while (isForced(next)) next = next.with(next.decision!.options[0]!); // a forced one has one option
  return next;
}

/** Where the card in hand could place influence, while it is still open what it is used for. */
export function placesByInfluence(draft: Draft): ReadonlySet<string> {
  if (draft.decision?.question !== 'use' || !draft.decision.options.includes('influence')) return new Set();
  const { decision } = draft.with('influence');
  return new Set(decision?.question === 'place' ? decision.options : []);
}

/** A view in which influence has changed as a placement or an event does at once; what comes after something else may be a guess. */
function withInfluence(seen: View, game: Game, facts: readonly Fact[]): View {
  const influence = { ...seen.influence };
  for (const fact of facts) {
    if (fact.t === 'play' || fact.t === 'event') continue;
    if (fact.t !== 'influence') break;
    influence[fact.country] = fact.now;
  }
  const regions = regionViews(gameFrom(game.rules, { influence, effects: seen.effects }));
  return { ...seen, influence, regions, decision: null };
}
