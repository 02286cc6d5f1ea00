import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { PICTURE_STYLE } from '../src/picture/style.generated.ts';

it('is what the style sheets of the map say', () => {
  const script = fileURLToPath(new URL('../scripts/make-picture-style.mjs', import.meta.url));
  expect(() => execFileSync(process.execPath, [script, '--check'], { stdio: 'pipe' })).not.toThrow();
});

it('has nothing that a program which draws SVG does not know', () => {
  expect(PICTURE_STYLE).not.toMatch(/var\(|light-dark|oklch|lab\(|:is\(|&|@/);
});
