import { Icon, SideMark } from '../marks/marks.tsx';
import type { SideKey } from '../world/places.ts';

/** A card as words and figures; whose event it is, what it is worth now and what it says come from outside. */
export interface CardView {
  readonly id: string;
  readonly side: SideKey | 'neutral';
  /** Operations; null for a scoring card. */
  readonly value: number | null;
  readonly title: string;
  readonly text: string;
  /** "Early war · removed after the event", and the like. */
  readonly kind: string;
  /** Marked by an asterisk: it leaves the game when its event happens. */
  readonly once: boolean;
}

/** One way to use a card: what it would do, or why it can't be done. */
export interface CardUse {
  readonly id: string;
  readonly label: string;
  readonly note: string;
  readonly possible: boolean;
}

export interface CardLabels {
  /** "3 operations", or that it is a scoring card. */
  readonly value: (card: CardView) => string;
  readonly side: Readonly<Record<CardView['side'], string>>;
  /** Where more can be read about a card: what the sign is called, and what it opens. */
  readonly about?: { readonly label: (card: CardView) => string; readonly open: (id: string) => void } | undefined;
}

interface CardProps {
  readonly card: CardView;
  readonly words: CardLabels;
}

function CardValue({ card, words }: CardProps) {
  return (
    <span class="lt-card-value" data-side={card.side}>
      <span aria-hidden="true">{card.value ?? <Icon name="scoring" />}</span>
      <span class="lt-hidden">{words.value(card)}</span>
    </span>
  );
}

function CardSide({ card, words }: CardProps) {
  if (card.side === 'neutral') return <span class="lt-hidden">{words.side.neutral}</span>;
  return (
    <>
      <SideMark side={card.side} />
      <span class="lt-hidden">{words.side[card.side]}</span>
    </>
  );
}

export function CardAbout({ card, words: { about } }: CardProps) {
  if (about === undefined) return null;
  return (
    <button type="button" class="lt-about" aria-label={about.label(card)} onClick={() => about.open(card.id)}>
      i
    </button>
  );
}

export interface CardFaceProps extends CardProps {
  readonly uses?: readonly CardUse[] | undefined;
  readonly onUse?: ((use: string) => void) | undefined;
}

/** A card to read, with what it can be used for when it is about to be played. */
export function CardFace({ card, words, uses = [], onUse }: CardFaceProps) {
  return (
    <article class="lt-card" data-side={card.side}>
      <header>
        <CardValue card={card} words={words} />
        <h3>
          {card.title}
          {card.once && <span aria-hidden="true">*</span>}
        </h3>
        <CardSide card={card} words={words} />
      </header>
      <p>{card.text}</p>
      <footer>
        <span>{card.kind}</span>
        <CardAbout card={card} words={words} />
      </footer>
      {uses.length > 0 && (
        <ul class="lt-card-uses">
          {uses.map((use) => (
            <li key={use.id}>
              <button type="button" disabled={!use.possible} onClick={() => onUse?.(use.id)}>
                <b>{use.label}</b>
                <small>{use.note}</small>
              </button>
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}

/** A card in one line: for hands in little room, and for piles. */
export function CardLine({ card, words }: CardProps) {
  return (
    <span class="lt-card-line" data-side={card.side}>
      <CardValue card={card} words={words} />
      <span class="lt-card-title">
        {card.title}
        {card.once && <span aria-hidden="true">*</span>}
      </span>
      <CardSide card={card} words={words} />
    </span>
  );
}

/** A card whose face can't be seen. */
export function CardBack() {
  return <span class="lt-card-back" aria-hidden="true" />;
}
