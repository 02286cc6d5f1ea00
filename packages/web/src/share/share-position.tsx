import type { View } from '@longtwilight/engine';
import { loadShare } from '@longtwilight/words';
import { useSetting } from '../settings/context.ts';
import { CopyButton } from '../shared/copy-button.tsx';
import { Loaded } from '../shared/loaded.tsx';
import { goTo } from '../site/routes.ts';
import { CopyPicture } from './copy-picture.tsx';

interface SharePositionProps {
  readonly seen: View;
  /** The position as text. */
  readonly text: () => Promise<string>;
}

/** A position to take elsewhere: picture, text, paper. */
export function SharePosition({ seen, text }: SharePositionProps) {
  const { words } = useSetting();
  const print = async () => goTo(`sheet/position?text=${await text()}`);
  return (
    <Loaded load={() => loadShare(words)} inputs={[words]}>
      {(share) => (
        <>
          <CopyPicture seen={seen} players={{}} share={share} />
          <CopyButton of={seen} label={share.say('share.position')} text={text} />
          <button type="button" class="quiet" onClick={() => void print()}>
            {share.say('share.print.position')}
          </button>
        </>
      )}
    </Loaded>
  );
}
