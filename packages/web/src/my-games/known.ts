import { database } from '../store/database.ts';
import { Value } from '../store/value.ts';

/** Whether this browser has ever played on the server: strangers are not asked who they are. */
const known = new Value<true>('known', database, () => true);

export const isKnown = async (): Promise<boolean> => (await known.read()) !== null;
export const becomeKnown = (): void => void known.keep(true);
export const becomeUnknown = (): void => void known.keep(null);
