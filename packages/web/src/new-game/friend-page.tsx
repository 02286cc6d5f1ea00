import { completeRules, type FullRulesSpec } from '@longtwilight/engine';
import { useState } from 'preact/hooks';
import { becomeKnown } from '../my-games/known.ts';
import { addSeed } from '../remote/own-seed.ts';
import { api, hasServer } from '../server/api.ts';
import { refusalText } from '../server/refusal-text.ts';
import { useSetting } from '../settings/context.ts';
import { ChoiceField } from '../settings/settings-form.tsx';
import { Loaded } from '../shared/loaded.tsx';
import { PageFrame } from '../shared/page-frame.tsx';
import { goTo } from '../site/routes.ts';
import { RulesForm } from './rules-form.tsx';
import { SubmitBar } from './submit-bar.tsx';
import { ClockChoice, type ClockField, clockTerms, RatedSwitch } from './terms-form.tsx';

const SIDES = ['random', 'us', 'ussr'] as const;
const LISTINGS = ['private', 'open'] as const;

/** A game with somebody elsewhere, or that there is no server for it. */
export function FriendPage() {
  const { words } = useSetting();
  return (
    <PageFrame title={words.say('ui.play-friend')}>
      <Loaded load={hasServer} inputs={[]}>
        {(server) => (server ? <NewFriendGame /> : <NoServer />)}
      </Loaded>
    </PageFrame>
  );
}

function NoServer() {
  const { words } = useSetting();
  return (
    <>
      <p>{words.say('ui.no-server')}</p>
      <p class="buttons">
        <a class="button primary" href="#/new/hot-seat">
          {words.say('ui.hot-seat')}
        </a>
      </p>
    </>
  );
}

/** Make it, then send the link. */
function NewFriendGame() {
  const { words } = useSetting();
  const [rules, setRules] = useState<FullRulesSpec>(() => completeRules({}));
  const [side, setSide] = useState<(typeof SIDES)[number]>('random');
  const [clock, setClock] = useState<ClockField>(0);
  const [listing, setListing] = useState<(typeof LISTINGS)[number]>('private');
  const [rated, setRated] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const create = () =>
    api
      .create({ rules: { ...rules, options: [...rules.options] }, side, clock: clockTerms(clock), listing, rated })
      .then(
        async (made) => {
          becomeKnown();
          await addSeed(made);
          goTo(`play/${made.game.id}`);
        },
        (error: unknown) => setProblem(refusalText(words, error)),
      );

  return (
    <form
      class="new-game"
      onSubmit={(event) => {
        event.preventDefault();
        void create();
      }}
    >
      <p>{words.say('ui.friend.about')}</p>
      <p class="quiet-links">
        <a href="#/new/hot-seat">{words.say('ui.hot-seat')}</a>
        <a href="#/lobby">{words.say('ui.lobby')}</a>
      </p>
      {rules.bidding === 'none' && (
        <ChoiceField
          label={words.say('ui.side')}
          value={side}
          options={SIDES}
          name={(one) => (one === 'random' ? words.say('ui.side.random') : words.side(one))}
          onChange={setSide}
        />
      )}
      <ClockChoice clock={clock} onChange={setClock} />
      <ChoiceField
        label={words.say('ui.listing')}
        value={listing}
        options={LISTINGS}
        name={(one) => words.say(`ui.listing.${one}`)}
        onChange={setListing}
      />
      <RatedSwitch rated={rated} onChange={setRated} />
      <RulesForm rules={rules} onChange={setRules} />
      <SubmitBar label={words.say('ui.friend.create')} problem={problem} />
    </form>
  );
}
