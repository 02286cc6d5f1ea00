import { CardFace, CardLine } from '@longtwilight/board';
import type { Danger } from '@longtwilight/bots/safety';
import { RefusedError } from '@longtwilight/engine';
import type { CardKey } from '@longtwilight/engine/data';
import { isCountry } from '@longtwilight/picture/map';
import type { Words } from '@longtwilight/words';
import { useMemo } from 'preact/hooks';
import { cardLabels, cardView, isCard } from '../hand/card-views.ts';
import { RuleLink, useAsk } from '../library/at-hand.tsx';
import { shownBy } from '../log/chapters.ts';
import { refusalText } from '../server/refusal-text.ts';
import type { RailProps } from '../table/rail.tsx';
import { useSpeech } from '../table/speech.ts';
import { scoringAtStake } from './chances.ts';
import { chancesAtStake, facesAtStake } from './consequences.ts';
import { dangerNote, dangerReason, dangerTitle } from './danger-words.ts';
import { OddsStrip } from './odds-strip.tsx';
import { OddsTable, ScoringPreview } from './odds-table.tsx';
import type { StatusLine } from './status-line.ts';
import { SAFE } from './use-dangers.ts';
import { cautions, reminders } from './warnings.ts';

interface QuestionBarProps extends RailProps {
  readonly line: StatusLine;
}

/** What is asked, what it can cost, its odds, and the two buttons: together, and always in view. */
export function QuestionBar(props: QuestionBarProps) {
  const { line, now, drafting, past, seen } = props;
  const { draft } = drafting;
  const mine = past === null && (draft?.decision !== null || draft.complete) && draft !== null;
  const playing = now.side !== null && seen.outcome === null && past === null;
  return (
    <section class="question" data-mine={mine || undefined}>
      <header class="status">
        <small>{line.who}</small>
        <h1>{line.what}</h1>
        <RuleLink about={line.about} onKey />
      </header>
      {playing && <Acting {...props} />}
    </section>
  );
}

/** What there is to know before pressing a button, the answers that stand nowhere else, and the buttons. */
export function Acting(props: RailProps) {
  const { words } = useSpeech();
  const { drafting } = props;
  return (
    <div class="actions">
      <DangerNote {...props} />
      <Odds {...props} />
      <Cause {...props} />
      <Options {...props} />
      {drafting.refusal !== null && <Refusal words={words} refusal={drafting.refusal} />}
      <Buttons {...props} />
    </div>
  );
}

function DangerNote({ match, now, drafting: { draft, dangers, sending }, seen, game, past }: RailProps) {
  const { words } = useSpeech();
  const { side } = now;
  const forGood = match.takeBack === undefined;
  const notes = useMemo(() => {
    if (past !== null || draft === null || side === null) return [];
    return draft.answers.length === 0 ? reminders(words, seen, side, game) : cautions(words, draft, forGood);
  }, [words, draft, past, seen, side, game, forGood]);
  const found = draft === null || sending ? SAFE : dangers.last;
  return (
    <div class="danger-place">
      {draft !== null && found?.verdict === 'can-lose' && (
        <div class="danger" role="alert">
          <b>{dangerTitle(words, found)}</b>
          <p>{dangerReason(words, found, draft.side)}</p>
        </div>
      )}
      {found?.verdict === 'not-finished' && <p class="warning">{words.say('ui.danger.unfinished')}</p>}
      {found === undefined && draft?.complete && <p class="reminder">{words.say('ui.danger.looking')}</p>}
      {notes.map(({ text, weight }) => (
        <p key={text} class={weight}>
          {text}
        </p>
      ))}
    </div>
  );
}

/** What is scored, the faces of one die, or the chances of two. */
function Odds({ drafting: { draft, sending } }: RailProps) {
  const { words } = useSpeech();
  const score = useMemo(() => (draft === null ? null : scoringAtStake(draft)), [draft]);
  const faces = useMemo(() => facesAtStake(words, draft), [words, draft]);
  const chances = useMemo(() => chancesAtStake(words, draft), [words, draft]);
  if (sending || draft === null) return null;
  if (score !== null) return <ScoringPreview score={score} />;
  if (faces !== null) return <OddsStrip faces={faces} side={draft.side} />;
  return chances.length === 0 ? null : <OddsTable chances={chances} />;
}

/** The card that asks, where it is not the one that the player has just picked up, and the one that it asks about: to be read. */
function Cause({ now, drafting: { draft }, seen, past }: RailProps) {
  const decision = past === null ? (draft?.decision ?? null) : null;
  const card = decision?.card ?? null;
  if (decision === null || card === null || card === draft?.answers[0]) return null;
  const drawn = decision.question === 'choose' ? shownBy(card, now.story) : null;
  return (
    <>
      <Readable card={card} seen={seen} />
      {drawn !== null && <Readable card={drawn} seen={seen} />}
    </>
  );
}

function Readable({ card, seen }: { readonly card: CardKey; readonly seen: RailProps['seen'] }) {
  const speech = useSpeech();
  const { words } = speech;
  const ask = useAsk();
  const view = cardView(speech, seen.rules, card);
  return (
    <details class="cause">
      <summary>
        <CardLine card={view} words={cardLabels(words)} />
      </summary>
      <CardFace card={view} words={cardLabels(words, ask)} />
    </details>
  );
}

/** Answers without a place on the map or in the hand; cards among them can be read. */
function Options({ now, drafting, seen, past }: RailProps) {
  const speech = useSpeech();
  const { words } = speech;
  const decision = past === null ? (drafting.draft?.decision ?? null) : null;
  const { side } = now;
  if (decision === null || side === null) return null;
  const hand = now.view.hands[side].cards;
  const inHand = (option: string): boolean => {
    if (decision.question === 'use') return drafting.draft?.answers[0] === decision.card;
    return isCard(option) && (hand.includes(option) || option === 'china-card');
  };
  const rest = decision.options.filter((option) => !isCountry(option) && !inHand(option));
  if (rest.length === 0) return null;
  return (
    // Another question begins at its top
    <ul
      key={`${decision.question} ${decision.card}`}
      class="options"
      data-cards={rest.some((option) => isCard(option)) || undefined}
    >
      {rest.map((option) => (
        <li key={option} data-danger={drafting.dangers.of(option)?.verdict === 'can-lose' || undefined}>
          <button type="button" onClick={() => drafting.choose(option)}>
            {isCard(option) && decision.kind === 'card' ? (
              <CardLine card={cardView(speech, seen.rules, option)} words={cardLabels(words)} />
            ) : (
              words.answer(decision, option)
            )}
            <DangerMark danger={drafting.dangers.of(option)} />
          </button>
          {isCard(option) && decision.kind === 'card' && <ReadCard card={option} />}
        </li>
      ))}
    </ul>
  );
}

/** A sign, and for those who don't see it, words. */
function DangerMark({ danger }: { readonly danger: Danger | undefined }) {
  const { words } = useSpeech();
  if (danger?.verdict !== 'can-lose') return null;
  return <small class="danger-mark">{dangerNote(words, danger)}</small>;
}

function ReadCard({ card }: { readonly card: CardKey }) {
  const { words } = useSpeech();
  const ask = useAsk();
  return (
    <button
      type="button"
      class="lt-about"
      aria-label={words.say('ui.card.more', { card })}
      onClick={() => ask({ kind: 'card', card })}
    >
      i
    </button>
  );
}

function Refusal({ words, refusal }: { readonly words: Words; readonly refusal: Error }) {
  return (
    <p class="warning" role="alert">
      {refusalText(words, refusal)}{' '}
      <RuleLink
        about={{ kind: 'problem', problem: refusal instanceof RefusedError ? refusal.problem : 'illegal-answer' }}
      />
    </p>
  );
}

/** Undo and Confirm, always in the same place. A risk is confirmed by another button than the usual one. */
function Buttons({ now, drafting }: RailProps) {
  const { words } = useSpeech();
  const { draft, sending, risk, dangers } = drafting;
  const nothingToUndo = (draft === null || draft.answers.length === 0) && now.undoable === 0;
  return (
    <div class="buttons">
      <button
        type="button"
        class="quiet"
        data-key="U"
        disabled={sending || nothingToUndo}
        onClick={() => drafting.undo()}
      >
        {words.say('ui.undo')}
      </button>
      <button
        type="button"
        class={risk === 'none' ? 'primary' : 'primary risk'}
        data-key="Enter"
        disabled={sending || !draft?.complete}
        aria-disabled={risk === 'asked' || undefined}
        onClick={drafting.confirm}
      >
        {words.say(risk === 'none' ? 'ui.confirm' : dangers.last?.sure ? 'ui.confirm.loss' : 'ui.confirm.risk')}
      </button>
    </div>
  );
}
