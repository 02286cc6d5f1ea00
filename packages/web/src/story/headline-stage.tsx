import { CardFace, SideMark } from '@longtwilight/board';
import { type Fact, type FullRulesSpec, SIDE_KEYS, type SideKey } from '@longtwilight/engine';
import { type CardKey, no } from '@longtwilight/engine/data';
import { resolvedRules } from '@longtwilight/picture/map';
import { cardLabels, cardView } from '../hand/card-views.ts';
import { headlineOrder } from '../log/headline-order.ts';
import { useSpeech } from '../table/speech.ts';
import { Stage } from './stage.tsx';
import type { StagesProps } from './stages.tsx';

interface HeadlineStageProps extends StagesProps {
  readonly label: string;
  readonly headlines: Extract<Fact, { t: 'headline' }>;
}

/** Both headlines face to face, the order with its reason, one struck out by Defectors. */
export function HeadlineStage({ headlines, label, ...props }: HeadlineStageProps) {
  const speech = useSpeech();
  const { words } = speech;
  const { seen, telling } = props;
  const facts = telling.beats.slice(telling.at).flatMap((beat) => beat.facts);
  const order = headlineOrder(words, seen.rules, facts);
  const cancelled = facts.find((fact) => fact.t === 'no-event' && fact.why === 'cancelled');
  const first = facts.find((fact) => fact.t === 'event');
  const placeOf = (side: SideKey): string => {
    const card = headlines[side];
    if (cancelled?.t === 'no-event' && cancelled.card === card) return words.say('ui.headline.place.cancelled');
    if (first?.t !== 'event' || headlines.us === null || headlines.ussr === null || cancelled) return '';
    return words.say(first.card === card ? 'ui.headline.place.first' : 'ui.headline.place.second');
  };
  return (
    <Stage {...props} kind="headlines" label={label} title={words.say('ui.headlines')}>
      <div class="headline-faces">
        {SIDE_KEYS.map((side) => {
          const card = headlines[side];
          const struck = cancelled?.t === 'no-event' && cancelled.card === card;
          return (
            <div key={side} class="headline-face" data-side={side} data-struck={struck || undefined}>
              <p class="headline-who">
                <SideMark side={side} /> {words.side(side)} <i>{placeOf(side)}</i>
              </p>
              {card === null ? (
                <p>{words.say('fact.headline.none', { side })}</p>
              ) : (
                <CardFace card={cardView(speech, seen.rules, card)} words={cardLabels(words)} />
              )}
            </div>
          );
        })}
        {order !== null && <Values values={SIDE_KEYS.map((side) => worthOf(seen.rules, headlines[side]))} />}
        <p class="headline-order">{order ?? (cancelled?.t === 'no-event' ? words.tell([cancelled])[0] : '')}</p>
      </div>
    </Stage>
  );
}

/** What both are worth, side by side. */
function Values({ values: [us = 0, ussr = 0] }: { readonly values: readonly number[] }) {
  return (
    <p class="headline-values" aria-hidden="true">
      <b data-side="us">{us}</b>
      {us < ussr ? '<' : us > ussr ? '>' : '='}
      <b data-side="ussr">{ussr}</b>
    </p>
  );
}

const worthOf = (rules: FullRulesSpec, card: CardKey | null): number =>
  card === null ? 0 : (resolvedRules(rules).cards[no[card]]?.ops ?? 0);
