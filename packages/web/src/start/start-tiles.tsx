import type { ComponentChildren } from 'preact';
import { useSetting } from '../settings/context.ts';

/** Ways in, each with a small picture. */
export function StartTiles() {
  const { words } = useSetting();
  return (
    <nav class="ways">
      <Way
        href="#/new/computer"
        kind="us"
        title={words.say('ui.play-computer')}
        about={words.say('ui.play-computer.about')}
      >
        <use href="#e-knight" />
      </Way>
      <Way href="#/friend" kind="ussr" title={words.say('ui.play-friend')} about={words.say('ui.play-friend.about')}>
        <use href="#e-handshake" />
      </Way>
      <Way href="#/learn" kind="neutral" title={words.say('ui.learn.short')} about={words.say('ui.learn.about')}>
        <Book />
      </Way>
      <Way href="#/puzzles" kind="neutral" title={words.say('ui.puzzles')} about={words.say('ui.puzzles.about')}>
        <Bulb />
      </Way>
    </nav>
  );
}

interface WayProps {
  readonly href: string;
  /** The colours of its picture, as on cards. */
  readonly kind: 'us' | 'ussr' | 'neutral';
  readonly title: string;
  readonly about: string;
  /** What stands before the sun. */
  readonly children: ComponentChildren;
}

function Way({ href, kind, title, about, children }: WayProps) {
  return (
    <a class="way" href={href} data-kind={kind}>
      <span class="way-picture">
        <svg class="lt-emblem" viewBox="0 0 48 48" aria-hidden="true">
          {children}
        </svg>
      </span>
      <span class="way-words">
        <b>{title}</b>
        <small>{about}</small>
      </span>
      <svg class="lt-icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d="m9 5.500 6.500 6.500L9 18.500" />
      </svg>
    </a>
  );
}

const Bulb = () => (
  <>
    <path
      class="ea"
      d="M24 3c8.600 0 15 6.300 15 14.500 0 5-2.600 8.600-5.200 11.800-1.300 1.600-1.800 2.900-1.800 4.700H16c0-1.800-.5-3.100-1.800-4.700C11.600 26.100 9 22.500 9 17.500 9 9.300 15.400 3 24 3z"
    />
    <path class="eb" d="M16 36.500h16v3.500H16zM18 42h12l-2.500 3.500h-7z" />
  </>
);

const Book = () => (
  <>
    <path
      class="ea"
      d="M3.500 8.500c7-2 13.500-1.500 19 1.800V40c-5.500-3-12-3.500-19-1.700zM44.500 8.500c-7-2-13.500-1.500-19 1.800V40c5.500-3 12-3.500 19-1.700z"
    />
    <path
      class="eb"
      d="M3.500 41c7-1.800 13.500-1.300 20.500 2.200 7-3.500 13.500-4 20.500-2.200v3.200c-7-1.500-13.500-1-19 1.800h-3c-5.500-2.800-12-3.300-19-1.800z"
    />
  </>
);
