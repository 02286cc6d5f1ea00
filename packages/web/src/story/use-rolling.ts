import { useEffect, useRef, useState } from 'preact/hooks';
import type { Settings } from '../settings/settings.ts';
import type { BeatsTold } from './use-beats.ts';

/** So long a die rolls: at the usual pace as long as it is heard. */
const ROLL_MS: Readonly<Record<Settings['speed'], number>> = { instant: 280, quick: 280, calm: 560 };

/**
 * Whether the die of the beat that is told still rolls: what it brings is shown when it has landed. For those who want no
 * motion, or look at one moment, it lies there at once.
 */
export function useRolling(telling: BeatsTold | null, { speed, textView }: Settings): boolean {
  const roll = textView || matchMedia('(prefers-reduced-motion: reduce)').matches ? null : rollOf(telling);
  const landed = useRef<string | null>(null);
  // The same roll may be told again
  if (roll === null) landed.current = null;
  const [, show] = useState<string | null>(null);
  useEffect(() => {
    if (roll === null) return;
    const timer = setTimeout(() => {
      landed.current = roll;
      show(roll);
    }, ROLL_MS[speed]);
    return () => clearTimeout(timer);
  }, [roll]);
  return roll !== landed.current;
}

/** A name for the roll that is told, if one is. */
function rollOf(telling: BeatsTold | null): string | null {
  if (telling === null || telling.jumped) return null;
  const { facts, until } = telling.beats[telling.at]!; // it is told now
  return facts.some(({ t }) => t === 'die') ? `${telling.at} ${until}` : null;
}
