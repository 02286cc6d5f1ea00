import { CardFace, CardLine } from '@longtwilight/board';
import type { FullRulesSpec } from '@longtwilight/engine';
import { type CardKey, COUNTRY_KEYS, type CountryKey } from '@longtwilight/engine/data';
import { resolvedRules } from '@longtwilight/picture/map';
import { useEffect, useRef, useState } from 'preact/hooks';
import { cardLabels, cardView, isCard } from '../hand/card-views.ts';
import { isTyping } from '../shared/typing.ts';
import { type Speech, useSpeech } from './speech.ts';

const MOST_FOUND = 8;

interface FinderProps {
  readonly rules: FullRulesSpec;
  readonly onFind: (country: CountryKey) => void;
}

/** Finds a country or a card by its name: `/` opens it; Enter goes to the country, or shows the card. */
export function Finder({ rules, onFind }: FinderProps) {
  const speech = useSpeech();
  const { words } = speech;
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [card, setCard] = useState<CardKey | null>(null);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== '/' || isTyping(event)) return;
      event.preventDefault();
      setText('');
      setCard(null);
      setOpen(true);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
  useEffect(() => input.current?.focus(), [open]);
  if (!open) return null;
  const found = namesLike(speech, rules, text);
  const choose = (key: CountryKey | CardKey | undefined) => {
    if (key === undefined) return setOpen(false);
    if (isCard(key)) return setCard(key);
    setOpen(false);
    onFind(key);
  };
  return (
    <search class="finder" onKeyDown={({ key }) => key === 'Escape' && setOpen(false)}>
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
          onInput={({ currentTarget }) => {
            setText(currentTarget.value);
            setCard(null);
          }}
        />
      </form>
      {card !== null && <CardFace card={cardView(speech, rules, card)} words={cardLabels(words)} />}
      <ul class="options">
        {found
          .filter((key) => key !== card)
          .map((key) => (
            <li key={key}>
              <button type="button" onClick={() => choose(key)}>
                {isCard(key) ? (
                  <CardLine card={cardView(speech, rules, key)} words={cardLabels(words)} />
                ) : (
                  words.country(key)
                )}
              </button>
            </li>
          ))}
      </ul>
    </search>
  );
}

/** Countries, then cards of the game, whose names hold what was typed; accents and case don't matter. */
function namesLike({ words }: Speech, rules: FullRulesSpec, text: string): (CountryKey | CardKey)[] {
  const plain = (name: string) =>
    name
      .normalize('NFD')
      .replace(/\p{Mark}/gu, '')
      .replaceAll('ł', 'l')
      .toLocaleLowerCase(words.locale);
  const wanted = plain(text.trim());
  if (wanted === '') return [];
  const cards = resolvedRules(rules).cards.flatMap((card) => (card === undefined ? [] : [card.key]));
  return [
    ...COUNTRY_KEYS.filter((key) => key !== 'chinese-civil-war' || rules.chineseCivilWar).filter((key) =>
      plain(words.country(key)).includes(wanted),
    ),
    ...cards.filter((key) => plain(words.card(key)).includes(wanted)),
  ].slice(0, MOST_FOUND);
}
