import { useState } from 'preact/hooks';
import { Ending } from '../ending/ending.tsx';
import type { RemoteMatch } from '../match/remote-match.ts';
import { api } from '../server/api.ts';
import { useWish } from '../server/use-wish.ts';
import { useSetting } from '../settings/context.ts';
import { ProblemNote } from '../shared/problem.tsx';
import { goTo } from '../site/routes.ts';
import { ConnectionBar } from './connection-bar.tsx';
import { FairDice } from './fair-dice.tsx';
import { NewsOfOffers, Offers } from './offers.tsx';
import { Players } from './players.tsx';

interface RemoteProps {
  readonly match: RemoteMatch;
}

/** Whether the server is within reach, who plays, the clocks, what is offered, and how it ended. */
export function RemoteHead({ match }: RemoteProps) {
  const { words } = useSetting();
  const { state } = match;
  const outcome = state.view?.outcome ?? null;
  const { ask, problem } = useWish();
  return (
    <section class="remote-head">
      <ConnectionBar connected={match.connected} />
      <Players match={match} />
      <NewsOfOffers match={match} ask={ask} />
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
          <FairDice match={match} />
        </Ending>
      )}
    </section>
  );
}

/** Who looks on, and what may be offered to the other side. */
export function RemoteAside({ match }: RemoteProps) {
  const { words } = useSetting();
  const { state } = match;
  const { ask, problem } = useWish();
  const running = state.view?.outcome === null;
  return (
    <section class="remote-head">
      <ProblemNote text={problem} />
      {state.watchers > 0 && <p class="lt-quiet">{words.say('ui.watchers', { count: state.watchers })}</p>}
      {running && state.you !== null && <Offers match={match} you={state.you} ask={ask} />}
      {running && <FairDice match={match} />}
    </section>
  );
}

interface RematchProps extends RemoteProps {
  readonly ask: (change: Promise<void>) => void;
}

/** The same rules with sides changed; whoever asks first waits for the other. */
function Rematch({ match, ask }: RematchProps) {
  const { words } = useSetting();
  const again = async () => goTo(`play/${(await api.rematch(match.id)).game.id}?rematch=yes`);
  const [declined, setDeclined] = useState(false);
  if (match.state.rematch === null)
    return (
      <button type="button" class="primary" onClick={() => ask(again())}>
        {words.say('ui.rematch')}
      </button>
    );
  if (declined) return null;
  return (
    <>
      <span class="rematch-offered" role="status">
        {words.say('ui.rematch.offered')}
      </span>
      <button type="button" class="primary" onClick={() => ask(again())}>
        {words.say('ui.rematch.accept')}
      </button>
      <button
        type="button"
        class="quiet"
        onClick={({ currentTarget }) => {
          focusNext(currentTarget);
          setDeclined(true);
        }}
      >
        {words.say('ui.terms.decline')}
      </button>
    </>
  );
}

/** What is about to vanish leaves the focus to the button beside it. */
function focusNext({ nextElementSibling: next }: Element): void {
  if (next instanceof HTMLElement) next.focus({ preventScroll: true });
}
