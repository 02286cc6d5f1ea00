import type { LevelKey } from '@longtwilight/bots';
import { Bidding, type BidResult, SIDE_KEYS } from '@longtwilight/engine';
import { useEffect, useReducer, useState } from 'preact/hooks';
import { BiddingRule } from '../library/rules/bidding-rule.tsx';
import { askBid } from '../match/bot.ts';
import { BotStopped } from '../match/bot-stopped.tsx';
import { fairChance } from '../match/chance.ts';
import { useSetting } from '../settings/context.ts';
import { PageFrame } from '../shared/page-frame.tsx';
import { BidForm } from './bid-form.tsx';

interface LocalBiddingProps {
  readonly kind: Bidding['kind'];
  /** Who bids against the person at the screen; null for another person at the same screen. */
  readonly level: LevelKey | null;
  readonly onDone: (bids: readonly string[], us: BidResult['us']) => void;
}

/** Bidding for sides in this browser. Sealed bids of two people are kept from each other. */
export function LocalBidding({ kind, level, onDone }: LocalBiddingProps) {
  const { words } = useSetting();
  const [bidding] = useState(() => new Bidding(kind));
  const [, redraw] = useReducer((times: number, _: undefined) => times + 1, 0);
  const open = bidding.decisions().find(({ answered }) => !answered);
  const byComputer = open?.actor === 'second' && level !== null;
  const answer = (text: string) => {
    if (open === undefined) return;
    bidding.answer(open.actor, text);
    redraw(undefined);
  };
  const [stopped, setStopped] = useState(false);
  const askComputer = () => {
    setStopped(false);
    if (open !== undefined) askBid(open.options, kind).then(answer, () => setStopped(true));
  };
  useEffect(() => {
    if (open?.actor === 'chance')
      answer(open.options[fairChance(open.options.length)]!); // always in range
    else if (byComputer) askComputer();
  }, [open?.actor, bidding.answers.length]);

  const name = (bidder: 'first' | 'second'): string => {
    if (level === null) return words.say(`ui.bidder.${bidder}`);
    return bidder === 'first' ? words.say('ui.bidder.you') : words.sayKnown([`ui.level.${level}`, 'ui.computer'], {});
  };
  return (
    <PageFrame title={words.say('ui.bidding')}>
      <p>{words.say(`rules.bidding.${kind}.about`)}</p>
      <BiddingRule kind={kind} />
      <Told kind={kind} bids={bidding.answers} name={name} />
      {open !== undefined && open.actor !== 'chance' && (
        <>
          <h2>{name(open.actor)}</h2>
          {stopped ? (
            <BotStopped onAskAgain={askComputer} />
          ) : byComputer ? (
            <p>{words.say('ui.bidding.wait')}</p>
          ) : (
            <BidForm key={`${open.actor} ${bidding.answers.length}`} options={open.options} onBid={answer} />
          )}
        </>
      )}
      {bidding.result !== null && (
        <Result result={bidding.result} name={name} onStart={(us) => onDone(bidding.answers, us)} />
      )}
    </PageFrame>
  );
}

interface ToldProps {
  readonly kind: Bidding['kind'];
  readonly bids: readonly string[];
  readonly name: (bidder: 'first' | 'second') => string;
}

/** The bids that lie open, each with whoever made it. */
function Told({ kind, bids, name }: ToldProps) {
  const { words } = useSetting();
  const isLot = (text: string): text is 'first' | 'second' => text === 'first' || text === 'second';
  const lot = bids.find(isLot);
  const starts = kind === 'vp' && lot !== undefined ? lot : 'first';
  return (
    <ul class="bids">
      {bids
        .filter((text) => !isLot(text))
        .map((text, i) => (
          <li key={`${i} ${text}`}>
            <b>{name((i % 2 === 0) === (starts === 'first') ? 'first' : 'second')}</b>: {words.bid(text)}
          </li>
        ))}
    </ul>
  );
}

interface ResultProps {
  readonly result: BidResult;
  readonly name: ToldProps['name'];
  readonly onStart: (us: BidResult['us']) => void;
}

function Result({ result: { us, handicap, vp }, name, onStart }: ResultProps) {
  const { words } = useSetting();
  return (
    <>
      <p>{words.say('ui.bidding.result', { name: name(us), side: 'us' })}</p>
      <p>{words.say('ui.bidding.result', { name: name(us === 'first' ? 'second' : 'first'), side: 'ussr' })}</p>
      {SIDE_KEYS.filter((side) => handicap[side] > 0).map((side) => (
        <p key={side}>{words.say('rules.handicap.given', { side, count: handicap[side] })}</p>
      ))}
      {vp !== 0 && <p>{words.say('ui.odds.vp', { score: vp })}</p>}
      <p class="buttons">
        <button type="button" class="primary" onClick={() => onStart(us)}>
          {words.say('ui.start')}
        </button>
      </p>
    </>
  );
}
