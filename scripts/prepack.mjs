// What every package does before it is packed, in its own folder: it is built, and the licence lies with it.
import { copyFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, root } from './setup.mjs';

/** @param {string} folder */
export function prepack(folder) {
  copyFileSync(path.join(root, 'LICENSE'), path.join(folder, 'LICENSE'));
  return build(folder);
}

if (process.argv[1] === fileURLToPath(import.meta.url) && !prepack(process.cwd())) process.exitCode = 1;
