import './explorer.css';
import { SIDE_KEYS, type SideKey } from '@longtwilight/engine';
import type { LibraryWords, Words } from '@longtwilight/words';
import { useMemo, useState } from 'preact/hooks';
import { LibraryFrame } from '../library/library-frame.tsx';
import { useLibrary } from '../library/library-words.ts';
import { useMyLibrary } from '../my-library/use-my-library.ts';
import { useSetting } from '../settings/context.ts';
import { ChoiceField } from '../settings/settings-form.tsx';
import { Awaited, useLoaded } from '../shared/loaded.tsx';
import {
  ASPECTS,
  type Aspect,
  type CountedChoice,
  choiceKey,
  countChoices,
  fitsAll,
  type OpeningChoice,
} from './count-openings.ts';
import { openingsOf, shippedOpenings } from './explored-games.ts';
import { ResultBar } from './result-bar.tsx';

/** Set-ups, first headlines and plays of turn 1: how often, by whom, with which result. */
export function ExplorerPage() {
  return (
    <LibraryFrame title={(library) => library.say('library.explorer')}>
      <Explorer />
    </LibraryFrame>
  );
}

const SOURCES = ['both', 'mine', 'shipped'] as const;

/** What a side did, in words. */
function choiceText(words: Words, library: LibraryWords, choice: OpeningChoice): string {
  if (choice.aspect === 'setup')
    return choice.places.length === 0
      ? library.say('explorer.nothing')
      : choice.places.map(([country, by]) => `${words.country(country)} ${by}`).join(', ');
  if (choice.aspect === 'headline') return words.card(choice.card);
  const kind = library.say(`plays.${choice.kind}`);
  return `${words.card(choice.card)}: ${choice.place === null ? kind : `${kind}, ${words.country(choice.place)}`}`;
}

function Explorer() {
  const { words } = useSetting();
  const library = useLibrary();
  const { entries, unread } = useMyLibrary(words, library.say('mine.you'));
  const shipped = useLoaded(() => shippedOpenings(words), [words]).come;
  const [source, setSource] = useState<(typeof SOURCES)[number]>('both');
  const [side, setSide] = useState<SideKey>('ussr');
  const [aspect, setAspect] = useState<Aspect>('setup');
  const [wanted, setWanted] = useState<readonly OpeningChoice[]>([]);
  const mine = useMemo(() => openingsOf(entries ?? []), [entries]);
  const games = useMemo(() => {
    const all = [...(source === 'shipped' ? [] : mine), ...(source === 'mine' ? [] : (shipped?.value ?? []))];
    return all.filter((game) => fitsAll(game, wanted));
  }, [mine, shipped, source, wanted]);
  const rows = useMemo(() => countChoices(games, side, aspect), [games, side, aspect]);
  if (entries === null || shipped === null) return <Awaited />;
  const counts = { both: mine.length + shipped.value.length, mine: mine.length, shipped: shipped.value.length };
  return (
    <section class="explorer">
      <div class="filters">
        <ChoiceField
          label={library.say('explorer.source')}
          value={source}
          options={SOURCES}
          name={(one) => library.say(`explorer.source.${one}`, { count: counts[one] })}
          onChange={setSource}
        />
        <ChoiceField
          label={library.say('cards.side')}
          value={side}
          options={SIDE_KEYS}
          name={(one) => words.side(one)}
          onChange={setSide}
        />
        <ChoiceField
          label={library.say('explorer.aspect')}
          value={aspect}
          options={ASPECTS}
          name={(one) => library.say(`explorer.${one}`)}
          onChange={setAspect}
        />
      </div>
      {wanted.length > 0 && (
        <ul class="explorer-wanted" aria-label={library.say('explorer.wanted')}>
          {wanted.map((choice) => (
            <li key={choiceKey(choice)}>
              <button type="button" class="quiet" onClick={() => setWanted(wanted.filter((one) => one !== choice))}>
                {words.side(choice.side)}: {choiceText(words, library, choice)} <span aria-hidden="true">×</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <p class="lt-quiet" role="status">
        {library.say('explorer.games', { count: games.length })}
        {unread > 0 && ` ${library.say('mine.reading', { count: unread })}`}
      </p>
      <Choices rows={rows} games={games.length} wanted={wanted} onWant={(choice) => setWanted([...wanted, choice])} />
      <p class="lt-quiet">{library.say('explorer.about')}</p>
    </section>
  );
}

/** So many rows are shown at once. */
const PAGE = 25;
/** So many players and games are named in a row. */
const NAMED = 2;
const LINKED = 8;

interface ChoicesProps {
  readonly rows: readonly CountedChoice[];
  /** How many games there are in all. */
  readonly games: number;
  readonly wanted: readonly OpeningChoice[];
  readonly onWant: (choice: OpeningChoice) => void;
}

function Choices({ rows, games, wanted, onWant }: ChoicesProps) {
  const { words } = useSetting();
  const library = useLibrary();
  const [most, setMost] = useState(PAGE);
  const percent = new Intl.NumberFormat(words.locale, { style: 'percent' });
  const isWanted = (choice: OpeningChoice): boolean => wanted.some((one) => choiceKey(one) === choiceKey(choice));
  return (
    <>
      <ol class="shelf choices">
        {rows.slice(0, most).map(({ choice, hrefs, players, ...counts }) => (
          <li key={choiceKey(choice)}>
            <button type="button" disabled={isWanted(choice)} onClick={() => onWant(choice)}>
              {choiceText(words, library, choice)}
            </button>
            <span class="choice-count">
              <b>{percent.format(counts.games / Math.max(games, 1))}</b>{' '}
              {library.say('explorer.times', { count: counts.games })}
            </span>
            <ResultBar {...counts} />
            <small>
              {library.say('explorer.by', {
                parts: players.slice(0, NAMED).map(([name, count]) => `${name} (${count})`),
              })}{' '}
              {hrefs.slice(0, LINKED).map((href, i) => (
                <a key={href} href={href}>
                  {library.say('explorer.game', { count: i + 1 })}
                </a>
              ))}
            </small>
          </li>
        ))}
      </ol>
      {rows.length > most && (
        <button type="button" class="quiet" onClick={() => setMost(most + PAGE)}>
          {library.say('mine.more', { count: rows.length - most })}
        </button>
      )}
    </>
  );
}
