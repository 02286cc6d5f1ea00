import { CardBacks, CardChip, SideMark } from '@longtwilight/board';
import { SIDE_KEYS } from '@longtwilight/engine';
import { type EffectKey, no } from '@longtwilight/engine/data';
import { cardView } from '../hand/card-views.ts';
import type { RailProps } from '../table/rail.tsx';
import { useSpeech } from '../table/speech.ts';

interface GlanceProps extends Pick<RailProps, 'now' | 'seen'> {
  /** Opens the tab that tells more. */
  readonly onOpen: (tab: 'cards' | 'effects') => void;
}

/** What one wants to know at a glance: the other hand, the piles, what is in force. */
export function Glance({ now, seen, onOpen }: GlanceProps) {
  const speech = useSpeech();
  const { words } = speech;
  const piles = [
    ['ui.glance.deck', seen.pile.count],
    ['ui.glance.discards', seen.discard.length],
    ['ui.glance.removed', seen.removed.length],
  ] as const;
  const effects = [...new Set(seen.effects.map((id) => id.split('@')[0] as EffectKey))];
  return (
    <div class="glance">
      <button type="button" class="glance-cards" onClick={() => onOpen('cards')}>
        {SIDE_KEYS.filter((side) => side !== now.side).map((side) => (
          <span key={side} class="glance-hand">
            <SideMark side={side} />
            <span class="lt-hidden">{words.say('ui.hand.other', { side })}</span>
            <CardBacks size={seen.hands[side].count} />
            <span class="lt-hidden">{words.say('ui.hand.count', { count: seen.hands[side].count })}</span>
          </span>
        ))}
        {piles.map(([name, size]) => (
          <span key={name} class="glance-pile">
            <small>{words.say(name)}</small> <b>{size}</b>
          </span>
        ))}
      </button>
      {effects.length > 0 && (
        <button
          type="button"
          class="glance-effects"
          aria-label={words.say('ui.effects.count', { count: seen.effects.length })}
          onClick={() => onOpen('effects')}
        >
          {effects
            .filter((id) => no[id] !== undefined)
            .map((id) => (
              <CardChip key={id} card={cardView(speech, seen.rules, id)} />
            ))}
        </button>
      )}
    </div>
  );
}
