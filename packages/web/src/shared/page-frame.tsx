import type { ComponentChildren } from 'preact';
import { useSetting } from '../settings/context.ts';
import { useTitle } from './use-title.ts';

interface PageFrameProps {
  readonly title: string;
  /** What kind of page it is, where it looks otherwise: `wide` for lists that need a desk, or a room of the site. */
  readonly kind?: 'wide' | 'library' | 'people';
  /** Ways to its neighbours, beside the way home. */
  readonly ways?: readonly { readonly href: string; readonly name: string }[];
  readonly children: ComponentChildren;
}

/** A page that is not a game: a way home, a heading, and the content. */
export function PageFrame({ title, kind, ways = [], children }: PageFrameProps) {
  const { words } = useSetting();
  useTitle(title);
  return (
    <main class={kind === undefined ? 'page' : `page ${kind}`}>
      <nav class="way-home">
        {[{ href: '#/', name: words.say('ui.home') }, ...ways].map(({ href, name }) => (
          <a key={href} href={href}>
            {name}
          </a>
        ))}
      </nav>
      <h1>{title}</h1>
      {children}
    </main>
  );
}
