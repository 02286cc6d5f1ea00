import { CardFace, CardLine } from '@longtwilight/board';
import { RefusedError } from '@longtwilight/engine';
import { useMemo } from 'preact/hooks';
import { cardLabels, cardView, isCard } from '../hand/card-views.ts';
import { RuleLink, useAsk } from '../library/at-hand.tsx';
import { Told } from '../log/told.tsx';
import { isCountry } from '../map/places.ts';
import { refusalText } from '../server/refusal-text.ts';
import type { RailProps } from '../table/rail.tsx';
import { useSpeech } from '../table/speech.ts';
import { dangers, reminders } from './warnings.ts';

/** The buttons that are always in the same place; below them answers without a place on the map or in the hand, odds and warnings. */
export function ActionPanel({ match, now, drafting, seen, game, atStake, past }: RailProps) {
  const speech = useSpeech();
  const { words } = speech;
  const ask = useAsk();
  const { draft, sending, refusal } = drafting;
  const decision = past === null ? (draft?.decision ?? null) : null;
  const { side } = now;
  const hand = side === null ? [] : now.view.hands[side].cards;
  const started = draft?.answers[0];
  const rest = decision?.options.filter((option) => !isCountry(option) && !isInHand(option)) ?? [];
  const warnings = useMemo(() => {
    if (past !== null || draft === null || side === null) return [];
    return draft.answers.length === 0 ? reminders(words, seen, side, game) : dangers(words, draft);
  }, [words, draft, past, seen, side, game]);
  const event = decision?.card ?? null;

  function isInHand(option: string): boolean {
    if (decision?.question === 'use') return started !== undefined && started === decision.card;
    return isCard(option) && (hand.includes(option) || option === 'china-card');
  }

  if (side === null) return null;
  if (seen.outcome !== null) return null;
  return (
    <section class="actions" aria-label={words.say('ui.your-move')}>
      <div class="buttons">
        <button
          type="button"
          class="quiet"
          disabled={sending || ((draft === null || draft.answers.length === 0) && now.undoable === 0)}
          onClick={() => drafting.undo()}
        >
          {words.say('ui.undo')}
        </button>
        {match.takeBack !== undefined && now.story.some(({ by }) => by === side) && (
          <button
            type="button"
            class="quiet"
            title={words.say('ui.take-back.note')}
            disabled={sending}
            onClick={drafting.takeBack}
          >
            {words.say('ui.take-back')}
          </button>
        )}
        {draft === null && match.hurry !== undefined ? (
          <button type="button" class="quiet" onClick={() => match.hurry?.()}>
            {words.say('ui.skip')}
          </button>
        ) : (
          <button type="button" class="primary" disabled={sending || !draft?.complete} onClick={drafting.confirm}>
            {words.say('ui.confirm')}
          </button>
        )}
      </div>
      {now.practice && <p class="practice">{words.say('ui.practice')}</p>}
      {atStake.length > 0 && (
        <ul class="at-stake">
          {atStake.map((text) => (
            <li key={text}>
              <Told text={text} />
            </li>
          ))}
        </ul>
      )}
      {event !== null && event !== started && (
        <details class="cause">
          <summary>
            <CardLine card={cardView(speech, seen.rules, event)} words={cardLabels(words)} />
          </summary>
          <CardFace card={cardView(speech, seen.rules, event)} words={cardLabels(words, ask)} />
        </details>
      )}
      {rest.length > 0 && (
        <ul class="options">
          {rest.map((option) => (
            <li key={option}>
              <button type="button" onClick={() => drafting.choose(option)}>
                {isCard(option) && decision?.kind === 'card' ? (
                  <CardLine card={cardView(speech, seen.rules, option)} words={cardLabels(words)} />
                ) : (
                  decision !== null && words.answer(decision, option)
                )}
              </button>
            </li>
          ))}
        </ul>
      )}
      {warnings.map(({ text, weight }) => (
        <p
          key={text}
          class={weight === 'danger' ? 'warning danger' : weight}
          role={weight === 'danger' ? 'alert' : undefined}
        >
          {text}
        </p>
      ))}
      {refusal !== null && (
        <p class="warning" role="alert">
          {refusalText(words, refusal)}{' '}
          <RuleLink
            about={{ kind: 'problem', problem: refusal instanceof RefusedError ? refusal.problem : 'illegal-answer' }}
          />
        </p>
      )}
    </section>
  );
}
