import type { Edition } from '@longtwilight/engine';
import { useEffect, useRef, useState } from 'preact/hooks';
import { InvitationPage } from '../invitation/invitation-page.tsx';
import { WaitingPage } from '../invitation/waiting-page.tsx';
import { RemoteMatch } from '../match/remote-match.ts';
import { rememberGame } from '../my-games/last-game.ts';
import { useOpenGame } from '../notices/use-open-game.ts';
import { refusalText } from '../server/refusal-text.ts';
import { useSetting } from '../settings/context.ts';
import { Awaited, useLoaded } from '../shared/loaded.tsx';
import { PageFrame } from '../shared/page-frame.tsx';
import { Trouble } from '../shared/trouble.tsx';
import type { Route } from '../site/routes.ts';
import { GameTable } from '../table/game-table.tsx';
import { SpeechProvider } from '../table/speech.ts';
import { useSpeechFor } from '../table/use-speech-for.ts';
import { BiddingPanel } from './bidding-panel.tsx';
import { ChatPanel } from './chat-panel.tsx';
import { RemoteAfter } from './remote-after.tsx';
import { RemoteAside, RemoteHead } from './remote-head.tsx';

/** A game on the server, from the invitation to its end. */
export function RemoteGamePage({ route: { argument: id, query } }: { readonly route: Route }) {
  const { words } = useSetting();
  const key = query.get('key');
  useOpenGame(id);
  useEffect(() => rememberGame(`#/play/${id}`), [id]);
  const { come, failed } = useLoaded(() => RemoteMatch.open(id, key), [id, key]);
  // The old one stays until the new one has come, but not on this page
  const match = come?.value.id === id ? come.value : null;
  useEffect(() => {
    match?.follow();
    return () => match?.leave();
  }, [match]);
  if (failed !== null) return <Trouble text={refusalText(words, failed.error)} reload />;
  if (match === null) return <Awaited />;
  return <RemoteGame match={match} />;
}

function RemoteGame({ match }: { readonly match: RemoteMatch }) {
  const { words } = useSetting();
  const [, redraw] = useState(0);
  useEffect(() => match.listen(() => redraw((times) => times + 1)), [match]);
  const unsent = useRef('');
  const edition: Edition = match.state.game.rules.edition;
  const speech = useSpeechFor(edition);
  if (match.state.bidding !== null && match.state.game.status === 'running') return <BiddingPanel match={match} />;
  if (match.state.game.status === 'cancelled')
    return (
      <PageFrame title={words.say('ui.play-friend')}>
        <p>{words.say('ui.cancelled')}</p>
      </PageFrame>
    );
  if (!match.playing)
    return match.state.you === null ? <InvitationPage match={match} /> : <WaitingPage match={match} />;
  if (speech === null) return <Awaited />;
  const extra = {
    ...(match.state.game.status === 'over' ? { [words.say('ui.after')]: <RemoteAfter match={match} /> } : {}),
    ...(match.state.you === null ? {} : { [words.say('ui.chat')]: <ChatPanel match={match} unsent={unsent} /> }),
  };
  return (
    <SpeechProvider value={speech}>
      <GameTable
        match={match}
        extra={extra}
        badges={{ [words.say('ui.chat')]: match.unread }}
        head={<RemoteHead match={match} />}
        aside={<RemoteAside match={match} />}
      />
    </SpeechProvider>
  );
}
