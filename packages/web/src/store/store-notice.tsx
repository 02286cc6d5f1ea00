import { useEffect, useState } from 'preact/hooks';
import { useSetting } from '../settings/context.ts';
import { listenToTrouble, type StoreTrouble, storeTrouble } from './trouble.ts';

/** Says that what is played is not kept, as long as that is so; it can be put away. */
export function StoreNotice() {
  const { words } = useSetting();
  const [trouble, setTrouble] = useState(storeTrouble);
  const [putAway, setPutAway] = useState<StoreTrouble | null>(null);
  useEffect(
    () =>
      listenToTrouble(() => {
        setTrouble(storeTrouble);
        setPutAway(null);
      }),
    [],
  );
  if (trouble === null || trouble === putAway) return null;
  return (
    <div class="notice" role="alert">
      <p>{words.say(`ui.store.${trouble}`)}</p>
      {trouble === 'full' && (
        <a class="button primary" href="#/">
          {words.say('ui.my-games')}
        </a>
      )}
      <button type="button" class="quiet" onClick={() => setPutAway(trouble)}>
        {words.say('ui.understood')}
      </button>
    </div>
  );
}
