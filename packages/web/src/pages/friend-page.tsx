import { completeRules, type FullRulesSpec } from '@longtwilight/engine';
import type { ClockTerms } from '@longtwilight/protocol';
import { useEffect, useState } from 'preact/hooks';
import { api, hasServer } from '../server/api.ts';
import { refusalText } from '../server/refusal-text.ts';
import { useSetting } from '../settings/context.ts';
import { Choice } from '../settings/settings-form.tsx';
import { goTo } from '../site/routes.ts';
import { PageFrame } from './page-frame.tsx';
import { RulesForm } from './rules-form.tsx';
import { becomeKnown } from './server-games.tsx';

const SIDES = ['random', 'us', 'ussr'] as const;
const LISTINGS = ['private', 'open'] as const;
/** Minutes a side, or days a move below zero; none is zero. */
const CLOCKS = [0, 45, 90, -1, -3, -7] as const;

function clockTerms(clock: number): ClockTerms {
  if (clock === 0) return { kind: 'none' };
  if (clock > 0) return { kind: 'live', minutes: clock, increment: 10, timeout: 'loses' };
  return { kind: 'move', days: -clock, timeout: 'loses' };
}

/** A game with somebody elsewhere: make it, then send the link. */
export function FriendPage() {
  const { words } = useSetting();
  const [server, setServer] = useState<boolean | null>(null);
  const [rules, setRules] = useState<FullRulesSpec>(() => completeRules({}));
  const [side, setSide] = useState<(typeof SIDES)[number]>('random');
  const [clock, setClock] = useState<(typeof CLOCKS)[number]>(0);
  const [listing, setListing] = useState<(typeof LISTINGS)[number]>('private');
  const [rated, setRated] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    void hasServer().then(setServer);
  }, []);

  const create = () =>
    api
      .create({ rules: { ...rules, options: [...rules.options] }, side, clock: clockTerms(clock), listing, rated })
      .then(
        ({ game }) => {
          becomeKnown();
          goTo(`play/${game.id}`);
        },
        (error: unknown) => setProblem(refusalText(words, error)),
      );

  if (server === false)
    return (
      <PageFrame title={words.say('ui.play-friend')}>
        <p>{words.say('ui.no-server')}</p>
        <p class="buttons">
          <a class="button primary" href="#/new/hot-seat">
            {words.say('ui.hot-seat')}
          </a>
        </p>
      </PageFrame>
    );
  return (
    <PageFrame title={words.say('ui.play-friend')}>
      <form
        class="new-game"
        onSubmit={(event) => {
          event.preventDefault();
          void create();
        }}
      >
        <p>{words.say('ui.friend.about')}</p>
        {rules.bidding === 'none' && (
          <Choice
            label={words.say('ui.side')}
            value={side}
            options={SIDES}
            name={(one) => (one === 'random' ? words.say('ui.side.random') : words.side(one))}
            onChange={setSide}
          />
        )}
        <Choice
          label={words.say('ui.clock')}
          value={clock}
          options={CLOCKS}
          name={(one) =>
            one === 0
              ? words.say('ui.clock.none')
              : words.say(one > 0 ? 'ui.clock.minutes' : 'ui.clock.days', { count: Math.abs(one) })
          }
          onChange={setClock}
        />
        <button type="submit" class="primary">
          {words.say('ui.friend.create')}
        </button>
        {problem !== null && (
          <p class="warning" role="alert">
            {problem}
          </p>
        )}
        <Choice
          label={words.say('ui.listing')}
          value={listing}
          options={LISTINGS}
          name={(one) => words.say(`ui.listing.${one}`)}
          onChange={setListing}
        />
        <label class="switch">
          <input type="checkbox" checked={rated} onChange={({ currentTarget }) => setRated(currentTarget.checked)} />
          <span>
            {words.say('ui.rated')}
            <small>{words.say('ui.rated.about')}</small>
          </span>
        </label>
        <RulesForm rules={rules} onChange={setRules} />
      </form>
    </PageFrame>
  );
}
