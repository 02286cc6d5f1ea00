import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';

interface SheetProps {
  readonly class: string;
  /** What the handle does. */
  readonly label: string;
  readonly onClose: () => void;
  /** Beside the map there is room for the most important only. */
  readonly brief?: boolean | undefined;
  readonly children: ComponentChildren;
}

/** Pulled down further than this, a sheet is put away. */
const FAR_ENOUGH = 90;

/** A panel; on a phone it comes up from the foot, and can be dragged away by its handle. */
export function Sheet({ class: name, label, onClose, brief = false, children }: SheetProps) {
  const from = useRef<number | null>(null);
  const [pulled, setPulled] = useState(0);
  const move = ({ clientY }: PointerEvent) => {
    if (from.current !== null) setPulled(Math.max(clientY - from.current, 0));
  };
  const drop = () => {
    from.current = null;
    if (pulled > FAR_ENOUGH) onClose();
    setPulled(0);
  };
  return (
    <div
      class={`lt-sheet ${name}`}
      data-brief={brief || undefined}
      style={pulled > 0 ? { translate: `0 ${pulled}px`, transition: 'none' } : undefined}
    >
      <button
        type="button"
        class="lt-sheet-handle"
        aria-label={label}
        onClick={onClose}
        onPointerDown={(event) => {
          from.current = event.clientY;
          event.currentTarget.setPointerCapture(event.pointerId);
        }}
        onPointerMove={move}
        onPointerUp={drop}
        onPointerCancel={drop}
      />
      {children}
    </div>
  );
}
