import type { Fact } from '@longtwilight/engine';
import { words } from './words.ts';

/** Facts as sentences, in order. */
export const tellAll = (facts: readonly Fact[]): string[] => words.tell(facts);
