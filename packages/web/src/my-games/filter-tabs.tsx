import { useSetting } from '../settings/context.ts';
import type { ListedGame } from './listed-game.ts';

export const FILTERS = ['all', 'unfinished', 'finished'] as const;
export type Filter = (typeof FILTERS)[number];

export const fits = ({ state }: ListedGame, filter: Filter): boolean =>
  filter === 'all' || (state === 'over') === (filter === 'finished');

interface FilterTabsProps {
  readonly games: readonly ListedGame[];
  readonly filter: Filter;
  readonly onChange: (filter: Filter) => void;
}

/** All games, or those that are finished or not, with how many there are. */
export function FilterTabs({ games, filter, onChange }: FilterTabsProps) {
  const { words } = useSetting();
  return (
    <fieldset class="filter-tabs">
      <legend class="lt-hidden">{words.say('ui.games.filter')}</legend>
      {FILTERS.map((one) => (
        <button key={one} type="button" aria-pressed={one === filter} onClick={() => onChange(one)}>
          {words.say(`ui.games.${one}`, { count: games.filter((game) => fits(game, one)).length })}
        </button>
      ))}
    </fieldset>
  );
}
