import { CardLine } from '@longtwilight/board';
import { completeRules, EDITIONS, type Edition, SIDE_KEYS } from '@longtwilight/engine';
import { type CardKey, no } from '@longtwilight/engine/data';
import { resolvedRules } from '@longtwilight/picture/map';
import { useMemo, useState } from 'preact/hooks';
import { cardLabels, cardView, isCard } from '../../hand/card-views.ts';
import { useSetting } from '../../settings/context.ts';
import { ChoiceField } from '../../settings/settings-form.tsx';
import { Awaited } from '../../shared/loaded.tsx';
import type { Route } from '../../site/routes.ts';
import { type Speech, SpeechProvider } from '../../table/speech.ts';
import { useSpeechFor } from '../../table/use-speech-for.ts';
import { LibraryFrame } from '../library-frame.tsx';
import { useLibrary } from '../library-words.ts';
import { CardEntry } from './card-entry.tsx';
import { ALL, ANY, type CardFilter, cardsLike, ERAS, VALUES } from './card-filter.ts';
import { EVENT_KINDS } from './card-kinds.ts';

/** Every card of an edition, and all about the one that was chosen. */
export function CardsPage({ route: { argument } }: { readonly route: Route }) {
  const [edition, setEdition] = useState<Edition>('deluxe');
  const speech = useSpeechFor(edition);
  if (speech === null) return <Awaited />;
  return (
    <SpeechProvider value={speech}>
      <LibraryFrame title={(library) => library.say('library.cards')}>
        <Gallery speech={speech} edition={edition} onEdition={setEdition} chosen={isCard(argument) ? argument : null} />
      </LibraryFrame>
    </SpeechProvider>
  );
}

interface GalleryProps {
  readonly speech: Speech;
  readonly edition: Edition;
  readonly onEdition: (edition: Edition) => void;
  readonly chosen: CardKey | null;
}

function Gallery({ speech, edition, onEdition, chosen }: GalleryProps) {
  const library = useLibrary();
  const { words } = speech;
  const [filter, setFilter] = useState(ALL);
  const spec = useMemo(() => completeRules({ edition }), [edition]);
  const shown = useMemo(() => cardsLike(filter, spec, speech), [filter, spec, speech]);
  const labels = cardLabels(words);
  return (
    <>
      <Filters filter={filter} onChange={setFilter} edition={edition} onEdition={onEdition} />
      <p class="count" role="status">
        {library.say('cards.count', { count: shown.length })}
      </p>
      <div class="gallery" data-open={chosen !== null || undefined}>
        <ul class="gallery-list">
          {shown.map((key) => (
            <li key={key}>
              <a href={`#/cards/${key}`} aria-current={key === chosen || undefined}>
                <CardLine card={cardView(speech, spec, key)} words={labels} />
                <small>{words.say(`era.${resolvedRules(spec).cards[no[key]]!.era}`)}</small>
              </a>
            </li>
          ))}
        </ul>
        {chosen !== null && (
          <section class="gallery-card">
            <Neighbours cards={shown} chosen={chosen} />
            <CardEntry card={chosen} spec={spec} />
          </section>
        )}
      </div>
    </>
  );
}

/** From one card to the next without going back to the list. */
function Neighbours({ cards, chosen }: { readonly cards: readonly CardKey[]; readonly chosen: CardKey }) {
  const library = useLibrary();
  const at = cards.indexOf(chosen);
  const [before, after] = [cards[at - 1], at < 0 ? undefined : cards[at + 1]];
  return (
    <nav class="neighbours">
      <a href="#/cards">{library.say('cards.all')}</a>
      {before !== undefined && <a href={`#/cards/${before}`}>‹ {library.say('cards.previous')}</a>}
      {after !== undefined && <a href={`#/cards/${after}`}>{library.say('cards.next')} ›</a>}
    </nav>
  );
}

interface FiltersProps {
  readonly filter: CardFilter;
  readonly onChange: (filter: CardFilter) => void;
  readonly edition: Edition;
  readonly onEdition: (edition: Edition) => void;
}

function Filters({ filter, onChange, edition, onEdition }: FiltersProps) {
  const library = useLibrary();
  const { words } = useSetting();
  const set = (changes: Partial<CardFilter>) => onChange({ ...filter, ...changes });
  const any = library.say('cards.any');
  return (
    <search class="filters">
      <label class="choice">
        <span>{library.say('cards.search')}</span>
        <input
          type="search"
          value={filter.title}
          onInput={({ currentTarget }) => set({ title: currentTarget.value })}
        />
      </label>
      <ChoiceField
        label={library.say('cards.side')}
        value={filter.side}
        options={[ANY, ...SIDE_KEYS, 'neutral'] as const}
        name={(side) => (side === ANY ? any : side === 'neutral' ? words.say('card.side.neutral') : words.side(side))}
        onChange={(side) => set({ side })}
      />
      <ChoiceField
        label={library.say('cards.era')}
        value={filter.era}
        options={[ANY, ...ERAS] as const}
        name={(era) => (era === ANY ? any : words.say(`era.${era}`))}
        onChange={(era) => set({ era })}
      />
      <ChoiceField
        label={library.say('cards.value')}
        value={filter.value}
        options={[ANY, ...VALUES] as const}
        name={(value) => (value === ANY ? any : value === 'scoring' ? library.say('cards.scoring') : value)}
        onChange={(value) => set({ value })}
      />
      <ChoiceField
        label={library.say('cards.kind')}
        value={filter.kind}
        options={[ANY, ...EVENT_KINDS] as const}
        name={(kind) => (kind === ANY ? any : library.say(`cards.kind.${kind}`))}
        onChange={(kind) => set({ kind })}
      />
      <ChoiceField
        label={words.say('ui.edition')}
        value={edition}
        options={EDITIONS}
        name={(one) => words.say(`rules.edition.${one}`)}
        onChange={onEdition}
      />
    </search>
  );
}
