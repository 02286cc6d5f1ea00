import { readConfig } from '../../src/config.ts';
import { startServer } from '../../src/server.ts';

/** The server as a program, for tests that kill it. */
const server = await startServer(readConfig(process.env));
process.stderr.write(`is at ${server.address}\n`);
