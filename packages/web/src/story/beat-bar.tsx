import { CardChip, CardFace, CardLine, SideMark, type Stamp } from '@longtwilight/board';
import type { View } from '@longtwilight/engine';
import type { Words } from '@longtwilight/words';
import { useEffect, useRef } from 'preact/hooks';
import { cardLabels, cardView } from '../hand/card-views.ts';
import { Told } from '../log/told.tsx';
import { useSetting } from '../settings/context.ts';
import { isTyping } from '../shared/typing.ts';
import { useSpeech } from '../table/speech.ts';
import { type Beat, type CardOnStage, cardsShown } from './beats.ts';
import { Equation } from './equation.tsx';
import { Pacer } from './pacer.tsx';
import { TrackMoves } from './track-moves.tsx';
import type { BeatPlayer, BeatsTold } from './use-beats.ts';

interface BeatBarProps {
  readonly player: BeatPlayer;
  readonly telling: BeatsTold;
  /** Its die has not landed yet. */
  readonly rolling: boolean;
  readonly seen: View;
  /** A question waits for whoever looks on. */
  readonly waiting: boolean;
  /** The game is only looked at, and has its own buttons. */
  readonly replays: boolean;
}

/** How many beats after the present one are in view. */
const AFTER = 2;

/** What happens now, in the place of the question: the card with its use, the sum of a roll, the beats to come. */
export function BeatBar({ player, telling, rolling, seen, waiting, replays }: BeatBarProps) {
  const { words } = useSpeech();
  const { speed } = useSetting().settings;
  const { beats, at } = telling;
  const beat = beats[at]!; // it is told now
  const [first = '', ...rest] = beat.sentences;
  const body = useKeysWhereItScrolls(at);
  useSkipKey(player.skip, !replays);
  return (
    <section
      class="question telling"
      data-replays={replays || undefined}
      data-rolling={rolling || undefined}
      data-quick={speed === 'calm' ? undefined : true}
      aria-label={words.say('ui.beats')}
    >
      <header class="status">
        <small>{words.say(telling.again ? 'ui.beats.again' : 'ui.beats')}</small>
        <h1>
          <Told text={first} />
        </h1>
      </header>
      {/* Another beat begins at its top */}
      <div key={at} ref={body} class="beat-body">
        {beat.inPlay !== null && <InPlay inPlay={beat.inPlay} seen={seen} />}
        <Equation beat={beat} view={telling.view} />
        <TrackMoves telling={telling} />
        <CardsShown beat={beat} seen={seen} />
        <ol class="beat-list">
          {at > 0 && <BeatLine when="told" text={beats[at - 1]!.sentences.at(-1)} />}
          {rest.length > 0 && <BeatLine when="now" text={rest.join(' ')} />}
          {beats.slice(at + 1, at + 1 + AFTER).map(({ sentences }, i) => (
            <BeatLine key={i} when="to-come" text={sentences[0]} />
          ))}
        </ol>
      </div>
      <div class="beat-foot">
        <Pacer player={player} paused={replays ? null : telling.paused} />
        {!replays && (
          <div class="buttons">
            <button type="button" class="primary" data-key="Esc" onClick={player.skip}>
              {words.say(waiting ? 'ui.beats.go' : 'ui.beats.skip')}
            </button>
          </div>
        )}
      </div>
    </section>
  );
}

/** What does not fit can be scrolled by keys too. */
function useKeysWhereItScrolls(at: number) {
  const body = useRef<HTMLDivElement>(null);
  // Once it is drawn, so that nothing is laid out twice
  useEffect(() => {
    const { current } = body;
    if (current !== null && current.scrollHeight > current.clientHeight) current.tabIndex = 0;
  }, [at]);
  return body;
}

/** Escape has seen enough. Whatever lies over the table takes it first. */
function useSkipKey(skip: () => void, wanted: boolean): void {
  useEffect(() => {
    if (!wanted) return;
    const press = (event: KeyboardEvent) => {
      const isTaken = event.defaultPrevented || document.querySelector('.stage, dialog[open]') !== null;
      if (event.key !== 'Escape' || isTaken || isTyping(event)) return;
      event.preventDefault();
      skip();
    };
    // Before the keys of the move, for which Escape means Undo
    addEventListener('keydown', press, { capture: true });
    return () => removeEventListener('keydown', press, { capture: true });
  });
}

interface BeatLineProps {
  readonly when: 'told' | 'now' | 'to-come';
  readonly text: string | undefined;
}
const BeatLine = ({ when, text = '' }: BeatLineProps) => (
  <li data-when={when}>
    <span>
      <Told text={text} />
    </span>
  </li>
);

/** More cards than these are shown by their emblems alone. */
const MOST_LINES = 3;

/** The cards that a beat brings to light, with the side that has or had them. */
function CardsShown({ beat, seen }: { readonly beat: Beat; readonly seen: View }) {
  const speech = useSpeech();
  return [...cardsShown(beat)].map(([side, cards]) => (
    <div key={side} class="cards-shown">
      {side !== null && <SideMark side={side} />}
      {[...cards]
        .map((card) => cardView(speech, seen.rules, card))
        .map((card) =>
          cards.size > MOST_LINES ? (
            <CardChip key={card.id} card={card} />
          ) : (
            <CardLine key={card.id} card={card} words={cardLabels(speech.words)} />
          ),
        )}
    </div>
  ));
}

export const stampOf = (words: Words, { side, use }: CardOnStage): Stamp => ({
  side,
  use: words.say(`ui.stamp.${use}`),
});

/** A face with a stamp beside the map; on a phone a line has to do. */
function InPlay({ inPlay, seen }: { readonly inPlay: CardOnStage; readonly seen: View }) {
  const speech = useSpeech();
  const { words } = speech;
  const card = cardView(speech, seen.rules, inPlay.card);
  const stamp = stampOf(words, inPlay);
  return (
    <div class="in-play">
      <CardFace key={`${inPlay.card} ${inPlay.use}`} card={card} words={cardLabels(words)} stamp={stamp} />
      <p class="in-play-line" data-side={inPlay.side}>
        <CardLine card={card} words={cardLabels(words)} />
        <b>{stamp.use}</b>
      </p>
    </div>
  );
}
