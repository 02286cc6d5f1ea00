import type { LibraryWords } from '@longtwilight/words';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';

const LibraryContext = createContext<LibraryWords | null>(null);
export const LibraryProvider = LibraryContext.Provider;

/** What stands on the pages of the library. */
export function useLibrary(): LibraryWords {
  const library = useContext(LibraryContext);
  if (library === null) throw new Error('There are no words of the library above this component');
  return library;
}
