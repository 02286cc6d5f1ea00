import { LibraryFrame } from '../library/library-frame.tsx';
import { useLibrary } from '../library/library-words.ts';
import type { Route } from '../site/routes.ts';
import { FAMOUS_KEYS } from './famous-study.ts';
import { StudyPage } from './study-page.tsx';

/** Games out of the rulebooks: a list, or one of them as a study. */
export function FamousPage({ route }: { readonly route: Route }) {
  if (FAMOUS_KEYS.some((key) => key === route.argument)) return <StudyPage route={route} />;
  return (
    <LibraryFrame title={(library) => library.say('library.famous')}>
      <FamousList />
    </LibraryFrame>
  );
}

function FamousList() {
  const library = useLibrary();
  return (
    <ul class="rooms">
      {FAMOUS_KEYS.map((key) => (
        <li key={key}>
          <a href={`#/famous/${key}`}>
            <b>{library.say(`famous.${key}`)}</b>
            <span>{library.say(`famous.${key}.about`)}</span>
            <em>{library.say('famous.watch')}</em>
          </a>
        </li>
      ))}
    </ul>
  );
}
