import type { LevelKey } from '@longtwilight/bots';
import { completeRules, type FullRulesSpec, type SideKey } from '@longtwilight/engine';
import { useState } from 'preact/hooks';
import { LocalBidding } from '../bidding/local-bidding.tsx';
import { fairChance } from '../match/chance.ts';
import { LocalMatch } from '../match/local-match.ts';
import { useSetting } from '../settings/context.ts';
import { ChoiceField } from '../settings/settings-form.tsx';
import { Loaded } from '../shared/loaded.tsx';
import { PageFrame } from '../shared/page-frame.tsx';
import { goTo, type Route } from '../site/routes.ts';
import type { Sitter } from '../store/games.ts';
import { lastLevel, rememberLevel } from './last-level.ts';
import { RulesForm } from './rules-form.tsx';
import { SubmitBar } from './submit-bar.tsx';

const LEVELS = ['recruit', 'attache', 'strategist', 'ambassador', 'chairman'] as const satisfies readonly LevelKey[];
const CHOICES = ['random', 'us', 'ussr'] as const;

interface NewGameProps {
  readonly against: 'computer' | 'hot-seat';
  /** The computer player to begin with. */
  readonly usual: LevelKey;
}

/** A new game against the computer, or for two at this screen. */
export function NewGamePage({ route }: { readonly route: Route }) {
  const against = route.argument === 'hot-seat' ? 'hot-seat' : 'computer';
  return (
    <Loaded load={lastLevel} inputs={[]}>
      {(usual) => <NewGame key={against} against={against} usual={usual} />}
    </Loaded>
  );
}

function NewGame({ against, usual }: NewGameProps) {
  const { words } = useSetting();
  const [rules, setRules] = useState<FullRulesSpec>(() => completeRules({}));
  const [level, setLevel] = useState<LevelKey>(usual);
  const [side, setSide] = useState<(typeof CHOICES)[number]>('random');

  const [bids, setBids] = useState(false);

  const begin = async (mine: SideKey, made: readonly string[]) => {
    const seats: Readonly<Record<SideKey, Sitter>> =
      against === 'hot-seat'
        ? { us: 'human', ussr: 'human' }
        : { us: mine === 'us' ? 'human' : level, ussr: mine === 'ussr' ? 'human' : level };
    if (against === 'computer') rememberLevel(level);
    const match = LocalMatch.start(rules, seats, made);
    await match.keep();
    goTo(`game/${match.id}`);
  };
  const start = () => {
    if (rules.bidding !== 'none') setBids(true);
    else void begin(side === 'random' ? (fairChance(2) === 0 ? 'us' : 'ussr') : side, []);
  };

  if (bids && rules.bidding !== 'none')
    return (
      <LocalBidding
        kind={rules.bidding}
        level={against === 'hot-seat' ? null : level}
        onDone={(made, us) => void begin(us === 'first' ? 'us' : 'ussr', made)}
      />
    );

  return (
    <PageFrame title={words.say(against === 'hot-seat' ? 'ui.hot-seat' : 'ui.play-computer')}>
      <form
        class="new-game"
        onSubmit={(event) => {
          event.preventDefault();
          start();
        }}
      >
        {against === 'computer' && (
          <>
            <fieldset class="cards-to-choose">
              <legend>{words.say('ui.level')}</legend>
              {LEVELS.map((one) => (
                <label key={one}>
                  <input type="radio" name="level" checked={level === one} onChange={() => setLevel(one)} />
                  <b>{words.say(`ui.level.${one}`)}</b>
                  <small>{words.say(`ui.level.${one}.about`)}</small>
                </label>
              ))}
            </fieldset>
            {rules.bidding === 'none' && (
              <ChoiceField
                label={words.say('ui.side')}
                value={side}
                options={CHOICES}
                name={(one) => (one === 'random' ? words.say('ui.side.random') : words.side(one))}
                onChange={setSide}
              />
            )}
          </>
        )}
        <RulesForm rules={rules} onChange={setRules} />
        <SubmitBar label={words.say('ui.start')} />
      </form>
    </PageFrame>
  );
}
