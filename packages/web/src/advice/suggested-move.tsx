import { CardChip } from '@longtwilight/board';
import type { AdvisedMove, Reason } from '@longtwilight/bots';
import type { View } from '@longtwilight/engine';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { cardView, isCard } from '../hand/card-views.ts';
import { Told } from '../log/told.tsx';
import { draftOf } from '../question/draft.ts';
import { placesOfMove } from '../question/places-of-move.ts';
import { useSpeech } from '../table/speech.ts';
import { moveNameOf } from './move-name.ts';
import { reasonText } from './reason-text.ts';
import { useReasonWords } from './use-reason-words.ts';

interface SuggestedMoveProps {
  readonly seen: View;
  readonly move: AdvisedMove;
  readonly isShown: boolean;
  readonly onShow: () => void;
}

/** A move with its chance to win and why; a click shows it on the map. */
export function SuggestedMove({ seen, move, isShown, onShow }: SuggestedMoveProps) {
  const speech = useSpeech();
  const { words } = speech;
  const { title, details } = useMemo(() => moveNameOf(words, seen, move), [words, seen, move]);
  const isOnMap = useMemo(() => placesOfMove(draftOf(seen, move.answers)).length > 0, [seen, move]);
  const [card = ''] = move.answers;
  const button = useRef<HTMLButtonElement>(null);
  // The sheet of a phone makes room for the map; one that is put away stays where it is
  useEffect(() => {
    if (isShown && button.current?.checkVisibility({ visibilityProperty: true }))
      button.current.scrollIntoView({ block: 'nearest' });
  }, [isShown]);
  return (
    <button type="button" class="suggested" aria-pressed={isShown} onClick={onShow} ref={button}>
      {isCard(card) && <CardChip card={cardView(speech, seen.rules, card)} />}
      <b>{title}</b>
      <b class="chance">{words.say('ui.percent', { points: Math.round(100 * move.chance) })}</b>
      {details !== '' && <span class="details">{details}</span>}
      <Reasons reasons={move.reasons} />
      {isShown && isOnMap && <small>{words.say('ui.ask.shown')}</small>}
    </button>
  );
}

/** Why, in a sentence each; what speaks against it last. */
export function Reasons({ reasons }: { readonly reasons: readonly Reason[] }) {
  const { words } = useSpeech();
  const reasonWords = useReasonWords();
  if (reasonWords === null || reasons.length === 0) return null;
  return (
    <span class="reasons">
      {reasons.map((reason) => {
        const text = reasonText(reasonWords, reason) ?? '';
        return (
          <span key={text}>
            <Told text={reason.weight < 0 ? words.say('ui.ask.but', { text }) : text} />{' '}
          </span>
        );
      })}
    </span>
  );
}
