import { completeRules } from '@longtwilight/engine';
import { BIDDING_SECTION } from '@longtwilight/words';
import { LibraryAtHand, RuleLink } from '../at-hand.tsx';

/** The rule of bidding, at hand before there is a table. */
export function BiddingRule({ kind }: { readonly kind: 'influence' | 'vp' }) {
  const rules = completeRules({ edition: kind === 'vp' ? 'second' : 'deluxe', bidding: kind });
  return (
    <LibraryAtHand rules={rules}>
      <RuleLink about={{ kind: 'section', section: BIDDING_SECTION }} />
    </LibraryAtHand>
  );
}
