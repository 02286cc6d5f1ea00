import { useRef, useState } from 'preact/hooks';
import { CardAbout, CardBack, CardInHand, type CardLabels, CardLine, type CardView } from './card.tsx';
import { useRowEnds } from './row-ends.ts';

export interface HandWords extends CardLabels {
  readonly label: string;
  readonly empty: string;
}

export interface HandProps {
  readonly cards: readonly CardView[];
  readonly words: HandWords;
  /** Cards that may be chosen now. */
  readonly choices?: ReadonlySet<string> | undefined;
  readonly selected?: string | undefined;
  /** Cards that have been chosen one after the other, as for discards. */
  readonly picked?: ReadonlySet<string> | undefined;
  readonly onChoose?: ((card: CardView['id']) => void) | undefined;
}

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 };
const NOTHING: ReadonlySet<string> = new Set();

/** My own cards as a row of small faces. */
export function Hand({ cards, words, choices = NOTHING, selected, picked = NOTHING, onChoose }: HandProps) {
  const list = useRef<HTMLUListElement>(null);
  const [tabStop, setTabStop] = useState(0);
  const hidden = useRowEnds(list, cards.length);
  if (cards.length === 0) return <p class="lt-hand-empty">{words.empty}</p>;
  const reached = Math.min(tabStop, cards.length - 1);

  const press = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = Math.min(Math.max(reached + step, 0), cards.length - 1);
    setTabStop(next);
    list.current?.querySelectorAll<HTMLElement>('.lt-hand-card').item(next).focus();
  };

  const turn = (direction: number) => {
    const row = list.current;
    row?.scrollBy({ left: direction * row.clientWidth * PART_TURNED, behavior: 'smooth' });
  };
  return (
    <>
      <ul
        class="lt-hand"
        aria-label={words.label}
        ref={list}
        data-many={cards.length > MANY || undefined}
        data-hidden={hidden}
      >
        {cards.map((card, i) => (
          <li key={card.id} data-selected={card.id === selected || undefined} data-card={card.id}>
            <button
              type="button"
              class="lt-hand-card"
              tabIndex={i === reached ? 0 : -1}
              aria-expanded={card.id === selected}
              aria-pressed={picked.has(card.id) || undefined}
              data-choice={choices.has(card.id) || undefined}
              onFocus={() => setTabStop(i)}
              onKeyDown={press}
              onClick={() => onChoose?.(card.id)}
            >
              <CardInHand card={card} words={words} />
            </button>
          </li>
        ))}
      </ul>
      <RowTurn at="start" onTurn={() => turn(-1)} />
      <RowTurn at="end" onTurn={() => turn(1)} />
    </>
  );
}

/** So much of the row goes by at a press. */
const PART_TURNED = 0.8;

interface RowTurnProps {
  readonly at: 'start' | 'end';
  readonly onTurn: () => void;
}

/** Shows that there are more cards at this end, and takes the mouse there; a finger pushes the row, and keys walk along it. */
function RowTurn({ at, onTurn }: RowTurnProps) {
  return (
    <button
      type="button"
      class="lt-hand-turn"
      data-at={at}
      aria-hidden="true"
      tabIndex={-1}
      // The focus would go with it at the end of the row
      onMouseDown={(event) => event.preventDefault()}
      onClick={onTurn}
    >
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d={at === 'start' ? 'm10 3-5 5 5 5' : 'm6 3 5 5-5 5'} />
      </svg>
    </button>
  );
}

/** More than these lie closer together. */
const MANY = 8;

export interface OtherHandProps {
  /** Cards held, the known ones among them. */
  readonly size: number;
  readonly known: readonly CardView[];
  readonly words: CardLabels & { readonly label: string };
}

/** The other side's cards: backs, and the faces that I know. */
export function OtherHand({ size, known, words }: OtherHandProps) {
  return (
    <section class="lt-other-hand" aria-label={words.label}>
      <CardBacks size={Math.max(size - known.length, 0)} count={size} />
      <CardList cards={known} words={words} />
    </section>
  );
}

/** As many backs as there are cards, and their number. */
export function CardBacks({ size, count = size }: { readonly size: number; readonly count?: number }) {
  return (
    <span class="lt-card-backs" aria-hidden="true">
      {Array.from({ length: size }, (_, i) => (
        <CardBack key={i} />
      ))}
      <b>{count}</b>
    </span>
  );
}

export interface CardListProps {
  readonly cards: readonly CardView[];
  readonly words: CardLabels;
}

/** Cards to look through: a pile, or those not yet seen. */
export function CardList({ cards, words }: CardListProps) {
  return (
    <ul class="lt-card-list">
      {cards.map((card) => (
        <li key={card.id}>
          <details>
            <summary>
              <CardLine card={card} words={words} />
            </summary>
            <p>
              {card.text} <CardAbout card={card} words={words} />
            </p>
          </details>
        </li>
      ))}
    </ul>
  );
}
