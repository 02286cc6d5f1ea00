import type { ComponentChildren } from 'preact';
import { useSetting } from '../settings/context.ts';

interface PageFrameProps {
  readonly title: string;
  /** For lists that need the width of a desk. */
  readonly wide?: boolean;
  readonly children: ComponentChildren;
}

/** A page that is no game: a way home, a heading, and what it is about. */
export function PageFrame({ title, wide = false, children }: PageFrameProps) {
  const { words } = useSetting();
  return (
    <main class={wide ? 'page wide' : 'page'}>
      <p class="way-home">
        <a href="#/">{words.say('ui.home')}</a>
      </p>
      <h1>{title}</h1>
      {children}
    </main>
  );
}
