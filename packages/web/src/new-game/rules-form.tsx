import {
  completeRules,
  DESIGNER_OPTIONS,
  EDITIONS,
  type FullRulesSpec,
  RefusedError,
  SIDE_KEYS,
} from '@longtwilight/engine';
import { useState } from 'preact/hooks';
import { useSetting } from '../settings/context.ts';
import { ChoiceField } from '../settings/settings-form.tsx';
import { ProblemNote } from '../shared/problem.tsx';

interface RulesFormProps {
  readonly rules: FullRulesSpec;
  readonly onChange: (rules: FullRulesSpec) => void;
}

const SWITCHES = ['optionalCards', 'chineseCivilWar', 'tournament'] as const;
const BIDDING = ['none', 'influence', 'vp'] as const;
const HANDICAPS = [0, 1, 2, 3, 4, 5, 6];

/** The bid decides it where sides are bid for. */
const NO_HANDICAP = { us: 0, ussr: 0 } as const;

function goTogether(rules: FullRulesSpec): boolean {
  try {
    completeRules(rules);
    return true;
  } catch (error) {
    if (error instanceof RefusedError) return false;
    throw error;
  }
}

/** Edition, variants and options behind one fold; what does not go together is said by the engine. */
export function RulesForm({ rules, onChange }: RulesFormProps) {
  const { words } = useSetting();
  const [problem, setProblem] = useState<string | null>(null);
  const change = (changes: Partial<FullRulesSpec>) => {
    try {
      // An edition brings its own optional cards and variants
      const wanted = changes.edition === undefined ? { ...rules, ...changes } : { edition: changes.edition };
      onChange(completeRules({ ...wanted }));
      setProblem(null);
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      setProblem(words.error(error.problem));
    }
  };
  return (
    <details class="rules-form">
      <summary>
        {words.say('ui.more-options')}: {words.rules(rules).join(', ')}
      </summary>
      <ChoiceField
        label={words.say('ui.edition')}
        value={rules.edition}
        options={EDITIONS}
        name={(edition) => words.say(`rules.edition.${edition}`)}
        onChange={(edition) => change({ edition })}
      />
      <p class="lt-quiet">{words.say(`rules.edition.${rules.edition}.about`)}</p>
      <ChoiceField
        label={words.say('ui.scenario')}
        value={rules.scenario}
        options={['standard', 'late-war'] as const}
        name={(scenario) => words.say(`rules.scenario.${scenario}`)}
        onChange={(scenario) => change({ scenario })}
      />
      <p class="lt-quiet">{words.say(`rules.scenario.${rules.scenario}.about`)}</p>
      {SWITCHES.map((key) => (
        <Switch
          key={key}
          name={words.say(`rules.${key}`)}
          about={words.say(`rules.${key}.about`)}
          on={rules[key]}
          onChange={(on) => change({ [key]: on })}
        />
      ))}
      {DESIGNER_OPTIONS.map((option) => (
        <Switch
          key={option}
          name={words.say(`rules.option.${option}`)}
          about={words.say(`rules.option.${option}.about`)}
          on={rules.options.includes(option)}
          onChange={(on) =>
            change({ options: on ? [...rules.options, option] : rules.options.filter((one) => one !== option) })
          }
        />
      ))}
      <ChoiceField
        label={words.say('ui.bidding')}
        value={rules.bidding}
        options={BIDDING.filter((bidding) => goTogether({ ...rules, bidding, handicap: NO_HANDICAP }))}
        name={(one) => words.say(`rules.bidding.${one}`)}
        onChange={(bidding) => change({ bidding, handicap: NO_HANDICAP })}
      />
      <p class="lt-quiet">{words.say(`rules.bidding.${rules.bidding}.about`)}</p>
      {(rules.bidding === 'none' ? SIDE_KEYS : []).map((side) => (
        <ChoiceField
          key={side}
          label={`${words.say('rules.handicap')}: ${words.side(side)}`}
          value={rules.handicap[side]}
          options={HANDICAPS}
          name={String}
          onChange={(count) => change({ handicap: { ...rules.handicap, [side]: count } })}
        />
      ))}
      {rules.bidding === 'none' && <p class="lt-quiet">{words.say('rules.handicap.about')}</p>}
      <ProblemNote text={problem} />
    </details>
  );
}

interface SwitchProps {
  readonly name: string;
  readonly about: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}

function Switch({ name, about, on, onChange }: SwitchProps) {
  return (
    <label class="switch">
      <input type="checkbox" checked={on} onChange={({ currentTarget }) => onChange(currentTarget.checked)} />
      <span>
        <b>{name}</b>
        <small>{about}</small>
      </span>
    </label>
  );
}
