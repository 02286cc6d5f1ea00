import type { Lesson, LessonPlace } from '@longtwilight/scenarios/lessons';
import type { LessonWords } from '@longtwilight/words';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { BotStopped } from '../match/bot-stopped.tsx';
import { useSetting } from '../settings/context.ts';
import { Awaited } from '../shared/loaded.tsx';
import { Trouble } from '../shared/trouble.tsx';
import { GameTable } from '../table/game-table.tsx';
import { SpeechProvider } from '../table/speech.ts';
import { useMatchState } from '../table/use-match-state.ts';
import { useSpeechFor } from '../table/use-speech-for.ts';
import { LessonCard, LessonStatus } from './lesson-card.tsx';
import { LessonEnd } from './lesson-end.tsx';
import { LessonMatch } from './lesson-match.ts';

interface LessonTableProps {
  readonly lesson: Lesson;
  /** Where it was left. */
  readonly place: LessonPlace | null;
  readonly words: LessonWords;
}

/** A lesson on the real table. */
export function LessonTable({ lesson, place, words }: LessonTableProps) {
  const { words: spoken } = useSetting();
  const match = useMemo(() => new LessonMatch(lesson, place), [lesson]);
  useMatchState(match);
  const [broken, setBroken] = useState<string | null>(null);
  const speech = useSpeechFor('deluxe');
  const goOn = () => {
    match.goOn().catch((error: unknown) => setBroken(String(error)));
  };
  useEffect(goOn, [match]);
  if (broken !== null) return <Trouble text={spoken.say('ui.trouble.bot')} details={broken} reload />;
  if (speech === null) return <Awaited />;
  const { step, state } = match.run;
  return (
    <SpeechProvider value={speech}>
      <div
        class="lesson-table"
        data-shows={(state === 'open' && step?.shows) || undefined}
        data-over={state !== 'open' || undefined}
      >
        <GameTable
          key={match.begun}
          match={match}
          head={match.botStopped && <BotStopped onAskAgain={goOn} />}
          coach={(moment) => <LessonCard match={match} words={words} {...moment} />}
          silent={state !== 'open'}
          home={step?.look}
        />
      </div>
      {step === null && <LessonEnd match={match} words={words} />}
      <LessonStatus match={match} words={words} />
    </SpeechProvider>
  );
}
