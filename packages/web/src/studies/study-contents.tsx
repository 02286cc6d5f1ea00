import {
  addChapter,
  homeOf,
  moveChapter,
  recordOfLine,
  removeChapter,
  STUDY_LIMITS,
  type Study,
  type StudyChapter,
  type StudyNode,
  type StudyNote,
  withChapter,
  writeStudy,
} from '@longtwilight/notation';
import { useState } from 'preact/hooks';
import { useLibrary } from '../library/library-words.ts';
import { LONGEST_SAFE_LINK } from '../replay/replay-address.ts';
import { keepsForLinks } from '../share/keep-for-link.ts';
import { CopyButton } from '../shared/copy-button.tsx';
import { useLoaded } from '../shared/loaded.tsx';
import { saveAs } from '../shared/save-as.ts';
import { useSpeech } from '../table/speech.ts';
import { lineTitle, momentText } from './moments.ts';
import { LONGEST_LINK, type StudyPlace, studyLink } from './study-address.ts';

interface StudyContentsProps {
  readonly study: Study;
  readonly chapter: StudyChapter;
  readonly number: number;
  readonly node: StudyNode;
  readonly onGo: (to: Partial<StudyPlace>) => void;
  /** Absent where the study is only to be looked at. */
  readonly onStudy: ((study: Study) => void) | undefined;
  readonly onChapter: ((edit: (chapter: StudyChapter) => StudyChapter) => void) | undefined;
}

/** All chapters, notes and variations at a glance; their names; and the study to take away. */
export function StudyContents(props: StudyContentsProps) {
  const { study, chapter, number, node, onStudy } = props;
  const library = useLibrary();
  return (
    <div class="study-contents">
      {onStudy === undefined ? (
        <h3>{study.title}</h3>
      ) : (
        <NameField
          label={library.say('study.title')}
          value={study.title}
          onChange={(title) => onStudy({ ...study, title })}
        />
      )}
      {study.author !== undefined && <p class="lt-quiet">{study.author}</p>}
      <Chapters {...props} />
      <Moments {...props} />
      <h3>{library.say('study.take-away')}</h3>
      <Share study={study} place={{ chapter: number, ...homeOf(chapter, node) }} />
    </div>
  );
}

interface NameFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A name that is kept when one leaves the field. */
function NameField({ label, value, onChange }: NameFieldProps) {
  return (
    <label class="choice name-field">
      <span>{label}</span>
      <input
        value={value}
        maxLength={STUDY_LIMITS.name}
        onChange={({ currentTarget }) => currentTarget.value.trim() !== '' && onChange(currentTarget.value)}
        onKeyDown={(event) => event.stopPropagation()}
      />
    </label>
  );
}

function Chapters({ study, chapter, number, node, onGo, onStudy }: StudyContentsProps) {
  const library = useLibrary();
  /** The position on the board as a chapter of its own. */
  const fromHere = () => {
    const { line, at } = homeOf(chapter, node);
    const record = recordOfLine(chapter, line);
    record.takeBack(record.entries.length - at);
    const title = library.say('study.chapter.number', { count: study.chapters.length + 1 });
    onStudy?.(addChapter(study, { title, game: record.save(), lines: [], notes: [] }));
    onGo({ chapter: study.chapters.length, line: 0, at });
  };
  return (
    <>
      <h3>{library.say('study.chapters')}</h3>
      <ol class="chapter-list">
        {study.chapters.map(({ title, notes }, i) => (
          <li key={i}>
            <button type="button" aria-current={i === number} onClick={() => onGo({ chapter: i, line: 0, at: 0 })}>
              {title} <small>{library.say('study.notes', { count: notes.length })}</small>
            </button>
          </li>
        ))}
      </ol>
      {onStudy !== undefined && (
        <>
          <NameField
            label={library.say('study.chapter')}
            value={chapter.title}
            onChange={(title) => onStudy(withChapter(study, number, { ...chapter, title }))}
          />
          <p class="buttons">
            <button type="button" class="quiet" onClick={fromHere}>
              {library.say('study.chapter.add')}
            </button>
            <button
              type="button"
              class="quiet"
              disabled={number === 0}
              onClick={() => {
                onStudy(moveChapter(study, number, -1));
                onGo({ chapter: number - 1 });
              }}
            >
              {library.say('study.chapter.up')}
            </button>
            <button
              type="button"
              class="quiet"
              disabled={study.chapters.length === 1}
              onClick={() => {
                onStudy(removeChapter(study, number));
                onGo({ chapter: Math.max(0, number - 1), line: 0, at: 0 });
              }}
            >
              {library.say('study.chapter.remove')}
            </button>
          </p>
        </>
      )}
    </>
  );
}

/** Notes in the order of the game, each variation behind the moment where it leaves. */
function Moments({ chapter, node, onGo }: StudyContentsProps) {
  const { words } = useSpeech();
  const library = useLibrary();
  const rows = momentsOf(chapter, 0, 0);
  if (rows.length === 0) return null;
  return (
    <>
      <h3>{library.say('study.contents')}</h3>
      <ol class="moments study-moments">
        {rows.map(({ line, at, depth, note }) => (
          <li key={`${line} ${at} ${note === null}`} data-depth={Math.min(depth, 3)}>
            <button
              type="button"
              aria-current={line === node.line && at === node.at}
              onClick={() => onGo({ line, at })}
            >
              <b>
                {note === null
                  ? library.say('study.variation.number', { count: line })
                  : momentText(library, chapter, { line, at })}
              </b>
              <span>
                {note === null ? lineTitle(words, chapter, line) : [note.symbol, note.text].filter(Boolean).join(' ')}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}

interface MomentRow extends StudyNode {
  readonly depth: number;
  /** Null for the beginning of a variation. */
  readonly note: StudyNote | null;
}

function momentsOf(chapter: StudyChapter, line: number, depth: number): MomentRow[] {
  const notes = chapter.notes
    .filter((note) => note.line === line)
    .map((note) => ({ order: note.at, rows: [{ line, at: note.at, depth, note }] }));
  const branches = chapter.lines.flatMap(({ from }, i) =>
    from.line !== line
      ? []
      : [
          {
            order: from.at + 0.5,
            rows: [
              { line: i + 1, at: from.at + 1, depth: depth + 1, note: null },
              ...momentsOf(chapter, i + 1, depth + 1),
            ],
          },
        ],
  );
  return [...notes, ...branches].sort((a, b) => a.order - b.order).flatMap(({ rows }) => rows);
}

/** The study as a file, and as a link that holds all of it; one that is too long says so. */
function Share({ study, place }: { readonly study: Study; readonly place: StudyPlace }) {
  const { words } = useSpeech();
  const library = useLibrary();
  const [length, setLength] = useState(0);
  const isKept = useLoaded(keepsForLinks, []).come?.value === true;
  const text = async () => {
    const link = await studyLink(study, place);
    setLength(link.length);
    return link;
  };
  return (
    <div class="buttons">
      <button type="button" class="quiet" onClick={() => saveAs('longtwilight-study.json', writeStudy(study))}>
        {library.say('study.file')}
      </button>
      {length <= LONGEST_LINK && <CopyButton of={`${place.chapter} ${place.line} ${place.at}`} text={text} />}
      {isKept && <p class="lt-quiet">{library.say('study.link.kept')}</p>}
      {length > LONGEST_SAFE_LINK && (
        <p class="lt-quiet" role="status">
          {length > LONGEST_LINK
            ? library.say('study.link.too-long', { count: length })
            : words.say('ui.link.long', { count: length })}
        </p>
      )}
    </div>
  );
}
