import { findLanguage, LANGUAGES, type Language } from '@longtwilight/words';
import { database } from '../store/database.ts';
import { Value } from '../store/value.ts';

export const THEMES = ['system', 'light', 'dark'] as const;
export const CONFIRMATIONS = ['novice', 'expert'] as const;
export const SPEEDS = ['instant', 'quick', 'calm'] as const;
export const TEXT_SIZES = [1, 1.25, 1.5, 2] as const;

/** What somebody likes; kept in the browser. */
export interface Settings {
  readonly language: Language;
  readonly theme: (typeof THEMES)[number];
  readonly textSize: (typeof TEXT_SIZES)[number];
  readonly confirmations: (typeof CONFIRMATIONS)[number];
  readonly speed: (typeof SPEEDS)[number];
  /** What is touched most lies on the left. */
  readonly leftHanded: boolean;
  readonly sound: boolean;
  /** From 0 to 1. */
  readonly volume: number;
  /** My turn is heard even while I look at something else. */
  readonly soundAway: boolean;
  /** The game in words instead of the map. */
  readonly textView: boolean;
}

/** Milliseconds from one beat of the story to the next. */
export const BEAT_MS: Readonly<Record<Settings['speed'], number>> = { instant: 0, quick: 600, calm: 1500 };

const USUAL_VOLUME = 0.5;

/** As they were kept, perhaps by another version. */
type KeptSettings = Partial<Record<keyof Settings | 'chime', unknown>>;
const kept = new Value<KeptSettings>('settings', database, (text) => JSON.parse(text) as KeptSettings);

const preferredLanguage = (): Language => {
  for (const tag of navigator.languages) {
    const found = findLanguage(tag);
    if (found !== null) return found;
  }
  return 'en';
};

const oneOf = <T>(all: readonly T[], value: unknown, usual: T): T => all.find((one) => one === value) ?? usual;

export async function readSettings(): Promise<Settings> {
  const raw = (await kept.read()) ?? {};
  return {
    language: oneOf(LANGUAGES, raw.language, preferredLanguage()),
    theme: oneOf(THEMES, raw.theme, 'system'),
    textSize: oneOf(TEXT_SIZES, raw.textSize, 1),
    confirmations: oneOf(CONFIRMATIONS, raw.confirmations, 'novice'),
    speed: oneOf(SPEEDS, raw.speed, 'calm'),
    leftHanded: raw.leftHanded === true,
    sound: raw.sound !== false,
    volume: typeof raw.volume === 'number' && raw.volume >= 0 && raw.volume <= 1 ? raw.volume : USUAL_VOLUME,
    // Earlier versions had a chime, and nothing else to be heard
    soundAway: raw.soundAway === true || raw.chime === true,
    textView: raw.textView === true,
  };
}

export function keepSettings(settings: Settings): void {
  void kept.keep({ ...settings });
  applySettings(settings);
}

/** Calls back with what was changed in another tab, until the function returned is called. */
export function listenToSettings(heard: (settings: Settings) => void): () => void {
  return kept.listenToOthers(() => {
    void readSettings().then((settings) => {
      applySettings(settings);
      heard(settings);
    });
  });
}

/** Of the bar above the page, where a browser or a device has one. */
const BAR_COLOURS = { light: '#172033', dark: '#0b111f' } as const;

export function applySettings({ language, theme, textSize, leftHanded }: Settings): void {
  const { documentElement: page } = document;
  page.lang = language;
  page.dataset.hand = leftHanded ? 'left' : 'right';
  page.style.setProperty('--lt-text-size', String(textSize));
  if (theme === 'system') delete page.dataset.theme;
  else page.dataset.theme = theme;
  for (const bar of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const own = bar.media.includes('dark') ? 'dark' : 'light';
    bar.content = BAR_COLOURS[theme === 'system' ? own : theme];
  }
}
