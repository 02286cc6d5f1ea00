import type { ComponentType, VNode } from 'preact';
import { useSetting } from '../settings/context.ts';
import { Awaited, useLoaded } from './loaded.tsx';
import { Trouble } from './trouble.tsx';

/** A page whose code is loaded when it is first shown. */
export const lazyPage = <P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> =>
  lazy(load, (failed) => (failed ? <NotLoaded /> : <Awaited />));

/** A part of a page that is loaded behind the rest of it; without it the page is whole enough. */
export const lazyPart = <P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> =>
  lazy(load, () => null);

function NotLoaded() {
  const { words } = useSetting();
  return <Trouble text={words.say('ui.trouble.load')} reload />;
}

function lazy<P extends object>(
  load: () => Promise<ComponentType<P>>,
  meanwhile: (failed: boolean) => VNode | null,
): ComponentType<P> {
  let loaded: ComponentType<P> | null = null;
  return function Lazy(props: P) {
    const { come, failed } = useLoaded(async () => {
      loaded ??= await load();
    }, []);
    if (loaded !== null) {
      const Part = loaded;
      return <Part {...props} />;
    }
    return meanwhile(come === null && failed !== null);
  };
}
