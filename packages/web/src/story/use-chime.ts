import { useEffect, useRef } from 'preact/hooks';

/** Two soft notes, the second higher. */
const NOTES = [
  { hertz: 587, at: 0 },
  { hertz: 784, at: 0.16 },
] as const;
const SECONDS = 0.5;
const LOUDNESS = 0.12;

/** A chime when it becomes this player's turn. */
export function useChime(mine: boolean, wanted: boolean): void {
  const before = useRef(mine);
  useEffect(() => {
    if (mine && !before.current && wanted) void chime();
    before.current = mine;
  }, [mine, wanted]);
}

export async function chime(): Promise<void> {
  const sound = new AudioContext();
  for (const { hertz, at } of NOTES) {
    const [tone, volume] = [sound.createOscillator(), sound.createGain()];
    tone.frequency.value = hertz;
    volume.gain.setValueAtTime(LOUDNESS, sound.currentTime + at);
    volume.gain.exponentialRampToValueAtTime(0.001, sound.currentTime + at + SECONDS);
    tone.connect(volume).connect(sound.destination);
    tone.start(sound.currentTime + at);
    tone.stop(sound.currentTime + at + SECONDS);
  }
  await new Promise((resolve) => setTimeout(resolve, 2000 * SECONDS));
  await sound.close();
}
