import type { View } from '@longtwilight/engine';
import type { Words } from '@longtwilight/words';
import { useEffect, useState } from 'preact/hooks';
import { BotStopped } from '../match/bot-stopped.tsx';
import { type Advice, advise } from './advise.ts';

interface AskComputerProps {
  readonly words: Words;
  /** The position as the side that is asked sees it; null where nobody is. */
  readonly seen: View | null;
}

/** What the computer would do here, when somebody wants to know. */
export function AskComputer({ words, seen }: AskComputerProps) {
  const [asked, setAsked] = useState(false);
  const [found, setFound] = useState<readonly Advice[] | null>(null);
  const [stopped, setStopped] = useState(false);
  useEffect(() => {
    setAsked(false);
    setFound(null);
    setStopped(false);
  }, [seen]);
  useEffect(() => {
    if (!asked || stopped || seen === null) return;
    let left = false;
    advise(words, seen).then(
      (all) => left || setFound(all),
      () => left || setStopped(true),
    );
    return () => {
      left = true;
    };
  }, [asked, stopped]);
  if (seen?.decision == null || seen.decision.answered || seen.viewer === 'public') return null;
  if (!asked)
    return (
      <button type="button" class="quiet ask-computer" onClick={() => setAsked(true)}>
        {words.say('ui.ask')}
      </button>
    );
  if (stopped) return <BotStopped onAskAgain={() => setStopped(false)} />;
  const number = new Intl.NumberFormat(words.locale, { maximumFractionDigits: 1, minimumFractionDigits: 1 });
  return (
    <section class="advice" aria-label={words.say('ui.ask')} aria-live="polite">
      <h3>{words.say('ui.ask.answer', { side: seen.viewer })}</h3>
      {found === null && <p class="lt-quiet">{words.say('ui.ask.thinking')}</p>}
      <ol>
        {found?.map(({ text, value }) => (
          <li key={text}>
            <span>{text}</span>
            <b>{number.format(value)}</b>
          </li>
        ))}
      </ol>
      {found !== null && <p class="lt-quiet">{words.say('ui.ask.about')}</p>}
    </section>
  );
}
