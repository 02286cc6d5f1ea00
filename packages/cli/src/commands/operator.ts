import type { Office } from '@longtwilight/server/operations';
import { Option } from 'commander';
import { type AddCommand, FailureError, log, sayJson } from '../io.ts';
import { readCount } from '../options.ts';
import { DATA_HELP, settings } from '../settings.ts';

export const addOperator: AddCommand = (program, io, end) => {
  const operator = program
    .command('operator')
    .description('look at, pause, end or repair a game of the server; ban somebody')
    .addHelpText('after', DATA_HELP);

  /** Do something in the office, and say what came of it. */
  const inOffice = async (work: (office: Office) => Promise<string>): Promise<void> => {
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

  operator
    .command('look')
    .description('how a game stands, without its cards, and whether its record is sound')
    .argument('<game>')
    .action((id: string) =>
      inOffice(async (office) => {
        const { game, faults } = await office.look(id);
        sayJson(io, { ...game, faults });
        return faults.length === 0 ? 'Its record is sound' : `${faults.length} faults: see "repair"`;
      }),
    );
  operator
    .command('pause')
    .description('stop a game until "resume"; its players cannot go on')
    .argument('<game>')
    .action((id: string) => inOffice((office) => office.pause(id).then(() => `Game ${id} is paused`)));
  operator
    .command('resume')
    .description('let a game go on')
    .argument('<game>')
    .action((id: string) => inOffice((office) => office.resume(id).then(() => `Game ${id} goes on`)));
  operator
    .command('end')
    .description('end a game')
    .argument('<game>')
    .addOption(
      new Option('--winner <seat>', 'who made the game is first')
        .choices(['first', 'second', 'draw'])
        .makeOptionMandatory(),
    )
    .requiredOption('--why <text>', 'the reason, which is kept in the record')
    .action((id: string, { winner, why }: { winner: 'first' | 'second' | 'draw'; why: string }) =>
      inOffice((office) => office.end(id, winner, why).then(() => `Game ${id} is over`)),
    );
  operator
    .command('repair')
    .description('make what is stored of a game agree with its entries, and wake whoever has to go on')
    .argument('<game>')
    .action((id: string) =>
      inOffice(async (office) => {
        const faults = await office.repair(id);
        return faults.length === 0 ? 'Nothing was wrong' : `Repaired:\n  ${faults.join('\n  ')}`;
      }),
    );
  operator
    .command('fork')
    .description('let the players go on in a new game from an earlier moment; the old one is cancelled')
    .argument('<game>')
    .requiredOption('--keep <entries>', 'how many entries to keep', readCount)
    .action((id: string, { keep }: { keep: number }) =>
      inOffice(async (office) => `The players go on in game ${await office.fork(id, keep)}`),
    );
  operator
    .command('annul')
    .description('call off a running game, sound or not; nobody has won it')
    .argument('<game>')
    .requiredOption('--why <text>', 'the reason, which "audit" shows')
    .action((id: string, { why }: { why: string }) =>
      inOffice((office) => office.annul(id, why).then(() => `Game ${id} is called off`)),
    );
  operator
    .command('audit')
    .description('what operators have done, latest first')
    .option('--most <count>', 'how much of it', readCount, 50)
    .action(({ most }: { most: number }) =>
      inOffice(async (office) => {
        const actions = await office.audit(most);
        sayJson(io, { actions });
        return `${actions.length} actions`;
      }),
    );
  operator
    .command('reports')
    .description('complaints about what was said, oldest first')
    .action(() =>
      inOffice(async (office) => {
        const reports = await office.reports();
        sayJson(io, { reports });
        return reports.length === 0 ? 'Nobody complains' : `${reports.length} complaints: see "settle" and "ban"`;
      }),
    );
  operator
    .command('settle')
    .description('a complaint has been dealt with')
    .argument('<report>', 'the id that "reports" shows', readCount)
    .action((report: number) =>
      inOffice((office) => office.settle(report).then(() => `Complaint ${report} is settled`)),
    );
  for (const banned of [true, false])
    operator
      .command(banned ? 'ban' : 'unban')
      .description(banned ? 'keep somebody out' : 'let somebody in again')
      .argument('<person>', 'the id that "look" shows')
      .action((person: string) =>
        inOffice((office) => office.ban(person, banned).then(() => `${person} is ${banned ? 'kept out' : 'let in'}`)),
      );
};
