import { KERNEL } from './code.ts';
import type { Kernel } from './kernel.ts';

/** The little of WebAssembly that is used here; it is missing in some browsers, and in the types of a page's worker. */
interface WebAssemblyHere {
  validate(code: Uint8Array): boolean;
  readonly Memory: new (size: { initial: number }) => { readonly buffer: ArrayBuffer };
  readonly Module: new (code: Uint8Array) => object;
  readonly Instance: new (module: object, imports: object) => { readonly exports: object };
}

const PAGE = 65536;

const here = (): WebAssemblyHere | undefined => (globalThis as { WebAssembly?: WebAssemblyHere }).WebAssembly;
const code = (): Uint8Array => Uint8Array.from(atob(KERNEL), (byte) => byte.charCodeAt(0));

/** Whether this machine runs the kernel: WebAssembly with fixed-width SIMD. */
export const hasSimd = (): boolean => here()?.validate(code()) ?? false;

/** The kernel in WebAssembly. The memory has its full size at once: growing would detach what looks at it. */
export function simdKernel(bytes: number): Kernel {
  const wasm = here();
  if (wasm === undefined) throw new Error('WebAssembly is not available');
  const memory = new wasm.Memory({ initial: Math.ceil(bytes / PAGE) });
  const { exports } = new wasm.Instance(new wasm.Module(code()), { env: { memory } });
  return { ...(exports as Omit<Kernel, 'memory'>), memory: memory.buffer };
}
