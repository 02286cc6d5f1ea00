import type { FullRulesSpec } from './ids.ts';
import type { Phrases } from './phrases.ts';

const SIDES = ['us', 'ussr'] as const;

export function rulesParts(words: Phrases, spec: FullRulesSpec): string[] {
  const { edition, scenario, bidding, handicap } = spec;
  return [
    words.say(`rules.edition.${edition}`),
    ...(scenario === 'standard' ? [] : [words.say(`rules.scenario.${scenario}`)]),
    ...(['optionalCards', 'chineseCivilWar', 'tournament'] as const)
      .filter((key) => spec[key])
      .map((key) => words.say(`rules.${key}`)),
    ...(bidding === 'none' ? [] : [words.say(`rules.bidding.${bidding}`)]),
    ...SIDES.filter((side) => handicap[side] > 0).map((side) =>
      words.say('rules.handicap.given', { side, count: handicap[side] }),
    ),
    ...spec.options.map((option) => words.say(`rules.option.${option}`)),
  ];
}
