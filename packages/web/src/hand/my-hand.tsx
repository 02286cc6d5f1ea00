import { CardFace, Hand } from '@longtwilight/board';
import { useMemo } from 'preact/hooks';
import { useAsk } from '../library/at-hand.tsx';
import { useSpeech } from '../table/speech.ts';
import { cardLabels } from './card-views.ts';
import type { HandState } from './use-hand.ts';

interface MyHandProps {
  readonly hand: HandState;
  /** The card picked up, which stands out. */
  readonly selected: string | undefined;
}

/** My own cards as a row of faces. */
export function MyHand({ hand, selected }: MyHandProps) {
  const { words } = useSpeech();
  const handWords = useMemo(
    () => ({ ...cardLabels(words), label: words.say('ui.hand'), empty: words.say('ui.hand.empty') }),
    [words],
  );
  return (
    <Hand
      cards={hand.cards}
      choices={hand.choices}
      selected={selected}
      picked={hand.picked}
      onChoose={hand.choose}
      words={handWords}
    />
  );
}

/** The card that lies open, with what it can be used for. */
export function OpenCard({ hand, onUse }: { readonly hand: HandState; readonly onUse: (use: string) => void }) {
  const { words } = useSpeech();
  const ask = useAsk();
  if (hand.opened === null) return null;
  return <CardFace card={hand.opened} words={cardLabels(words, ask)} uses={hand.uses} onUse={onUse} />;
}
