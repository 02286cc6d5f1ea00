import { PLACE_IDS, type PlaceId, SIDE_KEYS, TableLayout, WorldMap } from '@longtwilight/board';
import { GameRecord, RefusedError, type SideKey, type View } from '@longtwilight/engine';
import { mapWords, placesOf, regionsOf, standingWords } from '@longtwilight/picture/map';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { AskComputer, type AskedPosition } from '../advice/ask-computer.tsx';
import { LocalMatch } from '../match/local-match.ts';
import { draftOf } from '../question/draft.ts';
import { useSetting } from '../settings/context.ts';
import { SharePosition } from '../share/share-position.tsx';
import { CopyButton } from '../shared/copy-button.tsx';
import { Awaited, Loaded } from '../shared/loaded.tsx';
import { ProblemNote } from '../shared/problem.tsx';
import { useTitle } from '../shared/use-title.ts';
import { goTo, type Route } from '../site/routes.ts';
import { SpeechProvider } from '../table/speech.ts';
import { useSpeechFor } from '../table/use-speech-for.ts';
import { HandsEditor, MoreCardsEditor } from './cards-editor.tsx';
import { type Edited, FIRST, handsOf, positionFrom, viewOf, withInfluence } from './edited.ts';
import { linkToPosition, positionAddress, readShared, sharedText } from './share.ts';
import { StudyPosition } from './study-position.tsx';
import { MoreTracksEditor, TracksEditor } from './tracks-editor.tsx';

const CHOICES: ReadonlySet<PlaceId> = new Set(PLACE_IDS.filter((place) => place !== 'chinese-civil-war'));

/** What a click on the map does. */
interface Tool {
  readonly side: SideKey;
  readonly by: 1 | -1;
}
const TOOLS: readonly Tool[] = SIDE_KEYS.flatMap((side): Tool[] => [
  { side, by: 1 },
  { side, by: -1 },
]);

/** Set up a position, share it by a link, ask the computer about it, and play on from it. */
export function EditorPage({ route: { argument: text } }: { readonly route: Route }) {
  const { words } = useSetting();
  useTitle(words.say('ui.edit-position'));
  const load = async (): Promise<EditorProps & { readonly of: string }> => {
    if (text === '') return { of: text, first: FIRST, unread: null };
    return readShared(text).then(
      (first) => ({ of: text, first, unread: null }),
      () => ({ of: text, first: FIRST, unread: words.say('ui.edit.unreadable') }),
    );
  };
  return (
    <Loaded load={load} inputs={[text]}>
      {({ of, ...read }) => <Editor key={of} {...read} />}
    </Loaded>
  );
}

interface EditorProps {
  /** The position to begin with. */
  readonly first: Edited;
  /** Why it is not the one in the link. */
  readonly unread: string | null;
}

function Editor({ first, unread }: EditorProps) {
  const { words } = useSetting();
  const speech = useSpeechFor('deluxe');
  const [edited, setEdited] = useState(first);
  const [tool, setTool] = useState<Tool>({ side: 'us', by: 1 });
  const [problem, setProblem] = useState(unread);
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

  const play = async (side: SideKey) => {
    const seats = { us: side === 'us' ? 'human' : 'attache', ussr: side === 'ussr' ? 'human' : 'attache' } as const;
    try {
      const match = LocalMatch.of(GameRecord.from(positionFrom(edited)), seats);
      await match.keep();
      // Who comes back finds the position as it was
      if (seen !== null) history.replaceState(null, '', positionAddress(await sharedText(seen, handsOf(edited))));
      goTo(`game/${match.id}`);
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      setProblem(words.error(error.problem));
    }
  };
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
          bar={
            <section class="question">
              <header class="status">
                <small>{words.say('ui.edit.about')}</small>
                <h1>{words.say('ui.edit-position')}</h1>
              </header>
              <fieldset class="tools">
                <legend class="lt-hidden">{words.say('ui.edit.about')}</legend>
                {TOOLS.map((one) => (
                  <button
                    key={`${one.side} ${one.by}`}
                    type="button"
                    class="quiet"
                    data-side={one.side}
                    aria-pressed={one.side === tool.side && one.by === tool.by}
                    onClick={() => setTool(one)}
                  >
                    {words.say('ui.odds.influence', { side: one.side, change: one.by })}
                  </button>
                ))}
              </fieldset>
            </section>
          }
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
          rail={
            <>
              <ProblemNote text={problem} />
              {refused !== null && (
                <p class="warning" role="alert">
                  {words.error(refused.problem)} <small lang="en">{refused.message}</small>
                </p>
              )}
              <div class="buttons">
                {SIDE_KEYS.map((side) => (
                  <button
                    key={side}
                    type="button"
                    class="primary"
                    disabled={seen === null}
                    onClick={() => void play(side)}
                  >
                    {words.say('ui.edit.play', { side })}
                  </button>
                ))}
                {seen !== null && (
                  // Whoever sets a position up knows both hands, and so may whoever gets the link
                  <CopyButton of={edited} text={() => linkToPosition(seen, handsOf(edited), words)} />
                )}
                <StudyPosition edited={edited} disabled={seen === null} />
                {seen !== null && <SharePosition seen={seen} text={() => sharedText(seen, handsOf(edited))} />}
                <button type="button" class="quiet" onClick={() => change({ influence: {} })}>
                  {words.say('ui.edit.empty')}
                </button>
                <a class="button" href="#/">
                  {words.say('ui.home')}
                </a>
              </div>
              <AskComputer position={seen && { seen, chosen: [] }} question={edited} onShow={setTried} />
              <HandsEditor edited={edited} onChange={change} />
              <MoreTracksEditor edited={edited} onChange={change} />
              <MoreCardsEditor edited={edited} onChange={change} />
            </>
          }
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
