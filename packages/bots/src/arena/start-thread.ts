import { Worker } from 'node:worker_threads';

/** From source (tests, `npm run dev`) a thread has to load TypeScript, which Node 20 can't do by itself. */
const loader = (module: URL): string => `import('tsx/esm/api').then(({ register }) => {
  register();
  return import(${JSON.stringify(module.href.replace(/js$/, 'ts'))});
});`;

/** Start a thread that runs a module, which is named as it is once compiled (`.js`). */
export function startThread(module: URL, workerData: unknown = null): Worker {
  return import.meta.url.endsWith('.ts')
    ? new Worker(loader(module), { eval: true, execArgv: ['--conditions=source'], workerData })
    : new Worker(module, { workerData });
}
