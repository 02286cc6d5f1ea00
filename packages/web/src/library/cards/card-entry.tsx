import { CardFace } from '@longtwilight/board';
import type { FullRulesSpec } from '@longtwilight/engine';
import { type CardKey, no } from '@longtwilight/engine/data';
import { resolvedRules } from '@longtwilight/picture/map';
import {
  conditionOfRuling,
  type HistoryCatalogue,
  loadHistory,
  loadRulebookFor,
  type Rulebook,
  rulingsOf,
} from '@longtwilight/words';
import { useState } from 'preact/hooks';
import { cardLabels, cardView } from '../../hand/card-views.ts';
import { Loaded } from '../../shared/loaded.tsx';
import { useSpeech } from '../../table/speech.ts';
import { useLibrary } from '../library-words.ts';
import { RuleMark } from '../rules/rule-marks.tsx';
import { RuleText } from '../rules/rule-text.tsx';
import { kindsOf } from './card-kinds.ts';

interface CardEntryProps {
  readonly card: CardKey;
  readonly spec: FullRulesSpec;
}

/** All that there is about a card: what it does, the history behind it, rulings, and what proves it. */
export function CardEntry({ card, spec }: CardEntryProps) {
  const speech = useSpeech();
  const library = useLibrary();
  const { words } = speech;
  const rule = resolvedRules(spec).cards[no[card]]!; // every key has a card
  return (
    <article class="card-entry" aria-label={words.card(card)}>
      <CardFace card={cardView(speech, spec, card)} words={cardLabels(words)} />
      <p class="kinds">
        <span>{library.say('cards.number', { count: no[card] })}</span>
        {kindsOf(rule).map((kind) => (
          <span key={kind}>{library.say(`cards.kind.${kind}`)}</span>
        ))}
      </p>
      <Loaded load={() => Promise.all([loadHistory(words.language), loadRulebookFor(words)])} inputs={[words]}>
        {([history, rulebook]) => (
          <>
            <History card={card} history={history} />
            <Rulings card={card} rulebook={rulebook} spec={spec} />
          </>
        )}
      </Loaded>
      <Proofs key={card} card={card} />
    </article>
  );
}

function History({ card, history }: { readonly card: CardKey; readonly history: HistoryCatalogue }) {
  const library = useLibrary();
  const { words } = useSpeech();
  return (
    <section class="history">
      <h3>{library.say('cards.history')}</h3>
      <p>{words.inEdition(history[card])}</p>
    </section>
  );
}

function Rulings({ card, spec, rulebook }: CardEntryProps & { readonly rulebook: Rulebook }) {
  const library = useLibrary();
  const rulings = rulingsOf({ card });
  if (rulings.length === 0) return null;
  return (
    <section>
      <h3>{library.say('cards.rulings')}</h3>
      <ul class="rulings">
        {rulings.map((key) => (
          <li key={key}>
            <RuleMark condition={conditionOfRuling(key)} rules={spec} /> <RuleText text={rulebook.rulings[key]} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** They are many, and come only when somebody wants to see them. */
function Proofs({ card }: Pick<CardEntryProps, 'card'>) {
  const library = useLibrary();
  const [open, setOpen] = useState(false);
  return (
    <details class="proofs" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{library.say('cards.proofs')}</summary>
      <p class="lt-quiet">{library.say('cards.proofs.about')}</p>
      {open && (
        <Loaded load={() => import('./proofs.ts')} inputs={[]}>
          {({ proofsOf }) => (
            <ul lang="en">
              {proofsOf(card).map((title, i) => (
                <li key={`${i} ${title}`}>{title}</li>
              ))}
            </ul>
          )}
        </Loaded>
      )}
    </details>
  );
}
