import { type Chance, type Rules, type RulesSpec, resolveRules } from '@longtwilight/engine';

/** The rules that most people play by, and that half of all games and all measured ones are played by. */
export const MAIN_RULES = resolveRules({ edition: 'deluxe', handicap: { us: 2 } });

/** Everything that changes the game, so that no rule is new to the player. */
const SPECS: readonly RulesSpec[] = [
  {},
  { optionalCards: false },
  { edition: 'deluxe-es' },
  { edition: 'deluxe-pl' },
  { edition: 'second' },
  { chineseCivilWar: true },
  { scenario: 'late-war' },
  { options: ['realign-anywhere'] },
  { options: ['realign-safe'] },
  { options: ['mixed-operations'] },
  { options: ['space-without-roll'] },
  {
    edition: 'deluxe-es',
    tournament: true,
    chineseCivilWar: true,
    options: ['realign-anywhere', 'realign-safe', 'mixed-operations', 'space-without-roll'],
  },
];
const HANDICAPS = [0, 1, 2, 3];
const OTHER_RULES = SPECS.flatMap((spec) => HANDICAPS.map((us) => resolveRules({ ...spec, handicap: { us } })));

/** The rules of the next game: the main ones in every second. */
export const drawRules = (chance: Chance): Rules =>
  chance(2) === 0 ? MAIN_RULES : OTHER_RULES[chance(OTHER_RULES.length)]!;
