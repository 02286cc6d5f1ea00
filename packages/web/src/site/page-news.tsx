import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/** What is said on any page until it is put away. Style sheets learn its height, so that a table can make room for it. */
export function PageNews({ children }: { readonly children: ComponentChildren }) {
  const news = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const watcher = new ResizeObserver(([seen]) => {
      style.setProperty('--page-news', `${seen!.borderBoxSize[0]!.blockSize}px`);
    });
    watcher.observe(news.current!); // there since it was drawn
    return () => watcher.disconnect();
  }, []);
  return (
    <div ref={news} class="page-news">
      {children}
    </div>
  );
}
