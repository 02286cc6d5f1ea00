import { completeRules, type FullRulesSpec } from '@longtwilight/engine';
import { type Condition, inPlay, type Words } from '@longtwilight/words';
import { useSetting } from '../../settings/context.ts';
import { useLibrary } from '../library-words.ts';

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
  readonly condition: Condition | null;
  readonly rules: FullRulesSpec | null;
}

const USUAL = completeRules();

/** Says with what a rule is in play and, where a game is known, whether it is in that one. What is as usual needs no mark. */
export function RuleMark({ condition, rules }: MarkProps) {
  const { words } = useSetting();
  const library = useLibrary();
  if (condition === null) return null;
  const inThisGame = rules === null || inPlay(condition, rules);
  if (rules !== null && inThisGame && inPlay(condition, USUAL)) return null;
  const parts = conditionParts(words, condition);
  const state = rules === null ? 'only' : inThisGame ? 'in-play' : 'not-in-play';
  return (
    <small class="rule-mark" data-state={state}>
      {library.say(`rules.${state}`, { parts })}
    </small>
  );
}

/** Whether something can be passed over, because it is not in play in the game that is known. */
export const isOut = (condition: Condition | null, rules: FullRulesSpec | null): boolean =>
  rules !== null && !inPlay(condition, rules);
