export { type Server, startServer } from './server.ts';
export { UnusableDataError } from './storage/unusable.ts';
