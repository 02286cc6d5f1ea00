import { useSetting } from '../settings/context.ts';

const SIGNS = {
  on: 'M4 9v6h4l5 4V5L8 9zM16 9a4 4 0 0 1 0 6M18.500 6.500a8 8 0 0 1 0 11',
  off: 'M4 9v6h4l5 4V5L8 9zM16 9.500l5 5M21 9.500l-5 5',
};

/** Sound on or off, at the table. */
export function SoundSwitch() {
  const { words, settings, change } = useSetting();
  const { sound } = settings;
  return (
    <button
      type="button"
      class="sound-switch"
      aria-pressed={sound}
      aria-label={words.say('ui.sound')}
      onClick={() => change({ sound: !sound })}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={sound ? SIGNS.on : SIGNS.off} />
      </svg>
    </button>
  );
}
