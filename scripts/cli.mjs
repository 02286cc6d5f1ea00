// Runs the command line from compiled code, compiling first what is stale.
// The command runs in this very process, so that it gets the terminal and the signals.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, root, setup } from './setup.mjs';

setup();
if (build('packages/cli')) {
  const main = path.join(root, 'packages', 'cli', 'dist', 'main.js');
  process.argv[1] = main;
  await import(pathToFileURL(main).href);
} else {
  console.error('\nThe build failed: see above.');
  process.exitCode = 1;
}
