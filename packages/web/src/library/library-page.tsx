import { useSetting } from '../settings/context.ts';
import { LibraryFrame } from './library-frame.tsx';
import { useLibrary } from './library-words.ts';

const ROOMS = ['mine', 'studies', 'explorer', 'statistics', 'rules', 'cards', 'famous'] as const;

/** The way in: its rooms. */
export function LibraryPage() {
  const { words } = useSetting();
  return (
    <LibraryFrame entrance title={() => words.say('ui.library')}>
      <Rooms />
    </LibraryFrame>
  );
}

function Rooms() {
  const library = useLibrary();
  return (
    <>
      <p class="lt-quiet">{library.say('library.about')}</p>
      <ul class="rooms">
        {ROOMS.map((room) => (
          <li key={room}>
            <a href={`#/${room === 'mine' ? 'my-library' : room}`}>
              <b>{library.say(`library.${room}`)}</b>
              <span>{library.say(`library.${room}.about`)}</span>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
