import { DESIGNER_OPTIONS, EDITIONS, type FullRulesSpec, type RulesSpec } from '@longtwilight/engine';
import { type Static, Type } from 'typebox';
import { agree, enumOf, exactly, type Fits } from './schema.ts';

const Handicap = Type.Integer({ minimum: 0, maximum: 20 });

/** The rules of a game; whether they go together is for the engine to say. */
export const FullRules = exactly({
  edition: enumOf(EDITIONS),
  optionalCards: Type.Boolean(),
  chineseCivilWar: Type.Boolean(),
  scenario: enumOf(['standard', 'late-war']),
  tournament: Type.Boolean(),
  bidding: enumOf(['none', 'influence', 'vp']),
  handicap: exactly({ us: Handicap, ussr: Handicap }),
  options: Type.Array(enumOf(DESIGNER_OPTIONS), { maxItems: DESIGNER_OPTIONS.length }),
  version: Type.Optional(
    Type.Integer({
      minimum: 1,
      description:
        'The version of the rules under which the game was started; present only if it is not the current one.',
    }),
  ),
});
agree<Fits<typeof FullRules, FullRulesSpec>>();

/** The same as somebody asks for them: what is left out is as usual. New games are played by the present version. */
const { version: _present, ...asked } = FullRules.properties;
export const AskedRules = Type.Partial(exactly({ ...asked, handicap: Type.Partial(FullRules.properties.handicap) }), {
  additionalProperties: false,
});
agree<Static<typeof AskedRules> extends RulesSpec ? true : false>();
