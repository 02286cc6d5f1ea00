import type { ComponentChildren } from 'preact';
import { useSetting } from '../settings/context.ts';

interface HeapProps<T extends string> {
  readonly title: string;
  readonly side?: string;
  readonly things: readonly T[];
  readonly show: (thing: T) => ComponentChildren;
  readonly removeLabel: (thing: T) => string;
  readonly onRemove: (thing: T) => void;
  readonly free: readonly T[];
  readonly name: (thing: T) => string;
  readonly addLabel: string;
  readonly onAdd: (thing: T) => void;
}

/** Cards or effects that lie together: one is added by its name, and a click takes it away. */
export function Heap<T extends string>({ title, side, things, free, addLabel, ...heap }: HeapProps<T>) {
  const { words } = useSetting();
  const byName = free
    .map((thing) => ({ thing, name: heap.name(thing) }))
    .sort((a, b) => a.name.localeCompare(b.name, words.locale));
  return (
    <section class="heap" data-side={side}>
      <h2>{title}</h2>
      <ul>
        {things.map((thing) => (
          <li key={thing}>
            {heap.show(thing)}
            <button
              type="button"
              class="quiet"
              aria-label={heap.removeLabel(thing)}
              onClick={() => heap.onRemove(thing)}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
      <select
        aria-label={addLabel}
        value=""
        onChange={({ currentTarget }) => {
          const chosen = byName[currentTarget.selectedIndex - 1];
          currentTarget.value = '';
          if (chosen !== undefined) heap.onAdd(chosen.thing);
        }}
      >
        <option value="">{addLabel}</option>
        {byName.map(({ thing, name }) => (
          <option key={thing} value={thing}>
            {name}
          </option>
        ))}
      </select>
    </section>
  );
}
