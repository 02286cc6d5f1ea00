import type { LessonWords } from '@longtwilight/words';

interface TopicsProps {
  readonly words: LessonWords;
  readonly topics: readonly string[];
  readonly known: readonly string[];
}

/** What can be known, each in a word; ticked where it is. */
export const Topics = ({ words, topics, known }: TopicsProps) => (
  <ul class="topics">
    {topics.map((topic) => (
      <li key={topic} data-known={known.includes(topic) || undefined}>
        {words.find(`learn.topic.${topic}`)}
        {known.includes(topic) && <span class="lt-hidden"> ({words.say('learn.done')})</span>}
      </li>
    ))}
  </ul>
);
