import './invitation.css';
import type { RemoteMatch } from '../match/remote-match.ts';
import { seatName } from '../my-games/listed-game.ts';
import { FairDice } from '../remote/fair-dice.tsx';
import { MyName } from '../remote/my-name.tsx';
import { useWish } from '../server/use-wish.ts';
import { useSetting } from '../settings/context.ts';
import { ProblemNote } from '../shared/problem.tsx';
import { Sky } from '../shared/sky.tsx';
import { useTitle } from '../shared/use-title.ts';
import { TermsList } from './terms-list.tsx';

/** A free seat, with everything that one would agree to by taking it. */
export function InvitationPage({ match }: { readonly match: RemoteMatch }) {
  const { words } = useSetting();
  const { game } = match.state;
  const { ask, problem } = useWish();
  const title = words.say('ui.invited.title', { name: seatName(words, game.seats.first) });
  useTitle(title);
  return (
    <main class="invitation">
      <Sky>
        <p class="label">{words.say('ui.invited')}</p>
        <h1>{title}</h1>
        <p>{words.say('ui.invited.about')}</p>
      </Sky>
      <section aria-label={words.say('ui.terms')}>
        <TermsList game={game} seat="second" />
        <MyName />
        <FairDice match={match} />
      </section>
      <footer>
        <ProblemNote text={problem} />
        <button type="button" class="primary" onClick={() => ask(match.join())}>
          {words.say('ui.join')}
        </button>
        <a class="button" href="#/">
          {words.say('ui.terms.decline')}
        </a>
      </footer>
    </main>
  );
}
