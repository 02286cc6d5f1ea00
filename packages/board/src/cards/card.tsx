import { kept } from '../kept.ts';
import { SideMark } from '../marks/marks.tsx';
import type { SideKey } from '../world/places.ts';
import { type CardId, EMBLEMS } from './emblems.ts';
import { EraDots, OnceRibbon, ValueMark } from './marks.tsx';

export type Era = 'early' | 'mid' | 'late';

/** A card as words and figures; whose event it is, what it is worth now and what it says come from outside. */
export interface CardView {
  readonly id: CardId;
  readonly side: SideKey | 'neutral';
  /** Operations; null for a scoring card. */
  readonly value: number | null;
  readonly title: string;
  readonly text: string;
  readonly era: Era;
  /** "Early War", or whatever else belongs in the foot of a small face. */
  readonly foot: string;
  /** "Early War · war", and the like. */
  readonly kind: string;
  /** It leaves the game when its event happens. */
  readonly once: boolean;
}

/** One way to use a card: what it would do, or why it can't be done. */
export interface CardUse {
  readonly id: string;
  readonly label: string;
  readonly note: string;
  readonly possible: boolean;
  /** It can lose the game. */
  readonly danger?: boolean | undefined;
}

export interface CardLabels {
  /** "3 operations", or that it is a scoring card. */
  readonly value: (card: CardView) => string;
  readonly side: Readonly<Record<CardView['side'], string>>;
  /** That the event removes the card. */
  readonly once: string;
  /** Where more can be read about a card: what the sign is called, and what it opens. */
  readonly about?: { readonly label: (card: CardView) => string; readonly open: (id: CardId) => void } | undefined;
}

interface CardProps {
  readonly card: CardView;
  readonly words: CardLabels;
}

/** What the colours of a face go by. */
export type CardKind = SideKey | 'neutral' | 'scoring' | 'china';
const kindOf = ({ id, value, side }: Pick<CardView, 'id' | 'value' | 'side'>): CardKind =>
  id === 'china-card' ? 'china' : value === null ? 'scoring' : side;

/** The small picture of a card; the sheet of symbols is loaded by the page. */
function Emblem({ card }: { readonly card: CardId }) {
  return (
    <svg class="lt-emblem" viewBox="0 0 48 48" aria-hidden="true">
      <use href={`#${EMBLEMS[card]}`} />
    </svg>
  );
}

/** Sky, sun and land: the sun sinks from era to era. */
function Art({ card }: { readonly card: CardView }) {
  return (
    <span class="lt-card-art" aria-hidden="true">
      <i class="lt-card-sun" />
      <i class="lt-card-land" />
      <Emblem card={card.id} />
    </span>
  );
}

function Value({ card, words }: CardProps) {
  return (
    <>
      <ValueMark kind={kindOf(card)} value={card.value} />
      <span class="lt-hidden">
        {words.value(card)}, {words.side[card.side]}
      </span>
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

/** A small face, as it lies in a hand. */
export const CardInHand = kept(({ card, words }: CardProps) => {
  return (
    <span class="lt-face" data-size="hand" data-kind={kindOf(card)} data-era={card.era}>
      <Art card={card} />
      <Value card={card} words={words} />
      {card.once && <OnceRibbon />}
      <b class="lt-face-title" data-long={lengthOf(card.title)}>
        {card.title}
      </b>
      {card.once && <span class="lt-hidden">, {words.once}</span>}
      <span class="lt-face-foot" aria-hidden="true">
        <EraDots era={card.era} />
        {card.foot}
      </span>
    </span>
  );
});
const LONG_TITLE = 24;
/** No more letters of one word fit the smallest face at its usual size, or at a smaller one. */
const LONG_WORD = 12;
const LONGEST_WORD = 14;
const LONGEST_TITLE = 30;
const lengthOf = (title: string): 'longest' | 'long' | undefined => {
  const letters = Math.max(...title.split(' ').map((word) => word.length));
  if (title.length > LONGEST_TITLE || (letters > LONGEST_WORD && !title.includes('-'))) return 'longest';
  return title.length > LONG_TITLE || letters > LONG_WORD ? 'long' : undefined;
};

/** What a card is used for, stamped on its face. */
export interface Stamp {
  readonly side: SideKey;
  readonly use: string;
  readonly note?: string | undefined;
}

export interface CardFaceProps extends CardProps {
  readonly uses?: readonly CardUse[] | undefined;
  readonly onUse?: ((use: string) => void) | undefined;
  readonly stamp?: Stamp | undefined;
}

/** A card to read, with what it can be used for when it is about to be played. */
export function CardFace({ card, words, uses = [], onUse, stamp }: CardFaceProps) {
  return (
    <article class="lt-card">
      <div class="lt-face" data-size="open" data-kind={kindOf(card)} data-era={card.era}>
        <Art card={card} />
        <Value card={card} words={words} />
        {card.once && <OnceRibbon />}
        {stamp !== undefined && (
          <span class="lt-stamp" data-side={stamp.side}>
            {stamp.use}
            {stamp.note !== undefined && <small>{stamp.note}</small>}
          </span>
        )}
        <div class="lt-face-body">
          <h3>{card.title}</h3>
          <p>{card.text}</p>
        </div>
        <footer class="lt-face-foot">
          <EraDots era={card.era} />
          <span>{card.kind}</span>
          {card.once && <b>{words.once}</b>}
          <CardAbout card={card} words={words} />
        </footer>
      </div>
      <CardUses uses={uses} onUse={onUse} />
    </article>
  );
}

function CardUses({ uses = [], onUse }: Pick<CardFaceProps, 'uses' | 'onUse'>) {
  if (uses.length === 0) return null;
  return (
    <ul class="lt-card-uses">
      {uses.map((use) => (
        <li key={use.id}>
          <button
            type="button"
            disabled={!use.possible}
            data-danger={use.danger || undefined}
            onClick={() => onUse?.(use.id)}
          >
            <b>{use.label}</b>
            <small>{use.note}</small>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** A card in one line: for piles, logs and choices among cards. */
export function CardLine({ card, words }: CardProps) {
  return (
    <span class="lt-card-line" data-kind={kindOf(card)} data-era={card.era}>
      <span class="lt-card-thumb" aria-hidden="true">
        <Emblem card={card.id} />
      </span>
      <Value card={card} words={words} />
      <span class="lt-card-title">
        {card.title}
        {card.once && <OnceRibbon />}
      </span>
      {card.side !== 'neutral' && <SideMark side={card.side} />}
    </span>
  );
}

/** A card as nothing but its picture: an effect in force, an entry of the log. */
export function CardChip({ card }: { readonly card: Pick<CardView, 'id' | 'value' | 'side'> }) {
  return (
    <span class="lt-chip" data-kind={kindOf(card)} aria-hidden="true">
      <Emblem card={card.id} />
    </span>
  );
}

/** A card whose face can't be seen. */
export function CardBack() {
  return <span class="lt-card-back" aria-hidden="true" />;
}
