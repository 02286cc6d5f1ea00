import type { Words } from '@longtwilight/words';

/** Apart from the files of a version, which go when there is a new one. */
const CACHE = 'longtwilight.notices';
/** Where the service worker looks. */
const PLACE = './notice-texts.json';

/** Leave for the service worker what it says, in the language in use; it fills in names and dates. */
export async function leaveNoticeTexts(words: Words): Promise<void> {
  const texts = {
    locale: words.locale,
    turn: words.say('ui.your-move'),
    over: words.say('notice.over'),
    with: words.say('notice.with', { name: '{name}' }),
    until: words.say('notice.until', { date: '{date}' }),
    computer: words.say('ui.computer'),
    guest: words.unnamed({ guest: '{name}' }),
    deleted: words.unnamed('deleted'),
  };
  const cache = await caches.open(CACHE);
  await cache.put(PLACE, Response.json(texts));
}

export const takeNoticeTextsBack = (): Promise<boolean> => caches.delete(CACHE);
