import type { Seat } from '@longtwilight/protocol';
import { useEffect, useState } from 'preact/hooks';
import type { RemoteMatch } from '../match/remote-match.ts';
import { useSetting } from '../settings/context.ts';
import { SureDialog } from '../shared/sure-dialog.tsx';

const OFFERS = ['draw', 'pause'] as const;

interface OffersProps {
  readonly match: RemoteMatch;
  readonly ask: (change: Promise<void>) => void;
}

/** What the other side offers, and what it has refused: always in view. */
export function NewsOfOffers({ match, ask }: OffersProps) {
  const { words } = useSetting();
  const [sure, setSure] = useState(false);
  const { offers, you, view } = match.state;
  // Another offer is asked about anew
  useEffect(() => setSure(false), [offers.draw]);
  if (you === null || view?.outcome !== null) return null;
  const { refused } = match;
  return (
    <>
      {OFFERS.filter((what) => offers[what] !== null && offers[what] !== you).map((what) => (
        <div key={what} class="offer" role="alert">
          <p>{words.say(`ui.offers.${what}`)}</p>
          <button
            type="button"
            class="primary"
            onClick={() => (what === 'draw' ? setSure(true) : ask(match.offer(what, 'accept')))}
          >
            {words.say('ui.accept')}
          </button>
          <button type="button" class="quiet" onClick={() => ask(match.offer(what, 'decline'))}>
            {words.say('ui.refuse')}
          </button>
        </div>
      ))}
      {/* An offer may come, and be withdrawn, just where something else is being pressed */}
      {sure && offers.draw !== null && offers.draw !== you && (
        <SureDialog
          title={words.say('ui.sure.accept')}
          about={words.say('ui.sure.accept.about')}
          yes={words.say('ui.sure.accept.yes')}
          onYes={() => {
            setSure(false);
            ask(match.offer('draw', 'accept'));
          }}
          onNo={() => setSure(false)}
        />
      )}
      {refused !== null && (
        <div class="offer" role="status">
          <p>{words.say(`ui.refused.${refused}`)}</p>
          <button type="button" class="quiet" onClick={() => match.readRefusal()}>
            {words.say('ui.understood')}
          </button>
        </div>
      )}
    </>
  );
}

/** A draw or a pause, to be offered and withdrawn. */
export function Offers({ match, you, ask }: OffersProps & { readonly you: Seat }) {
  const { words } = useSetting();
  const [sure, setSure] = useState(false);
  const { offers, paused } = match.state;
  if (paused)
    return (
      <p class="buttons">
        <button type="button" class="primary" onClick={() => ask(match.resume())}>
          {words.say('ui.resume')}
        </button>
      </p>
    );
  return (
    <div class="buttons small">
      {OFFERS.map((what) => {
        if (offers[what] === you)
          return (
            <span key={what} class="offered">
              {words.say(`ui.offered.${what}`)}
              <button type="button" class="quiet" onClick={() => ask(match.offer(what, 'withdraw'))}>
                {words.say('ui.withdraw')}
              </button>
            </span>
          );
        const offer = () => (what === 'draw' ? setSure(true) : ask(match.offer(what, 'offer')));
        return (
          offers[what] === null && (
            <button key={what} type="button" class="quiet" onClick={offer}>
              {words.say(what === 'draw' ? 'ui.offer-draw' : 'ui.pause')}
            </button>
          )
        );
      })}
      {sure && (
        <SureDialog
          title={words.say('ui.sure.draw')}
          about={words.say('ui.sure.draw.about')}
          yes={words.say('ui.sure.draw.yes')}
          onYes={() => {
            setSure(false);
            ask(match.offer('draw', 'offer'));
          }}
          onNo={() => setSure(false)}
        />
      )}
    </div>
  );
}
