import { useLibrary } from '../library/library-words.ts';
import { Awaited } from '../shared/loaded.tsx';
import { GameTable } from '../table/game-table.tsx';
import { SpeechProvider, useSpeech } from '../table/speech.ts';
import { useMatchState } from '../table/use-match-state.ts';
import { useSpeechFor } from '../table/use-speech-for.ts';
import type { VariationMatch } from './variation-match.ts';

interface VariationTableProps {
  readonly match: VariationMatch;
  /** With what was tried, or null to forget it. */
  readonly onDone: (match: VariationMatch | null) => void;
}

/** A variation to play out: both sides on one screen, and the dice as one likes. */
export function VariationTable({ match, onDone }: VariationTableProps) {
  const speech = useSpeechFor(match.record.rules.spec.edition);
  if (speech === null) return <Awaited />;
  return (
    <SpeechProvider value={speech}>
      <GameTable match={match} head={<VariationHead match={match} onDone={onDone} />} />
    </SpeechProvider>
  );
}

function VariationHead({ match, onDone }: VariationTableProps) {
  const { words } = useSpeech();
  const library = useLibrary();
  const { undoable } = useMatchState(match);
  const { die } = match;
  return (
    <section class="study-note" aria-label={library.say('study.variation.playing')}>
      <h2>{library.say('study.variation.playing')}</h2>
      {die !== null && (
        <fieldset class="dice-choice">
          <legend>{library.say('study.die')}</legend>
          {die.options.map((face) => (
            <button key={face} type="button" class="quiet" onClick={() => match.roll(face)}>
              {face}
            </button>
          ))}
          <button type="button" class="primary" onClick={() => match.roll()}>
            {library.say('study.roll')}
          </button>
        </fieldset>
      )}
      <p class="buttons">
        <button type="button" class="primary" disabled={undoable === 0} onClick={() => onDone(match)}>
          {library.say('study.variation.done')}
        </button>
        {die !== null && undoable > 0 && (
          <button type="button" class="quiet" onClick={() => void match.undo()}>
            {words.say('ui.undo')}
          </button>
        )}
        <button type="button" class="quiet" onClick={() => onDone(null)}>
          {library.say('study.variation.cancel')}
        </button>
      </p>
    </section>
  );
}
