import { completeRules, type FullRulesSpec, RefusedError, SIDE_KEYS } from '@longtwilight/engine';

/* The rules of a game as one line, in the syntax of the command line: `edition=deluxe,handicap.us=2,options=a+b`. */

type Value = string | number | boolean | readonly string[];

/** Every key that differs from what the edition has by itself; the edition always. */
export function rulesText(spec: FullRulesSpec): string {
  const plain = completeRules({ edition: spec.edition });
  const parts = [`edition=${spec.edition}`];
  for (const key of ['optionalCards', 'chineseCivilWar', 'scenario', 'tournament', 'bidding'] as const)
    if (spec[key] !== plain[key]) parts.push(`${key}=${spec[key]}`);
  for (const side of SIDE_KEYS) if (spec.handicap[side] > 0) parts.push(`handicap.${side}=${spec.handicap[side]}`);
  if (spec.options.length > 0) parts.push(`options=${spec.options.join('+')}`);
  return parts.join(',');
}

const refuse = (message: string): never => {
  throw new RefusedError('bad-rules', message);
};

export function readRulesText(text: string): FullRulesSpec {
  const spec: Record<string, Value | Record<string, Value>> = {};
  for (const part of text.split(',').map((one) => one.trim())) {
    if (part === '') continue;
    const [, name, value] = /^([\w.]+)\s*=\s*(.*)$/.exec(part) ?? [];
    if (name === undefined || value === undefined)
      return refuse(`"${part}" is not key=value; an example is edition=deluxe,chineseCivilWar=true`);
    const [key = '', inner, ...more] = name.split('.');
    if (more.length > 0) refuse(`unknown key ${name}`);
    const group = Object.hasOwn(spec, key) ? spec[key] : undefined;
    const open =
      inner !== undefined && typeof group === 'object' && !Array.isArray(group) && !Object.hasOwn(group, inner);
    if (group !== undefined && !open) refuse(`${part}: this is given twice`);
    spec[key] =
      inner === undefined ? readValue(key, value) : { ...(group as object), [inner]: readValue(inner, value) };
  }
  return completeRules(spec);
}

function readValue(key: string, text: string): Value {
  if (key === 'options') return text.split('+').filter((one) => one !== '');
  if (text === 'true' || text === 'false') return text === 'true';
  return /^-?\d+$/.test(text) ? Number(text) : text;
}
