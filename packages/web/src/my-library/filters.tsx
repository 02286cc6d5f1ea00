import { EDITIONS, SIDE_KEYS } from '@longtwilight/engine';
import { CARD_KEYS } from '@longtwilight/engine/data';
import { useMemo } from 'preact/hooks';
import { useLibrary } from '../library/library-words.ts';
import { useSetting } from '../settings/context.ts';
import type { LibraryEntry } from './entry.ts';
import { ANYTHING, RESULTS, type Wanted } from './find-entries.ts';

interface LibraryFiltersProps {
  readonly entries: readonly LibraryEntry[];
  readonly wanted: Wanted;
  readonly onChange: (wanted: Wanted) => void;
}

/** What one can look for: words, side, result, player, card, day and edition. */
export function LibraryFilters({ entries, wanted, onChange }: LibraryFiltersProps) {
  const { words } = useSetting();
  const library = useLibrary();
  const set = (changes: Partial<Wanted>) => onChange({ ...wanted, ...changes });
  const byName = (a: string, b: string) => a.localeCompare(b, words.locale);
  const players = useMemo(
    () => [...new Set(entries.flatMap((one) => Object.values(one.players)))].sort(byName),
    [entries, words],
  );
  const cards = useMemo(() => CARD_KEYS.toSorted((a, b) => byName(words.card(a), words.card(b))), [words]);
  return (
    <search class="library-filters">
      <input
        type="search"
        value={wanted.text}
        placeholder={library.say('mine.search')}
        aria-label={library.say('mine.search')}
        onInput={({ currentTarget }) => set({ text: currentTarget.value })}
      />
      <Pill
        label={library.say('cards.side')}
        value={wanted.side}
        options={SIDE_KEYS}
        name={(side) => words.side(side)}
        onChange={(side) => set({ side })}
      />
      <Pill
        label={library.say('mine.by-result')}
        value={wanted.result}
        options={RESULTS}
        name={(result) =>
          result === 'us' || result === 'ussr'
            ? library.say('mine.result', { side: result })
            : library.say(`mine.result.${result}`)
        }
        onChange={(result) => set({ result })}
      />
      <Pill
        label={library.say('mine.player')}
        value={wanted.player}
        options={players}
        name={(player) => player}
        onChange={(player) => set({ player })}
      />
      <Pill
        label={library.say('statistics.card')}
        value={wanted.card}
        options={cards}
        name={(card) => words.card(card)}
        onChange={(card) => set({ card })}
      />
      <Pill
        label={words.say('ui.edition')}
        value={wanted.edition}
        options={EDITIONS}
        name={(edition) => words.say(`rules.edition.${edition}`)}
        onChange={(edition) => set({ edition })}
      />
      {(['from', 'until'] as const).map((end) => (
        <label key={end} class="pill" data-set={wanted[end] !== '' || undefined}>
          <span>{library.say(`mine.${end}`)}</span>
          <input
            type="date"
            value={wanted[end]}
            onChange={({ currentTarget }) => set({ [end]: currentTarget.value })}
          />
        </label>
      ))}
    </search>
  );
}

interface PillProps<T extends string> {
  readonly label: string;
  readonly value: T | typeof ANYTHING;
  readonly options: readonly T[];
  readonly name: (option: T) => string;
  readonly onChange: (option: T | typeof ANYTHING) => void;
}

/** One of a few, or anything, which is called by what is chosen here. */
function Pill<T extends string>({ label, value, options, name, onChange }: PillProps<T>) {
  return (
    <label class="pill" data-set={value !== ANYTHING || undefined}>
      <span class="lt-hidden">{label}</span>
      <select
        value={value}
        onChange={({ currentTarget }) => onChange(options[currentTarget.selectedIndex - 1] ?? ANYTHING)}
      >
        <option value={ANYTHING}>{label}</option>
        {options.map((option) => (
          <option key={option} value={option}>
            {name(option)}
          </option>
        ))}
      </select>
    </label>
  );
}
