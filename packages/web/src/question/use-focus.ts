import { useEffect, useRef } from 'preact/hooks';
import { isWriting } from '../shared/typing.ts';

/** Where the next choice of a question is, the most likely first. */
const CHOICES = [
  '.actions .primary:enabled',
  '.lt-card-uses button:not(:disabled)',
  '.options button:not(.lt-about)',
  '.lt-map [data-place][data-choice]',
  '.lt-hand-card[data-choice]',
  '.telling .primary',
] as const;

/** Whoever plays by keys finds the focus at the choices of each new question. Whoever points at things does not need it. */
export function useFocusOnChoices(question: unknown): void {
  const isWanted = useWhoeverPlaysByKeys();
  const isLost = useLostFocus();
  useEffect(() => {
    if (isWanted()) focusOnChoice();
  }, [question]);
  // A stage, a story or a curtain has gone with the focus, perhaps long after the question came
  useEffect(() => {
    if (!isWanted() || !isLost()) return;
    // Another stage that follows is there by then
    const frame = requestAnimationFrame(focusOnChoice);
    return () => cancelAnimationFrame(frame);
  });
}

/** Whether the keys have been used last, and not the mouse or a finger. */
function useWhoeverPlaysByKeys(): () => boolean {
  const byKeys = useRef(false);
  useEffect(() => {
    const keys = (event: KeyboardEvent) => {
      // A shortcut with the mouse in hand is no playing by keys
      if (MOVES.has(event.key)) byKeys.current = true;
    };
    const pointer = () => {
      byKeys.current = false;
    };
    addEventListener('keydown', keys, { capture: true });
    addEventListener('pointerdown', pointer, { capture: true });
    return () => {
      removeEventListener('keydown', keys, { capture: true });
      removeEventListener('pointerdown', pointer, { capture: true });
    };
  }, []);
  return () => byKeys.current;
}

/** Whether what had the focus is gone, and nothing else has it. */
function useLostFocus(): () => boolean {
  const last = useRef<EventTarget | null>(null);
  useEffect(() => {
    const focus = ({ target }: FocusEvent) => {
      last.current = target;
    };
    addEventListener('focusin', focus);
    return () => removeEventListener('focusin', focus);
  }, []);
  return () => document.activeElement === document.body && last.current instanceof Element && !last.current.isConnected;
}

function focusOnChoice(): void {
  if (isWriting() || document.querySelector('.stage, .finder, dialog[open]') !== null) return;
  // What still can be chosen keeps the focus: one point after the other goes there
  if (document.activeElement?.matches('[data-place][data-choice]')) return;
  for (const what of CHOICES) {
    const first = document.querySelector<HTMLElement | SVGElement>(what);
    if (first === null) continue;
    first.focus({ preventScroll: false });
    return;
  }
}

const MOVES: ReadonlySet<string> = new Set(['Tab', 'Enter', ' ', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']);
