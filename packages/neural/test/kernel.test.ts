import { expect, it } from 'vitest';
import { compileKernel } from '../scripts/compile-kernel.ts';
import { KERNEL } from '../src/kernel/code.ts';

it('the kernel is compiled from its source (npm run kernel -w packages/neural)', async () => {
  expect(Buffer.from(await compileKernel()).toString('base64')).toBe(KERNEL);
});
