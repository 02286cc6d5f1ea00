import type { GameSummary } from '@longtwilight/protocol';
import { useEffect, useState } from 'preact/hooks';
import type { RemoteMatch } from '../match/remote-match.ts';
import { api } from '../server/api.ts';
import { refusalText } from '../server/refusal-text.ts';
import { useSetting } from '../settings/context.ts';
import { LinkField } from '../shared/link-field.tsx';
import { PageFrame } from '../shared/page-frame.tsx';
import { ProblemNote } from '../shared/problem.tsx';
import { goTo, useRoute } from '../site/routes.ts';
import { becomeKnown, seatName } from '../start/server-games.tsx';
import { MyName } from './my-name.tsx';

/** A game that has not begun: send the invitation, or take the free seat. */
export function WaitingRoom({ match }: { readonly match: RemoteMatch }) {
  const { words } = useSetting();
  const [problem, setProblem] = useState<string | null>(null);
  const { game, you, invitation } = match.state;
  const mine = you !== null;
  useAskAgain(game, mine && game.status === 'open');
  const link = `${location.origin}${location.pathname}#/play/${game.id}${invitation === null ? '' : `?key=${invitation}`}`;
  const ask = (change: Promise<void>) =>
    change.then(becomeKnown).catch((error: unknown) => setProblem(refusalText(words, error)));
  if (game.status === 'cancelled')
    return (
      <PageFrame title={words.say('ui.play-friend')}>
        <p>{words.say('ui.cancelled')}</p>
      </PageFrame>
    );
  return (
    <PageFrame title={words.say(mine ? 'ui.invite' : 'ui.invited')}>
      <p>{[...words.rules(game.rules), ...(game.rated ? [words.say('ui.rated')] : [])].join(' · ')}</p>
      {mine ? (
        <>
          <p>{words.say('ui.invite.about')}</p>
          <p class="choice">
            <LinkField link={link} label={words.say('ui.copy-link')} />
          </p>
          <MyName />
          <button type="button" class="quiet" onClick={() => void ask(match.cancel())}>
            {words.say('ui.cancel')}
          </button>
        </>
      ) : (
        <>
          <p>{words.say('ui.invited.by', { name: seatName(words, game.seats.first) })}</p>
          <button type="button" class="primary" onClick={() => void ask(match.join())}>
            {words.say('ui.join')}
          </button>
        </>
      )}
      <ProblemNote text={problem} />
    </PageFrame>
  );
}

const ASK_AGAIN_MS = 20_000;

/** Who waits for a quick match asks again and again: with time, ratings that are further apart will do. */
function useAskAgain({ id, rules, clock, rated }: GameSummary, waiting: boolean): void {
  const quick = useRoute().query.has('quick');
  useEffect(() => {
    if (!quick || !waiting) return;
    const ask = async () => {
      const { game } = await api.match({ rules, clock, rated });
      if (game.id !== id) goTo(`play/${game.id}?quick=yes`);
    };
    // Whoever can't ask now asks next time; that the connection is lost is said elsewhere
    const timer = setInterval(() => void ask().catch(() => {}), ASK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [id, quick, waiting]);
}
