import type { CountryKey } from './ids.ts';

/* Signs that are the same in every language. */

/** Three letters for a country, where there is no room for a name: those of sport, or made in their manner. */
// biome-ignore format: a table
export const COUNTRY_CODES: Readonly<Record<CountryKey, string>> = {
  canada: 'CAN', 'united-kingdom': 'GBR', norway: 'NOR', sweden: 'SWE', denmark: 'DEN', finland: 'FIN',
  benelux: 'BEN', 'west-germany': 'FRG', france: 'FRA', 'spain-portugal': 'ESP', italy: 'ITA', greece: 'GRE',
  turkey: 'TUR', austria: 'AUT', 'east-germany': 'GDR', poland: 'POL', czechoslovakia: 'TCH', hungary: 'HUN',
  romania: 'ROM', yugoslavia: 'YUG', bulgaria: 'BUL', lebanon: 'LIB', syria: 'SYR', israel: 'ISR', iraq: 'IRQ',
  iran: 'IRN', libya: 'LBA', egypt: 'EGY', jordan: 'JOR', 'gulf-states': 'GUL', 'saudi-arabia': 'SAU',
  afghanistan: 'AFG', pakistan: 'PAK', india: 'IND', burma: 'BIR', 'laos-cambodia': 'LAO', thailand: 'THA',
  vietnam: 'VIE', malaysia: 'MAS', indonesia: 'INA', philippines: 'PHI', australia: 'AUS', japan: 'JPN',
  taiwan: 'TWN', 'south-korea': 'KOR', 'north-korea': 'PRK', morocco: 'MAR', algeria: 'ALG', tunisia: 'TUN',
  'west-african-states': 'WAF', 'ivory-coast': 'CIV', 'saharan-states': 'SAH', nigeria: 'NGR', cameroon: 'CMR',
  zaire: 'ZAI', angola: 'ANG', 'south-africa': 'RSA', botswana: 'BOT', zimbabwe: 'ZIM', 'se-african-states': 'SEA',
  kenya: 'KEN', somalia: 'SOM', ethiopia: 'ETH', sudan: 'SUD', mexico: 'MEX', guatemala: 'GUA', 'el-salvador': 'ESA',
  honduras: 'HON', 'costa-rica': 'CRC', panama: 'PAN', nicaragua: 'NCA', cuba: 'CUB', haiti: 'HAI',
  'dominican-republic': 'DOM', colombia: 'COL', venezuela: 'VEN', ecuador: 'ECU', peru: 'PER', bolivia: 'BOL',
  chile: 'CHI', paraguay: 'PAR', uruguay: 'URU', argentina: 'ARG', brazil: 'BRA', 'chinese-civil-war': 'CHN',
};

// biome-ignore format: a table
const YEARS = [
  [1945, 48], [1949, 52], [1953, 56], [1957, 60], [1961, 64], [1965, 69], [1970, 74], [1975, 79], [1980, 84], [1985, 89],
] as const;

/** The years that a turn stands for; empty for a turn that there is not. */
export const yearsOf = (turn: number): string => YEARS[turn - 1]?.join('–') ?? '';
