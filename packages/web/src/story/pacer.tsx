import { useSetting } from '../settings/context.ts';
import { SPEEDS } from '../settings/settings.ts';
import type { BeatPlayer } from './use-beats.ts';

const SIGNS = {
  pause: 'M5 3h2.500v10H5zM9 3h2.500v10H9z',
  play: 'M5 3v10l8-5z',
  step: 'M4 3v10l6-5zM11 3h2v10h-2z',
} as const;

interface PacerProps {
  readonly player: BeatPlayer;
  /** Null where other buttons stop and step. */
  readonly paused: boolean | null;
}

/** How fast beats are told; pause, and one by one. */
export function Pacer({ player, paused }: PacerProps) {
  const { words, settings, change } = useSetting();
  return (
    <div class="pacer">
      <div class="paces">
        {[...SPEEDS].reverse().map((speed) => (
          <button key={speed} type="button" aria-pressed={speed === settings.speed} onClick={() => change({ speed })}>
            {words.say(`ui.speed.${speed}`)}
          </button>
        ))}
      </div>
      {paused !== null && <Stops player={player} paused={paused} />}
    </div>
  );
}

function Stops({ player, paused }: { readonly player: BeatPlayer; readonly paused: boolean }) {
  const { words } = useSetting();
  return (
    <>
      <button type="button" aria-label={words.say(paused ? 'ui.beats.go-on' : 'ui.beats.pause')} onClick={player.pause}>
        <Sign path={paused ? SIGNS.play : SIGNS.pause} />
      </button>
      <button type="button" aria-label={words.say('ui.beats.next')} onClick={player.step}>
        <Sign path={SIGNS.step} />
      </button>
    </>
  );
}

const Sign = ({ path }: { readonly path: string }) => (
  <svg viewBox="0 0 16 16" aria-hidden="true">
    <path d={path} />
  </svg>
);
