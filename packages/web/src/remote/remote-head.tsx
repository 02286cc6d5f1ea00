import type { Seat, SeatView } from '@longtwilight/protocol';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Ending } from '../ending/ending.tsx';
import type { RemoteMatch } from '../match/remote-match.ts';
import { seatName } from '../my-games/listed-game.ts';
import { api, type Offered } from '../server/api.ts';
import { refusalText } from '../server/refusal-text.ts';
import { useSetting } from '../settings/context.ts';
import { ProblemNote } from '../shared/problem.tsx';
import { goTo } from '../site/routes.ts';

const SEATS = ['first', 'second'] as const;
const OFFERS = ['draw', 'pause'] as const;

interface RemoteProps {
  readonly match: RemoteMatch;
}

/** Asks the server for something; what it refuses is said in words. */
function useAsking() {
  const { words } = useSetting();
  const [problem, setProblem] = useState<string | null>(null);
  const ask = (change: Promise<void>) =>
    void change.then(
      () => setProblem(null),
      (error: unknown) => setProblem(refusalText(words, error)),
    );
  return { ask, problem };
}

/** Whether the server is within reach, who plays, the clocks, and how it ended. */
export function RemoteHead({ match }: RemoteProps) {
  const { words } = useSetting();
  const { state } = match;
  const outcome = state.view?.outcome ?? null;
  const { ask, problem } = useAsking();
  return (
    <section class="remote-head">
      {!match.connected && (
        <p class="connection" role="alert">
          {words.say('ui.trouble.connection')}
        </p>
      )}
      <FoundAgain connected={match.connected} />
      <ul class="players">
        {SEATS.map((seat) => (
          <li key={seat} data-side={state.game.seats[seat].side ?? undefined}>
            <Presence there={state.present.includes(seat) || state.game.seats[seat].level !== null} />
            <PlayerName seat={state.game.seats[seat]} />
            <TimeLeft match={match} seat={seat} />
          </li>
        ))}
      </ul>
      <ProblemNote text={problem} />
      {state.stopped && outcome === null && (
        <p class="bot-stands-in" role="status">
          {words.say('ui.bot.asked-again')}
        </p>
      )}
      {outcome !== null && (
        <Ending view={match.now.view} story={match.now.story} side={state.side}>
          {state.you !== null && <Rematch match={match} ask={ask} />}
          <a class="button" href={`#/replay?server=${match.id}`}>
            {words.say('ui.after.replay')}
          </a>
        </Ending>
      )}
    </section>
  );
}

/** Who looks on, and what may be offered to the other side. */
export function RemoteAside({ match }: RemoteProps) {
  const { words } = useSetting();
  const { state } = match;
  const { ask, problem } = useAsking();
  const running = state.view?.outcome === null;
  return (
    <section class="remote-head">
      <ProblemNote text={problem} />
      {state.watchers > 0 && <p class="lt-quiet">{words.say('ui.watchers', { count: state.watchers })}</p>}
      {running && state.you !== null && <Offers match={match} you={state.you} ask={ask} />}
    </section>
  );
}

const FOUND_MS = 5000;

/** Says for a while that the connection is back. */
function FoundAgain({ connected }: { readonly connected: boolean }) {
  const { words } = useSetting();
  const before = useRef(connected);
  const [found, setFound] = useState(false);
  useEffect(() => {
    const back = connected && !before.current;
    before.current = connected;
    setFound(back);
    if (!back) return;
    const timer = setTimeout(() => setFound(false), FOUND_MS);
    return () => clearTimeout(timer);
  }, [connected]);
  return <p role="status">{found && words.say('ui.connection.found')}</p>;
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

interface Asking {
  readonly match: RemoteMatch;
  readonly ask: (change: Promise<void>) => void;
}

/** A draw or a pause: offered, answered, ended. */
function Offers({ match, you, ask }: Asking & { readonly you: Seat }) {
  const { words } = useSetting();
  const { offers, paused } = match.state;
  const label = (what: Offered): string => words.say(what === 'draw' ? 'ui.offer-draw' : 'ui.pause');
  if (paused)
    return (
      <p class="buttons">
        <button type="button" class="primary" onClick={() => ask(match.resume())}>
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
            <button key={what} type="button" class="quiet" onClick={() => ask(match.offer(what, 'offer'))}>
              {label(what)}
            </button>
          );
        if (by === you) return <span key={what}>{words.say(`ui.offered.${what}`)}</span>;
        return (
          <span key={what} role="alert" class="buttons">
            {words.say(`ui.offers.${what}`)}
            <button type="button" class="primary" onClick={() => ask(match.offer(what, 'accept'))}>
              {words.say('ui.accept')}
            </button>
            <button type="button" class="quiet" onClick={() => ask(match.offer(what, 'decline'))}>
              {words.say('ui.refuse')}
            </button>
          </span>
        );
      })}
    </div>
  );
}

function Rematch({ match, ask }: Asking) {
  const { words } = useSetting();
  const again = async () => goTo(`play/${(await api.rematch(match.id)).game.id}`);
  return (
    <button type="button" class="primary" onClick={() => ask(again())}>
      {words.say('ui.rematch')}
    </button>
  );
}
