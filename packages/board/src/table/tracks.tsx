import { CardChip } from '../cards/card.tsx';
import { kept } from '../kept.ts';
import { SideMark } from '../marks/marks.tsx';
import { SIDE_KEYS, type SideKey } from '../world/places.ts';

/** A line of small steps, some of them done. */
function Steps({ done, of }: { readonly done: number; readonly of: number }) {
  return (
    <span class="lt-steps" aria-hidden="true">
      {Array.from({ length: of }, (_, i) => (
        <i key={i} data-done={i < done || undefined} />
      ))}
    </span>
  );
}

export interface TurnTrackProps {
  readonly round: number;
  readonly rounds: number;
  readonly words: {
    readonly label: string;
    readonly turn: string;
    /** The years that the turn stands for. */
    readonly years: string;
    /** The round, or the phase between rounds. */
    readonly round: string;
  };
}

/** A longer name than any round has goes on in a second line where there is little room. */
const LONG_NAME = 14;

export const TurnTrack = kept(({ round, rounds, words }: TurnTrackProps) => {
  return (
    <section class="lt-track lt-turn" aria-label={words.label}>
      <span class="lt-track-title">
        {words.turn} <small>{words.years}</small>
      </span>
      <p data-long={words.round.length > LONG_NAME || undefined}>
        {words.round} <Steps done={round} of={rounds} />
      </p>
    </section>
  );
});

export interface VictoryTrackProps {
  /** Above zero for the United States, below for the Soviet Union. */
  readonly points: number;
  /** Points that win at once. */
  readonly most: number;
  readonly words: { readonly label: string; readonly title: string; readonly value: string };
}

export const VictoryTrack = kept(({ points, most, words }: VictoryTrackProps) => {
  const leader: SideKey | undefined = points === 0 ? undefined : points > 0 ? 'us' : 'ussr';
  const part = Math.min(Math.abs(points) / most, 1) * 50;
  return (
    <section class="lt-track lt-victory" aria-label={words.label}>
      <span class="lt-track-title">{words.title}</span>
      <span class="lt-victory-line">
        <SideMark side="us" />
        <span class="lt-victory-scale">
          <i data-side={leader} style={{ width: `${part}%`, [points > 0 ? 'right' : 'left']: '50%' }} />
          <b data-side={leader} style={{ left: `${50 - Math.sign(points) * part}%` }}>
            {words.value}
          </b>
        </span>
        <SideMark side="ussr" />
      </span>
    </section>
  );
});

export interface DefconTrackProps {
  readonly level: number;
  readonly words: {
    readonly label: string;
    readonly title: string;
    /** What is not allowed at this level, or nothing. */
    readonly note: string;
  };
}

const DEFCON_LEVELS = [5, 4, 3, 2, 1] as const;

export const DefconTrack = kept(({ level, words }: DefconTrackProps) => {
  return (
    <section class="lt-track lt-defcon" aria-label={words.label} title={words.note}>
      <span class="lt-track-title">{words.title}</span>
      <span class="lt-defcon-levels" aria-hidden="true">
        {DEFCON_LEVELS.map((step) => (
          <b key={step} data-level={step} data-here={step === level || undefined}>
            {step}
          </b>
        ))}
      </span>
    </section>
  );
});

export interface MilitaryTrackProps {
  readonly done: Readonly<Record<SideKey, number>>;
  /** What must be done by the end of the turn. */
  readonly owed: number;
  readonly words: { readonly label: string; readonly title: string /** "2 needed" */; readonly needed: string };
}

export const MilitaryTrack = kept(({ done, owed, words }: MilitaryTrackProps) => {
  return (
    <section class="lt-track lt-military" aria-label={words.label}>
      <span class="lt-track-title">{words.title}</span>
      <span class="lt-pair" aria-hidden="true">
        {SIDE_KEYS.map((side) => (
          <span key={side} data-side={side} data-short={done[side] < owed || undefined}>
            <SideMark side={side} />
            <b>{done[side]}</b>
          </span>
        ))}
        <small>{words.needed}</small>
      </span>
    </section>
  );
});

export interface ChinaTrackProps {
  readonly holder: SideKey | null;
  readonly faceUp: boolean;
  readonly words: { readonly label: string; readonly title: string; readonly value: string };
}

export const ChinaTrack = kept(({ holder, faceUp, words }: ChinaTrackProps) => {
  return (
    <section class="lt-track lt-china" aria-label={words.label}>
      <span class="lt-track-title">{words.title}</span>
      <span data-face-down={!faceUp || undefined}>
        <CardChip card={{ id: 'china-card', value: 4, side: 'neutral' }} />
        {holder !== null && <SideMark side={holder} />}
        <span class="lt-of">{words.value}</span>
      </span>
    </section>
  );
});
