import type { PeopleWords } from '@longtwilight/words';

/** The first that fits is it: browsers name those whom they descend from too. */
const BROWSERS: readonly (readonly [name: string, sign: RegExp])[] = [
  ['Firefox', /Firefox\/|FxiOS\//],
  ['Edge', /Edg\w*\//],
  ['Opera', /OPR\//],
  ['Chrome', /Chrom(e|ium)\/|CriOS\//],
  ['Safari', /Safari\//],
];
const SYSTEMS: readonly (readonly [name: string, sign: RegExp])[] = [
  ['Android', /Android/],
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X/],
  ['ChromeOS', /CrOS/],
  ['Linux', /Linux/],
];

const nameIn = (names: typeof BROWSERS, text: string): string | undefined =>
  names.find(([, sign]) => sign.test(text))?.[0];

/** A device by what its browser says of itself. */
export function deviceName(people: PeopleWords, device: string): string {
  const [browser, system] = [nameIn(BROWSERS, device), nameIn(SYSTEMS, device)];
  if (browser !== undefined && system !== undefined)
    return people.say('people.device', { name: browser, text: system });
  return browser ?? system ?? people.say('people.device.unknown');
}
