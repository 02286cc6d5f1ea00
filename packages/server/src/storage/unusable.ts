/** The data can't be served, and its owner has to do something about it first. */
export class UnusableDataError extends Error {
  override readonly name = 'UnusableDataError';
}
