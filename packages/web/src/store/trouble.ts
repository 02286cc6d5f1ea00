/** What is wrong with the store: it has no more room, or the browser gives us none at all. */
export type StoreTrouble = 'full' | 'none';

const told = new EventTarget();
let trouble: StoreTrouble | null = null;

export const storeTrouble = (): StoreTrouble | null => trouble;

/** Calls back with each change, until the function returned is called. */
export function listenToTrouble(heard: () => void): () => void {
  told.addEventListener('change', heard);
  return () => told.removeEventListener('change', heard);
}

const become = (now: StoreTrouble | null) => (): void => {
  if (trouble === now) return;
  trouble = now;
  told.dispatchEvent(new Event('change'));
};
const theStoreIsFull = become('full');
const nothingIsKept = become('none');
export const thereIsRoom = become(null);

/** Tells why something could not be kept. */
export function troubleWith(error: unknown): void {
  if (error instanceof DOMException && error.name === 'QuotaExceededError') theStoreIsFull();
  else nothingIsKept();
}
