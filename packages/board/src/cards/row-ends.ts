import type { RefObject } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';

/** At which ends of a row some of it lies outside, `start`, `end` or both; undefined when all of it is in view. */
export function useRowEnds(row: RefObject<HTMLElement | null>, length: number): string | undefined {
  const [hidden, setHidden] = useState<string>();
  useLayoutEffect(() => {
    const element = row.current;
    if (element === null) return;
    const look = () => {
      const { scrollLeft, scrollWidth, clientWidth } = element;
      const ends = [scrollLeft > 1 && 'start', scrollLeft + clientWidth < scrollWidth - 1 && 'end'];
      setHidden(ends.filter(Boolean).join(' ') || undefined);
    };
    look();
    element.addEventListener('scroll', look, { passive: true });
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => {
      element.removeEventListener('scroll', look);
      observer.disconnect();
    };
  }, [row, length]);
  return hidden;
}
