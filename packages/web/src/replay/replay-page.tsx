import type { GameRecord } from '@longtwilight/engine';
import type { Words } from '@longtwilight/words';
import { useEffect, useState } from 'preact/hooks';
import { AfterGame } from '../after/after-game.tsx';
import { type TakenIn, takeIn } from '../my-library/take-in.ts';
import { useSetting } from '../settings/context.ts';
import { SharePanel } from '../share/share-panel.tsx';
import { Awaited, Loaded } from '../shared/loaded.tsx';
import { PageFrame } from '../shared/page-frame.tsx';
import { Trouble } from '../shared/trouble.tsx';
import { goTo, type Route } from '../site/routes.ts';
import { SaveAsStudy } from '../studies/save-as-study.tsx';
import { ChanceStrip } from '../study/chance-strip.tsx';
import { GameTable } from '../table/game-table.tsx';
import { SpeechProvider } from '../table/speech.ts';
import { useSpeechFor } from '../table/use-speech-for.ts';
import { Findings, FindingsHere } from './findings.tsx';
import { LinkHere } from './link-here.tsx';
import { NotOpenedError, type OpenedReplay, openReplay } from './open-replay.ts';
import { ReplayMatch } from './replay-match.ts';
import { Scrubber } from './scrubber.tsx';

/** A game to look at: one kept in this browser, one that is over on the server, one out of a link, or a file. */
export function ReplayPage({ route }: { readonly route: Route }) {
  const { words } = useSetting();
  const { argument: id, query } = route;
  const far = ['server', 'kept', 'game'].map((key) => query.get(key));
  if (id === '' && far.every((name) => name === null)) return <OpenFile />;
  return (
    <Loaded load={() => gameAt(words, route)} inputs={[id, ...far, query.get('as')]}>
      {(opened) =>
        'problem' in opened ? (
          <Trouble text={opened.problem} />
        ) : (
          <Replay {...opened} first={Number(query.get('at')) || 1} />
        )
      }
    </Loaded>
  );
}

type Opened = Omit<ReplayProps, 'first'> | { readonly problem: string };

/** The game that an address names, or in plain words why there is none. */
async function gameAt(words: Words, route: Route): Promise<Opened> {
  try {
    const { record, log, players, isOpened } = await openReplay(route, words);
    return { match: seenAs(record, route.query.get('as')), log, players, isOpened };
  } catch (error) {
    return { problem: error instanceof NotOpenedError ? error.message : words.say('ui.trouble.old-game') };
  }
}

/** A replay with the eyes that its address names. */
function seenAs(record: GameRecord, as: string | null): ReplayMatch {
  const match = new ReplayMatch(record);
  if (as === 'us' || as === 'ussr' || as === 'public') match.seeAs(as);
  return match;
}

function OpenFile() {
  const { words } = useSetting();
  const [reading, setReading] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [several, setSeveral] = useState<TakenIn['places']>([]);
  const open = async (file: File | undefined) => {
    if (file === undefined) return;
    setReading(true);
    setProblem(null);
    const { places, studies, unread } = await takeIn([file]);
    setReading(false);
    if (unread[0] !== undefined) setProblem(unread[0].problem);
    if (places.length > 1) setSeveral(places);
    else if (places[0] !== undefined) goTo(`replay/${places[0].id}`);
    else if (studies[0] !== undefined) goTo(`study/${studies[0]}`);
  };
  return (
    <PageFrame title={words.say('ui.open-file')}>
      <label
        class="drop"
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          void open(event.dataTransfer?.files[0]);
        }}
      >
        <span>{words.say(reading ? 'ui.open-file.reading' : 'ui.open-file.about')}</span>
        <input
          type="file"
          accept=".txt,.json,.log"
          onChange={({ currentTarget }) => void open(currentTarget.files?.[0])}
        />
      </label>
      {several.length > 0 && (
        <>
          <p role="status">{words.say('ui.findings.games', { count: several.length })}</p>
          <ol>
            {several.map(({ id, players }) => (
              <li key={id}>
                <a href={`#/replay/${id}`}>
                  {players.us ?? words.side('us')} – {players.ussr ?? words.side('ussr')}
                </a>
              </li>
            ))}
          </ol>
        </>
      )}
      {problem !== null && (
        <p class="warning" role="alert">
          {words.say('ui.open-file.problem')} <small lang="en">{problem}</small>
        </p>
      )}
    </PageFrame>
  );
}

interface ReplayProps extends Pick<OpenedReplay, 'log' | 'players' | 'isOpened'> {
  readonly match: ReplayMatch;
  readonly first: number;
}

function Replay({ match, log, players, isOpened, first }: ReplayProps) {
  const { words } = useSetting();
  const [at, setAt] = useState(Math.min(first, match.now.story.length));
  useEffect(() => setAt(Math.min(first, match.now.story.length)), [match, first]);
  const speech = useSpeechFor(match.record.rules.spec.edition);
  if (speech === null) return <Awaited />;
  const end = match.now.story.length;
  return (
    <SpeechProvider value={speech}>
      <GameTable
        match={match}
        past={at}
        onPast={(steps) => setAt(steps ?? end)}
        controls={
          <div class="replay-controls">
            <Scrubber match={match} at={at} onLook={setAt} />
            <LinkHere match={match} at={at} players={players} />
            {(match.record.game.over || isOpened) && (
              <SaveAsStudy record={match.record} at={at} log={log} players={players} />
            )}
          </div>
        }
        head={log !== null && <FindingsHere log={log} at={at} />}
        foot={<ChanceStrip match={match} at={at} onLook={setAt} />}
        extra={{
          ...(log && { [words.say('ui.findings')]: <Findings record={match.record} log={log} onLook={setAt} /> }),
          [words.say('ui.after')]: <AfterGame record={match.record} at={at} onLook={setAt} />,
          [words.say('ui.link.share')]: <SharePanel match={match} at={at} players={players} />,
        }}
      />
    </SpeechProvider>
  );
}
