import type { FullRulesSpec } from '@longtwilight/engine';
import { type Condition, inPlay, type Words } from '@longtwilight/words';
import { useSetting } from '../settings/context.ts';
import { useLibrary } from './library-words.ts';

/** With what something is in play, as labels. */
function conditionParts(words: Words, condition: Condition): string[] {
  const { editions, optionalCards, chineseCivilWar, scenario, tournament, bidding, handicap, option } = condition;
  return [
    ...(editions === undefined ? [] : [editions.map((edition) => words.say(`rules.edition.${edition}`)).join(' / ')]),
    ...(optionalCards ? [words.say('rules.optionalCards')] : []),
    ...(chineseCivilWar ? [words.say('rules.chineseCivilWar')] : []),
    ...(scenario === undefined ? [] : [words.say(`rules.scenario.${scenario}`)]),
    ...(tournament ? [words.say('rules.tournament')] : []),
    ...(bidding === undefined ? [] : [words.say(`rules.bidding.${bidding}`)]),
    ...(handicap ? [words.say('rules.handicap')] : []),
    ...(option === undefined ? [] : [words.say(`rules.option.${option}`)]),
  ];
}

interface MarkProps {
  readonly condition: Condition;
  readonly rules: FullRulesSpec | null;
}

/** Says with what a rule is in play and, where a game is known, whether it is in that one. */
export function RuleMark({ condition, rules }: MarkProps) {
  const { words } = useSetting();
  const library = useLibrary();
  const state = rules === null ? 'open' : inPlay(condition, rules) ? 'in' : 'out';
  return (
    <small class="rule-mark" data-state={state}>
      {state === 'in' && <b>{library.say('rules.in-play')}</b>}
      {state === 'out' && <b>{library.say('rules.not-in-play')}</b>}
      {library.say('rules.only', { parts: conditionParts(words, condition) })}
    </small>
  );
}

/** Whether something can be passed over, because it is not in play in the game that is known. */
export const isOut = (condition: Condition | null, rules: FullRulesSpec | null): boolean =>
  rules !== null && !inPlay(condition, rules);
