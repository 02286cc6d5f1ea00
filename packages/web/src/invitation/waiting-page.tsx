import './invitation.css';
import type { GameSummary } from '@longtwilight/protocol';
import { useEffect, useState } from 'preact/hooks';
import type { RemoteMatch } from '../match/remote-match.ts';
import { FairDice } from '../remote/fair-dice.tsx';
import { MyName } from '../remote/my-name.tsx';
import { matchWithSeed } from '../remote/own-seed.ts';
import { useWish } from '../server/use-wish.ts';
import { useSetting } from '../settings/context.ts';
import { LinkField } from '../shared/link-field.tsx';
import { ProblemNote } from '../shared/problem.tsx';
import { Sky } from '../shared/sky.tsx';
import { useTitle } from '../shared/use-title.ts';
import { goTo, useRoute } from '../site/routes.ts';
import { TermsList } from './terms-list.tsx';
import { clockTermsText } from './terms-words.ts';

/** For whom one waits: a friend with the link, whoever comes, somebody of about one's strength, the last opponent. */
type Awaited = 'friend' | 'open' | 'quick' | 'rematch';

/** A game of mine that nobody has joined yet: what it will be, for whom it waits, and the link to it. */
export function WaitingPage({ match }: { readonly match: RemoteMatch }) {
  const { words } = useSetting();
  const { query } = useRoute();
  const { game, invitation } = match.state;
  const { ask, problem } = useWish();
  const whom: Awaited = query.has('quick')
    ? 'quick'
    : query.has('rematch')
      ? 'rematch'
      : game.listing === 'open'
        ? 'open'
        : 'friend';
  const title = words.say(whom === 'friend' ? 'ui.invite' : `ui.wait.${whom}`);
  useTitle(title);
  useAskAgain(game, whom === 'quick');
  const key = invitation === null ? '' : `?key=${invitation}`;
  const link = `${location.origin}${location.pathname}#/play/${game.id}${key}`;
  const shared = [...words.rules(game.rules).slice(0, 1), clockTermsText(words, game.clock)].join(' · ');
  return (
    <main class="invitation">
      <Sky>
        <p class="label">
          <a href="#/">{words.say('ui.home')}</a>
        </p>
        <h1>{title}</h1>
        {whom === 'quick' && <Waited since={game.created} />}
        <p>{words.say(whom === 'friend' ? 'ui.invite.about' : `ui.wait.${whom}.about`)}</p>
      </Sky>
      <section aria-label={words.say('ui.terms.mine')}>
        {(whom === 'friend' || whom === 'open') && (
          <p class="choice">
            <LinkField
              link={link}
              label={words.say('ui.copy-link')}
              text={words.say('ui.share.text', { text: shared })}
            />
          </p>
        )}
        <TermsList game={game} seat="first" known={whom === 'rematch'} />
        <MyName />
        <FairDice match={match} />
      </section>
      <footer>
        <ProblemNote text={problem} />
        <button type="button" class="quiet" onClick={() => ask(match.cancel())}>
          {words.say('ui.wait.call-off')}
        </button>
      </footer>
    </main>
  );
}

/** How long one has waited, by the second. */
function Waited({ since }: { readonly since: number }) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.floor((now - since) / 1000));
  return (
    <p class="waited" role="timer">
      {Math.floor(seconds / 60)}:{String(seconds % 60).padStart(2, '0')}
    </p>
  );
}

const ASK_AGAIN_MS = 20_000;

/** Who waits for a quick match asks again and again: with time, ratings that are further apart will do. */
function useAskAgain({ id, rules, clock, rated }: GameSummary, waiting: boolean): void {
  useEffect(() => {
    if (!waiting) return;
    const ask = async () => {
      const { game } = await matchWithSeed({ rules, clock, rated });
      if (game.id !== id) goTo(`play/${game.id}?quick=yes`);
    };
    // Whoever can't ask now asks next time; that the connection is lost is said elsewhere
    const timer = setInterval(() => void ask().catch(() => {}), ASK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [id, waiting]);
}
