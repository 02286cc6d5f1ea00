import { useEffect, useRef, useState } from 'preact/hooks';
import { CardAbout, CardBack, CardFace, type CardLabels, CardLine, type CardUse, type CardView } from './card.tsx';

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
  /** What the selected card can be used for. */
  readonly uses?: readonly CardUse[] | undefined;
  readonly onChoose?: ((card: string) => void) | undefined;
  readonly onUse?: ((use: string) => void) | undefined;
}

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 };
const NOTHING: ReadonlySet<string> = new Set();

/** My own cards, one line each; the selected one is opened with its text and its uses. */
export function Hand({
  cards,
  words,
  choices = NOTHING,
  selected,
  picked = NOTHING,
  uses,
  onChoose,
  onUse,
}: HandProps) {
  const list = useRef<HTMLUListElement>(null);
  const [tabStop, setTabStop] = useState(0);
  const hasUses = uses !== undefined && uses.length > 0;
  useEffect(() => keepInSight(list.current), [selected, hasUses]);
  if (cards.length === 0) return <p class="lt-quiet">{words.empty}</p>;
  const reached = Math.min(tabStop, cards.length - 1);

  const press = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = Math.min(Math.max(reached + step, 0), cards.length - 1);
    setTabStop(next);
    list.current?.querySelectorAll<HTMLElement>('.lt-hand-card').item(next).focus();
  };

  return (
    <ul class="lt-hand" aria-label={words.label} ref={list}>
      {cards.map((card, i) => (
        <li key={card.id} data-selected={card.id === selected || undefined}>
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
            <CardLine card={card} words={words} />
          </button>
          {card.id === selected && <CardFace card={card} words={words} uses={uses} onUse={onUse} />}
        </li>
      ))}
    </ul>
  );
}

/** Shows the opened card in the rail, or at least what it can be used for, until all of it has found room: a sheet may still be opening. */
function keepInSight(list: HTMLElement | null): (() => void) | undefined {
  const opened = list?.querySelector('[data-selected]');
  const rail = opened?.closest('.lt-table-rail');
  if (!opened || !rail) return;
  const watch = new ResizeObserver(() => {
    const fits = heightToShow(opened) <= rail.clientHeight;
    const shown = fits ? opened : (opened.querySelector('.lt-card-uses') ?? opened);
    shown.scrollIntoView({ block: 'nearest' });
    if (fits) watch.disconnect();
  });
  watch.observe(rail);
  return () => watch.disconnect();
}

/** With the margins that keep it clear of whatever stays at the edges. */
function heightToShow(element: Element): number {
  const { scrollMarginTop, scrollMarginBottom } = getComputedStyle(element);
  return element.clientHeight + Number.parseFloat(scrollMarginTop) + Number.parseFloat(scrollMarginBottom);
}

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
      <span class="lt-card-backs">
        {Array.from({ length: Math.max(size - known.length, 0) }, (_, i) => (
          <CardBack key={i} />
        ))}
        <b aria-hidden="true">{size}</b>
      </span>
      <CardList cards={known} words={words} />
    </section>
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
