import './rules.css';
import { RULEBOOK_PLAN, type Rulebook } from '@longtwilight/words';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { useSetting } from '../../settings/context.ts';
import { useLibrary } from '../library-words.ts';
import { RuleAids, RuleGlossary } from './rule-aids.tsx';
import { type Finding, RuleIndex } from './rule-search.ts';
import { RuleSections, type RulesProps } from './rule-sections.tsx';
import { type Topic, TopicLink } from './topics.tsx';

/** Where the contents stand beside the text; elsewhere they would be in its way. */
const ROOM_BESIDE = '(min-width: 801px)';

interface RulesBookProps extends RulesProps {
  /** What is open; null for the beginning. */
  readonly topic: Exclude<Topic, { kind: 'card' }> | null;
  /** In little room the contents are folded. */
  readonly compact?: boolean;
}

/** The rules to read: contents, search, sections, player aids and glossary. */
export function RulesBook({ rulebook, rules, topic, compact = false }: RulesBookProps) {
  const library = useLibrary();
  const { words } = useSetting();
  const [wanted, setWanted] = useState('');
  const index = useMemo(() => new RuleIndex(words, rulebook), [words, rulebook]);
  const found = useMemo(() => index.find(wanted), [index, wanted]);
  // Whoever goes somewhere has found it
  useEffect(() => setWanted(''), [topic]);
  const at = topic?.kind === 'section' ? topic.id : null;
  return (
    <div class="rules-book" data-compact={compact || undefined}>
      <div class="rules-ways">
        <search>
          <input
            type="search"
            value={wanted}
            aria-label={library.say('rules.search')}
            placeholder={library.say('rules.search')}
            onInput={({ currentTarget }) => setWanted(currentTarget.value)}
          />
        </search>
        <p class="rules-leaves">
          <TopicLink topic={{ kind: 'aids' }} current={topic?.kind === 'aids'}>
            {library.say('rules.aids')}
          </TopicLink>
          <TopicLink topic={{ kind: 'glossary' }} current={topic?.kind === 'glossary'}>
            {library.say('rules.glossary')}
          </TopicLink>
        </p>
        <Contents rulebook={rulebook} at={at} folded={compact || !matchMedia(ROOM_BESIDE).matches} />
      </div>
      <div class="rules-text">
        {wanted.trim() !== '' && <Findings found={found} />}
        {wanted.trim() === '' && topic?.kind === 'aids' && <RuleAids rulebook={rulebook} />}
        {wanted.trim() === '' && topic?.kind === 'glossary' && <RuleGlossary rulebook={rulebook} />}
        {wanted.trim() === '' && (topic === null || topic.kind === 'section') && (
          <RuleSections rulebook={rulebook} rules={rules} at={at} />
        )}
      </div>
    </div>
  );
}

interface ContentsProps {
  readonly rulebook: Rulebook;
  readonly at: string | null;
  readonly folded: boolean;
}

/** Chapters, and the sections of the one that is open. */
function Contents({ rulebook, at, folded }: ContentsProps) {
  const library = useLibrary();
  const chapter = at?.split('.')[0] ?? null;
  const shown = RULEBOOK_PLAN.filter(({ id }) => {
    const [first, ...rest] = id.split('.');
    return rest.length === 0 || (rest.length === 1 && first === chapter);
  });
  return (
    <details class="rules-contents" open={!folded}>
      <summary>{library.say('rules.contents')}</summary>
      <ul>
        {shown.map(({ id }) => (
          <li key={id} data-depth={id.split('.').length}>
            <TopicLink topic={{ kind: 'section', id }} current={id === at}>
              <span class="rule-number">{id}</span> {rulebook.sections[id].title}
            </TopicLink>
          </li>
        ))}
      </ul>
    </details>
  );
}

function Findings({ found }: { readonly found: readonly Finding[] }) {
  const library = useLibrary();
  return (
    <section class="findings">
      <p role="status">{library.say('rules.found', { count: found.length })}</p>
      <ul>
        {found.map(({ topic, title, before, match, after }, i) => (
          <li key={`${i} ${title}`}>
            <TopicLink topic={topic}>
              <b>{title}</b>
              <span>
                {before}
                <mark>{match}</mark>
                {after}
              </span>
            </TopicLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
