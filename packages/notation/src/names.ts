import type { CardKey, CountryKey, RegionKey } from '@longtwilight/engine/data';
import { CARD_KEYS, COUNTRY_KEYS, REGION_KEYS } from '@longtwilight/engine/data';
import distance from 'damerau-levenshtein';

/**
 * The titles that the app's logs print, without the star of cards that are removed after their event. They belong to the format
 * of a file: the English words for people may change, these may not.
 */
// biome-ignore format: a table
export const CARD_TITLES: Readonly<Record<CardKey, string>> = {
  'asia-scoring': 'Asia Scoring', 'europe-scoring': 'Europe Scoring', 'middle-east-scoring': 'Mideast Scoring',
  'duck-and-cover': 'Duck and Cover', 'five-year-plan': 'Five Year Plan', 'china-card': 'The China Card',
  'socialist-governments': 'Socialist Governments', fidel: 'Fidel', 'vietnam-revolts': 'Vietnam Revolts',
  blockade: 'Blockade', 'korean-war': 'Korean War', 'romanian-abdication': 'Romanian Abdication',
  'arab-israeli-war': 'Arab-Israeli War', comecon: 'COMECON', nasser: 'Nasser',
  'warsaw-pact-formed': 'Warsaw Pact Formed', 'de-gaulle-leads-france': 'De Gaulle Leads France',
  'captured-nazi-scientist': 'Captured Nazi Scientist', 'truman-doctrine': 'Truman Doctrine',
  'olympic-games': 'Olympic Games', nato: 'NATO', 'independent-reds': 'Independent Reds',
  'marshall-plan': 'Marshall Plan', 'indo-pakistani-war': 'Indo-Pakistani War', containment: 'Containment',
  'cia-created': 'CIA Created', 'us-japan-pact': 'US/Japan Mutual Defense Pact', 'suez-crisis': 'Suez Crisis',
  'east-european-unrest': 'East European Unrest', decolonization: 'Decolonization',
  'red-scare-purge': 'Red Scare/Purge', 'un-intervention': 'UN Intervention', 'de-stalinization': 'De-Stalinization',
  'nuclear-test-ban': 'Nuclear Test Ban', 'formosan-resolution': 'Formosan Resolution', 'brush-war': 'Brush War',
  'central-america-scoring': 'Central America Scoring', 'southeast-asia-scoring': 'Southeast Asia Scoring',
  'arms-race': 'Arms Race', 'cuban-missile-crisis': 'Cuban Missile Crisis', 'nuclear-subs': 'Nuclear Subs',
  quagmire: 'Quagmire', 'salt-negotiations': 'SALT Negotiations', 'bear-trap': 'Bear Trap', summit: 'Summit',
  'how-i-learned': 'How I Learned To Stop Worrying', junta: 'Junta', 'kitchen-debates': 'Kitchen Debates',
  'missile-envy': 'Missile Envy', 'we-will-bury-you': '"We Will Bury You"', 'brezhnev-doctrine': 'Brezhnev Doctrine',
  'portuguese-empire-crumbles': 'Portuguese Empire Crumbles', 'south-african-unrest': 'South African Unrest',
  allende: 'Allende', 'willy-brandt': 'Willy Brandt', 'muslim-revolution': 'Muslim Revolution',
  'abm-treaty': 'ABM Treaty', 'cultural-revolution': 'Cultural Revolution', 'flower-power': 'Flower Power',
  'u2-incident': 'U2 Incident', opec: 'OPEC', 'lone-gunman': '"Lone Gunman"',
  'colonial-rear-guards': 'Colonial Rear Guards', 'panama-canal-returned': 'Panama Canal Returned',
  'camp-david-accords': 'Camp David Accords', 'puppet-governments': 'Puppet Governments',
  'grain-sales-to-soviets': 'Grain Sales To Soviets', 'john-paul-ii': 'John Paul II Elected Pope',
  'latin-american-death-squads': 'Latin American Death Squads', 'oas-founded': 'OAS Founded',
  'nixon-china-card': 'Nixon Plays The China Card', 'sadat-expels-soviets': 'Sadat Expels Soviets',
  'shuttle-diplomacy': 'Shuttle Diplomacy', 'voice-of-america': 'The Voice of America',
  'liberation-theology': 'Liberation Theology', 'ussuri-river-skirmish': 'Ussuri River Skirmish',
  'ask-not': '"Ask Not What Your Country..."', 'alliance-for-progress': 'Alliance For Progress',
  'africa-scoring': 'Africa Scoring', 'one-small-step': '"One Small Step..."',
  'south-america-scoring': 'South America Scoring', 'iranian-hostage-crisis': 'Iranian Hostage Crisis',
  'the-iron-lady': 'The Iron Lady', 'reagan-bombs-libya': 'Reagan Bombs Libya', 'star-wars': 'Star Wars',
  'north-sea-oil': 'North Sea Oil', 'the-reformer': 'The Reformer',
  'marine-barracks-bombing': 'Marine Barracks Bombing', 'kal-007': 'Soviets Shoot Down KAL-007',
  glasnost: 'Glasnost', ortega: 'Ortega Elected in Nicaragua', terrorism: 'Terrorism',
  'iran-contra-scandal': 'Iran-Contra Scandal', chernobyl: 'Chernobyl',
  'latin-american-debt-crisis': 'Latin American Debt Crisis', 'tear-down-this-wall': 'Tear Down This Wall',
  'an-evil-empire': '"An Evil Empire"', 'aldrich-ames': 'Aldrich Ames Remix',
  'pershing-ii-deployed': 'Pershing II Deployed', wargames: 'Wargames', solidarity: 'Solidarity',
  'iran-iraq-war': 'Iran-Iraq War', defectors: 'Defectors', 'the-cambridge-five': 'The Cambridge Five',
  'special-relationship': 'Special Relationship', norad: 'NORAD', che: 'Che',
  'our-man-in-tehran': 'Our Man in Tehran', 'yuri-and-samantha': 'Yuri and Samantha',
  'awacs-sale-to-saudis': 'AWACS Sale To Saudis', 'nato-referendum': 'NATO Referendum',
};

/** Cards that the app prints without a star although their event removes them. */
const PRINTED_WITHOUT_STAR: ReadonlySet<CardKey> = new Set<CardKey>(['oas-founded']);

/** A title as a log prints it. `once`: the card is removed after its event. */
export const printedTitle = (card: CardKey, once: boolean): string =>
  CARD_TITLES[card] + (once && !PRINTED_WITHOUT_STAR.has(card) ? '*' : '');

/** The names of countries that the app's logs print. */
// biome-ignore format: a table
export const COUNTRY_NAMES: Readonly<Record<CountryKey, string>> = {
  canada: 'Canada', 'united-kingdom': 'UK', norway: 'Norway', sweden: 'Sweden', denmark: 'Denmark',
  finland: 'Finland', benelux: 'Benelux', 'west-germany': 'West Germany', france: 'France',
  'spain-portugal': 'Spain/Portugal', italy: 'Italy', greece: 'Greece', turkey: 'Turkey', austria: 'Austria',
  'east-germany': 'East Germany', poland: 'Poland', czechoslovakia: 'Czechoslovakia', hungary: 'Hungary',
  romania: 'Romania', yugoslavia: 'Yugoslavia', bulgaria: 'Bulgaria', lebanon: 'Lebanon', syria: 'Syria',
  israel: 'Israel', iraq: 'Iraq', iran: 'Iran', libya: 'Libya', egypt: 'Egypt', jordan: 'Jordan',
  'gulf-states': 'Gulf States', 'saudi-arabia': 'Saudi Arabia', afghanistan: 'Afghanistan', pakistan: 'Pakistan',
  india: 'India', burma: 'Burma', 'laos-cambodia': 'Laos/Cambodia', thailand: 'Thailand', vietnam: 'Vietnam',
  malaysia: 'Malaysia', indonesia: 'Indonesia', philippines: 'Philippines', australia: 'Australia', japan: 'Japan',
  taiwan: 'Taiwan', 'south-korea': 'South Korea', 'north-korea': 'North Korea', morocco: 'Morocco',
  algeria: 'Algeria', tunisia: 'Tunisia', 'west-african-states': 'West African States', 'ivory-coast': 'Ivory Coast',
  'saharan-states': 'Saharan States', nigeria: 'Nigeria', cameroon: 'Cameroon', zaire: 'Zaire', angola: 'Angola',
  'south-africa': 'South Africa', botswana: 'Botswana', zimbabwe: 'Zimbabwe',
  'se-african-states': 'SE African States', kenya: 'Kenya', somalia: 'Somalia', ethiopia: 'Ethiopia', sudan: 'Sudan',
  mexico: 'Mexico', guatemala: 'Guatemala', 'el-salvador': 'El Salvador', honduras: 'Honduras',
  'costa-rica': 'Costa Rica', panama: 'Panama', nicaragua: 'Nicaragua', cuba: 'Cuba', haiti: 'Haiti',
  'dominican-republic': 'Dominican Republic', colombia: 'Colombia', venezuela: 'Venezuela', ecuador: 'Ecuador',
  peru: 'Peru', bolivia: 'Bolivia', chile: 'Chile', paraguay: 'Paraguay', uruguay: 'Uruguay',
  argentina: 'Argentina', brazil: 'Brazil', 'chinese-civil-war': 'Chinese Civil War',
};

export const REGION_NAMES: Readonly<Record<RegionKey, string>> = {
  europe: 'Europe',
  asia: 'Asia',
  'middle-east': 'Middle East',
  africa: 'Africa',
  'central-america': 'Central America',
  'south-america': 'South America',
};

/** Other spellings that are understood: full printed titles, older names, other editions. */
const CARD_ALIASES: Readonly<Record<string, CardKey>> = {
  'Middle East Scoring': 'middle-east-scoring',
  'China Card': 'china-card',
  'Captured Nazi Scientists': 'captured-nazi-scientist',
  'US/Japan Defense Pact': 'us-japan-pact',
  'US/Japan Mutual Defence Pact': 'us-japan-pact',
  'How I Learned to Stop Worrying and Love the Bomb': 'how-i-learned',
  'Ask Not What Your Country Can Do For You': 'ask-not',
  'Nixon Plays China Card': 'nixon-china-card',
  'Lonely Gunman': 'lone-gunman',
  'Voice of America': 'voice-of-america',
  'OAS Founded': 'oas-founded',
  'One Small Step for Man': 'one-small-step',
  'Iron Lady': 'the-iron-lady',
  Reformer: 'the-reformer',
  'KAL-007': 'kal-007',
  'Ortega Elected': 'ortega',
  'Iranian Hostage': 'iranian-hostage-crisis',
  'Iran/Iraq War': 'iran-iraq-war',
  'Aldrich Ames': 'aldrich-ames',
  'Pershing II': 'pershing-ii-deployed',
  'War Games': 'wargames',
  'Cambridge Five': 'the-cambridge-five',
  'John Paul II': 'john-paul-ii',
  'Camp David': 'camp-david-accords',
  'South East Asia Scoring': 'southeast-asia-scoring',
  'De Stalinization': 'de-stalinization',
  'De-Stalinisation': 'de-stalinization',
  Decolonisation: 'decolonization',
};
const COUNTRY_ALIASES: Readonly<Record<string, CountryKey>> = {
  'United Kingdom': 'united-kingdom',
  'Great Britain': 'united-kingdom',
  'Southeast African States': 'se-african-states',
  'Congo/Zaire': 'zaire',
  'Dominican Rep': 'dominican-republic',
};
const REGION_ALIASES: Readonly<Record<string, RegionKey>> = { Mideast: 'middle-east' };

/** Case, stars, quotes, points, hyphens and a leading article make no difference. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .replace(/^the /, '')
    .replaceAll(' ', '');

function index<K extends string>(
  keys: readonly K[],
  names: Readonly<Record<K, string>>,
  aliases: Readonly<Record<string, K>>,
): ReadonlyMap<string, K> {
  const found = new Map<string, K>();
  for (const key of keys) {
    found.set(plain(key), key);
    found.set(plain(names[key]), key);
  }
  for (const [name, key] of Object.entries(aliases)) found.set(plain(name), key);
  return found;
}
const CARDS = index(CARD_KEYS, CARD_TITLES, CARD_ALIASES);
const COUNTRIES = index(COUNTRY_KEYS, COUNTRY_NAMES, COUNTRY_ALIASES);
const REGIONS = index(REGION_KEYS, REGION_NAMES, REGION_ALIASES);

export const readCard = (text: string): CardKey | undefined => CARDS.get(plain(text));
export const readCountry = (text: string): CountryKey | undefined => COUNTRIES.get(plain(text));
export const readRegion = (text: string): RegionKey | undefined => REGIONS.get(plain(text));

/** One letter in so many may be wrong. */
const MISSPELT_SHARE = 3;
const LONGEST_NAME = 60;

/** The names among some that are spelt most like a text; none if no name is like it at all. */
export function nearest(text: string, names: readonly string[]): string[] {
  const wanted = plain(text).slice(0, LONGEST_NAME);
  let best: string[] = [];
  let least = Math.floor(Math.max(wanted.length, MISSPELT_SHARE) / MISSPELT_SHARE);
  for (const name of names) {
    const other = plain(name);
    if (Math.abs(other.length - wanted.length) > least) continue;
    const { steps } = distance(wanted, other);
    if (steps > least) continue;
    best = steps < least ? [name] : [...best, name];
    least = steps;
  }
  return best;
}
