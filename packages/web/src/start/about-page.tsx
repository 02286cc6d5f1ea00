import { useSetting } from '../settings/context.ts';
import { PageFrame } from '../shared/page-frame.tsx';

const SUBJECTS = ['fan', 'privacy', 'licences', 'map', 'font'] as const;

export function AboutPage() {
  const { words } = useSetting();
  return (
    <PageFrame title={words.say('ui.about')}>
      {SUBJECTS.map((subject) => (
        <section key={subject}>
          <h2>{words.say(`ui.about.${subject}`)}</h2>
          <p>{words.say(`ui.about.${subject}.text`)}</p>
        </section>
      ))}
    </PageFrame>
  );
}
