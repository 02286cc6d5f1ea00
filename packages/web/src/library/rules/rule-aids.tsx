import { AID_SECTIONS, type AidKey, GLOSSARY_SECTIONS, type Rulebook, type TermKey } from '@longtwilight/words';
import { useSetting } from '../../settings/context.ts';
import { useLibrary } from '../library-words.ts';
import { RuleText } from './rule-text.tsx';
import { TopicLink } from './topics.tsx';

/** Pages to keep beside the board. */
export function RuleAids({ rulebook }: { readonly rulebook: Rulebook }) {
  const library = useLibrary();
  return (
    <div class="rule-aids">
      {(Object.keys(AID_SECTIONS) as AidKey[]).map((key) => {
        const { title, columns, rows, notes } = rulebook.aids[key];
        return (
          <section key={key} class="rule-aid">
            <h2>{title}</h2>
            <table>
              <thead>
                <tr>
                  {columns.map((column) => (
                    <th key={column} scope="col">
                      {column}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map((cells) => (
                  <tr key={cells.join()}>
                    {cells.map((cell, i) => (
                      <td key={`${i} ${cell}`}>
                        <RuleText text={cell} />
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
            {notes.map((note) => (
              <p key={note}>
                <RuleText text={note} />
              </p>
            ))}
            <p>
              <TopicLink topic={{ kind: 'section', id: AID_SECTIONS[key] }}>
                {library.say('rules.more', { name: AID_SECTIONS[key] })}
              </TopicLink>
            </p>
          </section>
        );
      })}
    </div>
  );
}

/** Terms in the order of the alphabet, each with the section that says more. */
export function RuleGlossary({ rulebook: { glossary } }: { readonly rulebook: Rulebook }) {
  const { words } = useSetting();
  const terms = (Object.keys(GLOSSARY_SECTIONS) as TermKey[]).sort((a, b) =>
    glossary[a].term.localeCompare(glossary[b].term, words.locale),
  );
  return (
    <dl class="rule-glossary">
      {terms.map((key) => (
        <div key={key}>
          <dt>{glossary[key].term}</dt>
          <dd>
            <RuleText text={glossary[key].meaning} />{' '}
            <TopicLink topic={{ kind: 'section', id: GLOSSARY_SECTIONS[key] }} class="reference">
              {GLOSSARY_SECTIONS[key]}
            </TopicLink>
          </dd>
        </div>
      ))}
    </dl>
  );
}
