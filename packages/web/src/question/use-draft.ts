import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Match, MatchState } from '../match/match.ts';
import { Unreachable } from '../server/api.ts';
import type { Settings } from '../settings/settings.ts';
import { isTyping } from '../shared/typing.ts';
import { dangerOf } from './danger.ts';
import { Draft, isSameQuestion } from './draft.ts';

export interface Drafting {
  readonly draft: Draft | null;
  /** True while answers are on their way. */
  readonly sending: boolean;
  choose(text: string, times?: number): void;
  /** Begin the move anew with this answer. */
  restart(text: string | null): void;
  /** Take back the last answer, or the last that was this one. */
  undo(text?: string): void;
  /** Go back past a barrier, where the match allows it. */
  takeBack(): void;
  confirm(): void;
  /** Something went wrong, in plain words of whoever refused it. */
  readonly refusal: Error | null;
}

/** The move that a player is about to make. */
export function useDraft(match: Match, { view, side }: MatchState, confirmations: Settings['confirmations']): Drafting {
  const start = useMemo(
    () => (side !== null && view.decision !== null && !view.decision.answered ? Draft.begin(view, side) : null),
    [view, side],
  );
  const [made, setMade] = useState<Draft | null>(null);
  /** The move that is on its way. */
  const [sent, setSent] = useState<Draft | null>(null);
  const [refusal, setRefusal] = useState<Error | null>(null);
  // A move belongs to the question that it was begun for, whatever else happens while that is open
  const draft = useMemo(() => made?.goingOnFrom(start) ?? start, [made, start]);
  // Once another question is open, it can be answered
  const sending = sent !== null && (start === null || isSameQuestion(sent.seen, start.seen));

  const refused = (error: unknown) => setRefusal(error instanceof Error ? error : new Error(String(error)));
  const send = (complete: Draft) => {
    setSent(complete);
    setRefusal(null);
    match
      .answer(complete.answers)
      .then(() => setMade((now) => (now?.seen === complete.seen ? null : now)))
      .catch((error: unknown) => {
        // Where nobody answered, the move stays as it is, to be confirmed again
        if (!(error instanceof Unreachable)) setMade(null);
        refused(error);
      })
      .finally(() => setSent((now) => (now === complete ? null : now)));
  };

  const lay = (next: Draft) => {
    setMade(next);
    setRefusal(null);
    const before = next.without();
    const text = next.answers.at(-1);
    const safe = before === null || text === undefined || dangerOf(before.game, next.side, text).verdict === 'safe';
    if (next.complete && confirmations === 'expert' && !next.unknown && safe) send(next);
  };

  const drafting: Drafting = {
    draft,
    sending,
    refusal,
    choose(text, times = 1) {
      if (draft === null || sending) return;
      let next = draft;
      for (let i = 0; i < times && next.decision?.options.includes(text); i++) next = next.with(text);
      if (next !== draft) lay(next);
    },
    restart(text) {
      if (start === null || sending) return;
      if (text === null || !start.decision?.options.includes(text)) setMade(start);
      else lay(start.with(text));
    },
    undo(text) {
      if (sending) return;
      const back = text === undefined ? draft?.without() : draft?.withoutLast(text);
      if (back) setMade(back);
      else if (text === undefined && match.now.undoable > 0) {
        setMade(null);
        match.undo().catch(refused);
      }
    },
    takeBack() {
      if (sending) return;
      setMade(null);
      match.takeBack?.().catch(refused);
    },
    confirm() {
      if (draft?.complete && !sending) send(draft);
    },
  };
  useMoveKeys(drafting);
  return drafting;
}

/** Undo, back and confirm from anywhere on the page. */
function useMoveKeys({ undo, confirm, draft }: Drafting): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isTyping(event)) return;
      const back =
        event.key === 'Escape' ||
        (event.key === 'u' && !event.ctrlKey) ||
        (event.key === 'z' && (event.ctrlKey || event.metaKey));
      const onButton =
        event.target instanceof Element &&
        event.target.closest('button, a, summary, [role=button]:not([aria-disabled=true])') !== null;
      if (back) undo();
      else if (event.key === 'Enter' && !onButton && draft?.complete) confirm();
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
}
