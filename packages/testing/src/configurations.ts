import { type Rules, type RulesSpec, resolveRules } from '@longtwilight/engine';

/** Many more games under `LONG=1`. */
export const LONG = process.env.LONG === '1';
/** How many games a law plays in each configuration. */
export const games = (short: number, long: number): number => (LONG ? long : short);

export interface Configuration {
  readonly name: string;
  readonly spec: RulesSpec;
  readonly rules: Rules;
}

const named = (name: string, spec: RulesSpec): Configuration => ({ name, spec, rules: resolveRules(spec) });

/** The twelve configurations that tests and simulations run through. */
export const CONFIGURATIONS: readonly Configuration[] = [
  named('deluxe', {}),
  named('deluxe without optional cards', { optionalCards: false }),
  named('deluxe-es', { edition: 'deluxe-es' }),
  named('deluxe-pl', { edition: 'deluxe-pl' }),
  named('second', { edition: 'second' }),
  named('chinese civil war', { chineseCivilWar: true }),
  named('late war', { scenario: 'late-war' }),
  named('realign-anywhere', { options: ['realign-anywhere'] }),
  named('realign-safe', { options: ['realign-safe'] }),
  named('mixed-operations', { options: ['mixed-operations'] }),
  named('space-without-roll', { options: ['space-without-roll'] }),
  named('everything together', {
    edition: 'deluxe-es',
    tournament: true,
    handicap: { us: 2 },
    chineseCivilWar: true,
    options: ['realign-anywhere', 'realign-safe', 'mixed-operations', 'space-without-roll'],
  }),
];

/** Seeds that no two configurations share, so that every game is another one; the first is even. */
export const seedsOf = (configuration: Configuration, count: number, law = 0): number[] =>
  Array.from({ length: count }, (_, i) => 100_000 * law + 1000 * CONFIGURATIONS.indexOf(configuration) + i);
