import { LANGUAGES, languageName } from '@longtwilight/words';
import { useEffect, useState } from 'preact/hooks';
import { hasServer } from '../server/api.ts';
import { lazyPage } from '../shared/lazy.tsx';
import { chime } from '../story/use-chime.ts';
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
      <label class="choice">
        <span>{words.say('ui.chime')}</span>
        <input
          type="checkbox"
          checked={settings.chime}
          onChange={({ currentTarget }) => {
            change({ chime: currentTarget.checked });
            if (currentTarget.checked) void chime();
          }}
        />
      </label>
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
