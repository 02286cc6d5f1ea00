import type { KeptHead, ServerLibrary } from '@longtwilight/protocol';
import { loadShare, type ShareWords } from '@longtwilight/words';
import { api } from '../../server/api.ts';
import { useSetting } from '../../settings/context.ts';
import { ChoiceField } from '../../settings/settings-form.tsx';
import { shortLink } from '../../share/short-links.ts';
import { CopyButton } from '../../shared/copy-button.tsx';
import { Loaded } from '../../shared/loaded.tsx';
import { ProblemNote } from '../../shared/problem.tsx';
import { Fetching, useFetched, usePeopleAsking } from '../asking.tsx';

/** Games that the owner of an account keeps on the server, and who may see them. */
export function KeptGames() {
  const { words } = useSetting();
  const { value, problem, set } = useFetched(api.myLibrary, []);
  if (value === null) return <Fetching problem={problem} />;
  if (value.kept.length === 0) return null;
  return (
    <Loaded load={() => loadShare(words)} inputs={[words]}>
      {(share) => <List library={value} share={share} onChange={set} />}
    </Loaded>
  );
}

interface ListProps {
  readonly library: ServerLibrary;
  readonly share: ShareWords;
  readonly onChange: (library: ServerLibrary) => void;
}

const VISIBILITIES: readonly KeptHead['visibility'][] = ['private', 'unlisted', 'public'];

function List({ library, share, onChange }: ListProps) {
  const { words } = useSetting();
  const { busy, problem, ask } = usePeopleAsking();
  const again = async (change: Promise<unknown>) => {
    await change;
    onChange(await api.myLibrary());
  };
  return (
    <section>
      <h2>{share.say('share.library')}</h2>
      <p>{share.say('share.library.about', { done: library.used.files, needed: library.most.files })}</p>
      <ProblemNote text={problem} />
      <ul class="plain">
        {library.kept.map(({ id, title, visibility, created }) => (
          <li key={id}>
            <a href={`#/replay?kept=${id}`}>{title}</a>{' '}
            <small>{new Date(created).toLocaleDateString(words.locale)}</small>
            <ChoiceField
              label={share.say('share.library.who')}
              value={visibility}
              options={VISIBILITIES}
              name={(one) => share.say(`share.library.${one}`)}
              onChange={(one) => ask(() => again(api.changeKept(id, { visibility: one })))}
            />
            <span class="buttons">
              <CopyButton of={id} text={() => shortLink('k', [id], { lang: words.language })} />
              <button type="button" class="quiet" disabled={busy} onClick={() => ask(() => again(api.deleteKept(id)))}>
                {share.say('share.library.delete')}
              </button>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
