import type { View } from '@longtwilight/engine';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Match, MatchState } from '../match/match.ts';
import { Unreachable } from '../server/api.ts';
import type { Settings } from '../settings/settings.ts';
import { type InstantState, useInstantState } from '../shared/use-instant-state.ts';
import { chosenIn, Draft, draftOf, isForced, isSameQuestion } from './draft.ts';
import { type DangersOfMove, SAFE, useDangers } from './use-dangers.ts';

export interface Drafting {
  readonly draft: Draft | null;
  /** True while answers are on their way. */
  readonly sending: boolean;
  readonly dangers: DangersOfMove;
  /** Confirm was pressed for a move that can lose: the next press takes the risk, once the button has said so. */
  readonly risk: 'none' | 'asked' | 'armed';
  choose(text: string, times?: number): void;
  /** Begin the move anew with this answer. */
  restart(text: string | null): void;
  /** Lay these answers out on the table, from the beginning of the move, for a look; nothing is sent. */
  propose(answers: readonly string[]): void;
  /** What lies on the table is such a proposal. */
  readonly proposed: boolean;
  /** Take back the last answer, or the last that was this one. */
  undo(text?: string): void;
  /** Go back past a barrier, where the match allows it. */
  takeBack(): void;
  confirm(): void;
  /** Something went wrong, in plain words of whoever refused it. */
  readonly refusal: Error | null;
}

const UNMARKED: DangersOfMove = { of: () => SAFE, last: SAFE };

/** The move that a player is about to make. */
export function useDraft(match: Match, now: MatchState, confirmations: Settings['confirmations']): Drafting {
  const { side } = now;
  const view = useSteady(now.view);
  const start = useMemo(
    () => (side !== null && view.decision !== null && !view.decision.answered ? Draft.begin(view, side) : null),
    [view, side],
  );
  const { draft, draftNow, made } = useMade(start);
  const [proposal, setProposal] = useState<Draft | null>(null);
  const found = useDangers(match.unmarked ? null : draft);
  const dangers = match.unmarked ? UNMARKED : found;
  const { send, sending, isBusy, refusal, refused, forgive } = useSending(match, start, made);
  const { risk, wish } = useConfirmation(draft, dangers, send);

  const lay = (next: Draft) => {
    made.set(next);
    forgive();
    // A headline is read before it is given
    const byItself = next.complete && confirmations === 'expert' && next.seen.decision?.question !== 'headline';
    if (byItself && !next.unknown) wish(next, 'if-safe');
  };

  const drafting: Drafting = {
    draft,
    sending,
    dangers,
    risk,
    refusal,
    proposed: draft !== null && draft === proposal && draft.answers.length > 0,
    choose(text, times = 1) {
      const now = draftNow();
      if (now === null || isBusy()) return;
      let next = now;
      for (let i = 0; i < times; i++) next = chosenIn(next, text);
      if (next !== now) lay(next);
    },
    restart(text) {
      if (start === null || isBusy()) return;
      if (text === null || !start.decision?.options.includes(text)) made.set(start);
      else lay(chosenIn(start, text));
    },
    propose(answers) {
      if (start === null || isBusy()) return;
      const next = draftOf(start.seen, answers);
      made.set(next);
      setProposal(next);
      forgive();
    },
    undo(text) {
      if (isBusy()) return;
      const now = draftNow();
      let back = text === undefined ? now?.without() : now?.withoutLast(text);
      while (text === undefined && back && isForced(back)) back = back.without();
      if (back) made.set(back);
      else if (text === undefined && match.now.undoable > 0) {
        made.set(null);
        match.undo().catch(refused);
      }
    },
    takeBack() {
      if (isBusy()) return;
      made.set(null);
      match.takeBack?.().catch(refused);
    },
    confirm() {
      const now = draftNow();
      if (now?.complete && !isBusy()) wish(now, 'pressed');
    },
  };
  return drafting;
}

/** The move as it lies on the table. */
function useMade(start: Draft | null) {
  const made = useInstantState<Draft | null>(null);
  // A move belongs to the question that it was begun for, whatever else happens while that is open
  const goingOn = (move: Draft | null) => move?.goingOnFrom(start) ?? start;
  const draft = useMemo(() => goingOn(made.drawn), [made.drawn, start]);
  return {
    made,
    draft,
    /** The move with every click, drawn or not. */
    draftNow: () => (made.now() === made.drawn ? draft : goingOn(made.now())),
  };
}

/** Sends a complete move, and keeps why it was refused until the next one. */
function useSending(match: Match, start: Draft | null, made: InstantState<Draft | null>) {
  /** The move that is on its way. */
  const sent = useInstantState<Draft | null>(null);
  const [refusal, setRefusal] = useState<Error | null>(null);
  // Once another question is open, it can be answered
  const isOnItsWay = (move: Draft | null) => move !== null && (start === null || isSameQuestion(move.seen, start.seen));
  const refused = (error: unknown) => setRefusal(error instanceof Error ? error : new Error(String(error)));
  const forgive = () => setRefusal(null);
  // What could not be sent can be sent again: no need to say any more that it could not
  useEffect(() => {
    if (match.connected === true) setRefusal((now) => (now instanceof Unreachable ? null : now));
  }, [match.connected]);
  const send = (complete: Draft) => {
    sent.set(complete);
    forgive();
    match
      .answer(complete.answers)
      .then(() => made.set((now) => (now?.seen === complete.seen ? null : now)))
      .catch((error: unknown) => {
        // Where nobody answered, the move stays as it is, to be confirmed again
        if (!(error instanceof Unreachable)) made.set(null);
        refused(error);
      })
      .finally(() => sent.set((now) => (now === complete ? null : now)));
  };
  return {
    send,
    /** As it was drawn. */
    sending: isOnItsWay(sent.drawn),
    /** As it is now. */
    isBusy: () => isOnItsWay(sent.now()),
    refusal,
    refused,
    forgive,
  };
}

/** A second press of Confirm counts only after this: nobody takes a risk by a double click. */
const ARMED_AFTER_MS = 400;

/** The same view as before while it says the same: the server tells it anew with everything that happens beside the game. */
function useSteady(view: View): View {
  const kept = useRef(view);
  if (kept.current !== view && JSON.stringify(kept.current) !== JSON.stringify(view)) kept.current = view;
  return kept.current;
}

const isSameMove = (one: Draft, other: Draft | null): boolean =>
  other !== null && isSameQuestion(one.seen, other.seen) && one.answers.join() === other.answers.join();

interface Wish {
  readonly draft: Draft;
  readonly how: 'pressed' | 'if-safe';
}

/** A complete move is sent as soon as it is known what it risks; one that can lose is asked about once more. */
function useConfirmation(draft: Draft | null, { last }: DangersOfMove, send: (complete: Draft) => void) {
  const [wished, setWished] = useState<Wish | null>(null);
  const [asked, setAsked] = useState<{ readonly draft: Draft; readonly armed: boolean } | null>(null);
  const risk = asked === null || asked.draft !== draft ? 'none' : asked.armed ? 'armed' : 'asked';
  const settle = ({ draft: complete, how }: Wish) => {
    // What was found is about the move that was drawn
    if (last === undefined || !isSameMove(complete, draft)) return setWished({ draft: complete, how });
    // Whoever pressed before it was known that not all could be looked through has not read so
    const hasRead = how === 'pressed' && wished === null;
    setWished(null);
    if (last.verdict === 'safe' || (last.verdict === 'not-finished' && hasRead)) return send(complete);
    if (how === 'if-safe' || last.verdict === 'not-finished') return;
    if (risk === 'armed') send(complete);
    else if (risk === 'none') setAsked({ draft: complete, armed: false });
  };
  useEffect(() => {
    if (wished !== null && draft !== null && isSameMove(wished.draft, draft) && last !== undefined)
      settle({ ...wished, draft });
  }, [wished, draft, last]);
  useEffect(() => {
    if (risk !== 'asked') return;
    const timer = setTimeout(() => setAsked((now) => now && { ...now, armed: true }), ARMED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [risk]);
  return {
    risk,
    wish: (complete: Draft, how: Wish['how']) =>
      how === 'pressed' ? settle({ draft: complete, how }) : setWished({ draft: complete, how }),
  } as const;
}
