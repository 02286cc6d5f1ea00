import type { LevelKey } from '@longtwilight/bots';
import { completeRules, type FullRulesSpec, type SideKey } from '@longtwilight/engine';
import { useState } from 'preact/hooks';
import { fairChance } from '../match/chance.ts';
import type { Sitter } from '../match/kept-games.ts';
import { LocalMatch } from '../match/local-match.ts';
import { useSetting } from '../settings/context.ts';
import { Choice } from '../settings/settings-form.tsx';
import { goTo, type Route } from '../site/routes.ts';
import { PageFrame } from './page-frame.tsx';
import { RulesForm } from './rules-form.tsx';

const LEVELS = ['recruit', 'attache', 'strategist'] as const satisfies readonly LevelKey[];
const CHOICES = ['random', 'us', 'ussr'] as const;

/** A new game against the computer, or for two at this screen. */
export function NewGamePage({ route }: { readonly route: Route }) {
  const { words } = useSetting();
  const against = route.argument === 'hot-seat' ? 'hot-seat' : 'computer';
  const [rules, setRules] = useState<FullRulesSpec>(() => completeRules({}));
  const [level, setLevel] = useState<(typeof LEVELS)[number]>('attache');
  const [side, setSide] = useState<(typeof CHOICES)[number]>('random');

  const start = () => {
    const mine: SideKey = side === 'random' ? (fairChance(2) === 0 ? 'us' : 'ussr') : side;
    const seats: Readonly<Record<SideKey, Sitter>> =
      against === 'hot-seat'
        ? { us: 'human', ussr: 'human' }
        : { us: mine === 'us' ? 'human' : level, ussr: mine === 'ussr' ? 'human' : level };
    const match = LocalMatch.start(rules, seats);
    match.keep();
    goTo(`game/${match.id}`);
  };

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
            <Choice
              label={words.say('ui.side')}
              value={side}
              options={CHOICES}
              name={(one) => (one === 'random' ? words.say('ui.side.random') : words.side(one))}
              onChange={setSide}
            />
          </>
        )}
        <button type="submit" class="primary">
          {words.say('ui.start')}
        </button>
        <RulesForm rules={rules} onChange={setRules} />
      </form>
    </PageFrame>
  );
}
