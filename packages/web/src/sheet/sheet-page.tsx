import { SIDE_KEYS } from '@longtwilight/engine';
import { loadShare, type ShareWords } from '@longtwilight/words';
import type { ComponentChildren } from 'preact';
import { viewOf } from '../editor/edited.ts';
import { readShared } from '../editor/share.ts';
import { openReplay } from '../replay/open-replay.ts';
import { ReplayMatch } from '../replay/replay-match.ts';
import { useSetting } from '../settings/context.ts';
import { Loaded } from '../shared/loaded.tsx';
import { PageFrame } from '../shared/page-frame.tsx';
import type { Route } from '../site/routes.ts';
import { SpeechProvider } from '../table/speech.ts';
import { useSpeechFor } from '../table/use-speech-for.ts';
import { LogSheet } from './log-sheet.tsx';
import { PositionSheet } from './position-sheet.tsx';
import './sheet.css';

/** Something to print: a position out of an address, or a game that can be replayed, at a moment or its whole log. */
export function SheetPage({ route }: { readonly route: Route }) {
  const { words } = useSetting();
  const [kind = '', ...rest] = route.argument.split('/');
  const text = route.query.get('text');
  const isChosen = rest.join('') !== '' || ['server', 'kept', 'game'].some((key) => route.query.has(key));
  return (
    <Loaded load={() => loadShare(words)} inputs={[words]}>
      {(share) =>
        text === null && !isChosen ? (
          <NothingChosen share={share} />
        ) : text === null ? (
          <GameSheet share={share} kind={kind} route={{ ...route, argument: rest.join('/') }} />
        ) : (
          <Loaded load={async () => viewOf(await readShared(text))} inputs={[text]}>
            {(seen) => (
              <Sheet share={share} edition={seen.rules.edition} title={words.say('ui.turn', { turn: seen.turn })}>
                <PositionSheet seen={seen} players={{}} />
              </Sheet>
            )}
          </Loaded>
        )
      }
    </Loaded>
  );
}

/** Somebody came here by hand: where there is something to print. */
function NothingChosen({ share }: { readonly share: ShareWords }) {
  const { words } = useSetting();
  return (
    <PageFrame title={share.say('share.sheet.print')}>
      <p>{share.say('share.sheet.nothing')}</p>
      <p class="buttons">
        <a class="button" href="#/replay">
          {words.say('ui.open-file')}
        </a>
      </p>
    </PageFrame>
  );
}

interface GameSheetProps {
  readonly share: ShareWords;
  readonly kind: string;
  /** As of a replay. */
  readonly route: Route;
}

function GameSheet({ share, kind, route }: GameSheetProps) {
  const { words } = useSetting();
  const { query } = route;
  const open = async () => {
    const opened = await openReplay(route, words);
    const match = new ReplayMatch(opened.record);
    const as = query.get('as');
    if (as === 'us' || as === 'ussr' || as === 'public') match.seeAs(as);
    return { ...opened, match };
  };
  return (
    <Loaded load={open} inputs={[route.argument, query]}>
      {({ match, players, date }) => {
        const sides = SIDE_KEYS.map((side) => players[side] ?? words.side(side));
        const title = [sides.join(' – '), date].filter((part) => part !== null).join(', ');
        return (
          <Sheet share={share} edition={match.record.rules.spec.edition} title={title}>
            {kind === 'position' ? (
              <PositionSheet
                seen={match.viewAfter(Number(query.get('at')) || match.now.story.length)}
                players={players}
              />
            ) : (
              <LogSheet match={match} />
            )}
          </Sheet>
        );
      }}
    </Loaded>
  );
}

interface SheetProps {
  readonly share: ShareWords;
  readonly edition: Parameters<typeof useSpeechFor>[0];
  readonly title: string;
  readonly children: ComponentChildren;
}

/** What is printed, and above it a button that is not. */
function Sheet({ share, edition, title, children }: SheetProps) {
  const speech = useSpeechFor(edition);
  return (
    <PageFrame title={title} kind="wide">
      <p class="not-printed">
        <button type="button" class="primary" onClick={() => print()}>
          {share.say('share.sheet.print')}
        </button>
      </p>
      {speech !== null && (
        <SpeechProvider value={speech}>
          <div class="sheet">{children}</div>
        </SpeechProvider>
      )}
    </PageFrame>
  );
}
