import type { Puzzle } from '@longtwilight/scenarios/puzzles';
import type { PuzzleWords } from '@longtwilight/words';
import { useMemo } from 'preact/hooks';
import { BotStopped } from '../match/bot-stopped.tsx';
import { Awaited } from '../shared/loaded.tsx';
import { goTo } from '../site/routes.ts';
import { GameTable } from '../table/game-table.tsx';
import { SpeechProvider } from '../table/speech.ts';
import { useMatchState } from '../table/use-match-state.ts';
import { useSpeechFor } from '../table/use-speech-for.ts';
import { nextOf } from './next-puzzle.ts';
import { PuzzleCard } from './puzzle-card.tsx';
import { addressOf } from './puzzle-files.ts';
import { PuzzleMatch } from './puzzle-match.ts';

interface PuzzleTableProps {
  readonly puzzle: Puzzle;
  /** The day whose puzzle it is. */
  readonly date: string | null;
  readonly words: PuzzleWords;
}

/** A puzzle on the real table. */
export function PuzzleTable({ puzzle, date, words }: PuzzleTableProps) {
  const match = useMemo(() => new PuzzleMatch(puzzle, date), [puzzle, date]);
  useMatchState(match);
  const speech = useSpeechFor('deluxe');
  if (speech === null) return <Awaited />;
  const { state } = match.run;
  const next = async () => {
    const found = await nextOf(puzzle);
    goTo(found === null ? 'puzzles' : addressOf(found));
  };
  return (
    <SpeechProvider value={speech}>
      <div class="lesson-table" data-over={state !== 'open' || undefined}>
        <GameTable
          key={match.begun}
          match={match}
          head={match.botStopped && <BotStopped onAskAgain={() => void match.goOn()} />}
          coach={(moment) => <PuzzleCard match={match} words={words} onNext={() => void next()} {...moment} />}
          silent={state !== 'open'}
        />
      </div>
    </SpeechProvider>
  );
}
