import { Session } from '@longtwilight/engine';
import { useEffect, useState } from 'preact/hooks';
import { AfterGame } from '../after/after-game.tsx';
import { findKept } from '../match/kept-games.ts';
import { readFile } from '../replay/read-file.ts';
import { ReplayMatch } from '../replay/replay-match.ts';
import { Scrubber } from '../replay/scrubber.tsx';
import { useSetting } from '../settings/context.ts';
import type { Route } from '../site/routes.ts';
import { GameTable } from '../table/game-table.tsx';
import { SpeechProvider } from '../table/speech.ts';
import { useSpeechFor } from '../table/use-speech-for.ts';
import { PageFrame } from './page-frame.tsx';

/** A game to look at: one kept in this browser, or a file. */
export function ReplayPage({ route: { argument: id } }: { readonly route: Route }) {
  const [match, setMatch] = useState<ReplayMatch | null>(null);
  useEffect(() => {
    const kept = id === '' ? null : findKept(id);
    setMatch(kept === null ? null : new ReplayMatch(Session.load(kept.saved)));
  }, [id]);
  return match === null ? <OpenFile onOpen={setMatch} /> : <Replay match={match} />;
}

function OpenFile({ onOpen }: { readonly onOpen: (match: ReplayMatch) => void }) {
  const { words } = useSetting();
  const [reading, setReading] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const open = async (file: File | undefined) => {
    if (file === undefined) return;
    setReading(true);
    setProblem(null);
    const read = await readFile(await file.text());
    setReading(false);
    if ('problem' in read) setProblem(read.problem);
    else onOpen(new ReplayMatch(Session.load(read.saved)));
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
      {problem !== null && (
        <p class="warning" role="alert">
          {words.say('ui.open-file.problem')} <small lang="en">{problem}</small>
        </p>
      )}
    </PageFrame>
  );
}

function Replay({ match }: { readonly match: ReplayMatch }) {
  const { words } = useSetting();
  const [at, setAt] = useState(1);
  const speech = useSpeechFor(match.session.rules.spec.edition);
  if (speech === null) return <p class="loading">{words.say('ui.loading')}</p>;
  const end = match.standing.story.length;
  return (
    <SpeechProvider value={speech}>
      <GameTable
        match={match}
        past={at}
        onPast={(steps) => setAt(steps ?? end)}
        head={<Scrubber match={match} at={at} onMove={setAt} />}
        extra={{ [words.say('ui.after')]: <AfterGame session={match.session} onLook={setAt} /> }}
      />
    </SpeechProvider>
  );
}
