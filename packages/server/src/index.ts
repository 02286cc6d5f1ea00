export { type Server, startServer } from './server.ts';
