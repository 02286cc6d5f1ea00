import type { SideKey } from '@longtwilight/engine';
import { useState } from 'preact/hooks';
import { NumberField } from '../editor/number-field.tsx';
import { useSetting } from '../settings/context.ts';
import { ChoiceField } from '../settings/settings-form.tsx';

interface BidFormProps {
  /** Every legal bid: `us-3`, and `pass` where that is one. */
  readonly options: readonly string[];
  readonly onBid: (bid: string) => void;
}

/** A side, what it is worth to the bidder, and the bid. */
export function BidForm({ options, onBid }: BidFormProps) {
  const { words } = useSetting();
  const bids = options.flatMap((option) => readBid(option) ?? []);
  const sides = [...new Set(bids.map(({ side }) => side))];
  const [wanted, setWanted] = useState<SideKey>('ussr');
  const [offered, setOffered] = useState(0);
  const side = sides.includes(wanted) ? wanted : sides[0];
  if (side === undefined) return null;
  const points = bids.filter((bid) => bid.side === side).map((bid) => bid.points);
  const [least, most] = [Math.min(...points), Math.max(...points)];
  const bid = `${side}-${Math.min(Math.max(offered, least), most)}`;
  return (
    <form
      class="bid"
      onSubmit={(event) => {
        event.preventDefault();
        onBid(bid);
      }}
    >
      <ChoiceField
        label={words.say('ui.bidding.side')}
        value={side}
        options={sides}
        name={(one) => words.side(one)}
        onChange={setWanted}
      />
      <NumberField
        label={words.say('ui.bidding.points')}
        value={Math.min(Math.max(offered, least), most)}
        from={least}
        to={most}
        onChange={setOffered}
      />
      <p class="buttons">
        <button type="submit" class="primary">
          {words.say('ui.bidding.make', { text: words.bid(bid) })}
        </button>
        {options.includes('pass') && (
          <button type="button" class="quiet" onClick={() => onBid('pass')}>
            {words.say('ui.bidding.pass')}
          </button>
        )}
      </p>
    </form>
  );
}

function readBid(option: string): { side: SideKey; points: number } | null {
  const [side, points] = option.split('-');
  return points === undefined ? null : { side: side as SideKey, points: Number(points) };
}
