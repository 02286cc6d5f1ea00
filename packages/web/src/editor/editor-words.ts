import type { EditorWords } from '@longtwilight/words';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';

const EditorWordsContext = createContext<EditorWords | null>(null);
export const EditorWordsProvider = EditorWordsContext.Provider;

/** What is said in the editor alone. */
export function useEditorWords(): EditorWords {
  const texts = useContext(EditorWordsContext);
  if (texts === null) throw new Error('Nothing outside of the editor says this');
  return texts;
}
