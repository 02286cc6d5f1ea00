import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { BeatPlayer } from './use-beats.ts';

const PlayerContext = createContext<BeatPlayer | null>(null);
export const PlayerProvider = PlayerContext.Provider;

/** What tells the beats of the table around this. */
export function usePlayer(): BeatPlayer {
  const player = useContext(PlayerContext);
  if (player === null) throw new Error('There is no table above this component');
  return player;
}
