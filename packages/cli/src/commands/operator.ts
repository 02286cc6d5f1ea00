import type { Office } from '@longtwilight/server/operations';
import { type Command, Option } from 'commander';
import { type AddCommand, FailureError, type Io, log, sayJson } from '../io.ts';
import { counted } from '../names.ts';
import { readCount } from '../options.ts';
import { DATA_HELP, settings } from '../settings.ts';

/** Do something in the office, and say what came of it. */
type InOffice = (work: (office: Office) => Promise<string>) => Promise<void>;

export const addOperator: AddCommand = (program, io, end) => {
  const operator = program
    .command('operator')
    .description('look at, pause, end or repair a game on the server; ban a player')
    .addHelpText('after', DATA_HELP);

  const inOffice: InOffice = async (work) => {
    const { Office, Refused } = await import('@longtwilight/server/operations');
    const office = await Office.open(settings());
    try {
      log(io, await work(office));
      end(0);
    } catch (error) {
      throw error instanceof Refused ? new FailureError(error.message) : error;
    } finally {
      await office.close();
    }
  };

  addGameCommands(operator, io, inOffice);
  addRepairCommands(operator, inOffice);
  addAuditCommand(operator, io, inOffice);
  addConductCommands(operator, io, inOffice);
};

/** Looking at a game, and what an operator may do to a sound one. */
function addGameCommands(operator: Command, io: Io, inOffice: InOffice): void {
  operator
    .command('look')
    .description('show the state of a game (but none of its cards) and whether its record is sound')
    .argument('<game>')
    .action((id: string) =>
      inOffice(async (office) => {
        const { game, faults } = await office.look(id);
        sayJson(io, { ...game, faults });
        return faults.length === 0
          ? 'The record of the game is sound'
          : `${counted(faults.length, 'fault')} found: see "repair"`;
      }),
    );
  operator
    .command('pause')
    .description('pause a game; only an operator can resume it')
    .argument('<game>')
    .action((id: string) => inOffice((office) => office.pause(id).then(() => `Game ${id} is paused`)));
  operator
    .command('resume')
    .description('resume a paused game')
    .argument('<game>')
    .action((id: string) => inOffice((office) => office.resume(id).then(() => `Game ${id} has resumed`)));
  operator
    .command('end')
    .description('end a game')
    .argument('<game>')
    .addOption(
      new Option('--winner <seat>', 'who wins; "first" is the player who created the game')
        .choices(['first', 'second', 'draw'])
        .makeOptionMandatory(),
    )
    .requiredOption('--why <text>', 'the reason, kept in the record')
    .action((id: string, { winner, why }: { winner: 'first' | 'second' | 'draw'; why: string }) =>
      inOffice((office) => office.end(id, winner, why).then(() => `Game ${id} is over`)),
    );
}

/** Ways out for a game that went wrong. */
function addRepairCommands(operator: Command, inOffice: InOffice): void {
  operator
    .command('repair')
    .description('make the stored state of a game match its entries, and prompt whoever is to move')
    .argument('<game>')
    .action((id: string) =>
      inOffice(async (office) => {
        const faults = await office.repair(id);
        return faults.length === 0 ? 'Nothing was wrong' : `Repaired:\n  ${faults.join('\n  ')}`;
      }),
    );
  operator
    .command('fork')
    .description('let the players continue from an earlier point in a new game; the old game is cancelled')
    .argument('<game>')
    .requiredOption('--keep <entries>', 'how many entries of the old game to keep, counted from its start', readCount)
    .action((id: string, { keep }: { keep: number }) =>
      inOffice(async (office) => `The players continue in game ${await office.fork(id, keep)}`),
    );
  operator
    .command('annul')
    .description('cancel a running game, even if its record is not sound; nobody wins')
    .argument('<game>')
    .requiredOption('--why <text>', 'the reason, shown by "audit"')
    .action((id: string, { why }: { why: string }) =>
      inOffice((office) => office.annul(id, why).then(() => `Game ${id} is cancelled`)),
    );
}

/** Looking back at what operators have done. */
function addAuditCommand(operator: Command, io: Io, inOffice: InOffice): void {
  operator
    .command('audit')
    .description('list what operators have done, newest first')
    .option('--most <count>', 'how many entries to show', readCount, 50)
    .action(({ most }: { most: number }) =>
      inOffice(async (office) => {
        const actions = await office.audit(most);
        sayJson(io, { actions });
        return counted(actions.length, 'action');
      }),
    );
}

/** Dealing with players who misbehave. */
function addConductCommands(operator: Command, io: Io, inOffice: InOffice): void {
  operator
    .command('reports')
    .description('list reported messages, oldest first')
    .action(() =>
      inOffice(async (office) => {
        const reports = await office.reports();
        sayJson(io, { reports });
        return reports.length === 0
          ? 'There are no reports'
          : `${counted(reports.length, 'report')}: see "settle" and "ban"`;
      }),
    );
  operator
    .command('settle')
    .description('mark a report as dealt with')
    .argument('<report>', 'the id shown by "reports"', readCount)
    .action((report: number) => inOffice((office) => office.settle(report).then(() => `Report ${report} is settled`)));
  for (const banned of [true, false])
    operator
      .command(banned ? 'ban' : 'unban')
      .description(banned ? 'ban a player' : 'lift a ban')
      .argument('<person>', 'the id of the player, which "look" shows')
      .action((person: string) =>
        inOffice((office) =>
          office.ban(person, banned).then(() => `Player ${person} is ${banned ? 'banned' : 'no longer banned'}`),
        ),
      );
}
