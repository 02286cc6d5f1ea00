import { randomInt } from 'node:crypto';
import { Bidding, type FullRulesSpec, Session, type SideKey, seeded } from '@longtwilight/engine';
import { Option } from 'commander';
import { checkSavePath, writeGame } from '../files.ts';
import { type AddCommand, type Io, say } from '../io.ts';
import { Lines } from '../lines.ts';
import { counted, sideName, vpText } from '../names.ts';
import { readSeed } from '../options.ts';
import { describeRules, RULES_HELP, readRules } from '../rules-option.ts';
import { askBid, Leave, Table, type Who } from '../table.ts';

interface PlayOptions {
  readonly us: Who;
  readonly ussr: Who;
  readonly rules?: string;
  readonly seed?: number;
  readonly save?: string;
}

const WHO: readonly Who[] = ['human', 'random'];
const whoOption = (side: SideKey, who: Who): Option =>
  new Option(`--${side} <who>`, `who plays the ${sideName(side)}`).choices(WHO).default(who);

export const addPlay: AddCommand = (program, io, end) => {
  program
    .command('play')
    .description('play a game in the terminal')
    .addOption(whoOption('us', 'human'))
    .addOption(whoOption('ussr', 'random'))
    .option('--rules <rules>', RULES_HELP)
    .option('--seed <number>', 'makes dice, draws and random players repeatable', readSeed)
    .option('--save <file>', 'keep the game here when it ends or you leave')
    .addHelpText(
      'after',
      '\nWith bidding for sides the player named by --us is the first bidder, the other the second.',
    )
    .action(async (options: PlayOptions) => {
      await play(options, io);
      end(0);
    });
};

const SEEDS = 2 ** 32;

async function play(options: PlayOptions, io: Io): Promise<void> {
  const spec = readRules(options.rules);
  if (options.save !== undefined) checkSavePath(options.save);
  const seed = options.seed ?? randomInt(SEEDS);
  say(io, `Long Twilight: ${describeRules(spec)}. Seed ${seed}. Type help for what you can type.`);
  const lines = options.us === 'human' || options.ussr === 'human' ? new Lines(io) : null;
  let session: Session | null = null;
  try {
    const chance = seeded(seed);
    const seats = await takeSeats(spec, options, chance, lines, io);
    session = Session.start(spec, seats.bids);
    await new Table(session, seats, chance, lines, io).play();
  } catch (error) {
    if (!(error instanceof Leave)) throw error;
    say(io, error.message);
  } finally {
    lines?.close();
    if (options.save !== undefined && session !== null) {
      writeGame(options.save, session.save());
      say(io, `The game is kept in ${options.save}.`);
    }
  }
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
  const who = { first, second, chance: 'random' } as const;
  for (let asked = bidding.decisions(); asked.length > 0; asked = bidding.decisions()) {
    const open = asked.find((one) => !one.answered)!; // bidding is over, or somebody has yet to bid
    const human = who[open.actor] === 'human' && lines !== null;
    const text = human ? await askBid(open, kind, lines, io) : open.options[chance(open.options.length)]!;
    bidding.answer(open.actor, text);
    if (kind === 'vp' && open.actor !== 'chance') say(io, `The ${open.actor} player: ${text}.`);
  }
  const { us, handicap, vp } = bidding.result!; // without a result somebody would have been asked
  if (kind === 'influence') say(io, `The bids: ${bidding.answers.slice(0, 2).join(' and ')}.`);
  const extra = handicap.us + handicap.ussr;
  const paid = handicap.us > 0 ? 'us' : 'ussr';
  say(
    io,
    `The ${us} player has the US, the ${us === 'first' ? 'second' : 'first'} the USSR. ${
      kind === 'vp'
        ? `VP at the start: ${vpText(vp)}.`
        : extra === 0
          ? 'Nobody is paid for it.'
          : `The ${sideName(paid)} is paid ${counted(extra, 'point')} of influence.`
    }`,
  );
  const seated = us === 'first' ? { us: first, ussr: second } : { us: second, ussr: first };
  return { ...seated, bids: bidding.answers };
}
