import { loadLibrary } from '@longtwilight/words';
import { useSetting } from '../settings/context.ts';
import { Loaded } from '../shared/loaded.tsx';
import { PageFrame } from '../shared/page-frame.tsx';

const SUBJECTS = ['fan', 'privacy', 'licences', 'map', 'font'] as const;

export function AboutPage() {
  const { words } = useSetting();
  return (
    <PageFrame title={words.say('ui.about')}>
      <Loaded load={() => loadLibrary(words)} inputs={[words]}>
        {(library) =>
          SUBJECTS.map((subject) => (
            <section key={subject}>
              <h2>{library.say(`about.${subject}`)}</h2>
              <p>{library.say(`about.${subject}.text`)}</p>
            </section>
          ))
        }
      </Loaded>
    </PageFrame>
  );
}
