import { completeRules, type FullRulesSpec } from '@longtwilight/engine';
import { useState } from 'preact/hooks';
import { becomeKnown } from '../my-games/known.ts';
import { RulesForm } from '../new-game/rules-form.tsx';
import { ClockChoice, type ClockField, clockTerms, RatedSwitch } from '../new-game/terms-form.tsx';
import { matchWithSeed } from '../remote/own-seed.ts';
import { refusalText } from '../server/refusal-text.ts';
import { useSetting } from '../settings/context.ts';
import { ProblemNote } from '../shared/problem.tsx';
import { Sky } from '../shared/sky.tsx';
import { goTo } from '../site/routes.ts';

/** The quickest way to an opponent: say what to play, and whoever wants the same is found. */
export function QuickMatch() {
  const { words } = useSetting();
  const [rules, setRules] = useState<FullRulesSpec>(() => completeRules({}));
  const [clock, setClock] = useState<ClockField>(0);
  const [rated, setRated] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const match = () =>
    matchWithSeed({ rules: { ...rules, options: [...rules.options] }, clock: clockTerms(clock), rated }).then(
      ({ game }) => {
        becomeKnown();
        goTo(`play/${game.id}?quick=yes`);
      },
      (error: unknown) => setProblem(refusalText(words, error)),
    );
  return (
    <section class="quick-match">
      <Sky>
        <h2>{words.say('ui.quick-match')}</h2>
      </Sky>
      <form
        class="new-game"
        onSubmit={(event) => {
          event.preventDefault();
          void match();
        }}
      >
        <ClockChoice clock={clock} onChange={setClock} />
        <RatedSwitch rated={rated} onChange={setRated} />
        <RulesForm rules={rules} onChange={setRules} />
        <ProblemNote text={problem} />
        <button type="submit" class="primary">
          {words.say('ui.quick-match')}
        </button>
      </form>
    </section>
  );
}
