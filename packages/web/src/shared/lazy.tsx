import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useSetting } from '../settings/context.ts';
import { Trouble } from './trouble.tsx';

/** A page whose code is loaded when it is first shown. */
export function lazyPage<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let loaded: ComponentType<P> | null = null;
  return function LazyPage(props: P) {
    const { words } = useSetting();
    const [Page, setPage] = useState<{ page: ComponentType<P> } | null>(loaded && { page: loaded });
    const [failed, setFailed] = useState(false);
    useEffect(() => {
      if (Page !== null) return;
      load().then(
        (page) => {
          loaded = page;
          setPage({ page });
        },
        () => setFailed(true),
      );
    }, []);
    if (failed) return <Trouble text={words.say('ui.trouble.load')} reload />;
    if (Page === null) return <p class="loading">{words.say('ui.loading')}</p>;
    return <Page.page {...props} />;
  };
}
