import { readText } from '../files.ts';
import { type AddCommand, FailureError, say, sayJson, UsageError } from '../io.ts';

interface Options {
  readonly commitment?: string;
  readonly seed?: string;
  readonly json?: true;
}

export const addVerify: AddCommand = (program, io, end) => {
  program
    .command('verify')
    .description('recompute every die roll and draw of a finished game and compare them with its record')
    .argument('<game>', 'the address of the game, or a file that contains the reply from …/api/games/ID/fairness')
    .option('--commitment <hash>', 'the commitment you noted when the game began')
    .option('--seed <text>', 'the seed you contributed')
    .option('--json', 'print the result as JSON')
    .action(async (game: string, { json, ...noted }: Options) => {
      const { readFairness, verify } = await import('@longtwilight/server/operations');
      const text = /^https?:/.test(game) ? await fetchPage(game) : readText(game);
      const { chances, faults } = verify(
        reading(game, () => readFairness(text)),
        noted,
      );
      if (json) sayJson(io, { game, chances, faults });
      else if (faults.length === 0) say(io, `All ${chances} die rolls and draws match the seeds.`);
      else for (const fault of faults) say(io, fault);
      end(faults.length === 0 ? 0 : 1);
    });
};

function reading<T>(game: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new FailureError(`${game}: ${(error as Error).message}`);
  }
}

/** What the address of a game leads to, whether it is the page for people, of the API or of its dice. */
async function fetchPage(address: string): Promise<string> {
  const url = new URL(address);
  const [, before, id] = /^(.*?)(?:\/api(?:\/v1)?)?\/games\/([a-z0-9]{12})(?:\/.*)?$/.exec(url.pathname) ?? [];
  if (id === undefined)
    throw new UsageError(`${address} is not the address of a game; expected https://SERVER/games/ID`);
  url.pathname = `${before}/api/games/${id}/fairness`;
  let response: Response;
  try {
    response = await fetch(url);
  } catch (error) {
    throw new FailureError(`${url.origin} can't be reached: ${String((error as Error).cause ?? error)}`);
  }
  const text = await response.text();
  if (!response.ok) throw new FailureError(`${url} replied ${response.status}: ${text}`);
  return text;
}
