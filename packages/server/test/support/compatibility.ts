import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { GameSummary, Seat } from '@longtwilight/protocol';

const STORE = fileURLToPath(new URL('../../../../compatibility', import.meta.url));

/** How a game stood when its set was made. */
export interface KnownGame extends Pick<GameSummary, 'id' | 'status' | 'asked' | 'outcome' | 'listing'> {
  readonly number: number;
  readonly bidding: boolean;
  readonly sides: Readonly<Record<Seat, 'us' | 'ussr' | null>>;
  readonly table: Readonly<Record<string, unknown>> & { readonly hand: readonly string[] };
}

/** What an earlier version wrote. */
export interface CompatibilitySet {
  readonly name: string;
  file(name: string): string;
  readonly server: {
    readonly password: string;
    readonly invitation: string;
    readonly keys: Readonly<Record<'anna' | 'bruno' | 'guest', string>>;
    readonly games: Readonly<Record<string, KnownGame>>;
  };
}

export const compatibilitySets: readonly CompatibilitySet[] = readdirSync(STORE, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => {
    const file = (part: string): string => path.join(STORE, name, part);
    return { name, file, server: JSON.parse(readFileSync(file('server.json'), 'utf8')) };
  });
