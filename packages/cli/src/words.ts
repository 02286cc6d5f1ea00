import { loadWords } from '@longtwilight/words';

/** What the terminal says of the game; what it says of itself stands where it is said. */
export const words = await loadWords('en');
