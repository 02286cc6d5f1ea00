import sheet from '@longtwilight/board/emblems.svg?url';

/** Puts the pictures of all cards into the page: one file, which browsers keep. Cards can be read without it. */
export async function loadEmblems(): Promise<void> {
  const answer = await fetch(sheet);
  if (!answer.ok) return;
  const symbols = new DOMParser().parseFromString(await answer.text(), 'image/svg+xml').documentElement;
  // Only a file by itself needs a title
  symbols.querySelector('title')?.remove();
  const place = document.createElement('div');
  place.hidden = true;
  place.append(document.importNode(symbols, true));
  document.body.append(place);
}
