import { randomInt } from 'node:crypto';
import { bidForSide, LEVEL_KEYS, levels, type Network, type ThinkingBudget } from '@longtwilight/bots';
import { Bidding, type FullRulesSpec, GameRecord, type SideKey, seeded } from '@longtwilight/engine';
import { Option } from 'commander';
import { addBudgetOptions, type BudgetOptions, readBudget } from '../arena/arena-options.ts';
import { DEFAULT_LEVEL } from '../default-level.ts';
import { checkSavePath, writeGame } from '../files.ts';
import { type AddCommand, FailureError, type Io, log, say } from '../io.ts';
import { Lines } from '../lines.ts';
import { counted, sideName, vpText } from '../names.ts';
import { addNetworkOption, type NetworkOptions, networkFor } from '../network.ts';
import { readSeed } from '../options.ts';
import { describeRules, RULES_HELP, readRulesOption } from '../rules-option.ts';
import { askPersonToBid, Leave, type Seated, TerminalGame, type Who } from '../terminal-game.ts';

interface PlayOptions extends BudgetOptions, NetworkOptions {
  readonly us: Who;
  readonly ussr: Who;
  readonly rules?: string;
  readonly seed?: number;
  readonly save?: string;
}

const WHO: readonly Who[] = ['human', ...LEVEL_KEYS];
const whoOption = (side: SideKey, who: Who): Option =>
  new Option(`--${side} <who>`, `who plays the ${sideName(side)}`).choices(WHO).default(who);

export const addPlay: AddCommand = (program, io, end) => {
  const command = program
    .command('play')
    .description('play a game in the terminal')
    .addOption(whoOption('us', 'human'))
    .addOption(whoOption('ussr', DEFAULT_LEVEL));
  addNetworkOption(addBudgetOptions(command))
    .option('--rules <rules>', RULES_HELP)
    .option('--seed <number>', 'a seed, which makes dice, draws and computer players repeatable', readSeed)
    .option('--save <file>', 'save the game in this file when it ends or you quit')
    .addHelpText(
      'after',
      '\nWith bidding for sides, the player named by --us bids first, the one named by --ussr second.',
    )
    .action(async (options: PlayOptions) => {
      await play(options, io);
      end(0);
    });
};

const SEEDS = 2 ** 32;

async function play(options: PlayOptions, io: Io): Promise<void> {
  const spec = readRulesOption(options.rules);
  if (options.save !== undefined) checkSavePath(options.save);
  const budget = readBudget(options);
  const seed = options.seed ?? randomInt(SEEDS);
  const network = networkIfAny(options, io);
  say(io, `Long Twilight: ${describeRules(spec)}. Seed ${seed}. Type "help" for help.`);
  const lines = options.us === 'human' || options.ussr === 'human' ? new Lines(io) : null;
  let record: GameRecord | null = null;
  try {
    const chance = seeded(seed);
    const seats = await takeSeats(spec, options, chance, lines, io);
    record = GameRecord.start(spec, seats.bids);
    const seat = { seed, budget, network };
    const table = { us: seated(seats.us, 'us', seat), ussr: seated(seats.ussr, 'ussr', seat) };
    await new TerminalGame(record, table, chance, lines, io).play();
  } catch (error) {
    if (!(error instanceof Leave)) throw error;
    say(io, error.message);
  } finally {
    lines?.close();
    if (options.save !== undefined && record !== null) {
      writeGame(options.save, record.save());
      say(io, `The game is saved in ${options.save}.`);
    }
  }
}

/** The network that the players need; without it others stand in for them, and that is said. */
function networkIfAny(options: PlayOptions, io: Io): Network | null {
  const players = [options.us, options.ussr].filter((who) => who !== 'human');
  try {
    return networkFor(players, options);
  } catch (error) {
    if (!(error instanceof FailureError)) throw error;
    log(io, `${error.message}. Attaché plays instead.`);
    return null;
  }
}

interface ComputerSeat {
  readonly seed: number;
  readonly budget: ThinkingBudget | null;
  readonly network: Network | null;
}

/** A computer player has a seed of its own, so that it doesn't follow the dice. */
function seated(who: Who, side: SideKey, { seed, budget, network }: ComputerSeat): Seated {
  if (who === 'human') return who;
  const own = seed ^ (side === 'us' ? 0x5555_5555 : 0x3333_3333);
  return levels[who]({ side, seed: own >>> 0, ...(budget && { budget }), ...(network && { network }) });
}

interface Seats {
  readonly us: Who;
  readonly ussr: Who;
  readonly bids: readonly string[];
}

/** Who plays which side: as told, or as the bidding decides. */
async function takeSeats(
  { bidding: kind }: FullRulesSpec,
  { us: first, ussr: second }: PlayOptions,
  chance: (count: number) => number,
  lines: Lines | null,
  io: Io,
): Promise<Seats> {
  if (kind === 'none') return { us: first, ussr: second, bids: [] };
  const bidding = new Bidding(kind);
  const who = { first, second, chance: 'chance' } as const;
  for (let asked = bidding.decisions(); asked.length > 0; asked = bidding.decisions()) {
    const open = asked.find((one) => !one.answered)!; // bidding is over, or somebody has yet to bid
    const human = who[open.actor] === 'human' && lines !== null;
    const byLevel = (): string =>
      open.actor === 'chance' ? open.options[chance(open.options.length)]! : bidForSide(open.options, kind);
    const text = human ? await askPersonToBid(open, kind, lines, io) : byLevel();
    bidding.answer(open.actor, text);
    if (kind === 'vp' && open.actor !== 'chance') say(io, `The ${open.actor} player's bid: ${text}.`);
  }
  const { us, handicap, vp } = bidding.result!; // without a result somebody would have been asked
  if (kind === 'influence') say(io, `The bids: ${bidding.answers.slice(0, 2).join(' and ')}.`);
  const extra = handicap.us + handicap.ussr;
  const paid = handicap.us > 0 ? 'us' : 'ussr';
  say(
    io,
    `The ${us} player plays the US, the ${us === 'first' ? 'second' : 'first'} the USSR. ${
      kind === 'vp'
        ? `VP at the start: ${vpText(vp)}.`
        : extra === 0
          ? 'Neither side receives extra influence.'
          : `The ${sideName(paid)} receives ${counted(extra, 'extra point')} of influence.`
    }`,
  );
  const seated = us === 'first' ? { us: first, ussr: second } : { us: second, ussr: first };
  return { ...seated, bids: bidding.answers };
}
