import type { ComponentChildren } from 'preact';
import { SideMark } from '../marks/marks.tsx';
import type { SideKey } from '../world/places.ts';

export interface EffectView {
  readonly id: string;
  /** Whom it helps, when it is one side. */
  readonly side: SideKey | null;
  readonly title: string;
  readonly text: string;
  /** When it ends, in words; empty for the rest of the game. */
  readonly until: string;
  /** Where more can be read about it. */
  readonly more?: ComponentChildren;
}

export interface EffectsListProps {
  readonly effects: readonly EffectView[];
  readonly words: { readonly label: string; readonly none: string };
}

/** What stays in play, each explained where it stands. */
export function EffectsList({ effects, words }: EffectsListProps) {
  if (effects.length === 0) return <p class="lt-quiet">{words.none}</p>;
  return (
    <ul class="lt-effects" aria-label={words.label}>
      {effects.map((effect) => (
        <li key={effect.id}>
          <details>
            <summary>
              {effect.side !== null && <SideMark side={effect.side} />}
              <b>{effect.title}</b>
              <small>{effect.until}</small>
            </summary>
            <p>
              {effect.text} {effect.more}
            </p>
          </details>
        </li>
      ))}
    </ul>
  );
}
