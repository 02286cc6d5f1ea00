import './library.css';
import type { FullRulesSpec } from '@longtwilight/engine';
import type { CardKey } from '@longtwilight/engine/data';
import {
  EFFECT_SECTIONS,
  loadLibrary,
  loadRulebookFor,
  PROBLEM_SECTIONS,
  type Rulebook,
  sectionOfQuestion,
} from '@longtwilight/words';
import { useState } from 'preact/hooks';
import { useSetting } from '../settings/context.ts';
import { Loaded } from '../shared/loaded.tsx';
import { SpeechProvider, useSpeech } from '../table/speech.ts';
import { useSpeechFor } from '../table/use-speech-for.ts';
import type { Asked } from './at-hand.tsx';
import { CardEntry } from './cards/card-entry.tsx';
import { LibraryProvider, useLibrary } from './library-words.ts';
import { RulesBook } from './rules/rules-book.tsx';
import { GoProvider, type Topic, TopicLink } from './rules/topics.tsx';

/** What a question at the table is about. */
function topicOf(asked: Asked): Topic | null {
  switch (asked.kind) {
    case 'question':
      return { kind: 'section', id: sectionOfQuestion(asked) };
    case 'effect':
      return { kind: 'section', id: EFFECT_SECTIONS[asked.effect] };
    case 'problem':
      return { kind: 'section', id: PROBLEM_SECTIONS[asked.problem] };
    case 'section':
      return { kind: 'section', id: asked.section };
    case 'card':
      return { kind: 'card', id: asked.card };
    case 'rules':
      return null;
  }
}

/** The card that has something to do with it. */
function cardOf(asked: Asked): CardKey | null {
  if (asked.kind === 'effect') return asked.effect;
  return asked.kind === 'question' ? asked.card : null;
}

interface LibrarySheetProps {
  readonly asked: Asked;
  readonly rules: FullRulesSpec;
  readonly onClose: () => void;
}

/** The library as it lies over a table: the rule or card that was asked for, and all else from there. */
export function LibrarySheet(props: LibrarySheetProps) {
  const { words } = useSetting();
  const speech = useSpeechFor(props.rules.edition);
  return (
    <Loaded
      load={() => Promise.all([loadLibrary(words), loadRulebookFor(words.for(props.rules.edition))])}
      inputs={[words, props.rules.edition]}
    >
      {([library, rulebook]) => (
        <LibraryProvider value={library}>
          <SpeechProvider value={speech}>
            {speech !== null && <OpenSheet {...props} rulebook={rulebook} />}
          </SpeechProvider>
        </LibraryProvider>
      )}
    </Loaded>
  );
}

function OpenSheet({ asked, rules, onClose, rulebook }: LibrarySheetProps & { readonly rulebook: Rulebook }) {
  const { words } = useSpeech();
  const library = useLibrary();
  const [trail, setTrail] = useState<readonly (Topic | null)[]>(() => [topicOf(asked)]);
  const topic = trail.at(-1) ?? null;
  const card = trail.length === 1 ? cardOf(asked) : null;
  return (
    <GoProvider value={(next) => setTrail([...trail, next])}>
      <header class="sheet-head">
        <button type="button" class="primary" onClick={onClose}>
          {words.say('ui.now')}
        </button>
        {trail.length > 1 && (
          <button type="button" class="quiet" onClick={() => setTrail(trail.slice(0, -1))}>
            {words.say('ui.back')}
          </button>
        )}
        <h2>{library.say(topic?.kind === 'card' ? 'library.cards' : 'library.rules')}</h2>
      </header>
      <div class="sheet-body">
        {card !== null && (
          <p class="sheet-card">
            <TopicLink topic={{ kind: 'card', id: card }}>{words.say('ui.card.more', { card })}</TopicLink>
          </p>
        )}
        {topic?.kind === 'card' ? (
          <CardEntry card={topic.id} spec={rules} />
        ) : (
          <RulesBook rulebook={rulebook} rules={rules} topic={topic} compact />
        )}
      </div>
    </GoProvider>
  );
}
