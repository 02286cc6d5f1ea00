import { readScenarios, runScenario, type Scenario, ScenarioError, scenarioFiles } from '@longtwilight/scenarios';
import { type AddCommand, type Io, say, sayJson, UsageError } from '../io.ts';

export const addScenarios: AddCommand = (program, io, end) => {
  program
    .command('scenarios')
    .description('check the rules with scenarios (given/when/then in YAML)')
    .argument('<file-or-folder...>', 'scenario files, or folders that contain .yaml files')
    .option('--json', 'print the result as JSON')
    .action(async (paths: readonly string[], options: { readonly json?: true }) => {
      const { passed, failures } = await runAll(paths);
      if (options.json) sayJson(io, { passed, failed: failures.length, failures });
      else sayResult(passed, failures, io);
      end(failures.length > 0 ? 1 : 0);
    });
};

interface Failure {
  readonly file: string;
  readonly name: string;
  readonly message: string;
}

async function runAll(paths: readonly string[]): Promise<{ passed: number; failures: Failure[] }> {
  const files = (await Promise.all(paths.map(filesIn))).flat();
  if (files.length === 0) throw new UsageError(`There are no scenarios (.yaml) in ${paths.join(', ')}`);
  const failures: Failure[] = [];
  let passed = 0;
  for (const file of files) {
    for (const scenario of read(file, failures)) {
      const message = failureOf(scenario);
      if (message === null) passed++;
      else failures.push({ file, name: scenario.name, message });
    }
  }
  return { passed, failures };
}

async function filesIn(path: string): Promise<string[]> {
  try {
    return await scenarioFiles(path);
  } catch (error) {
    if (error instanceof ScenarioError) throw new UsageError(error.message);
    throw error;
  }
}

/** A file that can't be read is one failure. */
function read(file: string, failures: Failure[]): Scenario[] {
  try {
    return readScenarios(file);
  } catch (error) {
    failures.push({ file, name: '', message: error instanceof Error ? error.message : String(error) });
    return [];
  }
}

/** An error that is no refusal is a fault of the engine: it fails its scenario, and the others go on. */
function failureOf(scenario: Scenario): string | null {
  try {
    return runScenario(scenario).failure;
  } catch (error) {
    return error instanceof Error ? (error.stack ?? error.message) : String(error);
  }
}

function sayResult(passed: number, failures: readonly Failure[], io: Io): void {
  for (const { file, name, message } of failures) {
    say(io, `FAILED  ${file}${name === '' ? '' : `: ${name}`}`);
    say(io, `    ${message}`);
    say(io);
  }
  say(io, `${passed} passed, ${failures.length} failed`);
}
