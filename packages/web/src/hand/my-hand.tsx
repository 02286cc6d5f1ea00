import { Hand } from '@longtwilight/board';
import type { SideKey } from '@longtwilight/engine';
import type { CardKey } from '@longtwilight/engine/data';
import { useMemo, useState } from 'preact/hooks';
import { useAsk } from '../library/at-hand.tsx';
import type { RailProps } from '../table/rail.tsx';
import { useSpeech } from '../table/speech.ts';
import { cardLabels, cardView, isCard } from './card-views.ts';
import { usesOf } from './uses.ts';

/** My own cards: a click opens one, and chooses it where a card is asked for. */
export function MyHand({ now, drafting, seen, game, past, side }: RailProps & { readonly side: SideKey }) {
  const speech = useSpeech();
  const { words } = speech;
  const ask = useAsk();
  const { draft } = drafting;
  const [opened, setOpened] = useState<string | null>(null);
  const view = past === null ? now.view : seen;
  const mine: readonly CardKey[] = [
    ...view.hands[side].cards,
    ...(view.china.holder === side ? (['china-card'] as const) : []),
  ];
  const cards = useMemo(
    () => mine.map((card) => cardView(speech, view.rules, card, { game, side })),
    [view, speech, game, side],
  );
  const decision = past === null ? (draft?.decision ?? null) : null;
  const asked = draft?.seen.decision;
  const given = past === null ? (draft?.answers.filter((text) => mine.includes(text as CardKey)) ?? []) : [];
  /** One card after the other is wanted, as for discards. */
  const several = given.length > 1 || (given.length === 1 && decision?.question === asked?.question);
  const picked: ReadonlySet<string> = new Set(several ? given : []);
  const chosen = several ? undefined : given[0];
  // While a card has only been picked up, another may be picked instead
  const replaceable =
    past === null && draft !== null && draft.answers.length <= 1 && asked?.kind === 'card' && !several;
  const options = replaceable ? draft.seen.decision?.options : decision?.options;
  const choices = new Set(options?.filter(isCard));
  const uses = useMemo(() => (draft === null || past !== null ? [] : usesOf(words, draft)), [words, draft, past]);
  const selected = chosen ?? opened ?? undefined;

  const choose = (card: string) => {
    const again = card === chosen;
    setOpened(card === selected ? null : card);
    if (replaceable && (choices.has(card as CardKey) || again)) drafting.restart(again ? null : card);
    else if (picked.has(card)) drafting.undo(card);
    else if (decision?.kind === 'card') drafting.choose(card);
  };
  return (
    <section class="my-hand" aria-label={words.say('ui.hand')}>
      <Hand
        cards={cards}
        choices={choices}
        selected={selected}
        picked={picked}
        uses={chosen !== undefined && selected === chosen ? uses : []}
        onChoose={choose}
        onUse={(use) => drafting.choose(use)}
        words={{ ...cardLabels(words, ask), label: words.say('ui.hand'), empty: words.say('ui.hand.empty') }}
      />
    </section>
  );
}
