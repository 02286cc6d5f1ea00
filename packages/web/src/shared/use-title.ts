import { useEffect } from 'preact/hooks';
import { useSetting } from '../settings/context.ts';

/** What the window is called: what the page is about, and the name of the site. */
export function useTitle(about?: string): void {
  const { words } = useSetting();
  const site = words.say('ui.title');
  useEffect(() => {
    document.title = about === undefined ? site : `${about} · ${site}`;
  }, [about, site]);
}
