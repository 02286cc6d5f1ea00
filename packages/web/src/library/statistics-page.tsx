import { GameRecord, RefusedError, type SavedGame, SIDE_KEYS } from '@longtwilight/engine';
import { CARD_KEYS, type CardKey } from '@longtwilight/engine/data';

import { addPlays, type CardPlays, countPlays, type PlayKind } from '@longtwilight/notation';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { readFile } from '../replay/read-file.ts';
import { api, hasServer } from '../server/api.ts';
import { useSetting } from '../settings/context.ts';
import { ChoiceField } from '../settings/settings-form.tsx';
import { games, openGame } from '../store/games.ts';
import { fingerprintOf, keepLog, logs, openLog } from '../store/logs.ts';
import { LibraryFrame } from './library-frame.tsx';
import { useLibrary } from './library-words.ts';

/** Games from one place, counted. */
interface Counted {
  readonly games: number;
  readonly plays: readonly CardPlays[];
}
const NONE: Counted = { games: 0, plays: [] };

/** What became of cards: in games of this browser, in logs that are opened here, and in games on the server. */
export function StatisticsPage() {
  return (
    <LibraryFrame title={(library) => library.say('library.statistics')}>
      <Statistics />
    </LibraryFrame>
  );
}

function Statistics() {
  const library = useLibrary();
  const { here, logs, add } = useCounts();
  const server = useServerCount();
  const plays = useMemo(() => addPlays([...here.plays, ...logs.plays, ...(server?.plays ?? [])]), [here, logs, server]);
  return (
    <>
      <section class="sources">
        <h2>{library.say('statistics.sources')}</h2>
        <ul>
          <li>{library.say('statistics.here', { count: here.games })}</li>
          {server !== null && <li>{library.say('statistics.server', { count: server.games })}</li>}
          {logs.games > 0 && <li>{library.say('statistics.logs', { count: logs.games })}</li>}
        </ul>
        <Logs onRead={(saved) => add('logs', saved)} />
      </section>
      {plays.length === 0 ? <p>{library.say('statistics.none')}</p> : <CardTable plays={plays} />}
    </>
  );
}

const withGame = ({ games, plays }: Counted, { opening, entries }: GameRecord): Counted => ({
  games: games + 1,
  plays: addPlays([...plays, ...countPlays([...opening, ...entries.flatMap(({ facts }) => facts)])]),
});

interface Counts {
  readonly here: Counted;
  readonly logs: Counted;
}

/** Finished games and opened logs of this browser, counted one after the other so that the page stays awake; each once. */
function useCounts(): Counts & { readonly add: (to: keyof Counts, saved: SavedGame) => void } {
  const [counts, setCounts] = useState<Counts>({ here: NONE, logs: NONE });
  const [counted] = useState(() => new Set<string>());
  const add = (to: keyof Counts, saved: SavedGame) => {
    const record = counted.has(fingerprintOf(saved)) ? null : loadSaved(saved);
    counted.add(fingerprintOf(saved));
    if (record !== null) setCounts((before) => ({ ...before, [to]: withGame(before[to], record) }));
  };
  useEffect(() => {
    let wanted = true;
    const count = async () => {
      for (const { id, over } of await games.heads()) {
        const kept = over && wanted ? await openGame(id) : null;
        if (kept !== null && !(kept instanceof RefusedError) && wanted) add('here', kept.body);
      }
      for (const { id } of await logs.heads()) {
        const kept = wanted ? await openLog(id) : null;
        if (kept !== null && !(kept instanceof RefusedError) && wanted) add('logs', kept.saved);
      }
    };
    void count();
    return () => {
      wanted = false;
    };
  }, []);
  return { ...counts, add };
}

/** Null for a game that other rules have kept. */
function loadSaved(saved: SavedGame): GameRecord | null {
  try {
    return GameRecord.load(saved);
  } catch (error) {
    if (error instanceof RefusedError) return null;
    throw error;
  }
}

/** Null where there is no server, or none that can be reached. */
function useServerCount(): Counted | null {
  const [counted, setCounted] = useState<Counted | null>(null);
  useEffect(() => {
    let wanted = true;
    hasServer()
      .then((there) => (there ? api.cardStatistics() : null))
      .then(
        (statistics) => wanted && setCounted(statistics),
        () => {},
      );
    return () => {
      wanted = false;
    };
  }, []);
  return counted;
}

/** Logs and game files to count, several at once; one that can't be read is named. */
function Logs({ onRead }: { readonly onRead: (saved: SavedGame) => void }) {
  const library = useLibrary();
  const { words } = useSetting();
  const [reading, setReading] = useState(false);
  const [unread, setUnread] = useState<readonly string[]>([]);
  const open = async (files: Iterable<File>) => {
    setReading(true);
    setUnread([]);
    for (const file of files) {
      const read = await readFile(await file.text());
      if ('problem' in read) setUnread((names) => [...names, file.name]);
      else
        for (const game of read.games) {
          await keepLog(file.name, game);
          onRead(game.saved);
        }
    }
    setReading(false);
  };
  return (
    <>
      <label
        class="drop"
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          void open(event.dataTransfer?.files ?? []);
        }}
      >
        <span>{reading ? words.say('ui.open-file.reading') : library.say('statistics.open')}</span>
        <input
          type="file"
          multiple
          accept=".txt,.json,.log"
          onChange={({ currentTarget }) => void open(currentTarget.files ?? [])}
        />
      </label>
      {unread.length > 0 && (
        <p class="warning" role="alert">
          {library.say('statistics.unread', { parts: unread })}
        </p>
      )}
    </>
  );
}

/** The columns of the table, and which plays they count. */
const COLUMNS = {
  headline: ['headline'],
  event: ['event'],
  operations: ['influence', 'coup', 'realign', 'event-first'],
  space: ['space'],
} as const satisfies Readonly<Record<string, readonly PlayKind[]>>;
type Column = keyof typeof COLUMNS;
const COLUMN_KEYS = Object.keys(COLUMNS) as readonly Column[];
type Order = Column | 'card' | 'played' | 'won';

interface Row extends Readonly<Record<Column, number>> {
  readonly card: CardKey;
  readonly played: number;
  /** Null where no game with the card has ended. */
  readonly won: number | null;
}

function rowOf(card: CardKey, plays: readonly CardPlays[]): Row {
  const sum = (of: (play: CardPlays) => number, some = plays): number =>
    some.reduce((total, play) => total + of(play), 0);
  const inColumn = (column: Column): number =>
    sum(
      ({ played }) => played,
      plays.filter(({ kind }) => (COLUMNS[column] as readonly PlayKind[]).includes(kind)),
    );
  const ended = sum(({ won, drawn, lost }) => won + drawn + lost);
  return {
    card,
    played: sum(({ played }) => played),
    won: ended === 0 ? null : sum(({ won }) => won) / ended,
    headline: inColumn('headline'),
    event: inColumn('event'),
    operations: inColumn('operations'),
    space: inColumn('space'),
  };
}

function CardTable({ plays }: { readonly plays: readonly CardPlays[] }) {
  const library = useLibrary();
  const { words } = useSetting();
  const [by, setBy] = useState<'both' | (typeof SIDE_KEYS)[number]>('both');
  const [order, setOrder] = useState<Order>('played');
  const rows = useMemo(() => {
    const counted = plays.filter(({ side }) => by === 'both' || side === by);
    const all = CARD_KEYS.map((card) =>
      rowOf(
        card,
        counted.filter((play) => play.card === card),
      ),
    );
    const shown = all.filter(({ played }) => played > 0);
    if (order === 'card')
      return shown.sort((a, b) => words.card(a.card).localeCompare(words.card(b.card), words.locale));
    return shown.sort((a, b) => (b[order] ?? -1) - (a[order] ?? -1));
  }, [plays, by, order, words]);
  const percent = new Intl.NumberFormat(words.locale, { style: 'percent' });
  const heads: readonly Order[] = ['card', 'played', ...COLUMN_KEYS, 'won'];
  const most = Math.max(...rows.map(({ played }) => played), 1);
  return (
    <>
      <ChoiceField
        label={library.say('statistics.by')}
        value={by}
        options={['both', ...SIDE_KEYS] as const}
        name={(one) => (one === 'both' ? library.say('statistics.both') : words.side(one))}
        onChange={setBy}
      />
      <table class="statistics">
        <thead>
          <tr>
            {heads.map((head) => (
              <th
                key={head}
                scope="col"
                aria-sort={order === head ? (head === 'card' ? 'ascending' : 'descending') : 'none'}
              >
                <button type="button" onClick={() => setOrder(head)}>
                  {library.say(`statistics.${head}`)}
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.card}>
              <th scope="row">
                <a href={`#/cards/${row.card}`}>{words.card(row.card)}</a>
              </th>
              <td class="bar" style={{ '--share': row.played / most }}>
                {row.played}
              </td>
              {COLUMN_KEYS.map((column) => (
                <td key={column}>{row[column] === 0 ? '–' : row[column]}</td>
              ))}
              <td>{row.won === null ? '–' : percent.format(row.won)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="lt-quiet">{library.say('statistics.won.about')}</p>
    </>
  );
}
