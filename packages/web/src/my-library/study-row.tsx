import { useLibrary } from '../library/library-words.ts';
import { ForgetButton } from '../my-games/forget-button.tsx';
import { dayOf } from '../my-games/when.ts';
import { useSetting } from '../settings/context.ts';
import type { KeptStudy } from '../store/studies.ts';
import { StudyMap } from '../studies/study-map.tsx';

interface StudyRowProps {
  readonly study: KeptStudy;
  readonly onForget: () => void;
}

/** A study among the games of the library: its board, its chapters, and when it was changed. */
export function StudyRow({ study, onForget }: StudyRowProps) {
  const { words } = useSetting();
  const library = useLibrary();
  const { id, title, chapters, changed } = study;
  return (
    <li class="entry">
      <a class="entry-link study-entry" href={`#/study/${id}`}>
        <span class="entry-map">
          <StudyMap study={study} />
        </span>
        <span class="entry-who">
          <b>
            {title} <small class="tag">{library.say('mine.study')}</small>
          </b>
          <span>{chapters.map((chapter) => chapter.title).join(' · ')}</span>
        </span>
        <span class="entry-end">
          <b>{library.say('study.chapters.count', { count: chapters.length })}</b>
          <span>
            {library.say('study.notes', { count: chapters.reduce((sum, { notes }) => sum + notes, 0) })}
            {' · '}
            <time lang={words.locale} dateTime={new Date(changed).toISOString()}>
              {dayOf(words, changed, Date.now())}
            </time>
          </span>
        </span>
      </a>
      <ForgetButton label={title} onForget={onForget} />
    </li>
  );
}
