// Compiles kernel/kernel.ts and writes it into src/kernel/code.ts as text, so that it loads in Node, in a worker, from a bundle
// and from a package alike. Run it after a change of the kernel (`npm run kernel`); a test compiles again and compares.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import asc from 'assemblyscript/asc';

const folder = fileURLToPath(new URL('..', import.meta.url));
const OPTIONS = ['-O3', '--enable', 'simd', '--runtime', 'stub', '--importMemory', '--noAssert', '--use', 'abort='];

export async function compileKernel(): Promise<Uint8Array> {
  let code: Uint8Array | null = null;
  const { error, stderr } = await asc.main(['kernel/kernel.ts', '--baseDir', folder, '-o', 'kernel.wasm', ...OPTIONS], {
    writeFile: (name, contents) => {
      if (name === 'kernel.wasm') code = contents as Uint8Array; // a binary file
    },
  });
  if (error !== null || code === null) throw new Error(`The kernel can't be compiled: ${error?.message}\n${stderr}`);
  return code;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const text = Buffer.from(await compileKernel()).toString('base64');
  const lines = text.match(/.{1,110}/g) ?? [];
  writeFileSync(
    new URL('../src/kernel/code.ts', import.meta.url),
    `/** Written by scripts/compile-kernel.ts from kernel/kernel.ts: WebAssembly as base64. */\nexport const KERNEL =\n${lines
      .map((line) => `  '${line}'`)
      .join(' +\n')};\n`,
  );
}
