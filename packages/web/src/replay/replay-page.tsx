import { GameRecord, RefusedError } from '@longtwilight/engine';
import { useEffect, useState } from 'preact/hooks';
import { AfterGame } from '../after/after-game.tsx';
import { type TakenIn, takeIn } from '../my-library/take-in.ts';
import { api } from '../server/api.ts';
import { refusalText } from '../server/refusal-text.ts';
import { useSetting } from '../settings/context.ts';
import { Awaited } from '../shared/loaded.tsx';
import { PageFrame } from '../shared/page-frame.tsx';
import { Trouble } from '../shared/trouble.tsx';
import { goTo, type Route } from '../site/routes.ts';
import { openGame } from '../store/games.ts';
import { isLogId, type OpenedLog, openLog } from '../store/logs.ts';
import { GameTable } from '../table/game-table.tsx';
import { SpeechProvider } from '../table/speech.ts';
import { useSpeechFor } from '../table/use-speech-for.ts';
import { Findings, FindingsHere } from './findings.tsx';
import { LinkHere } from './link-here.tsx';
import { unpackGame } from './packed-game.ts';
import { readFile } from './read-file.ts';
import type { LogFindings } from './reader-worker.ts';
import { ReplayMatch } from './replay-match.ts';
import { Scrubber } from './scrubber.tsx';

/** A game to look at: one kept in this browser, one that is over on the server, one out of a link, or a file. */
export function ReplayPage({ route: { argument: id, query } }: { readonly route: Route }) {
  const { words } = useSetting();
  const [match, setMatch] = useState<ReplayMatch | null>(null);
  const [log, setLog] = useState<LogFindings | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [server, packed] = [query.get('server'), query.get('game')];
  useEffect(() => {
    setMatch(null);
    setLog(null);
    setProblem(null);
    if (id !== '') {
      keptUnder(id)
        .then((kept) => {
          if (kept === null) return setProblem(words.say('ui.trouble.no-game'));
          if (kept instanceof RefusedError) return setProblem(words.say('ui.trouble.old-game'));
          setLog(kept.log ?? null);
          setMatch(seenAs(GameRecord.load(kept.saved), query.get('as')));
        })
        .catch(() => setProblem(words.say('ui.trouble.old-game')));
      return;
    }
    const far = server === null ? (packed === null ? null : unpackGame(packed)) : api.gameFile(server, null);
    if (far === null) return;
    far
      .then(readFile)
      .then((read) => {
        const [game] = 'games' in read ? read.games : [];
        if (game === undefined) setProblem(words.say('ui.open-file.problem'));
        else setMatch(seenAs(GameRecord.load(game.saved), query.get('as')));
      })
      .catch((error: unknown) =>
        setProblem(server === null ? words.say('ui.open-file.problem') : refusalText(words, error)),
      );
  }, [id, server, packed]);
  if (problem !== null) return <Trouble text={problem} />;
  if (match !== null) return <Replay match={match} log={log} first={Number(query.get('at')) || 1} />;
  if (id !== '' || server !== null || packed !== null) return <Awaited />;
  return <OpenFile />;
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
  return kept === null || kept instanceof RefusedError ? kept : { saved: kept.body };
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
    const { places, unread } = await takeIn([file]);
    setReading(false);
    if (unread[0] !== undefined) setProblem(unread[0].problem);
    if (places.length > 1) setSeveral(places);
    else if (places[0] !== undefined) goTo(`replay/${places[0].id}`);
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
  readonly first: number;
}

function Replay({ match, log, first }: ReplayProps) {
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
