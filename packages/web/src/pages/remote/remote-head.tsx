import type { Seat } from '@longtwilight/protocol';
import { useEffect, useState } from 'preact/hooks';
import type { RemoteMatch } from '../../match/remote-match.ts';
import { api, type Offered } from '../../server/api.ts';
import { useSetting } from '../../settings/context.ts';
import { goTo } from '../../site/routes.ts';
import { seatName } from '../server-games.tsx';

const SEATS = ['first', 'second'] as const;
const OFFERS = ['draw', 'pause'] as const;

/** Who plays, the clocks, offers, and whether the server is within reach. */
export function RemoteHead({ match }: { readonly match: RemoteMatch }) {
  const { words } = useSetting();
  const { state } = match;
  return (
    <section class="remote-head">
      {!match.connected && (
        <p class="warning" role="alert">
          {words.say('ui.trouble.connection')}
        </p>
      )}
      <ul class="players">
        {SEATS.map((seat) => (
          <li key={seat} data-side={state.game.seats[seat].side ?? undefined}>
            <Presence there={state.present.includes(seat) || state.game.seats[seat].level !== null} />
            <b>{seatName(words, state.game.seats[seat])}</b>
            <TimeLeft match={match} seat={seat} />
          </li>
        ))}
      </ul>
      {state.watchers > 0 && <p class="lt-quiet">{words.say('ui.watchers', { count: state.watchers })}</p>}
      {state.you !== null &&
        (state.view?.outcome === null ? <Offers match={match} you={state.you} /> : <Rematch match={match} />)}
    </section>
  );
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

/** A draw or a pause: offered, answered, ended. */
function Offers({ match, you }: { readonly match: RemoteMatch; readonly you: Seat }) {
  const { words } = useSetting();
  const { offers, paused } = match.state;
  const label = (what: Offered): string => words.say(what === 'draw' ? 'ui.offer-draw' : 'ui.pause');
  if (paused)
    return (
      <p class="buttons">
        <button type="button" class="primary" onClick={() => void match.resume()}>
          {words.say('ui.resume')}
        </button>
      </p>
    );
  return (
    <div class="buttons small">
      {OFFERS.map((what) => {
        const by = offers[what];
        if (by === null)
          return (
            <button key={what} type="button" class="quiet" onClick={() => void match.offer(what, 'offer')}>
              {label(what)}
            </button>
          );
        if (by === you) return <span key={what}>{words.say(`ui.offered.${what}`)}</span>;
        return (
          <span key={what} role="alert" class="buttons">
            {words.say(`ui.offers.${what}`)}
            <button type="button" class="primary" onClick={() => void match.offer(what, 'accept')}>
              {words.say('ui.accept')}
            </button>
            <button type="button" class="quiet" onClick={() => void match.offer(what, 'decline')}>
              {words.say('ui.refuse')}
            </button>
          </span>
        );
      })}
    </div>
  );
}

function Rematch({ match }: { readonly match: RemoteMatch }) {
  const { words } = useSetting();
  const again = async () => goTo(`play/${(await api.rematch(match.id)).game.id}`);
  return (
    <button type="button" class="primary" onClick={() => void again()}>
      {words.say('ui.rematch')}
    </button>
  );
}
