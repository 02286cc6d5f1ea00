import { COUNTRY_KEYS, type CountryKey } from '@longtwilight/engine';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useSpeech } from './speech.ts';

const MOST_FOUND = 8;

/** Finds a country by its name: `/` opens it, Enter goes there. */
export function Finder({ onFind }: { readonly onFind: (country: CountryKey) => void }) {
  const { words } = useSpeech();
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const typing = event.target instanceof HTMLElement && event.target.matches('input, textarea, select');
      if (event.key !== '/' || typing) return;
      event.preventDefault();
      setText('');
      setOpen(true);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
  useEffect(() => input.current?.focus(), [open]);
  if (!open) return null;
  const wanted = text.trim().toLocaleLowerCase(words.locale);
  const found = COUNTRY_KEYS.filter(
    (key) => wanted !== '' && words.country(key).toLocaleLowerCase(words.locale).includes(wanted),
  ).slice(0, MOST_FOUND);
  const choose = (country: CountryKey | undefined) => {
    setOpen(false);
    if (country !== undefined) onFind(country);
  };
  return (
    <search class="finder">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          choose(found[0]);
        }}
      >
        <input
          ref={input}
          type="search"
          value={text}
          aria-label={words.say('ui.search')}
          placeholder={words.say('ui.search')}
          onInput={({ currentTarget }) => setText(currentTarget.value)}
          onKeyDown={({ key }) => key === 'Escape' && setOpen(false)}
        />
      </form>
      <ul class="options">
        {found.map((country) => (
          <li key={country}>
            <button type="button" onClick={() => choose(country)}>
              {words.country(country)}
            </button>
          </li>
        ))}
      </ul>
    </search>
  );
}
