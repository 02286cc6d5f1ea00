import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres.ts';
import { prepareTemplate, TEMPLATE } from './template.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of a Postgres server of our own; put the name of a database behind it. */
    postgres: string;
  }
}

/** One Postgres server for all tests of this package; each test makes its own database in it. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const { url, createDatabase, remove } = await startPostgres();
  await createDatabase(TEMPLATE);
  await prepareTemplate(`${url}/${TEMPLATE}`);
  provide('postgres', url);
  return remove;
}
