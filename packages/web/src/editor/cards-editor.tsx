import { CardLine, SIDE_KEYS } from '@longtwilight/board';
import { completeRules } from '@longtwilight/engine';
import type { CardKey, EffectKey } from '@longtwilight/engine/data';
import { cardLabels, cardView } from '../hand/card-views.ts';
import { useSpeech } from '../table/speech.ts';
import { cardsAt, type Edited, freeCards, freeEffects, type HeapKey, withCardMoved } from './edited.ts';
import { useEditorWords } from './editor-words.ts';
import { Heap } from './heap.tsx';

interface CardsEditorProps {
  readonly edited: Edited;
  readonly onChange: (changes: Partial<Edited>) => void;
}

export function HandsEditor(props: CardsEditorProps) {
  const { words } = useSpeech();
  const texts = useEditorWords();
  return SIDE_KEYS.map((side) => (
    <CardHeap
      key={side}
      {...props}
      place={side}
      side={side}
      title={words.say('ui.hand.other', { side })}
      addLabel={texts.say('edit.add', { side })}
    />
  ));
}

/** What a simple position has no need of: effects in play, and cards that have been played. */
export function MoreCardsEditor(props: CardsEditorProps) {
  const { words } = useSpeech();
  const texts = useEditorWords();
  return (
    <details class="edit-more">
      <summary>{texts.say('edit.more')}</summary>
      <EffectsEditor {...props} />
      <CardHeap {...props} place="discard" title={words.say('ui.discards')} addLabel={texts.say('edit.add-discard')} />
      <CardHeap {...props} place="removed" title={words.say('ui.removed')} addLabel={texts.say('edit.add-removed')} />
    </details>
  );
}

interface CardHeapProps extends CardsEditorProps {
  readonly place: HeapKey;
  readonly side?: string;
  readonly title: string;
  readonly addLabel: string;
}

function CardHeap({ edited, onChange, place, ...heap }: CardHeapProps) {
  const speech = useSpeech();
  const texts = useEditorWords();
  const { words } = speech;
  const rules = completeRules(edited.rest.rules ?? {});
  const move = (card: CardKey, to: HeapKey | null) => onChange(withCardMoved(edited, card, to));
  return (
    <Heap
      {...heap}
      things={cardsAt(edited, place)}
      show={(card) => <CardLine card={cardView(speech, rules, card)} words={cardLabels(words)} />}
      removeLabel={(card) => texts.say('edit.remove', { card })}
      onRemove={(card) => move(card, null)}
      free={freeCards(edited)}
      name={(card) => words.card(card)}
      onAdd={(card) => move(card, place)}
    />
  );
}

function EffectsEditor({ edited, onChange }: CardsEditorProps) {
  const { words } = useSpeech();
  const texts = useEditorWords();
  const { effects } = edited;
  return (
    <Heap
      title={words.say('ui.effects')}
      things={effects}
      show={(effect) => <span>{words.effect(effect)}</span>}
      removeLabel={(effect) => texts.say('edit.remove', { card: effect.split('@')[0] as EffectKey })}
      onRemove={(effect) => onChange({ effects: effects.filter((one) => one !== effect) })}
      free={freeEffects(edited)}
      name={(effect) => words.effect(effect)}
      addLabel={texts.say('edit.add-effect')}
      onAdd={(effect) => onChange({ effects: [...effects, effect] })}
    />
  );
}
