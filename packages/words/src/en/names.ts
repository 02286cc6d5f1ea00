/*
 * Names of sides, regions, countries and space boxes. Forms stand behind each other with a bar between them, in the order
 * of `forms`; a single one serves for all.
 */
export const forms = {
  side: ['name', 'the', 'The'],
  region: ['name', 'the', 'The'],
  country: ['name', 'the'],
  box: ['name'],
  card: ['title'],
} as const;

export const sides = {
  us: 'US | the US | The US',
  ussr: 'USSR | the USSR | The USSR',
} as const;

export const regions = {
  europe: 'Europe',
  'western-europe': 'Western Europe',
  'eastern-europe': 'Eastern Europe',
  asia: 'Asia',
  'southeast-asia': 'Southeast Asia',
  'middle-east': 'Middle East | the Middle East | The Middle East',
  africa: 'Africa',
  'central-america': 'Central America',
  'south-america': 'South America',
} as const;

// biome-ignore format: a table
export const countries = {
  canada: 'Canada', 'united-kingdom': 'United Kingdom | the United Kingdom', norway: 'Norway', sweden: 'Sweden',
  denmark: 'Denmark', finland: 'Finland', benelux: 'Benelux', 'west-germany': 'West Germany', france: 'France',
  'spain-portugal': 'Spain/Portugal', italy: 'Italy', greece: 'Greece', turkey: 'Turkey', austria: 'Austria',
  'east-germany': 'East Germany', poland: 'Poland', czechoslovakia: 'Czechoslovakia', hungary: 'Hungary',
  romania: 'Romania', yugoslavia: 'Yugoslavia', bulgaria: 'Bulgaria',

  lebanon: 'Lebanon', syria: 'Syria', israel: 'Israel', iraq: 'Iraq', iran: 'Iran', libya: 'Libya', egypt: 'Egypt',
  jordan: 'Jordan', 'gulf-states': 'Gulf States | the Gulf States', 'saudi-arabia': 'Saudi Arabia',

  afghanistan: 'Afghanistan', pakistan: 'Pakistan', india: 'India', burma: 'Burma', 'laos-cambodia': 'Laos/Cambodia',
  thailand: 'Thailand', vietnam: 'Vietnam', malaysia: 'Malaysia', indonesia: 'Indonesia',
  philippines: 'Philippines | the Philippines', australia: 'Australia', japan: 'Japan', taiwan: 'Taiwan',
  'south-korea': 'South Korea', 'north-korea': 'North Korea',

  morocco: 'Morocco', algeria: 'Algeria', tunisia: 'Tunisia',
  'west-african-states': 'West African States | the West African States', 'ivory-coast': 'Ivory Coast | the Ivory Coast',
  'saharan-states': 'Saharan States | the Saharan States', nigeria: 'Nigeria', cameroon: 'Cameroon', zaire: 'Zaire',
  angola: 'Angola', 'south-africa': 'South Africa', botswana: 'Botswana', zimbabwe: 'Zimbabwe',
  'se-african-states': 'SE African States | the SE African States', kenya: 'Kenya', somalia: 'Somalia',
  ethiopia: 'Ethiopia', sudan: 'Sudan',

  mexico: 'Mexico', guatemala: 'Guatemala', 'el-salvador': 'El Salvador', honduras: 'Honduras',
  'costa-rica': 'Costa Rica', panama: 'Panama', nicaragua: 'Nicaragua', cuba: 'Cuba', haiti: 'Haiti',
  'dominican-republic': 'Dominican Republic | the Dominican Republic',

  colombia: 'Colombia', venezuela: 'Venezuela', ecuador: 'Ecuador', peru: 'Peru', bolivia: 'Bolivia', chile: 'Chile',
  paraguay: 'Paraguay', uruguay: 'Uruguay', argentina: 'Argentina', brazil: 'Brazil',

  'chinese-civil-war': 'Chinese Civil War | the Chinese Civil War',
} as const;

/** Names for tight places, where the whole one is long. */
export const shortRegions = {
  'middle-east': 'Mid. East',
  'central-america': 'C. America',
  'south-america': 'S. America',
};

export const shortCountries = {
  'united-kingdom': 'UK',
  'west-african-states': 'W. African States',
  'dominican-republic': 'Dominican Rep.',
  'chinese-civil-war': 'Civil War',
};

/** The boxes of the space race, by edition where they differ; empty where an edition prints no name. */
export const spaceBoxes = {
  deluxe: [
    'Earth Satellite',
    'Animal in Space',
    'Man in Space',
    'Man in Earth Orbit',
    'Lunar Orbit',
    'Eagle/Bear Has Landed',
    'Space Shuttle',
    'Space Station',
  ],
  'deluxe-es': [
    'Earth Satellite',
    'Animal in Space',
    'Man in Space',
    'Space Walk',
    'Lunar Orbit',
    'Eagle/Bear Has Landed',
    'Space Station',
    'Space Shuttle',
  ],
  second: [
    'Earth Satellite',
    'Animal in Space',
    '',
    'Man in Space',
    '',
    'Space Walk',
    'Lunar Orbit',
    'Eagle/Bear Has Landed',
  ],
} as const;
