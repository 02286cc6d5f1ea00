import type { Named } from '@longtwilight/picture';
import { loadShare } from '@longtwilight/words';
import { useEffect, useState } from 'preact/hooks';
import { CopyButton } from '../shared/copy-button.tsx';
import { Loaded } from '../shared/loaded.tsx';
import { followPlace } from '../site/routes.ts';
import { usePlayer } from '../story/player.ts';
import { useSpeech } from '../table/speech.ts';
import { addressAt, LONGEST_SAFE_LINK, linkTo, type MomentLink } from './replay-address.ts';
import type { ReplayMatch } from './replay-match.ts';

interface LinkHereProps {
  readonly match: ReplayMatch;
  readonly at: number;
  readonly players: Named;
}

/** The address follows the moment that is looked at, and a link leads others there; one that some programs would cut off says so. */
export function LinkHere({ match, at, players }: LinkHereProps) {
  const { words } = useSpeech();
  // With other eyes the player tells anew
  usePlayer();
  const [made, setMade] = useState<MomentLink | null>(null);
  const { as } = match;
  useEffect(() => followPlace((hash) => addressAt(hash, at, as)), [at, as]);
  const text = async () => {
    const link = await linkTo(match, at, players, words);
    setMade(link);
    return link.link;
  };
  return (
    <>
      <CopyButton of={`${at} ${as}`} label={words.say('ui.link.here')} text={text} />
      {made !== null && <LinkNote {...made} />}
    </>
  );
}

function LinkNote({ link, note }: MomentLink) {
  const { words } = useSpeech();
  const tooLong = link.length > LONGEST_SAFE_LINK;
  if (!tooLong && note !== 'kept') return null;
  return (
    <p class="lt-quiet" role="status">
      {tooLong && words.say('ui.link.long', { count: link.length })}{' '}
      {note !== null && (
        <Loaded load={() => loadShare(words)} inputs={[words]}>
          {(share) => share.say(`share.${note}`)}
        </Loaded>
      )}
    </p>
  );
}
