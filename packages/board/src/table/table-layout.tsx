import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useFrameLater } from '../next-frame.ts';
import { Sheet } from './sheet.tsx';

export interface TableLayoutProps {
  /** Question, danger, odds and the buttons: always in view, never scrolled. */
  readonly bar: ComponentChildren;
  readonly tracks: ComponentChildren;
  readonly map: ComponentChildren;
  readonly hand: ComponentChildren;
  /** A card that lies open: in the rail, or a sheet over the lower part of a phone. */
  readonly opened?: ComponentChildren;
  /** The open card is put away. */
  readonly onClose?: (() => void) | undefined;
  /** Log and all that one may want to look up: beside the map, or a sheet on a phone. */
  readonly rail: ComponentChildren;
  /** There is something to see on the table itself: the rail is put away. */
  readonly over?: boolean | undefined;
  /** The bar tells a story, for which the rail makes room. */
  readonly telling?: boolean | undefined;
  /** How much is new in the rail. */
  readonly news?: number | undefined;
  readonly words: { readonly openSheet: string; readonly closeSheet: string; readonly rail: string };
}

/** Where everything lies: map in the middle, hand along the foot, question and rail to the right. */
export function TableLayout(props: TableLayoutProps) {
  const { bar, tracks, map, hand, opened, onClose, rail, over = false, telling = false, news = 0, words } = props;
  const [open, setOpen] = useState(false);
  const hasCard = opened !== undefined && opened !== null;
  // What takes the place of a card or a story is drawn first, and the rest of the rail a frame later
  const brief = !useFrameLater(!hasCard && !telling);
  const side = useRef<HTMLElement>(null);
  // A card that is opened is what somebody wants to see, and so are a story and the end, unless that closes on whoever writes
  useEffect(() => {
    if ((hasCard || over || telling) && !isWrittenIn(side.current)) setOpen(false);
  }, [hasCard, over, telling]);
  return (
    <main class="lt-table" data-sheet={hasCard ? 'card' : open ? 'rail' : undefined}>
      <aside class="lt-table-side" aria-label={words.rail} ref={side}>
        <div class="lt-table-bar">{bar}</div>
        {hasCard && (
          <Sheet class="lt-table-opened" label={words.closeSheet} onClose={() => onClose?.()}>
            {opened}
          </Sheet>
        )}
        <Sheet class="lt-table-rail" label={words.closeSheet} onClose={() => setOpen(false)} brief={brief}>
          {rail}
        </Sheet>
      </aside>
      <div class="lt-table-hand">{hand}</div>
      <div class="lt-table-map">{map}</div>
      <div class="lt-table-tracks">
        {tracks}
        <button
          type="button"
          class="lt-sheet-open"
          aria-expanded={open}
          aria-label={open ? words.closeSheet : words.openSheet}
          onClick={() => setOpen(!open)}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M4 7h16M4 12h16M4 17h16" />
          </svg>
          {news > 0 && <span class="lt-badge">{news}</span>}
        </button>
      </div>
    </main>
  );
}

const TEXT_FIELDS = 'input:not([type]), input[type="text"], textarea';

const isWrittenIn = (element: HTMLElement | null): boolean => {
  const field = document.activeElement;
  return field?.matches(TEXT_FIELDS) === true && element?.contains(field) === true;
};
