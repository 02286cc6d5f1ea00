import { kept } from '../kept.ts';
import { SideMark } from '../marks/marks.tsx';
import { SIDE_KEYS, type SideKey } from '../world/places.ts';

export interface SpaceBox {
  readonly name: string;
  /** Points for the first and for the second to come here, in words; empty if there are none. */
  readonly pays: string;
  /** What it allows, if anything. */
  readonly gives: string;
  /** What it takes to come here: the card's value and the die. */
  readonly needs: string;
}

export interface SpaceRaceProps {
  /** The box each side has reached; zero is the start. */
  readonly reached: Readonly<Record<SideKey, number>>;
  /** The boxes after the start, in order. */
  readonly boxes: readonly SpaceBox[];
  readonly words: { readonly label: string; readonly title: string };
}

export interface SpaceTrackProps extends Pick<SpaceRaceProps, 'reached' | 'words'> {
  /** How many boxes there are after the start. */
  readonly boxes: number;
}

/** The race in one line: two rows of small steps. */
export const SpaceTrack = kept(({ reached, boxes, words }: SpaceTrackProps) => {
  return (
    <section class="lt-track lt-space" aria-label={words.label}>
      <span class="lt-track-title">{words.title}</span>
      <span class="lt-space-steps" aria-hidden="true">
        {SIDE_KEYS.map((side) => (
          <span key={side} data-side={side}>
            <SideMark side={side} />
            {Array.from({ length: boxes }, (_, i) => (
              <i key={i} data-done={i < reached[side] || undefined} />
            ))}
            <b>{reached[side]}</b>
          </span>
        ))}
      </span>
    </section>
  );
});

/** The race in full: every box with what it needs, pays and allows. */
export function SpaceRace({ reached, boxes, words }: SpaceRaceProps) {
  return (
    <ol class="lt-space-race" aria-label={words.label}>
      {boxes.map((box, i) => (
        <li key={box.name}>
          <span class="lt-space-marks">
            {SIDE_KEYS.filter((side) => reached[side] === i + 1).map((side) => (
              <SideMark key={side} side={side} />
            ))}
          </span>
          <b>{box.name}</b>
          <span class="lt-space-points">{box.pays}</span>
          <small>
            {box.needs} {box.gives}
          </small>
        </li>
      ))}
    </ol>
  );
}
