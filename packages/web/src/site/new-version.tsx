import { useEffect, useState } from 'preact/hooks';
import { useSetting } from '../settings/context.ts';
import { listenForNewVersion, loadNewVersion } from './versions.ts';

/** Says that a newer version of the pages is there; what is loaded goes on until somebody loads it again. */
export function NewVersion() {
  const { words } = useSetting();
  const [there, setThere] = useState(false);
  useEffect(() => listenForNewVersion(() => setThere(true)), []);
  if (!there) return null;
  return (
    <div class="notice" role="status">
      <p>{words.say('ui.new-version')}</p>
      <button type="button" class="primary" onClick={() => void loadNewVersion()}>
        {words.say('ui.reload')}
      </button>
      <button type="button" class="quiet" onClick={() => setThere(false)}>
        {words.say('ui.later')}
      </button>
    </div>
  );
}
