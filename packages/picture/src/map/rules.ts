import { type FullRulesSpec, type Rules, resolveRules } from '@longtwilight/engine';

const resolved = new Map<string, Rules>();

/** The rules of a game with all their cards, looked up once. */
export function resolvedRules(spec: FullRulesSpec): Rules {
  const key = JSON.stringify(spec);
  const rules = resolved.get(key) ?? resolveRules({ ...spec, bidding: 'none' });
  resolved.set(key, rules);
  return rules;
}
