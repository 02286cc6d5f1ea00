import { CardFace } from '@longtwilight/board';
import { type CardKey, type FullRulesSpec, no } from '@longtwilight/engine';
import { type HistoryCatalogue, loadHistory, loadRulebook, type Rulebook, rulingsOf } from '@longtwilight/words';
import { cardLabels, cardView } from '../table/card-views.ts';
import { rulesOf, useSpeech } from '../table/speech.ts';
import { kindsOf } from './card-kinds.ts';
import { useLibrary } from './library-words.ts';
import { Loaded } from './loaded.tsx';
import { RuleText } from './rule-text.tsx';

interface CardEntryProps {
  readonly card: CardKey;
  readonly spec: FullRulesSpec;
}

/** All that there is about a card: what it does, the history behind it, rulings, and what proves it. */
export function CardEntry({ card, spec }: CardEntryProps) {
  const speech = useSpeech();
  const library = useLibrary();
  const { words } = speech;
  const rule = rulesOf(spec).cards[no[card]]!; // every key has a card
  return (
    <article class="card-entry" aria-label={words.card(card)}>
      <CardFace card={cardView(speech, spec, card)} words={cardLabels(words)} />
      <p class="kinds">
        <span>{library.say('cards.number', { count: no[card] })}</span>
        {kindsOf(rule).map((kind) => (
          <span key={kind}>{library.say(`cards.kind.${kind}`)}</span>
        ))}
      </p>
      <Loaded
        load={() => Promise.all([loadHistory(words.language), loadRulebook(words.language), import('./proofs.ts')])}
        inputs={[words.language]}
      >
        {([history, rulebook, { proofsOf }]) => (
          <>
            <History card={card} history={history} />
            <Rulings card={card} rulebook={rulebook} />
            <Proofs titles={proofsOf(card)} />
          </>
        )}
      </Loaded>
    </article>
  );
}

function History({ card, history }: { readonly card: CardKey; readonly history: HistoryCatalogue }) {
  const library = useLibrary();
  const note = history[card];
  return (
    <section class="history">
      <h3>{library.say('cards.history')}</h3>
      <p>{note}</p>
    </section>
  );
}

function Rulings({ card, rulebook }: { readonly card: CardKey; readonly rulebook: Rulebook }) {
  const library = useLibrary();
  const rulings = rulingsOf({ card });
  if (rulings.length === 0) return null;
  return (
    <section>
      <h3>{library.say('cards.rulings')}</h3>
      <ul class="rulings">
        {rulings.map((key) => (
          <li key={key}>
            <RuleText text={rulebook.rulings[key]} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Proofs({ titles }: { readonly titles: readonly string[] }) {
  const library = useLibrary();
  if (titles.length === 0) return null;
  return (
    <details class="proofs">
      <summary>{library.say('cards.proofs', { count: titles.length })}</summary>
      <p class="lt-quiet">{library.say('cards.proofs.about')}</p>
      <ul lang="en">
        {titles.map((title, i) => (
          <li key={`${i} ${title}`}>{title}</li>
        ))}
      </ul>
    </details>
  );
}
