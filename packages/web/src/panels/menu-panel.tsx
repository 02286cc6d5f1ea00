import { useState } from 'preact/hooks';
import { useAsk } from '../library/at-hand.tsx';
import { useWish } from '../server/use-wish.ts';
import { SettingsForm } from '../settings/settings-form.tsx';
import { ProblemNote } from '../shared/problem.tsx';
import { SureDialog } from '../shared/sure-dialog.tsx';
import type { RailProps } from '../table/rail.tsx';
import { useSpeech } from '../table/speech.ts';

/** The way out, the rules, giving up, and settings. */
export function MenuPanel({ match, now }: Pick<RailProps, 'match' | 'now'>) {
  const { words } = useSpeech();
  const openLibrary = useAsk();
  const { ask, problem } = useWish();
  const [sure, setSure] = useState(false);
  const running = now.view.outcome === null && now.side !== null;
  return (
    <>
      <p class="buttons">
        <a class="button" href="#/">
          {words.say('ui.home')}
        </a>
        <button type="button" class="quiet" onClick={() => openLibrary({ kind: 'rules' })}>
          {words.say('ui.rules')}
        </button>
        {running && (
          <button type="button" class="quiet" onClick={() => setSure(true)}>
            {words.say('ui.resign')}
          </button>
        )}
      </p>
      {running && sure && (
        <SureDialog
          title={words.say('ui.sure.resign')}
          about={words.say('ui.sure.resign.about')}
          yes={words.say('ui.resign.sure')}
          onYes={() => {
            setSure(false);
            ask(match.resign());
          }}
          onNo={() => setSure(false)}
        />
      )}
      <ProblemNote text={problem} />
      <p class="lt-quiet">{words.rules(now.view.rules).join(' · ')}</p>
      <SettingsForm />
    </>
  );
}
