import { SideMark, SmallMap } from '@longtwilight/board';
import { SIDE_KEYS } from '@longtwilight/engine';
import type { GameDigest, PlayedCard } from '@longtwilight/notation';
import { placesOf } from '@longtwilight/picture/map';
import type { LibraryWords, Words } from '@longtwilight/words';
import { useLibrary } from '../library/library-words.ts';
import { ForgetButton } from '../my-games/forget-button.tsx';
import { dayOf } from '../my-games/when.ts';
import { useSetting } from '../settings/context.ts';
import { CourseLine } from './course-line.tsx';
import type { LibraryEntry } from './entry.ts';

/** How a game ended, in a word. */
export function resultOf(library: LibraryWords, { winner, reason }: GameDigest): string {
  if (winner === null || reason === null) return library.say('mine.result.none');
  if (winner === 'draw') return library.say('mine.result.draw');
  return library.say('mine.result', { side: winner });
}

/** When, how and where a card was played. */
function playText(words: Words, library: LibraryWords, { turn, round, card, kind, places }: PlayedCard): string {
  const parts = [library.say(`plays.${kind}`), ...places.map((place) => words.country(place))];
  const text = `${words.card(card)}, ${words.list(parts)}`;
  return round === 0
    ? library.say('mine.play.headline', { turn, text })
    : library.say('mine.play', { turn, round, text });
}

interface EntryRowProps {
  readonly entry: LibraryEntry;
  /** Plays of the card that is looked for. */
  readonly plays: readonly PlayedCard[];
  readonly onForget: () => void;
}

/** A game of the library: who, what about it, how it went, and how it ended. */
export function EntryRow({ entry, plays, onForget }: EntryRowProps) {
  const { words } = useSetting();
  const library = useLibrary();
  const { id, shelf, file, players, known, date } = entry;
  const { digest, doubts } = known;
  const { winner, reason, turn, vp } = digest;
  const [first] = plays;
  return (
    <li class="entry">
      <a class="entry-link" href={`#/replay/${id}${first === undefined ? '' : `?at=${first.steps}`}`}>
        <span class="entry-map">
          <SmallMap places={placesOf(digest)} label={words.say('ui.map')} />
        </span>
        <span class="entry-who">
          <b>
            {SIDE_KEYS.map((side, i) => (
              <span key={side}>
                {i > 0 && '– '}
                <SideMark side={side} /> {players[side]}{' '}
              </span>
            ))}
            {shelf === 'logs' && (
              <small class="tag">
                {doubts === 0 ? library.say('mine.log') : library.say('mine.log.doubts', { count: doubts })}
              </small>
            )}
          </b>
          <span>
            {first === undefined
              ? file || words.say(`rules.edition.${digest.rules.edition}`)
              : playText(words, library, first)}
          </span>
        </span>
        <CourseLine digest={digest} />
        <span class="entry-end" data-side={winner === 'us' || winner === 'ussr' ? winner : undefined}>
          <b>{resultOf(library, digest)}</b>
          <span>
            {reason === null ? words.say('ui.turn', { turn }) : words.sayKnown([`ui.reason.${reason}`], {})}
            {' · '}
            {words.score(vp)}
            {' · '}
            <time lang={words.locale} dateTime={new Date(date).toISOString()}>
              {dayOf(words, date, Date.now())}
            </time>
          </span>
        </span>
      </a>
      <ForgetButton label={`${players.us} – ${players.ussr}`} onForget={onForget} />
    </li>
  );
}
