import { CardBack } from './card.tsx';

export interface PileView {
  readonly id: string;
  readonly name: string;
  readonly size: number;
  /** Whether its cards may be looked at. */
  readonly open: boolean;
}

export interface PilesProps {
  readonly piles: readonly PileView[];
  readonly words: { readonly label: string };
  /** The pile whose cards are shown. */
  readonly shown?: string | undefined;
  readonly onOpen?: ((pile: string) => void) | undefined;
}

/** Draw pile, discards, removed cards and those not yet seen, by their size. */
export function Piles({ piles, words, shown, onOpen }: PilesProps) {
  return (
    <ul class="lt-piles" aria-label={words.label}>
      {piles.map(({ id, name, size, open }) => (
        <li key={id}>
          <button
            type="button"
            disabled={!open}
            aria-pressed={open ? id === shown : undefined}
            onClick={() => onOpen?.(id)}
          >
            <CardBack />
            <b>{size}</b>
            <small>{name}</small>
          </button>
        </li>
      ))}
    </ul>
  );
}
