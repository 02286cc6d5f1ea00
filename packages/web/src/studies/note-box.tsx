import { linesFrom, type Study, type StudyChapter, type StudyNode, type StudyNote } from '@longtwilight/notation';
import type { ComponentChildren } from 'preact';
import { useLibrary } from '../library/library-words.ts';
import { ChoiceField } from '../settings/settings-form.tsx';
import { useSpeech } from '../table/speech.ts';
import { lineTitle, momentText } from './moments.ts';
import type { StudyPlace } from './study-address.ts';

interface NoteBoxProps {
  readonly study: Study;
  readonly chapter: StudyChapter;
  readonly number: number;
  readonly node: StudyNode;
  /** What is said of the moment. */
  readonly notes: readonly StudyNote[];
  readonly onGo: (to: Partial<StudyPlace>) => void;
  /** Stands in place of what is said, where somebody writes it. */
  readonly editor?: ComponentChildren;
}

/** What is said of the moment on the board, the variations that leave here, and the ways to the next note and back. */
export function NoteBox({ study, chapter, number, node, notes, onGo, editor = null }: NoteBoxProps) {
  const { words } = useSpeech();
  const library = useLibrary();
  const onLine = chapter.notes.filter(({ line }) => line === node.line);
  const before = onLine.findLast((note) => note.at < node.at && !notes.includes(note));
  const after = onLine.find((note) => note.at > node.at && !notes.includes(note));
  const branches = linesFrom(chapter, node);
  const from = node.line === 0 ? null : (chapter.lines[node.line - 1]?.from ?? null);
  return (
    <section class="study-note" aria-label={study.title}>
      {study.chapters.length > 1 ? (
        <ChoiceField
          label={library.say('study.chapter')}
          value={number}
          options={study.chapters.map((_, i) => i)}
          name={(i) => `${i + 1}. ${study.chapters[i]?.title}`}
          onChange={(next) => onGo({ chapter: next, line: 0, at: 0 })}
        />
      ) : (
        <h2>{chapter.title}</h2>
      )}
      {from !== null && (
        <button type="button" class="quiet" onClick={() => onGo(from)}>
          {library.say('study.leave-line', { text: momentText(library, chapter, from) })}
        </button>
      )}
      {editor ?? (
        <div aria-live="polite" class="study-said">
          {notes.map(({ at, symbol, text }) => (
            <p key={at}>
              {symbol !== undefined && <b class="study-symbol">{symbol}</b>}
              {text}
            </p>
          ))}
        </div>
      )}
      {branches.length > 0 && (
        <ul class="study-branches" aria-label={library.say('study.variations')}>
          {branches.map((line) => (
            <li key={line}>
              <button type="button" class="quiet" onClick={() => onGo({ line, at: node.at + 1 })}>
                {lineTitle(words, chapter, line)}
              </button>
            </li>
          ))}
        </ul>
      )}
      {(before !== undefined || after !== undefined || editor === null) && onLine.length > 0 && (
        <p class="buttons">
          <button type="button" class="quiet" disabled={before === undefined} onClick={() => before && onGo(before)}>
            {library.say('study.previous')}
          </button>
          <button type="button" class="primary" disabled={after === undefined} onClick={() => after && onGo(after)}>
            {library.say('study.next')}
          </button>
        </p>
      )}
    </section>
  );
}
