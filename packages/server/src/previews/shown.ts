import type { View } from '@longtwilight/engine';
import type { Named } from '@longtwilight/picture';

/** What a link leads to, as anybody at all may see it: previews and embedded boards are made from this alone. */
export interface Shown {
  readonly seen: View;
  readonly players: Named;
  /** What it is called, where that is not who plays. */
  readonly title?: string | undefined;
  /** What has just happened there, in the language asked for. */
  readonly news?: string | undefined;
  /** Whether it will always look like this. */
  readonly settled: boolean;
}

/** Finds things of one kind that links lead to: null for what is not there, or not there for everybody. */
export type FindShown = (name: string, at: number | null, language: string) => Promise<Shown | null>;
