import './studies.css';
import { RefusedError } from '@longtwilight/engine';
import {
  addLine,
  homeOf,
  lineAnswers,
  notesAt,
  recordOfLine,
  type Study,
  type StudyChapter,
  type StudyNode,
  setNote,
  withChapter,
} from '@longtwilight/notation';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { useLibrary } from '../library/library-words.ts';
import { DrawingProvider } from '../map/drawing.ts';
import { ReplayMatch } from '../replay/replay-match.ts';
import { Scrubber } from '../replay/scrubber.tsx';
import { Awaited } from '../shared/loaded.tsx';
import { followPlace } from '../site/routes.ts';
import { GameTable } from '../table/game-table.tsx';
import { SpeechProvider } from '../table/speech.ts';
import { useSpeechFor } from '../table/use-speech-for.ts';
import { NoteBox } from './note-box.tsx';
import { NoteEditor } from './note-editor.tsx';
import { type StudyPlace, studyAddress } from './study-address.ts';
import { StudyContents } from './study-contents.tsx';
import { useDrawing } from './use-drawing.ts';
import { VariationMatch } from './variation-match.ts';
import { VariationTable } from './variation-table.tsx';

interface StudyTableProps {
  readonly study: Study;
  readonly first: StudyPlace;
  /** Absent where it is only to be looked at. */
  readonly onChange?: (study: Study) => void;
  /** Keep a copy of somebody else's. */
  readonly onKeep?: () => void;
  readonly changedElsewhere?: boolean;
}

/** The nearest moment that there is. */
function nearest(study: Study, { chapter, line, at }: StudyPlace): StudyPlace {
  const which = Math.min(chapter, study.chapters.length - 1);
  const one = study.chapters[which]!; // a study has a chapter
  const known = line <= one.lines.length ? line : 0;
  return { chapter: which, line: known, at: Math.min(at, lineAnswers(one, known).length) };
}

/** A study on the table: chapters, notes, variations, and whatever is changed in it. */
export function StudyTable({ study, first, onChange, onKeep, changedElsewhere = false }: StudyTableProps) {
  const [place, setPlace] = useState(() => nearest(study, first));
  const [problem, setProblem] = useState<string | null>(null);
  const [variation, setVariation] = useState<VariationMatch | null>(null);
  const { chapter: number, line, at } = nearest(study, place);
  const chapter = study.chapters[number]!; // the nearest that there is
  const node = { line, at };
  useEffect(() => followPlace((hash) => studyAddress(hash, { chapter: number, line, at })), [number, line, at]);
  const go = (to: Partial<StudyPlace>) => setPlace(nearest(study, { ...place, ...to }));
  /** What goes beyond a limit is refused in words. */
  const attempt = (edit: () => void) => {
    setProblem(null);
    try {
      edit();
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      setProblem(error.message);
    }
  };
  const changeChapter = (next: StudyChapter) => onChange?.(withChapter(study, number, next));
  const endVariation = (match: VariationMatch | null) => {
    setVariation(null);
    if (match === null || match.now.undoable === 0) return;
    attempt(() => {
      const grown = addLine(chapter, node, match.tried);
      changeChapter(grown.chapter);
      setPlace({ chapter: number, ...grown.node });
    });
  };
  if (variation !== null) return <VariationTable match={variation} onDone={endVariation} />;
  return (
    <ChapterTable
      key={`${number} ${line}`}
      {...{ study, chapter, number, node, problem, changedElsewhere, onKeep }}
      onGo={go}
      onStudy={onChange && ((next) => attempt(() => onChange(next)))}
      onChapter={onChange && ((edit) => attempt(() => changeChapter(edit(chapter))))}
      onVariation={onChange && (() => setVariation(new VariationMatch(chapter, homeOf(chapter, node))))}
    />
  );
}

interface ChapterTableProps {
  readonly study: Study;
  readonly chapter: StudyChapter;
  /** Its place among the chapters. */
  readonly number: number;
  readonly node: StudyNode;
  readonly problem: string | null;
  readonly changedElsewhere: boolean;
  readonly onGo: (to: Partial<StudyPlace>) => void;
  readonly onStudy: ((study: Study) => void) | undefined;
  readonly onChapter: ((edit: (chapter: StudyChapter) => StudyChapter) => void) | undefined;
  readonly onVariation: (() => void) | undefined;
  readonly onKeep: (() => void) | undefined;
}

function ChapterTable(props: ChapterTableProps) {
  const { study, chapter, number, node, problem, changedElsewhere, onGo, onStudy, onChapter, onVariation, onKeep } =
    props;
  const library = useLibrary();
  const answers = lineAnswers(chapter, node.line);
  const match = useMemo(() => new ReplayMatch(recordOfLine(chapter, node.line)), [answers.length, chapter.game]);
  const speech = useSpeechFor(match.record.rules.spec.edition);
  const notes = notesAt(chapter, node);
  const drawing = useDrawing(
    notes,
    onChapter && ((arrows, note) => onChapter((one) => setNote(one, { ...note, ...node, arrows }))),
  );
  if (speech === null) return <Awaited />;
  const editor = onChapter !== undefined && onVariation !== undefined && (
    <NoteEditor
      key={`${node.line} ${node.at}`}
      {...{ node, notes, drawing }}
      onNote={(note) => onChapter((one) => setNote(one, note))}
      onChapter={onChapter}
      onVariation={onVariation}
    />
  );
  const steps = node.at + 1;
  const look = (to: number) => onGo({ line: node.line, at: to - 1 });
  return (
    <SpeechProvider value={speech}>
      <DrawingProvider value={drawing.onMap}>
        <GameTable
          match={match}
          past={steps}
          onPast={(to) => look(to ?? match.now.story.length)}
          head={
            <>
              <NoteBox {...{ study, chapter, number, node, notes }} onGo={onGo} editor={editor || undefined} />
              {changedElsewhere && <p class="warning">{library.say('study.elsewhere')}</p>}
              {problem !== null && (
                <p class="warning" role="alert" lang="en">
                  {problem}
                </p>
              )}
            </>
          }
          controls={
            <div class="replay-controls">
              <Scrubber match={match} at={steps} onLook={look} />
            </div>
          }
          aside={
            onKeep !== undefined && (
              <p class="buttons">
                <button type="button" class="primary" onClick={onKeep}>
                  {library.say('study.keep')}
                </button>
              </p>
            )
          }
          extra={{
            [library.say('study.contents')]: (
              <StudyContents
                {...{ study, chapter, number, node }}
                onGo={onGo}
                onStudy={onStudy}
                onChapter={onChapter}
              />
            ),
          }}
        />
      </DrawingProvider>
    </SpeechProvider>
  );
}
