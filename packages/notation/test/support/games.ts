import {
  answer,
  Bidding,
  type Chance,
  type Decision,
  decisions,
  type Game,
  GameRecord,
  prepareGame,
  type RulesSpec,
  seeded,
} from '@longtwilight/engine';

/** Many more games under `LONG=1`. */
const LONG = process.env.LONG === '1';
export const games = (short: number, long: number): number => (LONG ? long : short);

export interface Configuration {
  readonly name: string;
  readonly spec: RulesSpec;
}

/** The twelve configurations that tests and simulations run through. */
export const CONFIGURATIONS: readonly Configuration[] = [
  { name: 'deluxe', spec: {} },
  { name: 'deluxe without optional cards', spec: { optionalCards: false } },
  { name: 'deluxe-es', spec: { edition: 'deluxe-es' } },
  { name: 'deluxe-pl', spec: { edition: 'deluxe-pl' } },
  { name: 'second', spec: { edition: 'second' } },
  { name: 'chinese civil war', spec: { chineseCivilWar: true } },
  { name: 'late war', spec: { scenario: 'late-war' } },
  { name: 'realign-anywhere', spec: { options: ['realign-anywhere'] } },
  { name: 'realign-safe', spec: { options: ['realign-safe'] } },
  { name: 'mixed-operations', spec: { options: ['mixed-operations'] } },
  { name: 'space-without-roll', spec: { options: ['space-without-roll'] } },
  {
    name: 'everything together',
    spec: {
      edition: 'deluxe-es',
      tournament: true,
      handicap: { us: 2 },
      chineseCivilWar: true,
      options: ['realign-anywhere', 'realign-safe', 'mixed-operations', 'space-without-roll'],
    },
  },
];

/** Configurations with bidding, whose records begin with bids. */
export const BIDDING: readonly Configuration[] = [
  { name: 'sealed bids', spec: { bidding: 'influence' } },
  { name: 'an auction', spec: { edition: 'second', bidding: 'vp', tournament: true } },
];

const pick = (options: readonly string[], chance: Chance): string => options[chance(options.length)]!;

function bids(kind: 'influence' | 'vp', chance: Chance): string[] {
  const bidding = new Bidding(kind);
  for (let asked = bidding.decisions(); asked.length > 0; asked = bidding.decisions()) {
    const open = asked.find((one) => !one.answered)!;
    bidding.answer(open.actor, pick(open.options, chance));
  }
  return bidding.answers;
}

/**
 * A random game, up to `most` answers and then the next question to a player. Two of three seeds make players who look one step ahead and avoid to lose at once, so
 * that games get into the late war.
 */
export function randomGame({ spec }: Configuration, seed: number, most = 20_000): GameRecord {
  const chance = seeded(seed);
  const kind = spec.bidding ?? 'none';
  const record = GameRecord.start(spec, kind === 'none' ? [] : bids(kind, chance));
  const trial = prepareGame(record.rules);
  const careful = seed % 3 !== 0;
  for (let asked = record.decisions(); asked.length > 0; asked = record.decisions()) {
    const open = asked.find((one) => !one.answered)!;
    if (record.entries.length >= most && open.actor !== 'chance') break;
    let text = pick(open.options, chance);
    if (careful && open.actor !== 'chance')
      for (let tries = 5; tries > 0 && endsGame(trial, record, open, text); tries--) text = pick(open.options, chance);
    record.answer(open.actor, text);
  }
  return record;
}

/** Whether an answer ends the game, with a middling die; a coup at DEFCON 2 is taken to. */
function endsGame(trial: Game, record: GameRecord, asked: Decision, text: string): boolean {
  if (text === 'coup' && record.game.defcon <= 2) return true;
  trial.copyFrom(record.game);
  answer(trial, asked.actor, text);
  for (let dice = 2; dice > 0 && decisions(trial)[0]?.question === 'die'; dice--) answer(trial, 'chance', '3');
  return trial.over;
}
