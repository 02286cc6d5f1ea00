import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { LAND } from '../src/world/land.generated.ts';

it('is made from the layout as it is', () => {
  const script = fileURLToPath(new URL('../scripts/make-map.mjs', import.meta.url));
  expect(() => execFileSync(process.execPath, ['--import=tsx', script, '--check'], { stdio: 'pipe' })).not.toThrow();
});

it('leaves room for the rest of the first page load', () => {
  expect(gzipSync(JSON.stringify(LAND)).length).toBeLessThan(16_000);
});
