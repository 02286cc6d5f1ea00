// Positions a second in a worker of a browser, and how long Ambassador takes for an answer with the processor slowed four times:
//   npm run -s -w packages/web network-speed
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { SHIPPED_WEIGHTS } from '@longtwilight/neural/weights';
import { openBrowser } from '@longtwilight/testing/browser';
import { PHONE } from '@longtwilight/testing/pages';
import { build, type Rolldown } from 'vite';

const SLOWED = 4;
const ADDRESS = 'http://localhost/';

const [probe] = (await build({
  configFile: false,
  logLevel: 'warn',
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  build: {
    write: false,
    lib: { entry: fileURLToPath(new URL('network-probe.ts', import.meta.url)), formats: ['es'], fileName: 'probe' },
  },
})) as Rolldown.RolldownOutput[];
const files: Readonly<Record<string, { readonly body: string | Buffer; readonly contentType: string }>> = {
  '/': { body: '<!doctype html>', contentType: 'text/html' },
  '/probe.js': { body: probe!.output[0].code, contentType: 'text/javascript' },
  '/weights': { body: readFileSync(SHIPPED_WEIGHTS), contentType: 'application/octet-stream' },
};

const browser = await openBrowser();
try {
  const page = await (await browser.newContext({ viewport: PHONE })).newPage();
  await page.route('**/*', (route) => route.fulfill(files[new URL(route.request().url()).pathname] ?? { status: 404 }));
  await page.goto(ADDRESS);
  const perSecond = await page.evaluate(async () => {
    const weights = new Uint8Array(await (await fetch('/weights')).arrayBuffer());
    const worker = new Worker('/probe.js', { type: 'module' });
    return new Promise<number>((resolve, reject) => {
      worker.onmessage = ({ data }) => resolve(data);
      worker.onerror = ({ message }) => reject(new Error(message));
      worker.postMessage(weights);
    });
  });
  console.log(`in a worker: ${Math.round(perSecond).toLocaleString('en')} positions a second in batches of 32`);
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  const times = await page.evaluate(async () => {
    const name = '/probe.js';
    const { answerTimes } = await import(name);
    return answerTimes(new Uint8Array(await (await fetch('/weights')).arrayBuffer())) as number[];
  });
  const ordered = times.toSorted((a, b) => a - b);
  const at = (share: number): string => ordered[Math.floor(share * (ordered.length - 1))]!.toFixed(1);
  console.log(
    `${times.length} answers of Ambassador, slowed ${SLOWED} times: half within ${at(0.5)} ms, 95% within ${at(0.95)} ms`,
  );
  console.log(`the longest ${at(1)} ms, the first ${times[0]!.toFixed(1)} ms`);
} finally {
  await browser.close();
}
