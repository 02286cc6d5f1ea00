import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Kills a worker as the browser does where memory is short, once there is one. */
export async function killWorker(page: Page, name: 'bot' | 'danger'): Promise<void> {
  const named = () => page.workers().find((worker) => worker.url().includes(`${name}-worker`));
  await expect.poll(named).toBeDefined();
  // Perhaps it is gone before it could say that it has done so
  await named()
    ?.evaluate(() => globalThis.close())
    .catch(() => {});
}
