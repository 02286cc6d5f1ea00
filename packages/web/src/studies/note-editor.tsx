import {
  ARROW_COLOURS,
  removeLine,
  STUDY_LIMITS,
  type StudyChapter,
  type StudyNode,
  type StudyNote,
  type StudySymbol,
  SYMBOLS,
} from '@longtwilight/notation';
import { useState } from 'preact/hooks';
import { useLibrary } from '../library/library-words.ts';
import { usePlayer } from '../story/player.ts';
import { useSpeech } from '../table/speech.ts';
import type { Drawing } from './use-drawing.ts';

interface NoteEditorProps {
  readonly node: StudyNode;
  readonly notes: readonly StudyNote[];
  readonly drawing: Drawing;
  readonly onNote: (note: StudyNote) => void;
  readonly onChapter: (edit: (chapter: StudyChapter) => StudyChapter) => void;
  readonly onVariation: () => void;
}

/** Says something of the moment on the board: words, a symbol, arrows; or plays on from it otherwise. */
export function NoteEditor({ node, notes, drawing, onNote, onChapter, onVariation }: NoteEditorProps) {
  const library = useLibrary();
  const { telling } = usePlayer();
  const [note = null] = notes;
  const [text, setText] = useState(note?.text ?? '');
  const told = telling?.beats[telling.at - 1]?.until ?? 0;
  const change = (changes: { text?: string; symbol?: StudySymbol | null }) => {
    const { symbol = note?.symbol ?? null, text: said = text } = changes;
    const { symbol: _symbol, text: _text, ...rest } = note ?? { ...node, since: Math.min(told, node.at) };
    onNote({ ...rest, ...(said === '' ? {} : { text: said }), ...(symbol === null ? {} : { symbol }) });
  };
  return (
    <section class="note-editor" aria-label={library.say('study.edit')}>
      <textarea
        value={text}
        rows={2}
        maxLength={STUDY_LIMITS.text}
        placeholder={library.say('study.comment')}
        aria-label={library.say('study.comment')}
        onInput={({ currentTarget }) => {
          setText(currentTarget.value);
          change({ text: currentTarget.value });
        }}
        onKeyDown={(event) => event.stopPropagation()}
      />
      <SymbolChoice chosen={note?.symbol ?? null} onChoose={(symbol) => change({ symbol })} />
      <div class="note-tools">
        <ColourChoice drawing={drawing} />
        <button type="button" class="primary" onClick={onVariation}>
          {library.say('study.variation')}
        </button>
        {node.line > 0 && (
          <button type="button" class="quiet" onClick={() => onChapter((one) => removeLine(one, node.line))}>
            {library.say('study.remove-line')}
          </button>
        )}
      </div>
      {drawing.colour !== null && (
        <p class="lt-quiet" role="status">
          {drawing.begun === null
            ? library.say('study.arrow.from')
            : library.say('study.arrow.to', { country: drawing.begun })}
        </p>
      )}
    </section>
  );
}

interface SymbolChoiceProps {
  readonly chosen: StudySymbol | null;
  readonly onChoose: (symbol: StudySymbol | null) => void;
}

/** A click on the chosen symbol takes it away. */
function SymbolChoice({ chosen, onChoose }: SymbolChoiceProps) {
  const library = useLibrary();
  return (
    <fieldset class="symbols">
      <legend class="lt-hidden">{library.say('study.symbol')}</legend>
      {SYMBOLS.map((symbol) => (
        <button
          key={symbol}
          type="button"
          class="quiet"
          title={library.say(SYMBOL_WORDS[symbol])}
          aria-label={`${symbol} ${library.say(SYMBOL_WORDS[symbol])}`}
          aria-pressed={chosen === symbol}
          onClick={() => onChoose(chosen === symbol ? null : symbol)}
        >
          {symbol}
        </button>
      ))}
    </fieldset>
  );
}

const SYMBOL_WORDS = {
  '!!': 'study.symbol.brilliant',
  '!': 'study.symbol.good',
  '!?': 'study.symbol.interesting',
  '?!': 'study.symbol.dubious',
  '?': 'study.symbol.mistake',
  '??': 'study.symbol.blunder',
} as const satisfies Readonly<Record<StudySymbol, string>>;

/** The colour that arrows are drawn with; a click on the chosen one ends the drawing. */
function ColourChoice({ drawing }: { readonly drawing: Drawing }) {
  const { words } = useSpeech();
  const library = useLibrary();
  return (
    <fieldset class="arrow-colours">
      <legend class="lt-hidden">{library.say('study.arrows')}</legend>
      {ARROW_COLOURS.map((colour) => {
        const name = colour === 'neutral' ? library.say('study.arrow.neutral') : words.side(colour);
        return (
          <button
            key={colour}
            type="button"
            class="quiet"
            data-colour={colour}
            title={`${library.say('study.arrows')}: ${name}`}
            aria-label={`${library.say('study.arrows')}: ${name}`}
            aria-pressed={drawing.colour === colour}
            onClick={() => drawing.setColour(drawing.colour === colour ? null : colour)}
          >
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M5 19 17 7M9 6h9v9" />
            </svg>
          </button>
        );
      })}
    </fieldset>
  );
}
