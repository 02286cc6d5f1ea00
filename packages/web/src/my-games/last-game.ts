import { database } from '../store/database.ts';
import { Value } from '../store/value.ts';

/** The address of the game that was last looked at, for whoever wants to go on with it. */
const last = new Value<string>('last-game', database);

export const lastGame = (): Promise<string | null> => last.read();
export const rememberGame = (href: string): void => void last.keep(href);
