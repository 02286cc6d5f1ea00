import { SideMark } from '@longtwilight/board';
import { SIDE_KEYS, type SideKey, type View } from '@longtwilight/engine';
import type { Words } from '@longtwilight/words';
import { useSpeech } from '../table/speech.ts';
import type { BeatsTold } from './use-beats.ts';

/** A marker that moves: where it was, and where it is. */
interface TrackMove {
  readonly track: string;
  readonly side?: SideKey;
  readonly from: string;
  readonly to: string;
  readonly alarming?: boolean;
}

/** Every track that stands otherwise after a beat. */
export function trackMoves(words: Words, before: View, after: View): TrackMove[] {
  const moves: TrackMove[] = [
    { track: words.say('ui.vp'), from: words.score(before.vp), to: words.score(after.vp) },
    {
      track: words.say('ui.defcon'),
      from: String(before.defcon),
      to: String(after.defcon),
      alarming: after.defcon <= 2,
    },
  ];
  for (const [i, side] of SIDE_KEYS.entries())
    for (const [name, was, is] of [
      ['ui.military.short', before.milOps, after.milOps],
      ['ui.space.short', before.space, after.space],
    ] as const)
      moves.push({ track: words.say(name), side, from: String(was[i]), to: String(is[i]) });
  return moves.filter(({ from, to }) => from !== to);
}

/** Old and new value of every track that a beat moves. The words of the beat say the same. */
export function TrackMoves({ telling }: { readonly telling: BeatsTold }) {
  const { words } = useSpeech();
  const moves = trackMoves(words, telling.before, telling.view);
  if (moves.length === 0) return null;
  return (
    <p class="track-moves" aria-hidden="true">
      {moves.map(({ track, side, from, to, alarming }) => (
        <span key={`${track} ${side}`} data-alarming={alarming || undefined}>
          {side !== undefined && <SideMark side={side} />} {track} <s>{from}</s> › <b>{to}</b>
        </span>
      ))}
    </p>
  );
}
