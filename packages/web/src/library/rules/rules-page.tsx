import { completeRules, EDITIONS } from '@longtwilight/engine';
import { loadRulebookFor, RULEBOOK_PLAN } from '@longtwilight/words';
import { useMemo, useState } from 'preact/hooks';
import { useSetting } from '../../settings/context.ts';
import { ChoiceField } from '../../settings/settings-form.tsx';
import { Loaded } from '../../shared/loaded.tsx';
import type { Route } from '../../site/routes.ts';
import { LibraryFrame } from '../library-frame.tsx';
import { useLibrary } from '../library-words.ts';
import { RulesBook } from './rules-book.tsx';

const ALL = 'all';

/** The rules as a page of their own. */
export function RulesPage({ route: { argument } }: { readonly route: Route }) {
  return (
    <LibraryFrame title={(library) => library.say('library.rules')}>
      <RulesByEdition argument={argument} />
    </LibraryFrame>
  );
}

function RulesByEdition({ argument }: { readonly argument: string }) {
  const { words } = useSetting();
  const library = useLibrary();
  const [edition, setEdition] = useState<(typeof EDITIONS)[number] | typeof ALL>(ALL);
  const rules = useMemo(() => (edition === ALL ? null : completeRules({ edition })), [edition]);
  const topic = useMemo(() => topicOf(argument), [argument]);
  const titled = edition === ALL ? words : words.for(edition);
  return (
    <>
      <ChoiceField
        label={library.say('rules.mark')}
        value={edition}
        options={[ALL, ...EDITIONS] as const}
        name={(one) => (one === ALL ? library.say('rules.mark.all') : words.say(`rules.edition.${one}`))}
        onChange={setEdition}
      />
      <Loaded load={() => loadRulebookFor(titled)} inputs={[words.language, edition]}>
        {(rulebook) => <RulesBook rulebook={rulebook} rules={rules} topic={topic} />}
      </Loaded>
    </>
  );
}

function topicOf(argument: string) {
  if (argument === 'aids' || argument === 'glossary') return { kind: argument } as const;
  const section = RULEBOOK_PLAN.find(({ id }) => id === argument);
  return section === undefined ? null : ({ kind: 'section', id: section.id } as const);
}
