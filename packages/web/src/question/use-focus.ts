import { useEffect, useRef } from 'preact/hooks';

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
  useEffect(() => {
    if (!byKeys.current || document.querySelector('.stage, .finder, dialog[open]') !== null) return;
    // What still can be chosen keeps the focus: one point after the other goes there
    if (document.activeElement?.matches('[data-place][data-choice]')) return;
    for (const what of CHOICES) {
      const first = document.querySelector<HTMLElement | SVGElement>(what);
      if (first === null) continue;
      first.focus({ preventScroll: false });
      return;
    }
  }, [question]);
}

const MOVES: ReadonlySet<string> = new Set(['Tab', 'Enter', ' ', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']);
