import type { Remark } from '@longtwilight/bots/coach';
import type { SideKey, View } from '@longtwilight/engine';
import type { CardKey } from '@longtwilight/engine/data';
import type { CoachWords } from '@longtwilight/words';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { isCard } from '../hand/card-views.ts';
import { Told } from '../log/told.tsx';
import type { LocalMatch } from '../match/local-match.ts';
import type { TableMoment } from '../table/game-table.tsx';
import { useMatchState } from '../table/use-match-state.ts';
import { adviceNow, keyOf } from './advice-now.ts';
import { Sun } from './sun.tsx';
import { useCoachWords } from './use-coach-words.ts';

export interface CoachPanelProps extends TableMoment {
  readonly match: LocalMatch;
}

/** Before each headline and card: what the last play did, and what matters now. Quiet while somebody acts or looks on. */
export function CoachPanel({ match, telling, acting, dangers }: CoachPanelProps) {
  const words = useCoachWords();
  const { view: seen, side } = useMatchState(match);
  const remarks = useAdvice(seen, side, acting, (card) => dangers.of(card)?.verdict === 'can-lose');
  if (words === null || telling || acting || remarks === null) return null;
  const sentences = remarks.map((remark) => sentenceOf(words, remark));
  if (sentences.length === 0) sentences.push(words.say('coach.quiet'));
  return (
    <section class="coach guiding" aria-label={words.say('coach.title')}>
      <Sun />
      <p role="status">
        {sentences.map((sentence) => (
          <span key={sentence}>
            <Told text={sentence} />{' '}
          </span>
        ))}
      </p>
    </section>
  );
}

const sentenceOf = (words: CoachWords, { kind, weight: _, ...values }: Remark): string =>
  words.find(`coach.${kind}`, values) ?? '';

const ASKED: ReadonlySet<string> = new Set(['setup', 'headline', 'play']);

/** Remarks on the question that is open; null where the coach has nothing to say to it. */
function useAdvice(
  seen: View,
  me: SideKey | null,
  acting: boolean,
  canLose: (card: CardKey) => boolean,
): readonly Remark[] | null {
  /** How the table stood when the side was last asked, and what was said in this turn. */
  const past = useRef<{ before: View | null; now: View | null; turn: number; said: Set<string> }>({
    before: null,
    now: null,
    turn: 0,
    said: new Set(),
  });
  const asked = me !== null && seen.decision !== null && ASKED.has(seen.decision.question);
  const { current } = past;
  if (asked && current.now?.number !== seen.number) {
    current.before = current.now;
    current.now = seen;
    if (current.turn !== seen.turn) current.said = new Set();
    current.turn = seen.turn;
  }
  const deadly =
    asked && !acting ? (seen.decision?.options ?? []).filter((text) => isCard(text) && canLose(text)).join(' ') : null;
  const shown = useRef<readonly Remark[]>([]);
  const remarks = useMemo(() => {
    if (!asked || me === null) return null;
    // While a card is in hand its dangers are those of its uses: what was said stays true
    if (deadly === null) return shown.current;
    const cards = deadly.split(' ');
    shown.current = adviceNow(seen, me, current, (card) => cards.includes(card));
    return shown.current;
  }, [seen, me, asked, deadly]);
  useEffect(() => {
    const told = shown.current;
    return () => {
      for (const remark of told) past.current.said.add(keyOf(remark));
    };
  }, [seen.number]);
  return remarks;
}
