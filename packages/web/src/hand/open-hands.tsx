import { Hand } from '@longtwilight/board';
import type { SideKey, View } from '@longtwilight/engine';
import { isCard } from '../hand/card-views.ts';
import { useAsk } from '../library/at-hand.tsx';
import { useSpeech } from '../table/speech.ts';
import { cardLabels, cardView } from './card-views.ts';

interface OpenHandsProps {
  readonly sides: readonly SideKey[];
  readonly seen: View;
}

/** The cards of those whom somebody looks over the shoulder; a click tells about one. */
export function OpenHands({ sides, seen }: OpenHandsProps) {
  const speech = useSpeech();
  const { words } = speech;
  const ask = useAsk();
  if (sides.length === 0) return null;
  return (
    <div class="open-hands" data-both={sides.length > 1 || undefined}>
      {sides.map((side) => {
        const held = [...seen.hands[side].cards, ...(seen.china.holder === side ? (['china-card'] as const) : [])];
        return (
          <section key={side} data-side={side}>
            <h3>{words.side(side)}</h3>
            <Hand
              cards={held.map((card) => cardView(speech, seen.rules, card))}
              onChoose={(card) => isCard(card) && ask({ kind: 'card', card })}
              words={{
                ...cardLabels(words),
                label: words.say('ui.hand.other', { side }),
                empty: words.say('ui.hand.empty'),
              }}
            />
          </section>
        );
      })}
    </div>
  );
}
