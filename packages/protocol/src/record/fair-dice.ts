/** The seeds of a game's dice: the server's, to which it is committed before it knows the others, and one of each player. */
export interface Seeds {
  readonly server: string;
  readonly first: string;
  readonly second: string;
}

/** The hashes that dice are made with; every platform has its own way to compute them. */
export interface Hashes {
  /** SHA-256 in hexadecimal digits. */
  sha256(text: string): string;
  /** HMAC-SHA-256. */
  hmac(key: string, text: string): Uint8Array;
}

/** Answers the k-th question to chance of a game with one of its options. */
export type ChanceSource = (k: number, options: readonly string[]) => string;

/** What is published before the game: nobody can find another seed with the same commitment. */
export const commitmentTo = (serverSeed: string, { sha256 }: Hashes): string => sha256(serverSeed);

/**
 * Every die and every draw: a pure function of the seeds, of how many questions chance has had before, and of the options
 * in alphabetical order. Undoing can't move the dice, because no answer of chance is ever undone.
 */
export function fairDiceOf({ server, first, second }: Seeds, { hmac }: Hashes): ChanceSource {
  // Length-prefixed, so that no two pairs of seeds are written alike
  const players = `${first.length}:${first}:${second.length}:${second}`;
  return (k, options) => {
    const sorted = options.toSorted();
    const most = 2 ** 32 - (2 ** 32 % sorted.length);
    for (let attempt = 0; ; attempt++) {
      const digest = hmac(server, `${players}:${k}:${attempt}`);
      const number = new DataView(digest.buffer, digest.byteOffset).getUint32(0);
      // Numbers past the last whole multiple would make some options likelier
      if (number < most) return sorted[number % sorted.length]!;
    }
  };
}
