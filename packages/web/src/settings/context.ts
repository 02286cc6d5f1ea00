import type { Words } from '@longtwilight/words';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Settings } from './settings.ts';

/** What every page has: the words of the language, what somebody likes, and a way to change that. */
export interface Setting {
  readonly words: Words;
  readonly settings: Settings;
  change(changes: Partial<Settings>): void;
}

const SettingContext = createContext<Setting | null>(null);
export const SettingProvider = SettingContext.Provider;

export function useSetting(): Setting {
  const setting = useContext(SettingContext);
  if (setting === null) throw new Error('There are no settings above this component');
  return setting;
}
