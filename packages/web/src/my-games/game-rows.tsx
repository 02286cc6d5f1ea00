import { SideMark } from '@longtwilight/board';
import { SIDE_KEYS } from '@longtwilight/engine';
import type { ComponentChildren } from 'preact';
import { useSetting } from '../settings/context.ts';
import type { ListedGame } from './listed-game.ts';
import { dayOf, timeLeft } from './when.ts';

interface GameRowsProps {
  readonly games: readonly ListedGame[];
  /** What else can be done with a game. */
  readonly children?: (game: ListedGame) => ComponentChildren;
}

/** Games in a list: against whom, how far, whose move, and by when. */
export function GameRows({ games, children }: GameRowsProps) {
  return (
    <ol class="game-rows">
      {games.map((game) => (
        <li key={game.href}>
          <GameRow game={game} />
          {children?.(game)}
        </li>
      ))}
    </ol>
  );
}

function GameRow({ game }: { readonly game: ListedGame }) {
  const { words } = useSetting();
  const { href, title, side, turn, vp, state, note, at, deadline } = game;
  const now = Date.now();
  return (
    <a class="game-row" href={href} data-state={state}>
      <SideMarks side={side} />
      <b>
        {title}
        {side !== null && <span class="lt-hidden">, {words.say('ui.you-are', { side })}</span>}
      </b>
      <span class="how">
        <span>{turn !== null && words.say('ui.turn', { turn })}</span>
        <span class="score" data-side={vp === null || vp === 0 ? undefined : vp > 0 ? 'us' : 'ussr'}>
          {vp !== null && words.score(vp)}
        </span>
      </span>
      <span class="note">{note}</span>
      {deadline === null ? (
        <time lang={words.locale} dateTime={new Date(at).toISOString()}>
          {dayOf(words, at, now)}
        </time>
      ) : (
        <time dateTime={new Date(deadline).toISOString()}>{timeLeft(words, deadline, now)}</time>
      )}
    </a>
  );
}

/** The mark of a side, or of both. */
export function SideMarks({ side }: { readonly side: ListedGame['side'] }) {
  return (
    <span class="side-marks">
      {(side === null ? SIDE_KEYS : [side]).map((one) => (
        <SideMark key={one} side={one} />
      ))}
    </span>
  );
}
