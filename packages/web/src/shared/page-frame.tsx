import type { ComponentChildren } from 'preact';
import { useSetting } from '../settings/context.ts';

/** A page that is no game: a way home, a heading, and what it is about. */
export function PageFrame({ title, children }: { readonly title: string; readonly children: ComponentChildren }) {
  const { words } = useSetting();
  return (
    <main class="page">
      <p class="way-home">
        <a href="#/">{words.say('ui.home')}</a>
      </p>
      <h1>{title}</h1>
      {children}
    </main>
  );
}
