import { afterEach, beforeEach } from 'vitest';
import { openStorage, type Storage } from '../../src/storage/database.ts';
import { type Ground, newGround } from './servers.ts';

/** A fresh SQLite file for each test, opened once; `location` is where others may open it too. */
export function sqliteFile() {
  let ground: Ground;
  let storage: Storage;
  const location = () =>
    ({ engine: 'sqlite', file: `${ground.env.DATA_DIR}/test.sqlite`, durability: 'process' }) as const;
  beforeEach(async () => {
    ground = await newGround('sqlite');
    storage = await openStorage(location());
  });
  afterEach(async () => {
    await storage.close();
    await ground.clear();
  });
  return { location, storage: () => storage };
}
