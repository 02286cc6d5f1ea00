import { LANGUAGES, languageName } from '@longtwilight/words';
import { useEffect, useState } from 'preact/hooks';
import { hasServer } from '../server/api.ts';
import { lazyPage } from '../shared/lazy.tsx';
import { hear } from '../sound/use-sounds.ts';
import { useSetting } from './context.ts';
import { CONFIRMATIONS, SPEEDS, TEXT_SIZES, THEMES } from './settings.ts';

interface ChoiceProps<T extends string | number> {
  readonly label: string;
  readonly value: T;
  readonly options: readonly T[];
  readonly name: (option: T) => string;
  readonly onChange: (option: T) => void;
}

/** One of a few, in a list to choose from. */
export function ChoiceField<T extends string | number>({ label, value, options, name, onChange }: ChoiceProps<T>) {
  return (
    <label class="choice">
      <span>{label}</span>
      <select
        value={String(value)}
        onChange={({ currentTarget }) => {
          const chosen = options[currentTarget.selectedIndex];
          if (chosen !== undefined) onChange(chosen);
        }}
      >
        {options.map((option) => (
          <option key={option} value={String(option)}>
            {name(option)}
          </option>
        ))}
      </select>
    </label>
  );
}

const NoticeSettings = lazyPage(async () => (await import('../notices/notice-settings.tsx')).NoticeSettings);

export function SettingsForm() {
  const [server, setServer] = useState(false);
  useEffect(() => void hasServer().then(setServer), []);
  return (
    <>
      <LocalSettings />
      {server && <NoticeSettings />}
    </>
  );
}

/** What is kept in this browser alone. */
function LocalSettings() {
  const { words, settings, change } = useSetting();
  return (
    <form class="settings" onSubmit={(event) => event.preventDefault()}>
      <ChoiceField
        label={words.say('ui.language')}
        value={settings.language}
        options={LANGUAGES}
        name={languageName}
        onChange={(language) => change({ language })}
      />
      <ChoiceField
        label={words.say('ui.theme')}
        value={settings.theme}
        options={THEMES}
        name={(theme) => words.say(`ui.theme.${theme}`)}
        onChange={(theme) => change({ theme })}
      />
      <ChoiceField
        label={words.say('ui.text-size')}
        value={settings.textSize}
        options={TEXT_SIZES}
        name={(size) => new Intl.NumberFormat(words.locale, { style: 'percent' }).format(size)}
        onChange={(textSize) => change({ textSize })}
      />
      <ChoiceField
        label={words.say('ui.confirmations')}
        value={settings.confirmations}
        options={CONFIRMATIONS}
        name={(level) => words.say(`ui.confirmations.${level}`)}
        onChange={(confirmations) => change({ confirmations })}
      />
      <ChoiceField
        label={words.say('ui.speed')}
        value={settings.speed}
        options={SPEEDS}
        name={(speed) => words.say(`ui.speed.${speed}`)}
        onChange={(speed) => change({ speed })}
      />
      <label class="choice">
        <span>{words.say('ui.left-handed')}</span>
        <input
          type="checkbox"
          checked={settings.leftHanded}
          onChange={({ currentTarget }) => change({ leftHanded: currentTarget.checked })}
        />
      </label>
      <SoundSettings />
      <label class="choice">
        <span>{words.say('ui.text-view')}</span>
        <input
          type="checkbox"
          checked={settings.textView}
          onChange={({ currentTarget }) => change({ textView: currentTarget.checked })}
        />
      </label>
    </form>
  );
}

function SoundSettings() {
  const { words, settings, change } = useSetting();
  const { sound, volume, soundAway } = settings;
  return (
    <>
      <label class="choice">
        <span>{words.say('ui.sound')}</span>
        <input
          type="checkbox"
          checked={sound}
          onChange={({ currentTarget: { checked } }) => {
            change({ sound: checked });
            void hear({ ...settings, sound: checked }, ['turn']);
          }}
        />
      </label>
      <label class="choice">
        <span>{words.say('ui.volume')}</span>
        <input
          type="range"
          min={0}
          max={100}
          value={volume * 100}
          disabled={!sound}
          onChange={({ currentTarget: { value } }) => {
            change({ volume: Number(value) / 100 });
            void hear({ ...settings, volume: Number(value) / 100 }, ['turn']);
          }}
        />
      </label>
      <label class="choice">
        <span>{words.say('ui.sound.away')}</span>
        <input
          type="checkbox"
          checked={soundAway}
          disabled={!sound}
          onChange={({ currentTarget: { checked } }) => change({ soundAway: checked })}
        />
      </label>
    </>
  );
}
