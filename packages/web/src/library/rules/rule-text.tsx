import { REFERENCE, type SectionId } from '@longtwilight/words';
import { TopicLink } from './topics.tsx';

/** A text in which sections named in brackets are links. */
export function RuleText({ text }: { readonly text: string }) {
  // Split by a pattern with one group: the odd parts are what it has caught
  const parts = text.split(REFERENCE);
  return (
    <>
      {parts.map((part, i) =>
        i % 2 === 0 ? (
          part
        ) : (
          <TopicLink key={`${i} ${part}`} topic={{ kind: 'section', id: part as SectionId }} class="reference">
            {part}
          </TopicLink>
        ),
      )}
    </>
  );
}
