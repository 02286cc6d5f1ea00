import { SIDE_KEYS, SideMark } from '@longtwilight/board';
import type { GameSummary } from '@longtwilight/protocol';
import type { ComponentChildren } from 'preact';
import { useSetting } from '../settings/context.ts';
import { ALL_OPEN, isWanted, type LobbyFilter, PACES, type Pace } from './lobby-filter.ts';

interface LobbyFiltersProps {
  readonly games: readonly GameSummary[];
  readonly filter: LobbyFilter;
  readonly onChange: (filter: LobbyFilter) => void;
}

/** Which open games are listed: by how long they take, by side, and whether they count. */
export function LobbyFilters({ games, filter, onChange }: LobbyFiltersProps) {
  const { words } = useSetting();
  const count = (pace: Pace | null) => games.filter((game) => isWanted(game, { ...filter, pace })).length;
  const nameOf = (pace: Pace) =>
    pace === 'none'
      ? `${words.say('ui.clock.none')} ${count(pace)}`
      : words.say(`ui.lobby.${pace}`, { count: count(pace) });
  const there = PACES.filter((pace) => count(pace) > 0 || filter.pace === pace);
  return (
    <fieldset class="lobby-filters">
      <legend class="lt-hidden">{words.say('ui.games.filter')}</legend>
      <Pill on={filter.pace === null} onPress={() => onChange({ ...filter, pace: null })}>
        {words.say('ui.games.all', { count: count(null) })}
      </Pill>
      {there.map((pace) => (
        <Pill key={pace} on={filter.pace === pace} onPress={() => onChange({ ...filter, pace })}>
          {nameOf(pace)}
        </Pill>
      ))}
      {SIDE_KEYS.map((side) => {
        const on = filter.side === side;
        return (
          <Pill key={side} on={on} onPress={() => onChange({ ...filter, side: on ? ALL_OPEN.side : side })}>
            <SideMark side={side} /> {words.side(side)}
          </Pill>
        );
      })}
      <Pill on={filter.rated} onPress={() => onChange({ ...filter, rated: !filter.rated })}>
        {words.say('ui.rated')}
      </Pill>
    </fieldset>
  );
}

interface PillProps {
  readonly on: boolean;
  readonly onPress: () => void;
  readonly children: ComponentChildren;
}
const Pill = ({ on, onPress, children }: PillProps) => (
  <button type="button" aria-pressed={on} onClick={onPress}>
    {children}
  </button>
);
