import { GameRecord, RefusedError, type SavedGame } from '@longtwilight/engine';
import type { Words } from '@longtwilight/words';
import { useEffect, useState } from 'preact/hooks';
import { AfterGame } from '../after/after-game.tsx';
import { type TakenIn, takeIn } from '../my-library/take-in.ts';
import { api } from '../server/api.ts';
import { refusalText } from '../server/refusal-text.ts';
import { useSetting } from '../settings/context.ts';
import { Awaited, Loaded } from '../shared/loaded.tsx';
import { PageFrame } from '../shared/page-frame.tsx';
import { Trouble } from '../shared/trouble.tsx';
import { goTo, type Route } from '../site/routes.ts';
import { openGame } from '../store/games.ts';
import { isLogId, type OpenedLog, openLog } from '../store/logs.ts';
import { SaveAsStudy } from '../studies/save-as-study.tsx';
import { GameTable } from '../table/game-table.tsx';
import { SpeechProvider } from '../table/speech.ts';
import { useSpeechFor } from '../table/use-speech-for.ts';
import { Findings, FindingsHere } from './findings.tsx';
import { LinkHere } from './link-here.tsx';
import { unpackGame } from './packed-game.ts';
import { readFile } from './read-file.ts';
import type { LogFindings, ReadGame } from './reader-worker.ts';
import { ReplayMatch } from './replay-match.ts';
import { Scrubber } from './scrubber.tsx';

/** A game to look at: one kept in this browser, one that is over on the server, one out of a link, or a file. */
export function ReplayPage({ route }: { readonly route: Route }) {
  const { words } = useSetting();
  const { argument: id, query } = route;
  const [server, packed] = [query.get('server'), query.get('game')];
  if (id === '' && server === null && packed === null) return <OpenFile />;
  return (
    <Loaded load={() => gameAt(words, route)} inputs={[id, server, packed]}>
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
async function gameAt(words: Words, { argument: id, query }: Route): Promise<Opened> {
  const as = query.get('as');
  try {
    if (id === '')
      return { match: seenAs(GameRecord.load(await farGame(query)), as), log: null, players: {}, isOpened: true };
    const kept = await keptUnder(id);
    if (kept === null) return { problem: words.say('ui.trouble.no-game') };
    if (kept instanceof RefusedError) return { problem: words.say('ui.trouble.old-game') };
    const { saved, log = null, players = {} } = kept;
    return { match: seenAs(GameRecord.load(saved), as), log, players, isOpened: isLogId(id) };
  } catch (error) {
    if (id !== '') return { problem: words.say('ui.trouble.old-game') };
    return { problem: query.has('server') ? refusalText(words, error) : words.say('ui.open-file.problem') };
  }
}

/** A game that is over on the server, or one that lies in the link itself. */
async function farGame(query: URLSearchParams): Promise<SavedGame> {
  const server = query.get('server');
  const read = await readFile(
    await (server === null ? unpackGame(query.get('game') ?? '') : api.gameFile(server, null)),
  );
  const [game] = 'games' in read ? read.games : [];
  if (game === undefined) throw new Error('There is no game in it.');
  return game.saved;
}

/** A replay with the eyes that its address names. */
function seenAs(record: GameRecord, as: string | null): ReplayMatch {
  const match = new ReplayMatch(record);
  if (as === 'us' || as === 'ussr' || as === 'public') match.seeAs(as);
  return match;
}

/** What this browser keeps under an id: a game that was played here, or a log that was opened. */
async function keptUnder(id: string): Promise<OpenedLog | RefusedError | null> {
  if (isLogId(id)) return openLog(id);
  const kept = await openGame(id);
  if (kept === null || kept instanceof RefusedError) return kept;
  const { over, seats } = kept.head;
  // Between two people at one screen a replay of a game that goes on would show hands
  if (!over && seats.us === 'human' && seats.ussr === 'human') return null;
  return { saved: kept.body };
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

interface ReplayProps {
  readonly match: ReplayMatch;
  readonly log: LogFindings | null;
  readonly players: ReadGame['players'];
  /** It came out of a file or a link, and is no game that is played here. */
  readonly isOpened: boolean;
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
        head={
          <>
            <Scrubber match={match} at={at} onLook={setAt} />
            <LinkHere match={match} at={at} />
            {(match.record.game.over || isOpened) && (
              <SaveAsStudy record={match.record} at={at} log={log} players={players} />
            )}
            {log !== null && <FindingsHere log={log} at={at} />}
          </>
        }
        extra={{
          ...(log && { [words.say('ui.findings')]: <Findings record={match.record} log={log} onLook={setAt} /> }),
          [words.say('ui.after')]: <AfterGame record={match.record} onLook={setAt} />,
        }}
      />
    </SpeechProvider>
  );
}
