import type { CardUse, CardView } from '@longtwilight/board';
import type { SideKey } from '@longtwilight/engine';
import type { CardKey } from '@longtwilight/engine/data';
import { useMemo, useState } from 'preact/hooks';
import { answersChosen, answersInARow } from '../question/draft.ts';
import type { RailProps } from '../table/rail.tsx';
import { useSpeech } from '../table/speech.ts';
import { cardView, isCard } from './card-views.ts';
import { usesOf } from './uses.ts';

export interface HandState {
  readonly cards: readonly CardView[];
  readonly choices: ReadonlySet<string>;
  /** Chosen one after the other, as for discards. */
  readonly picked: ReadonlySet<string>;
  /** The card that lies open to be read, and what it can be used for. */
  readonly opened: CardView | null;
  readonly uses: readonly CardUse[];
  choose(card: CardKey): void;
  close(): void;
}

/** My own cards: a click opens one, and chooses it where a card is asked for. */
export function useHand({ now, drafting, seen, game, past }: RailProps, side: SideKey | null): HandState {
  const speech = useSpeech();
  const { words } = speech;
  const { draft, dangers } = drafting;
  const [read, setRead] = useState<CardKey | null>(null);
  const view = past === null ? now.view : seen;
  const mine = useMemo((): readonly CardKey[] => {
    if (side === null) return [];
    return [...view.hands[side].cards, ...(view.china.holder === side ? (['china-card'] as const) : [])];
  }, [view, side]);
  const cards = useMemo(
    () => mine.map((card) => cardView(speech, view.rules, card, side === null ? undefined : { game, side })),
    [mine, speech, game, side],
  );
  const decision = past === null ? (draft?.decision ?? null) : null;
  const asked = draft?.seen.decision;
  const given = past === null ? (draft?.answers.filter((text) => mine.includes(text as CardKey)) ?? []) : [];
  /** One card after the other is wanted, as for discards. */
  const several = given.length > 1 || (given.length === 1 && decision?.question === asked?.question);
  const chosen = several ? undefined : given[0];
  // While a card has only been picked up, another may be picked instead
  const replaceable =
    past === null && draft !== null && answersChosen(draft) <= 1 && asked?.kind === 'card' && !several;
  const options = replaceable ? asked.options : (decision?.options ?? []);
  const choices = useMemo(() => new Set<string>(options.filter(isCard)), [options]);
  // The card that asks for them is none of them
  const picked = useMemo(() => new Set(several && draft !== null ? answersInARow(draft) : []), [draft, several]);
  const uses = useMemo(
    () => (draft === null || past !== null ? [] : usesOf(words, draft, dangers)),
    [words, draft, past, dangers],
  );
  const open = chosen ?? read;
  // Once a card is in use, the map and the odds are what matters; and beside a suggestion, the other ones
  const inUse = chosen !== undefined && draft !== null && (draft.answers.length > 1 || drafting.proposed);
  const shown = inUse ? null : open;

  return {
    cards,
    choices,
    picked,
    opened: cards.find(({ id }) => id === shown) ?? null,
    uses,
    choose(card) {
      const again = card === chosen;
      setRead(card === open || replaceable ? null : card);
      if (replaceable && (choices.has(card) || again)) drafting.restart(again ? null : card);
      else if (picked.has(card)) drafting.undo(card);
      else if (decision?.kind === 'card' && choices.has(card)) drafting.choose(card);
      else if (replaceable) setRead(card === read ? null : card);
    },
    close() {
      setRead(null);
      if (replaceable && chosen !== undefined) drafting.restart(null);
    },
  };
}
