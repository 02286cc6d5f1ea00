/** Names that nobody chose, and nobody may choose. Pages say them in the language of the reader. */
export const guestName = (mark: string): string => `Guest ${mark}`;
export const DELETED_NAME = 'deleted player';

/** Which guest somebody without a name of its own is, or that it is deleted; null for a name that was chosen. */
export function unchosenName(name: string): { readonly guest: string } | 'deleted' | null {
  if (name === DELETED_NAME) return 'deleted';
  const [, guest] = /^Guest (\w+)$/.exec(name) ?? [];
  return guest === undefined ? null : { guest };
}
