import { openStorage } from '../../src/storage/database.ts';

/** A database with all tables, of which each test gets a copy: that is much quicker than to make them anew. */
export const TEMPLATE = 'template_of_tests';

export async function prepareTemplate(url: string): Promise<void> {
  const storage = await openStorage({ engine: 'postgres', url, connections: 1 });
  await storage.close();
}
