import type { Words } from '@longtwilight/words';

/** What shows a board of this server in another page. */
export const embedCode = (address: string, words: Words): string =>
  `<iframe src="${location.origin}/embed/${address}?lang=${words.language}" width="720" height="520" title="${words.say('ui.title')}" loading="lazy"></iframe>`;
