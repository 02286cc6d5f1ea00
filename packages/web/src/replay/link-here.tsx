import { useEffect, useState } from 'preact/hooks';
import { CopyButton } from '../shared/copy-button.tsx';
import { usePlayer } from '../story/player.ts';
import { useSpeech } from '../table/speech.ts';
import { addressAt, LONGEST_SAFE_LINK, linkTo } from './replay-address.ts';
import type { ReplayMatch } from './replay-match.ts';

/** So long one has to stay at a moment for the address to name it. */
const RESTS_MS = 250;

/** The address follows the moment that is looked at, and a link leads others there; one that some programs would cut off says so. */
export function LinkHere({ match, at }: { readonly match: ReplayMatch; readonly at: number }) {
  const { words } = useSpeech();
  // With other eyes the player tells anew
  usePlayer();
  const [length, setLength] = useState(0);
  const { as } = match;
  useEffect(() => {
    const timer = setTimeout(() => history.replaceState(history.state, '', addressAt(location.hash, at, as)), RESTS_MS);
    return () => clearTimeout(timer);
  }, [at, as]);
  const text = async () => {
    const link = await linkTo(match, at, words);
    setLength(link.length);
    return link;
  };
  return (
    <>
      <CopyButton of={`${at} ${as}`} label={words.say('ui.link.here')} text={text} />
      {length > LONGEST_SAFE_LINK && (
        <p class="lt-quiet" role="status">
          {words.say('ui.link.long', { count: length })}
        </p>
      )}
    </>
  );
}
