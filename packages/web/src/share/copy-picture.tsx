import type { View } from '@longtwilight/engine';
import type { Named } from '@longtwilight/picture';
import type { ShareWords } from '@longtwilight/words';
import { useState } from 'preact/hooks';
import { useSetting } from '../settings/context.ts';
import { saveAs } from '../shared/save-as.ts';
import { drawBoard, drawPng } from './draw-picture.ts';

interface CopyPictureProps {
  readonly seen: View;
  readonly players: Named;
  readonly share: ShareWords;
}

/** The board as a picture in the clipboard; a browser that takes none there gets a file. */
export function CopyPicture({ seen, players, share }: CopyPictureProps) {
  const { words } = useSetting();
  const [done, setDone] = useState<{ of: View; how: 'copied' | 'saved' } | null>(null);
  const draw = async () => drawPng(await drawBoard(seen, words.for(seen.rules.edition), players));
  const copy = async () => {
    const png = draw();
    try {
      // Some browsers allow it only while the click is fresh: the picture may come later
      await navigator.clipboard.write([new ClipboardItem({ 'image/png': png })]);
      setDone({ of: seen, how: 'copied' });
    } catch {
      saveAs('longtwilight.png', await png);
      setDone({ of: seen, how: 'saved' });
    }
  };
  const how = done?.of === seen ? done.how : null;
  return (
    <>
      <button type="button" class="quiet" onClick={() => void copy()}>
        {how === 'copied' ? words.say('ui.copied') : share.say('share.picture')}
      </button>
      {how === 'saved' && <p role="status">{share.say('share.picture.saved')}</p>}
    </>
  );
}
