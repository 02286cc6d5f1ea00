import type { ComponentChildren } from 'preact';
import type { ListedGame } from '../my-games/listed-game.ts';
import { useSetting } from '../settings/context.ts';
import { lazyPart } from '../shared/lazy.tsx';
import type { BoardInSmallProps } from './board-in-small.tsx';

/** The map and the rules behind it come after the words. */
const BoardInSmall = lazyPart<BoardInSmallProps>(async () => (await import('./board-in-small.tsx')).BoardInSmall);

/** What belongs together stands on one line. */
const unbroken = (text: string): string => text.replaceAll(' ', '\u00a0');

/** The game to go on with. */
export function ContinueTile({ game }: { readonly game: ListedGame }) {
  const { words } = useSetting();
  const { title, side, turn, vp, state, note, href } = game;
  const about = [
    side === null ? null : words.say('ui.you-are', { side }),
    turn === null ? null : words.say('ui.turn', { turn }),
    vp === null ? null : words.score(vp),
  ];
  return (
    <BoardTile
      game={game}
      mark={note !== '' && <span class={state === 'mine' ? 'flag mine' : 'flag'}>{note}</span>}
      title={title}
      about={about
        .filter((part) => part !== null)
        .map(unbroken)
        .join(' · ')}
    >
      <a class="button primary" href={href}>
        {words.say('ui.continue')}
      </a>
    </BoardTile>
  );
}

/** For those who have no game yet. */
export function NewcomerTile() {
  const { words } = useSetting();
  return (
    <BoardTile game={null} title={words.say('ui.newcomer')} about={words.say('ui.newcomer.about')}>
      <a class="button primary" href="#/learn">
        {words.say('ui.newcomer.begin')}
      </a>
      <a class="button quiet" href="#/learn/first-game">
        {words.say('ui.newcomer.guided')}
      </a>
    </BoardTile>
  );
}

interface BoardTileProps extends BoardInSmallProps {
  readonly mark?: ComponentChildren;
  readonly title: string;
  readonly about: string;
  readonly children: ComponentChildren;
}

function BoardTile({ game, mark, title, about, children }: BoardTileProps) {
  return (
    <section class="board-tile">
      <div class="small-board">
        <BoardInSmall game={game} />
        {mark}
      </div>
      <div class="board-tile-words">
        <div>
          <h2>{title}</h2>
          <p>{about}</p>
        </div>
        {children}
      </div>
    </section>
  );
}
