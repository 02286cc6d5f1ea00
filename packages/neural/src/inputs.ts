/** The inputs of one position that are not 0, as the table of features lists them. */
export interface Listed {
  /** Inputs that count once. */
  readonly ones: Uint16Array;
  oneCount: number;
  /** Inputs that count so many times their unit, and the whole factors. */
  readonly multiples: Uint16Array;
  readonly factors: Int16Array;
  multipleCount: number;
}

/** Most features that one position can have set, of each kind. */
export const MOST_LISTED = 2048;

/** A list to be filled. */
export const listing = (): Listed => ({
  ones: new Uint16Array(MOST_LISTED),
  oneCount: 0,
  multiples: new Uint16Array(MOST_LISTED),
  factors: new Int16Array(MOST_LISTED),
  multipleCount: 0,
});

/** How an observation becomes inputs. */
export interface Inputs {
  readonly observation: number;
  readonly table: number;
  /** Bytes of an observation. */
  readonly rowBytes: number;
  readonly count: number;
  /** A feature with a factor is this many times smaller than its factor; 1 for those that count once. */
  readonly units: Uint8Array;
  /** The largest factor that a feature can have. */
  readonly largest: Uint8Array;
  list(observations: Uint8Array, at: number, into: Listed): void;
}
