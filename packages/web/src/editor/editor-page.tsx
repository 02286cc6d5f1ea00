import { PLACE_IDS, type PlaceId, TableLayout, WorldMap } from '@longtwilight/board';
import { RefusedError, type View } from '@longtwilight/engine';
import { mapWords, placesOf, regionsOf, standingWords } from '@longtwilight/picture/map';
import { loadEditor } from '@longtwilight/words';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { AskedPosition } from '../advice/ask-computer.tsx';
import { draftOf } from '../question/draft.ts';
import { useSetting } from '../settings/context.ts';
import { Awaited, Loaded } from '../shared/loaded.tsx';
import { useTitle } from '../shared/use-title.ts';
import type { Route } from '../site/routes.ts';
import { SpeechProvider } from '../table/speech.ts';
import { useSpeechFor } from '../table/use-speech-for.ts';
import { type Edited, FIRST, viewOf, withInfluence } from './edited.ts';
import { EditorRail } from './editor-rail.tsx';
import { EditorWordsProvider } from './editor-words.ts';
import { readShared } from './share.ts';
import { type Tool, ToolBar } from './tool-bar.tsx';
import { TracksEditor } from './tracks-editor.tsx';

const CHOICES: ReadonlySet<PlaceId> = new Set(PLACE_IDS.filter((place) => place !== 'chinese-civil-war'));

/** Set up a position, share it by a link, ask the computer about it, and play on from it. */
export function EditorPage({ route: { argument: text } }: { readonly route: Route }) {
  const { words } = useSetting();
  useTitle(words.say('ui.edit-position'));
  const load = async (): Promise<EditorProps & { readonly of: string }> => {
    if (text === '') return { of: text, first: FIRST, misread: false };
    return readShared(text).then(
      (first) => ({ of: text, first, misread: false }),
      () => ({ of: text, first: FIRST, misread: true }),
    );
  };
  return (
    <Loaded load={() => loadEditor(words)} inputs={[words]}>
      {(texts) => (
        <EditorWordsProvider value={texts}>
          <Loaded load={load} inputs={[text]}>
            {({ of, ...read }) => <Editor key={of} {...read} />}
          </Loaded>
        </EditorWordsProvider>
      )}
    </Loaded>
  );
}

interface EditorProps {
  /** The position to begin with. */
  readonly first: Edited;
  /** It is not the one in the link, which nobody can read. */
  readonly misread: boolean;
}

function Editor({ first, misread }: EditorProps) {
  const { words } = useSetting();
  const speech = useSpeechFor('deluxe');
  const [edited, setEdited] = useState(first);
  const [tool, setTool] = useState<Tool>({ side: 'us', by: 1 });
  const [seen, refused] = useMemo(() => tryView(edited), [edited]);
  const [tried, setTried] = useState<AskedPosition | null>(null);
  useEffect(() => setTried(null), [edited]);
  const shown = useMemo(() => {
    const now = { ...(seen ?? viewOf(FIRST)), influence: edited.influence };
    return tried === null ? now : { ...now, influence: draftOf(tried.seen, tried.chosen).shown.influence };
  }, [seen, edited, tried]);
  const places = useMemo(() => placesOf(shown), [shown]);
  const wordsOfMap = useMemo(() => mapWords(words), [words]);
  const change = (changes: Partial<Edited>) => setEdited({ ...edited, ...changes });

  if (speech === null) return <Awaited />;
  return (
    <SpeechProvider value={speech}>
      <div class="editor">
        <TableLayout
          words={{
            openSheet: words.say('ui.sheet.open'),
            closeSheet: words.say('ui.sheet.close'),
            rail: words.say('ui.edit-position'),
          }}
          bar={<ToolBar tool={tool} onTool={setTool} />}
          hand={null}
          tracks={<TracksEditor edited={edited} onChange={change} />}
          map={
            <WorldMap
              places={places}
              words={wordsOfMap}
              choices={CHOICES}
              plates={
                seen ? { regions: regionsOf(seen, places, speech.words), words: standingWords(words) } : undefined
              }
              onChoose={(place, times) => change(withInfluence(edited, place, tool.side, tool.by * times))}
              onTakeBack={(place) => change(withInfluence(edited, place, tool.side, -tool.by))}
            />
          }
          rail={<EditorRail {...{ edited, seen, refused, misread }} onChange={change} onTry={setTried} />}
        />
      </div>
    </SpeechProvider>
  );
}

/** The position as the side whose round it is sees it, or why it is not possible. */
function tryView(edited: Edited): [View, null] | [null, RefusedError] {
  try {
    return [viewOf(edited), null];
  } catch (error) {
    if (error instanceof RefusedError) return [null, error];
    throw error;
  }
}
