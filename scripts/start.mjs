// `npm start`: builds what is stale, then runs the server with the pages at one address, which it prints.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, root, setup } from './setup.mjs';
import { buildWeb } from './web.mjs';

setup();
if (build('packages/cli') && buildWeb()) {
  process.env.LOG_LEVEL ??= 'warn';
  const main = path.join(root, 'packages', 'cli', 'dist', 'main.js');
  process.argv = [process.execPath, main, 'serve', ...process.argv.slice(2)];
  await import(pathToFileURL(main).href);
} else {
  console.error('\nThe build failed: see above.');
  process.exitCode = 1;
}
