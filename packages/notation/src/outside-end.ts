import type { OutsideEnd } from '@longtwilight/engine';

/** Ends from outside the rules as files and logs tell them. */
const ENDS: Readonly<Record<string, OutsideEnd>> = {
  'us resigns': { reason: 'resign', side: 'us' },
  'ussr resigns': { reason: 'resign', side: 'ussr' },
  'us out of time': { reason: 'time', side: 'us' },
  'ussr out of time': { reason: 'time', side: 'ussr' },
  'us loses by operator': { reason: 'operator', side: 'us' },
  'ussr loses by operator': { reason: 'operator', side: 'ussr' },
  'agreed draw': { reason: 'agreement', side: null },
  'both out of time': { reason: 'time', side: null },
  'draw by operator': { reason: 'operator', side: null },
};
export const OUTSIDE_END_TEXTS: readonly string[] = Object.keys(ENDS);

export const outsideEndText = ({ reason, side }: OutsideEnd): string =>
  OUTSIDE_END_TEXTS.find((text) => ENDS[text]!.reason === reason && ENDS[text]!.side === side)!;

/** The end that a text means, in whatever letters; null if it is none of them. */
export const outsideEndIn = (text: string): OutsideEnd | null => ENDS[text.toLowerCase()] ?? null;
