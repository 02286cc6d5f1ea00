import { CardLine, SIDES } from '@longtwilight/board';
import { CARD_KEYS, type CardKey, completeRules, type SideKey } from '@longtwilight/engine';
import { cardLabels, cardView, isCard } from '../table/card-views.ts';
import { useSpeech } from '../table/speech.ts';
import type { Edited } from './edited.ts';

interface HandsEditorProps {
  readonly edited: Edited;
  readonly onMove: (card: CardKey, to: SideKey | null) => void;
}

/** Both hands: a card is added by its name, and a click puts it back. */
export function HandsEditor({ edited, onMove }: HandsEditorProps) {
  const speech = useSpeech();
  const { words } = speech;
  const rules = completeRules(edited.rest.rules ?? {});
  const { hands } = edited;
  const free = CARD_KEYS.filter(
    (card) => card !== 'china-card' && !hands.us.includes(card) && !hands.ussr.includes(card),
  ).sort((a, b) => words.card(a).localeCompare(words.card(b), words.locale));
  return SIDES.map((side) => (
    <section key={side} class="edited-hand" data-side={side}>
      <h2>{words.say('ui.hand.other', { side })}</h2>
      <ul>
        {hands[side].map((card) => (
          <li key={card}>
            <CardLine card={cardView(speech, rules, card)} words={cardLabels(words)} />
            <button
              type="button"
              class="quiet"
              aria-label={words.say('ui.edit.remove', { card })}
              onClick={() => onMove(card, null)}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
      <select
        aria-label={words.say('ui.edit.add', { side })}
        value=""
        onChange={({ currentTarget }) => {
          const { value } = currentTarget;
          currentTarget.value = '';
          if (isCard(value)) onMove(value, side);
        }}
      >
        <option value="">{words.say('ui.edit.add', { side })}</option>
        {free.map((card) => (
          <option key={card} value={card}>
            {words.card(card)}
          </option>
        ))}
      </select>
    </section>
  ));
}
