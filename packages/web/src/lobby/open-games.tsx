import type { GameSummary, Lobby, Rating } from '@longtwilight/protocol';
import { useState } from 'preact/hooks';
import { clockTermsText, timeoutText } from '../invitation/terms-words.ts';
import { SideMarks } from '../my-games/game-rows.tsx';
import { seatName } from '../my-games/listed-game.ts';
import { useSetting } from '../settings/context.ts';
import { ALL_OPEN, isWanted } from './lobby-filter.ts';
import { LobbyFilters } from './lobby-filters.tsx';

/** Games that wait for somebody, with all that one would agree to. */
export function OpenGames({ games, ratings }: Lobby) {
  const { words } = useSetting();
  const [filter, setFilter] = useState(ALL_OPEN);
  if (games.length === 0) return <p class="lt-quiet">{words.say('ui.lobby.empty')}</p>;
  const wanted = games.filter((game) => isWanted(game, filter));
  return (
    <>
      <LobbyFilters games={games} filter={filter} onChange={setFilter} />
      {wanted.length === 0 && <p class="lt-quiet">{words.say('ui.games.none-found')}</p>}
      <ul class="open-games">
        {wanted.map((game) => (
          <OpenGame key={game.id} game={game} rating={ratings[game.seats.first.person?.id ?? '']} />
        ))}
      </ul>
    </>
  );
}

interface OpenGameProps {
  readonly game: GameSummary;
  readonly rating: Rating | undefined;
}

function OpenGame({ game, rating }: OpenGameProps) {
  const { words } = useSetting();
  const { id, seats, clock, rules, rated } = game;
  const [edition = '', ...options] = words.rules(rules);
  const { side } = seats.second;
  const bids = rules.bidding !== 'none';
  return (
    <li>
      <div>
        <b>{seatName(words, seats.first)}</b>
        <small>
          {rating === undefined ? words.say('ui.rating.none') : words.say('ui.rating.value', { value: rating.rating })}
        </small>
      </div>
      <div class="open-game-side">
        <SideMarks side={side} />
        <span>
          <small class="lt-hidden">{words.say('ui.lobby.side')}</small>
          <b>{side === null ? words.say(bids ? 'ui.terms.bid' : 'ui.terms.lot') : words.side(side)}</b>
        </span>
      </div>
      <div>
        <b>{clockTermsText(words, clock)}</b>
        <small>{timeoutText(words, clock)}</small>
      </div>
      <div>
        <b>{edition}</b>
        <small>{[...options, words.say(rated ? 'ui.rated' : 'ui.unrated')].join(' · ')}</small>
      </div>
      <a
        class="button"
        href={`#/play/${id}`}
        aria-label={`${words.say('ui.lobby.join')}: ${seatName(words, seats.first)}`}
      >
        {words.say('ui.lobby.join')}
      </a>
    </li>
  );
}
