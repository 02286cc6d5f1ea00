import { isCountry } from '@longtwilight/picture/map';
import { useEffect, useRef } from 'preact/hooks';
import { isCard } from '../hand/card-views.ts';
import type { Draft } from '../question/draft.ts';
import type { Settings } from '../settings/settings.ts';
import { whenIdle } from '../shared/when-idle.ts';
import type { Beat } from '../story/beats.ts';
import type { BeatsTold } from '../story/use-beats.ts';
import type { SoundKey } from './sounds.ts';

/** A die is heard to roll before its result. */
const ROLL_SECONDS = 0.55;

/** What a beat sounds like: one sound, or the die and then its result. */
export function soundsOf({ kind, facts }: Beat): SoundKey[] {
  if (kind === 'roll') {
    const brought = facts.some(({ t }) => t === 'influence' || t === 'vp' || t === 'space');
    const freed = facts.some((fact) => fact.t === 'effect' && !fact.on);
    return ['die', brought || freed ? 'success' : 'failure'];
  }
  if (facts.some((fact) => fact.t === 'defcon') && kind !== 'turn') return ['defcon'];
  if (kind === 'points') return ['point'];
  return kind === 'card' || kind === 'headline' || kind === 'cards' ? ['card'] : [];
}

type Sounds = typeof import('./sounds.ts');
let loaded: Promise<Sounds> | undefined;

/** Loaded and made ready when the page has nothing else to do: it takes longer than a click may. */
function theSounds(): Promise<Sounds> {
  loaded ??= new Promise<void>(whenIdle)
    .then(() => import('./sounds.ts'))
    .then((sounds) => {
      sounds.wake();
      return sounds;
    });
  // Without a connection it may go wrong, and right the next time
  loaded.catch(() => {
    loaded = undefined;
  });
  return loaded;
}

const isTouched = (): boolean => navigator.userActivation?.hasBeenActive !== false;

type SoundSettings = Pick<Settings, 'sound' | 'volume' | 'soundAway'>;

/** Lets something be heard, if somebody has touched the page and looks at it. */
export async function hear({ sound, volume, soundAway }: SoundSettings, keys: readonly SoundKey[]): Promise<void> {
  const away = document.hidden && !(soundAway && keys.includes('turn'));
  if (!sound || away || keys.length === 0 || !isTouched()) return;
  const { play } = await theSounds();
  keys.forEach((key, i) => {
    play(key, volume, i * ROLL_SECONDS);
  });
}

/** The table is heard: what is told, what is chosen, and that it is my turn. */
export function useSounds(settings: SoundSettings, telling: BeatsTold | null, draft: Draft | null): void {
  useReady(settings.sound);
  const beat = telling?.jumped ? undefined : telling?.beats[telling.at];
  useEffect(() => {
    if (beat !== undefined) void hear(settings, soundsOf(beat));
  }, [beat?.until, telling?.at]);
  const chosen = draft?.answers.length ?? 0;
  const before = useRef({ chosen, mine: draft !== null });
  useEffect(() => {
    const last = draft?.answers.at(-1) ?? '';
    if (chosen > before.current.chosen && isCountry(last)) void hear(settings, ['point']);
    else if (chosen > before.current.chosen && isCard(last)) void hear(settings, ['card']);
    else if (draft !== null && !before.current.mine) void hear(settings, ['turn']);
    before.current = { chosen, mine: draft !== null };
  }, [chosen, draft === null]);
}

/** Sounds are ready before the first is heard, once somebody has touched the page. */
function useReady(sound: boolean): void {
  useEffect(() => {
    if (!sound) return;
    const getReady = () => {
      if (isTouched()) void theSounds();
    };
    getReady();
    addEventListener('pointerup', getReady, { once: true });
    return () => removeEventListener('pointerup', getReady);
  }, [sound]);
}
