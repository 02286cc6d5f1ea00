import { BadConfigError, type Config, readConfig, SETTINGS } from '@longtwilight/server/config';
import { UsageError } from './io.ts';

/** The settings of the server, from the environment. */
export function settings(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    throw error instanceof BadConfigError ? new UsageError(error.message) : error;
  }
}

export const SETTINGS_HELP = `\nSettings are environment variables (defaults in brackets):\n${SETTINGS.map((line) => `  ${line}`).join('\n')}`;
/** Of commands that work on the data of a server. */
export const DATA_HELP = '\nUses the same data as "serve", set by DATA_DIR or DATABASE_URL in the environment.';
