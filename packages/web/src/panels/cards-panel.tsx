import { CardList, OtherHand, Piles } from '@longtwilight/board';
import { SIDE_KEYS } from '@longtwilight/engine';
import type { CardKey } from '@longtwilight/engine/data';
import { useState } from 'preact/hooks';
import { cardLabels, cardView } from '../hand/card-views.ts';
import { useAsk } from '../library/at-hand.tsx';
import type { RailProps } from '../table/rail.tsx';
import { useSpeech } from '../table/speech.ts';

/** The other hand as far as it is known, and the piles. */
export function CardsPanel({ now, seen }: Pick<RailProps, 'now' | 'seen'>) {
  const speech = useSpeech();
  const { words } = speech;
  const [pile, setPile] = useState('unseen');
  const labels = cardLabels(words, useAsk());
  const views = (cards: readonly CardKey[]) => cards.map((card) => cardView(speech, seen.rules, card));
  const open: Readonly<Record<string, readonly CardKey[]>> = {
    discard: seen.discard,
    removed: seen.removed,
    unseen: seen.unseen,
  };
  return (
    <>
      {SIDE_KEYS.filter((side) => side !== now.side).map((side) => (
        <div key={side}>
          <h3>{words.say('ui.hand.other', { side })}</h3>
          <OtherHand
            size={seen.hands[side].count}
            known={views(seen.hands[side].cards)}
            words={{ ...labels, label: words.say('ui.hand.count', { count: seen.hands[side].count }) }}
          />
        </div>
      ))}
      <h3>{words.say('ui.piles')}</h3>
      <Piles
        words={{ label: words.say('ui.piles') }}
        shown={pile}
        onOpen={setPile}
        piles={[
          { id: 'draw', name: words.say('ui.pile'), size: seen.pile.count, open: false },
          { id: 'discard', name: words.say('ui.discards'), size: seen.discard.length, open: true },
          { id: 'removed', name: words.say('ui.removed'), size: seen.removed.length, open: true },
          { id: 'unseen', name: words.say('ui.unseen'), size: seen.unseen.length, open: true },
        ]}
      />
      <CardList cards={views(open[pile] ?? [])} words={labels} />
    </>
  );
}
