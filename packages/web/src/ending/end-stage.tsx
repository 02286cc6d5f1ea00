import { CardFace } from '@longtwilight/board';
import type { Words } from '@longtwilight/words';
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { type Course, courseOf, type Swing, swingsOf } from '../after/course-of.ts';
import { cardLabels, cardView } from '../hand/card-views.ts';
import { Told } from '../log/told.tsx';
import { isTyping, isWriting } from '../shared/typing.ts';
import { useHeldFocus } from '../shared/use-held-focus.ts';
import { stampOf } from '../story/beat-bar.tsx';
import { useSpeech } from '../table/speech.ts';
import './ending.css';
import { CourseChart } from './course-chart.tsx';
import { type EndedGame, endTitle, whatDecided } from './what-decided.ts';

interface EndStageProps extends EndedGame {
  /** What can be done with the game now. */
  readonly children: ComponentChildren;
  readonly onClose: () => void;
}

const MOST_MARKS = 3;

/** The end of a game takes the whole table: what decided it, how it went, and what to do next. */
export function EndStage({ children, onClose, ...game }: EndStageProps) {
  const { words } = useSpeech();
  const { view, story, side } = game;
  const dialog = useRef<HTMLElement>(null);
  useHeldFocus(dialog);
  useEffect(() => {
    if (!isWriting()) dialog.current?.focus({ preventScroll: true });
  }, []);
  // As soon as it is seen
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || isTyping(event)) return;
      event.stopImmediatePropagation();
      onClose();
    };
    addEventListener('keydown', press, { capture: true });
    return () => removeEventListener('keydown', press, { capture: true });
  });
  const course = useMemo(() => courseOf(story, view.turn), [story, view]);
  const marks = useMemo(() => turningPoints(story, course), [story, course]);
  const title = endTitle(words, game);
  const lost = side !== null && view.outcome?.winner !== side && view.outcome?.winner !== 'draw';
  return (
    <div class="veil">
      <button type="button" class="veil-away" aria-hidden="true" tabIndex={-1} onClick={onClose} />
      <section
        class="stage ending"
        data-stage="end"
        data-lost={lost || undefined}
        role="dialog"
        aria-modal="true"
        aria-label={title}
        tabIndex={-1}
        ref={dialog}
      >
        <Sky {...game} />
        <div class="end-body">
          <section>
            <h3>{words.say('ui.vp.whole')}</h3>
            <CourseChart course={course} marks={marks} />
          </section>
          {marks.length > 0 && (
            <section>
              <h3>{words.say('ui.end.turned')}</h3>
              <TurningPoints marks={marks} />
            </section>
          )}
        </div>
        <footer class="buttons">
          {children}
          <button type="button" class="quiet end-close" onClick={onClose}>
            {words.say('ui.end.table')}
          </button>
          <a class="button" href="#/">
            {words.say('ui.home')}
          </a>
        </footer>
      </section>
    </div>
  );
}

/** In the order in which they came. */
function turningPoints(story: EndedGame['story'], { turns }: Course): Swing[] {
  return swingsOf(story, turns[0]?.turn ?? 1)
    .slice(0, MOST_MARKS)
    .sort((a, b) => a.steps - b.steps);
}

/** The sun high for a win, nearly set for a loss; the card that decided it before it. */
function Sky(game: EndedGame) {
  const speech = useSpeech();
  const { words } = speech;
  const { view, story } = game;
  const { sentence, card, lastBeat, finalScores } = useMemo(() => whatDecided(words, game), [words, story, view]);
  return (
    <header class="end-sky">
      <svg class="end-sun" viewBox="0 0 600 300" aria-hidden="true">
        <circle class="end-halo" cx="300" cy="300" r="260" />
        <circle class="end-halo" cx="300" cy="300" r="210" />
        <circle class="end-disc" cx="300" cy="300" r="160" />
      </svg>
      <svg class="end-hills" viewBox="0 0 1000 20" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 20V11L90 7L170 12L300 4L430 10L520 6L640 13L760 8L880 12L1000 5V20z" />
      </svg>
      <div class="end-words">
        <small>{words.say('ui.turn', { turn: view.turn })}</small>
        <h2>{endTitle(words, game)}</h2>
        <p class="decided">
          <b>
            <Told text={sentence} />
          </b>
        </p>
        {lastBeat.length > 0 && (
          <p class="end-last">
            <Told text={lastBeat.join(' ')} />
          </p>
        )}
        {finalScores.length > 0 && (
          <ul class="end-regions">
            {finalScores.map(({ name, by }) => (
              <li key={name}>
                <span>{name}</span>
                <b>{words.score(by)}</b>
              </li>
            ))}
          </ul>
        )}
      </div>
      {card !== null && (
        <div class="end-card">
          <CardFace
            card={cardView(speech, view.rules, card.card)}
            words={cardLabels(words)}
            stamp={stampOf(words, card)}
          />
        </div>
      )}
    </header>
  );
}

function TurningPoints({ marks }: { readonly marks: readonly Swing[] }) {
  const { words } = useSpeech();
  return (
    <ol class="turning-points">
      {marks.map((mark, i) => (
        <li key={i} data-side={mark.by > 0 ? 'us' : 'ussr'}>
          <span>
            <small>{words.say('ui.turn', { turn: mark.turn })}</small>
            <Told text={pointOf(words, mark)} />
          </span>
          <b>{words.score(mark.by)}</b>
        </li>
      ))}
    </ol>
  );
}

/** A turning point in a few words: a scoring by its region, everything else by its first sentence. */
function pointOf(words: Words, { facts, forChina }: Swing): string {
  const [first] = facts;
  if (forChina) return words.say('ui.china');
  return first?.t === 'score' ? words.say('ui.score.title', { region: first.region }) : (words.tell(facts)[0] ?? '');
}
