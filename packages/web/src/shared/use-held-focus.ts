import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';

const STOPS = 'button:not([tabindex="-1"]):enabled, a[href], input:enabled, select:enabled, [tabindex="0"]';

/** Tab goes round within what lies over the page, and not to what it covers. */
export function useHeldFocus(over: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const stops = [...(over.current?.querySelectorAll<HTMLElement>(STOPS) ?? [])];
      const [first, last] = [stops[0], stops.at(-1)];
      if (event.key !== 'Tab' || first === undefined || last === undefined) return;
      const focused = document.activeElement;
      const [end, next] = event.shiftKey ? [first, last] : [last, first];
      const isInside = focused !== over.current && over.current?.contains(focused) === true;
      if (isInside && focused !== end) return;
      event.preventDefault();
      next.focus();
    };
    addEventListener('keydown', press, { capture: true });
    return () => removeEventListener('keydown', press, { capture: true });
  }, []);
}
