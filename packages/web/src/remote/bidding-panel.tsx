import { useState } from 'preact/hooks';
import { BidForm } from '../bidding/bid-form.tsx';
import { BiddingRule } from '../library/rules/bidding-rule.tsx';
import type { RemoteMatch } from '../match/remote-match.ts';
import { refusalText } from '../server/refusal-text.ts';
import { useSetting } from '../settings/context.ts';
import { PageFrame } from '../shared/page-frame.tsx';
import { ProblemNote } from '../shared/problem.tsx';

/** Bidding for sides before the game. */
export function BiddingPanel({ match }: { readonly match: RemoteMatch }) {
  const { words } = useSetting();
  const [problem, setProblem] = useState<string | null>(null);
  const { bidding } = match.state;
  if (bidding === null) return null;
  const bid = (text: string) => match.answer([text]).catch((error: unknown) => setProblem(refusalText(words, error)));
  return (
    <PageFrame title={words.say('ui.bidding')}>
      <p>{words.say(`rules.bidding.${bidding.kind}.about`)}</p>
      <BiddingRule kind={bidding.kind} />
      {bidding.bids.length > 0 && <p>{bidding.bids.map((text) => words.bid(text)).join(', ')}</p>}
      {bidding.yours !== null && <p>{words.say('ui.bidding.yours', { text: words.bid(bidding.yours) })}</p>}
      {bidding.options.length === 0 && <p>{words.say('ui.bidding.wait')}</p>}
      {bidding.options.length > 0 && <BidForm options={bidding.options} onBid={(text) => void bid(text)} />}
      <ProblemNote text={problem} />
    </PageFrame>
  );
}
