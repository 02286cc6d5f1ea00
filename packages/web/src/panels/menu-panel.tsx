import { useState } from 'preact/hooks';
import { useAsk } from '../library/at-hand.tsx';
import { SettingsForm } from '../settings/settings-form.tsx';
import type { RailProps } from '../table/rail.tsx';
import { useSpeech } from '../table/speech.ts';

/** The way out, the rules, giving up, and settings. */
export function MenuPanel({ match, now }: Pick<RailProps, 'match' | 'now'>) {
  const { words } = useSpeech();
  const ask = useAsk();
  const [sure, setSure] = useState(false);
  const running = now.view.outcome === null && now.side !== null;
  return (
    <>
      <p class="buttons">
        <a class="button" href="#/">
          {words.say('ui.home')}
        </a>
        <button type="button" class="quiet" onClick={() => ask({ kind: 'rules' })}>
          {words.say('ui.rules')}
        </button>
        {running && !sure && (
          <button type="button" class="quiet" onClick={() => setSure(true)}>
            {words.say('ui.resign')}
          </button>
        )}
        {running && sure && (
          <button type="button" class="danger" onClick={() => void match.resign()}>
            {words.say('ui.resign.sure')}
          </button>
        )}
      </p>
      <p class="lt-quiet">{words.rules(now.view.rules).join(' · ')}</p>
      <SettingsForm />
    </>
  );
}
