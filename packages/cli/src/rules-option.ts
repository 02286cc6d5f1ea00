import { completeRules, type FullRulesSpec, RefusedError } from '@longtwilight/engine';
import { UsageError } from './io.ts';

export const RULES_HELP =
  'rules as key=value, separated by commas: edition=deluxe, chineseCivilWar=true, handicap.us=2, options=a+b';

type Value = string | number | boolean | readonly string[];

/** Rules from text such as `edition=deluxe,chineseCivilWar=true,handicap.us=2,options=realign-anywhere+mixed-operations`. */
export function readRulesOption(text: string | undefined): FullRulesSpec {
  const spec: Record<string, Value | Record<string, Value>> = {};
  const parts = (text ?? '').split(',').map((part) => part.trim());
  for (const part of parts.filter((one) => one !== '')) {
    const [, key, value] = /^([\w.]+)\s*=\s*(.*)$/.exec(part) ?? [];
    if (key === undefined || value === undefined)
      throw new UsageError(`--rules: "${part}" is not key=value; an example is edition=deluxe,chineseCivilWar=true`);
    put(spec, key, readValue(key, value));
  }
  try {
    return completeRules(spec);
  } catch (error) {
    if (error instanceof RefusedError) throw new UsageError(`--rules: ${error.message}`);
    throw error;
  }
}

function readValue(key: string, text: string): Value {
  if (key === 'options') return text.split('+').filter((one) => one !== '');
  if (text === 'true' || text === 'false') return text === 'true';
  return /^-?\d+$/.test(text) ? Number(text) : text;
}

function put(spec: Record<string, Value | Record<string, Value>>, path: string, value: Value): void {
  const twice = (): never => {
    throw new UsageError(`--rules: ${path} is given twice`);
  };
  const [key, part, ...more] = path.split('.');
  if (key === undefined || more.length > 0) throw new UsageError(`--rules: unknown key ${path}`);
  if (part === undefined) {
    if (Object.hasOwn(spec, key)) twice();
    spec[key] = value;
    return;
  }
  const parts = Object.hasOwn(spec, key) ? spec[key] : {};
  if (typeof parts !== 'object' || Array.isArray(parts) || Object.hasOwn(parts, part)) twice();
  else spec[key] = { ...parts, [part]: value };
}

/** Rules in a few words. */
export function describeRules(spec: FullRulesSpec): string {
  const { us, ussr } = spec.handicap;
  return [
    `${spec.edition} edition`,
    ...(spec.scenario === 'late-war' ? ['Late War scenario'] : []),
    ...(spec.optionalCards ? ['optional cards'] : []),
    ...(spec.chineseCivilWar ? ['Chinese Civil War'] : []),
    ...(spec.tournament ? ['tournament rules'] : []),
    ...(spec.bidding === 'none' ? [] : ['bidding for sides']),
    ...(us > 0 ? [`US handicap ${us}`] : []),
    ...(ussr > 0 ? [`USSR handicap ${ussr}`] : []),
    ...spec.options,
  ].join(', ');
}
