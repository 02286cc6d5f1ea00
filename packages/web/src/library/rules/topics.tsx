import type { CardKey } from '@longtwilight/engine/data';
import type { SectionId } from '@longtwilight/words';
import { type ComponentChildren, createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { goTo } from '../../site/routes.ts';

/** Something that can be looked up. */
export type Topic =
  | { readonly kind: 'section'; readonly id: SectionId }
  | { readonly kind: 'card'; readonly id: CardKey }
  | { readonly kind: 'aids' }
  | { readonly kind: 'glossary' };

/** The page that a topic has of its own. */
function pathOf(topic: Topic): string {
  if (topic.kind === 'section') return `rules/${topic.id}`;
  return topic.kind === 'card' ? `cards/${topic.id}` : `rules/${topic.kind}`;
}

/** How to get to a topic: from page to page, or within a sheet that lies over a game. */
const GoContext = createContext<(topic: Topic) => void>((topic) => goTo(pathOf(topic)));
export const GoProvider = GoContext.Provider;
const useGo = () => useContext(GoContext);

interface TopicLinkProps {
  readonly topic: Topic;
  readonly children: ComponentChildren;
  readonly class?: string;
  readonly current?: boolean;
}

export function TopicLink({ topic, children, class: className, current = false }: TopicLinkProps) {
  const go = useGo();
  return (
    <a
      class={className}
      href={`#/${pathOf(topic)}`}
      aria-current={current || undefined}
      onClick={(event) => {
        // As any link, it can still be opened in a new tab
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        go(topic);
      }}
    >
      {children}
    </a>
  );
}
