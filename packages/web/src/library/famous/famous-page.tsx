import type { GameRecord } from '@longtwilight/engine';
import { type FamousWords, loadFamous, loadLibrary } from '@longtwilight/words';
import { useMemo, useState } from 'preact/hooks';
import { ReplayMatch } from '../../replay/replay-match.ts';
import { Scrubber } from '../../replay/scrubber.tsx';
import { useSetting } from '../../settings/context.ts';
import { Awaited, Loaded } from '../../shared/loaded.tsx';
import type { Route } from '../../site/routes.ts';
import { GameTable } from '../../table/game-table.tsx';
import { SpeechProvider } from '../../table/speech.ts';
import { useSpeechFor } from '../../table/use-speech-for.ts';
import { LibraryFrame } from '../library-frame.tsx';
import { LibraryProvider, useLibrary } from '../library-words.ts';
import { FAMOUS_KEYS, type FamousKey, type FamousPlay, loadFamousGame, playsOf } from './famous-games.ts';

/** Games out of the rulebooks: a list, or one of them on the board. */
export function FamousPage({ route: { argument } }: { readonly route: Route }) {
  const { words } = useSetting();
  const key = FAMOUS_KEYS.find((one) => one === argument);
  if (key === undefined)
    return (
      <LibraryFrame title={(library) => library.say('library.famous')}>
        <FamousList />
      </LibraryFrame>
    );
  return (
    <Loaded
      load={() => Promise.all([loadFamousGame(key), loadFamous(words), loadLibrary(words)])}
      inputs={[key, words]}
    >
      {([stretches, comments, library]) => (
        <LibraryProvider value={library}>
          <FamousGame game={key} stretches={stretches} comments={comments} />
        </LibraryProvider>
      )}
    </Loaded>
  );
}

function FamousList() {
  const library = useLibrary();
  return (
    <ul class="rooms">
      {FAMOUS_KEYS.map((key) => (
        <li key={key}>
          <a href={`#/famous/${key}`}>
            <b>{library.say(`famous.${key}`)}</b>
            <span>{library.say(`famous.${key}.about`)}</span>
            <em>{library.say('famous.watch')}</em>
          </a>
        </li>
      ))}
    </ul>
  );
}

interface FamousGameProps {
  readonly game: FamousKey;
  readonly stretches: readonly GameRecord[];
  readonly comments: FamousWords;
}

function FamousGame({ game, stretches, comments }: FamousGameProps) {
  const [first, ...further] = stretches;
  const match = useMemo(() => first && new ReplayMatch(first, ...further), [stretches]);
  const plays = useMemo(() => playsOf(stretches), [stretches]);
  const [at, setAt] = useState(1);
  const speech = useSpeechFor(first?.rules.spec.edition ?? 'deluxe');
  if (speech === null || match === undefined) return <Awaited />;
  return (
    <SpeechProvider value={speech}>
      <GameTable
        match={match}
        past={at}
        onPast={(steps) => setAt(steps ?? match.now.story.length)}
        head={
          <>
            <Comment game={game} comments={comments} plays={plays} at={at} onMove={setAt} />
            <Scrubber match={match} at={at} onLook={setAt} />
          </>
        }
      />
    </SpeechProvider>
  );
}

interface CommentProps extends Pick<FamousGameProps, 'game' | 'comments'> {
  readonly plays: readonly FamousPlay[];
  readonly at: number;
  readonly onMove: (steps: number) => void;
}

/** What to say about the play that is on the board, and the ways to the next and back. */
function Comment({ game, comments, plays, at, onMove }: CommentProps) {
  const library = useLibrary();
  const place = plays.findLastIndex(({ from }) => from < at);
  const play = plays[place];
  const [before, after] = [plays[place - 1], plays[place + 1]];
  if (play === undefined) return null;
  const { key, turn, round } = play;
  return (
    <section class="famous-comment" aria-label={library.say('famous.comment')}>
      <div aria-live="polite">
        <h2 data-side={round?.side}>
          {round !== null && library.say('famous.play', { turn, round: round.number, side: round.side })}
          {round === null &&
            (key === 'setup' ? library.say('famous.setup') : library.say('famous.headlines', { turn }))}
        </h2>
        <p>{comments.find(`${game}.${key}`)}</p>
      </div>
      <p class="buttons">
        <button
          type="button"
          class="quiet"
          disabled={before === undefined}
          onClick={() => before !== undefined && onMove(before.until)}
        >
          {library.say('famous.previous')}
        </button>
        <button
          type="button"
          class="primary"
          disabled={after === undefined}
          onClick={() => after !== undefined && onMove(after.until)}
        >
          {library.say('famous.next')}
        </button>
      </p>
    </section>
  );
}
