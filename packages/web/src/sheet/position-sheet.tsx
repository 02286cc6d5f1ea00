import { SIDE_KEYS, type View } from '@longtwilight/engine';
import type { CardKey } from '@longtwilight/engine/data';
import type { Named } from '@longtwilight/picture';
import { tracksInWords } from '../panels/tracks.tsx';
import { drawBoard } from '../share/draw-picture.ts';
import { Loaded } from '../shared/loaded.tsx';
import { useSpeech } from '../table/speech.ts';

interface PositionSheetProps {
  readonly seen: View;
  readonly players: Named;
}

/** A position on paper: the board, and in words what lies beside it. */
export function PositionSheet({ seen, players }: PositionSheetProps) {
  const { words } = useSpeech();
  const cards = (list: readonly CardKey[]) =>
    words.list(list.map((card) => words.card(card))) || words.say('ui.hand.empty');
  const lists = [
    ...SIDE_KEYS.map((side) => {
      const { count, cards: known } = seen.hands[side];
      const name = words.say('ui.hand.other', { side });
      return [name, known.length === count ? cards(known) : words.say('ui.hand.count', { count })] as const;
    }),
    [words.say('ui.effects'), seen.effects.map((id) => words.effect(id)).join(', ') || words.say('ui.effects.none')],
    [words.say('ui.discards'), cards(seen.discard)],
    [words.say('ui.removed'), cards(seen.removed)],
  ] as const;
  return (
    <>
      <Loaded load={() => drawBoard(seen, words, players)} inputs={[seen, words]}>
        {(svg) => (
          <img
            class="sheet-board"
            src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`}
            alt={words.say('ui.map')}
          />
        )}
      </Loaded>
      <ul>
        {tracksInWords(words, seen).map((text) => (
          <li key={text}>{text}</li>
        ))}
        <li>{words.say('ui.space.both', { us: seen.space[0], ussr: seen.space[1] })}</li>
      </ul>
      <dl>
        {lists.map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
