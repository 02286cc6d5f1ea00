import { useLayoutEffect, useRef } from 'preact/hooks';
import { isOnButton, isTyping } from '../shared/typing.ts';
import type { Drafting } from './use-draft.ts';

interface Shown {
  /** Something is asked, and may be answered. */
  readonly asks: boolean;
  /** Where something else is seen in the place of the question: back to it. Nobody answers what is out of view. */
  readonly leave: (() => void) | null;
}

/** Undo, back and confirm from anywhere on the page. */
export function useMoveKeys(drafting: Drafting, shown: Shown): void {
  // A key means the move as it is, not as it was when the listener was set
  const latest = useRef({ drafting, shown });
  useLayoutEffect(() => {
    latest.current = { drafting, shown };
  });
  // As soon as there is something to see
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isTyping(event)) return;
      const { drafting, shown } = latest.current;
      const goesBack = isBack(event);
      const goesOn = event.key === 'Enter' && !isOnButton(event);
      if (!goesBack && !goesOn) return;
      if (shown.leave !== null) shown.leave();
      else if (!shown.asks) return;
      else if (goesBack) drafting.undo();
      else if (drafting.draft?.complete) drafting.confirm();
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}

const isBack = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  key === 'Escape' || (key === 'u' && !ctrlKey) || (key === 'z' && (ctrlKey || metaKey));
