import type { Seat, SeatView } from '@longtwilight/protocol';
import { useEffect, useState } from 'preact/hooks';
import type { RemoteMatch } from '../match/remote-match.ts';
import { seatName } from '../my-games/listed-game.ts';
import { useSetting } from '../settings/context.ts';

const SEATS = ['first', 'second'] as const;

/** Both players, whether they are there, and their clocks. */
export function Players({ match }: { readonly match: RemoteMatch }) {
  const { state } = match;
  const sideOf = (seat: Seat) => state.game.seats[seat].side;
  // As everywhere: the US on the left
  const seats = sideOf('first') === 'ussr' ? SEATS.toReversed() : SEATS;
  return (
    <ul class="players">
      {seats.map((seat) => (
        <li key={seat} data-side={sideOf(seat) ?? undefined}>
          <Presence
            there={match.connected && (state.present.includes(seat) || state.game.seats[seat].level !== null)}
          />
          <PlayerName seat={state.game.seats[seat]} />
          <TimeLeft match={match} seat={seat} />
        </li>
      ))}
    </ul>
  );
}

/** People have a page that tells more of them. */
function PlayerName({ seat }: { readonly seat: SeatView }) {
  const { words } = useSetting();
  const name = seatName(words, seat);
  return <b>{seat.person === null ? name : <a href={`#/people/${seat.person.id}`}>{name}</a>}</b>;
}

/** Whether somebody is at the table now. */
function Presence({ there }: { readonly there: boolean }) {
  const { words } = useSetting();
  const text = words.say(there ? 'ui.present' : 'ui.absent');
  return <i class="presence" role="img" data-there={there || undefined} aria-label={text} title={text} />;
}

function TimeLeft({ match, seat }: { readonly match: RemoteMatch; readonly seat: Seat }) {
  const { clock } = match.state;
  const running = clock?.running[seat] ?? false;
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [running]);
  if (clock === null) return null;
  const left = Math.max(0, clock.left[seat] - (running ? Math.max(0, now - clock.at) : 0));
  return <time>{timeText(left)}</time>;
}

const two = (n: number): string => String(n).padStart(2, '0');
function timeText(ms: number): string {
  const s = Math.floor(ms / 1000);
  const hours = Math.floor(s / 3600);
  return `${hours > 0 ? `${hours}:` : ''}${two(Math.floor(s / 60) % 60)}:${two(s % 60)}`;
}
