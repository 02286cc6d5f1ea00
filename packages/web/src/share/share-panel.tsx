import type { Named } from '@longtwilight/picture';
import { loadShare, type ShareWords } from '@longtwilight/words';
import { sharedText } from '../editor/share.ts';
import { shownFromServer } from '../replay/replay-address.ts';
import type { ReplayMatch } from '../replay/replay-match.ts';
import { useSetting } from '../settings/context.ts';
import { CopyButton } from '../shared/copy-button.tsx';
import { Loaded } from '../shared/loaded.tsx';
import { usePlayer } from '../story/player.ts';
import { useSpeech } from '../table/speech.ts';
import { CopyPicture } from './copy-picture.tsx';
import { embedCode } from './embed-code.ts';

interface SharePanelProps {
  readonly match: ReplayMatch;
  /** How many steps of the story are looked at. */
  readonly at: number;
  readonly players: Named;
}

/** The moment that is looked at, and the whole game, to take elsewhere: picture, text, frame, paper. */
export function SharePanel(props: SharePanelProps) {
  const { words } = useSetting();
  return (
    <Loaded load={() => loadShare(words)} inputs={[words]}>
      {(share) => <Ways {...props} share={share} />}
    </Loaded>
  );
}

function Ways({ match, at, players, share }: SharePanelProps & { readonly share: ShareWords }) {
  const { words } = useSpeech();
  // With other eyes the player tells anew
  usePlayer();
  const { record } = match;
  const there = shownFromServer();
  const seen = match.viewAfter(at);
  const hands = match.as === 'both' ? { us: seen.hands.us.cards, ussr: seen.hands.ussr.cards } : undefined;
  const here = `${at} ${match.as}`;
  const writeLog = async () => (await import('@longtwilight/notation')).writeLog(record, { players });
  const [path = '', query = ''] = location.hash.slice(2).split('?');
  return (
    <div class="share">
      <div class="buttons">
        <CopyPicture seen={seen} players={players} share={share} />
        <CopyButton of={here} label={share.say('share.position')} text={() => sharedText(seen, hands)} />
        {/* Logs are told from the setup on */}
        {record.start === null && <CopyButton of={record} label={share.say('share.log')} text={writeLog} />}
      </div>
      <div class="buttons">
        <a class="button" href={`#/sheet/position/${path.split('/')[1] ?? ''}?${query}`}>
          {share.say('share.print.position')}
        </a>
        <a class="button" href={`#/sheet/log/${path.split('/')[1] ?? ''}?${query}`}>
          {share.say('share.print.log')}
        </a>
      </div>
      {there !== null && (
        <>
          <CopyButton
            of={here}
            label={share.say('share.embed')}
            text={() => embedCode(`${there.join('/')}/${at}`, words)}
          />
          <p class="lt-quiet">{share.say('share.embed.about')}</p>
        </>
      )}
    </div>
  );
}
