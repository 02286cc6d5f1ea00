import { type Decision, type Fact, GameRecord, RefusedError, type Rules, type SideKey } from '@longtwilight/engine';
import type { CardKey } from '@longtwilight/engine/data';

import { type Absence, CardHistory, type DealPlan, type DealTrouble, isPlan, planDeals } from './deals.ts';
import type { Trace, TracedStep } from './trace.ts';

/** Where an answer of an imported game comes from: the log says so, or it was filled in to fit. */
export type Evidence = 'stated' | 'filled-in';

export interface Rebuilt {
  readonly record: GameRecord;
  readonly evidence: Evidence[];
}
/** Why there are no hands with which the game could have been played. */
export interface HandsTrouble {
  readonly line: number;
  readonly expected: string;
  readonly got: string;
}

/** How often hands are dealt anew after the engine has shown that they can't be right. */
const MOST_ATTEMPTS = 60;

/** Play a traced game again, as far as it was replayed. `trouble`: no hands fit all that the log shows. */
export function rebuild(
  rules: Rules,
  bids: readonly string[],
  trace: Trace,
): Rebuilt & { readonly trouble: HandsTrouble | null } {
  const { steps, edits } = trace;
  const first = edits.findIndex((edit) => !edit.arranged);
  const upTo = first < 0 ? steps.length : edits[first]!.at;
  const dealt = withDeals(rules, bids, { ...trace, steps: steps.slice(0, upTo) });
  if (!('record' in dealt)) {
    const record = new GameRecord(rules, bids);
    const { evidence } = goOn(record, trace, 0, 0);
    return { record, evidence, trouble: dealt };
  }
  const { record, evidence } = dealt;
  const rest = goOn(record, trace, upTo, first);
  return { record, evidence: [...evidence, ...rest.evidence], trouble: rest.trouble };
}

/** Repeat the replay with the very cards that it had in the hands, edits included. */
function goOn(
  record: GameRecord,
  { steps, edits }: Trace,
  step: number,
  edit: number,
): { readonly evidence: Evidence[]; readonly trouble: HandsTrouble | null } {
  const evidence: Evidence[] = [];
  let next = edit;
  for (let i = step; i <= steps.length; i++) {
    const given = steps[i];
    try {
      for (; edits[next]?.at === i; next++) record.edit(edits[next]!.position);
      if (given === undefined) break;
      record.answer(given.actor, given.text);
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      return { evidence, trouble: { line: given?.line ?? 1, expected: error.message, got: 'the game ends here' } };
    }
    evidence.push(given.stated ? 'stated' : 'filled-in');
  }
  return { evidence, trouble: null };
}

/** Play a traced game again from the first deal, with hands that fit all that the log shows. */
function withDeals(rules: Rules, bids: readonly string[], trace: Trace): Rebuilt | HandsTrouble {
  const { steps } = trace;
  const history = new CardHistory(rules, trace);
  const known = steps.every((step) => step.question !== 'draw' || step.card !== null || step.stated);
  const learned: Absence[] = [];
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
    const plan: DealPlan | DealTrouble = known ? new Map() : planDeals(history, learned);
    if (!isPlan(plan)) return dealTrouble(plan, steps);
    const result = new Performance(rules, bids, steps, plan, history).play();
    if (!('time' in result)) return result;
    if (result.lesson === null || known) return result;
    learned.push(result.lesson);
  }
  const line = steps.at(-1)?.line ?? 1;
  return { line, expected: 'hands that allow what the log shows', got: 'none were found' };
}

const dealTrouble = ({ line, card }: DealTrouble, steps: readonly TracedStep[]): HandsTrouble => ({
  line: line > 0 ? line : (steps.at(-1)?.line ?? 1),
  expected: card === null ? 'a card for every draw' : `a deal in which ${card} came to that hand`,
  got: 'there is none that fits the hands that the log shows',
});

interface Failure extends HandsTrouble {
  readonly time: number;
  /** What can be learned about the hands from it. */
  readonly lesson: Absence | null;
}

/** One attempt. */
class Performance {
  private readonly record: GameRecord;
  private readonly steps: readonly TracedStep[];
  private readonly plan: DealPlan;
  private readonly history: CardHistory;

  constructor(
    rules: Rules,
    bids: readonly string[],
    steps: readonly TracedStep[],
    plan: DealPlan,
    history: CardHistory,
  ) {
    this.history = history;
    this.record = new GameRecord(rules, bids);
    this.steps = steps;
    this.plan = plan;
  }

  play(): Rebuilt | Failure {
    const { record, steps } = this;
    for (let time = 0; time < steps.length; time++) {
      const step = steps[time]!;
      const asked = record.decisions().find((one) => !one.answered && one.actor === step.actor);
      const open = asked ?? record.decisions()[0];
      if (open === undefined) return this.failure(time, 'nothing: the game is over', null);
      if (open.question !== step.question || open.card !== step.card) return this.unexpected(time, open);
      const text = this.answerTo(step, open, time);
      if (!open.options.includes(text)) return this.unexpected(time, open);
      record.answer(step.actor, text);
      const lesson = this.shownOtherwise(time);
      if (lesson !== null) return this.failure(time, 'another hand', lesson);
    }
    const evidence = steps.map((step): Evidence => (step.stated ? 'stated' : 'filled-in'));
    return { record, evidence };
  }

  private answerTo(step: TracedStep, open: Decision, time: number): string {
    const planned = this.plan.get(time);
    if (planned !== undefined) return planned;
    // Cards that Our Man in Tehran only looks at may be any that are in the pile now
    if (step.card !== 'our-man-in-tehran' || step.question !== 'draw' || step.stated) return step.text;
    if (open.options.includes(step.text)) return step.text;
    const later = new Set(this.steps.slice(time).map((one) => one.text));
    return open.options.find((card) => !later.has(card)) ?? open.options[0]!;
  }

  private failure(time: number, expected: string, lesson: Absence | null): Failure {
    const { line, text } = this.steps[time]!;
    return { time, line, expected, got: text, lesson };
  }

  /** A question that can't be open, or lacks the answer of the log: the cards that it offers can't all be in that hand. */
  private unexpected(time: number, open: Decision): Failure {
    const step = this.steps[time]!;
    const expected = `an answer to "${open.question}": ${open.options.join(', ')}`;
    if (open.actor === 'chance' || open.kind !== 'card') return this.failure(time, expected, null);
    const side: SideKey = open.actor;
    const shown = open.options.filter((card) => !this.history.showsScoring(card, side, time));
    const offered = new Set(shown.length > 0 ? shown : open.options);
    offered.delete(step.text);
    return this.failure(time, expected, {
      side,
      time: this.history.before(time),
      lacks: (card: CardKey) => offered.has(card),
    });
  }

  /** A hand was shown that holds more than the log shows. */
  private shownOtherwise(time: number): Absence | null {
    const facts = this.record.entries.at(-1)?.facts ?? [];
    const { facts: told, shownInPart } = this.steps[time]!;
    if (shownInPart) return null;
    const shows = (list: readonly Fact[]): Extract<Fact, { t: 'show' }>[] => list.filter((fact) => fact.t === 'show');
    const before = shows(told);
    for (const [i, fact] of shows(facts).entries()) {
      const expected = before[i]?.cards ?? [];
      const extra = (fact.cards ?? []).filter((card) => !expected.includes(card));
      if (fact.from === 'pile' || extra.length === 0) continue;
      const cards = new Set(extra);
      return {
        side: fact.from === 'us-hand' ? 'us' : 'ussr',
        time: this.history.before(time),
        lacks: (card) => cards.has(card),
      };
    }
    return null;
  }
}
