export { type Server, startServer } from './server.ts';
export { InUseError } from './storage/sqlite-lock.ts';
