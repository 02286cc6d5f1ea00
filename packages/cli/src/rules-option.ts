import { type FullRulesSpec, RefusedError } from '@longtwilight/engine';
import { readRulesText } from '@longtwilight/notation';
import { UsageError } from './io.ts';

export const RULES_HELP =
  'rules as key=value pairs separated by commas, for example edition=deluxe,chineseCivilWar=true,handicap.us=2,options=a+b';

/** Rules from text such as `edition=deluxe,chineseCivilWar=true,handicap.us=2,options=realign-anywhere+mixed-operations`. */
export function readRulesOption(text = ''): FullRulesSpec {
  try {
    return readRulesText(text);
  } catch (error) {
    if (error instanceof RefusedError) throw new UsageError(`--rules: ${error.message}`);
    throw error;
  }
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
