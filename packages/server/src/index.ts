export { BadConfigError, type Config, readConfig, SETTINGS } from './config.ts';
export { type Server, startServer } from './server.ts';
