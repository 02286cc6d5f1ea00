import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';

export interface TableLayoutProps {
  /** Whose move it is and what is wanted. */
  readonly line: ComponentChildren;
  readonly tracks: ComponentChildren;
  readonly map: ComponentChildren;
  readonly standings: ComponentChildren;
  /** Actions, hand, log: beside the map, or a sheet over its lower part on a phone. */
  readonly rail: ComponentChildren;
  /** What the sheet of a phone does when this becomes something else: a question for the map lowers it, one for a card opens it. */
  readonly sheet?: 'open' | 'low' | undefined;
  readonly words: { readonly openSheet: string; readonly closeSheet: string; readonly rail: string };
}

/** Where everything lies: map in the middle, rail to the right, standings below; on a phone the rail is a sheet. */
export function TableLayout({ line, tracks, map, standings, rail, sheet, words }: TableLayoutProps) {
  const [open, setOpen] = useState(false);
  const aside = useRef<HTMLElement>(null);
  useEffect(() => {
    if (sheet === undefined) return;
    setOpen(sheet === 'open');
    if (sheet === 'low' && aside.current) aside.current.scrollTop = 0;
  }, [sheet]);
  return (
    <div class="lt-table" data-sheet={open ? 'open' : 'low'}>
      <div class="lt-table-line">{line}</div>
      <div class="lt-table-tracks">{tracks}</div>
      <div class="lt-table-map">{map}</div>
      <div class="lt-table-standings">{standings}</div>
      <aside class="lt-table-rail" aria-label={words.rail} ref={aside}>
        <button
          type="button"
          class="lt-sheet-handle"
          aria-expanded={open}
          aria-label={open ? words.closeSheet : words.openSheet}
          onClick={() => setOpen(!open)}
        />
        {rail}
      </aside>
    </div>
  );
}
