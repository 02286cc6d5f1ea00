import type { Catalogue, Like } from '../catalogue.ts';
import type * as english from '../en/names.ts';

/* In the sentences of the log the verb goes with the side (gli USA piazzano, l’URSS piazza): they choose by it. */
export const forms = {
  side: ['name', 'the', 'of', 'to'],
  region: ['name', 'the', 'in', 'of'],
  country: ['name', 'in'],
  box: ['name'],
  card: ['title'],
} as const;

export const sides: Like<typeof english.sides> = {
  us: 'USA | gli USA | degli USA | agli USA',
  ussr: 'URSS | l’URSS | dell’URSS | all’URSS',
};

// biome-ignore format: a table
export const regions: Like<typeof english.regions> = {
  europe: 'Europa | l’Europa | in Europa | dell’Europa',
  'western-europe': 'Europa Occidentale | l’Europa Occidentale | in Europa Occidentale | dell’Europa Occidentale',
  'eastern-europe': 'Europa Orientale | l’Europa Orientale | in Europa Orientale | dell’Europa Orientale',
  asia: 'Asia | l’Asia | in Asia | dell’Asia',
  'southeast-asia': 'Sudest Asiatico | il Sudest Asiatico | nel Sudest Asiatico | del Sudest Asiatico',
  'middle-east': 'Medio Oriente | il Medio Oriente | in Medio Oriente | del Medio Oriente',
  africa: 'Africa | l’Africa | in Africa | dell’Africa',
  'central-america': 'Centro America | il Centro America | in Centro America | del Centro America',
  'south-america': 'Sud America | il Sud America | in Sud America | del Sud America',
};

// biome-ignore format: a table
export const countries: Like<typeof english.countries> = {
  canada: 'Canada | in Canada', 'united-kingdom': 'Regno Unito | nel Regno Unito', norway: 'Norvegia | in Norvegia',
  sweden: 'Svezia | in Svezia', denmark: 'Danimarca | in Danimarca', finland: 'Finlandia | in Finlandia',
  benelux: 'Benelux | nel Benelux', 'west-germany': 'Germania Ovest | in Germania Ovest', france: 'Francia | in Francia',
  'spain-portugal': 'Spagna/Portogallo | in Spagna/Portogallo', italy: 'Italia | in Italia', greece: 'Grecia | in Grecia',
  turkey: 'Turchia | in Turchia', austria: 'Austria | in Austria', 'east-germany': 'Germania Est | in Germania Est',
  poland: 'Polonia | in Polonia', czechoslovakia: 'Cecoslovacchia | in Cecoslovacchia', hungary: 'Ungheria | in Ungheria',
  romania: 'Romania | in Romania', yugoslavia: 'Jugoslavia | in Jugoslavia', bulgaria: 'Bulgaria | in Bulgaria',

  lebanon: 'Libano | in Libano', syria: 'Siria | in Siria', israel: 'Israele | in Israele', iraq: 'Iraq | in Iraq',
  iran: 'Iran | in Iran', libya: 'Libia | in Libia', egypt: 'Egitto | in Egitto', jordan: 'Giordania | in Giordania',
  'gulf-states': 'Stati del Golfo | negli Stati del Golfo', 'saudi-arabia': 'Arabia Saudita | in Arabia Saudita',

  afghanistan: 'Afghanistan | in Afghanistan', pakistan: 'Pakistan | in Pakistan', india: 'India | in India',
  burma: 'Birmania | in Birmania', 'laos-cambodia': 'Laos/Cambogia | in Laos/Cambogia',
  thailand: 'Thailandia | in Thailandia', vietnam: 'Vietnam | in Vietnam', malaysia: 'Malesia | in Malesia',
  indonesia: 'Indonesia | in Indonesia', philippines: 'Filippine | nelle Filippine', australia: 'Australia | in Australia',
  japan: 'Giappone | in Giappone', taiwan: 'Taiwan | a Taiwan', 'south-korea': 'Corea del Sud | in Corea del Sud',
  'north-korea': 'Corea del Nord | in Corea del Nord',

  morocco: 'Marocco | in Marocco', algeria: 'Algeria | in Algeria', tunisia: 'Tunisia | in Tunisia',
  'west-african-states': 'Stati Africani Occidentali | negli Stati Africani Occidentali',
  'ivory-coast': 'Costa d’Avorio | in Costa d’Avorio', 'saharan-states': 'Stati Sahariani | negli Stati Sahariani',
  nigeria: 'Nigeria | in Nigeria', cameroon: 'Camerun | in Camerun', zaire: 'Zaire | nello Zaire',
  angola: 'Angola | in Angola', 'south-africa': 'Sud Africa | in Sud Africa', botswana: 'Botswana | in Botswana',
  zimbabwe: 'Zimbabwe | nello Zimbabwe', 'se-african-states': 'Stati Africani del SE | negli Stati Africani del SE',
  kenya: 'Kenya | in Kenya', somalia: 'Somalia | in Somalia', ethiopia: 'Etiopia | in Etiopia', sudan: 'Sudan | in Sudan',

  mexico: 'Messico | in Messico', guatemala: 'Guatemala | in Guatemala', 'el-salvador': 'El Salvador | in El Salvador',
  honduras: 'Honduras | in Honduras', 'costa-rica': 'Costa Rica | in Costa Rica', panama: 'Panama | a Panama',
  nicaragua: 'Nicaragua | in Nicaragua', cuba: 'Cuba | a Cuba', haiti: 'Haiti | ad Haiti',
  'dominican-republic': 'Repubblica Dominicana | nella Repubblica Dominicana',

  colombia: 'Colombia | in Colombia', venezuela: 'Venezuela | in Venezuela', ecuador: 'Ecuador | in Ecuador',
  peru: 'Perù | in Perù', bolivia: 'Bolivia | in Bolivia', chile: 'Cile | in Cile', paraguay: 'Paraguay | in Paraguay',
  uruguay: 'Uruguay | in Uruguay', argentina: 'Argentina | in Argentina', brazil: 'Brasile | in Brasile',

  'chinese-civil-war': 'Guerra Civile Cinese | nella Guerra Civile Cinese',
};

export const shortRegions: Catalogue['shortRegions'] = {
  'western-europe': 'Europa Occ.',
  'eastern-europe': 'Europa Or.',
  'southeast-asia': 'Sudest As.',
  'middle-east': 'M. Oriente',
  'central-america': 'C. America',
  'south-america': 'S. America',
};

export const shortCountries: Catalogue['shortCountries'] = {
  'west-germany': 'Germ. Ovest',
  'spain-portugal': 'Spagna/Port.',
  'east-germany': 'Germ. Est',
  czechoslovakia: 'Cecoslov.',
  'gulf-states': 'St. del Golfo',
  'saudi-arabia': 'Arabia Saud.',
  'south-korea': 'Corea Sud',
  'north-korea': 'Corea Nord',
  'west-african-states': 'St. Afr. Occ.',
  'ivory-coast': 'C. d’Avorio',
  'saharan-states': 'St. Sahariani',
  'se-african-states': 'St. Afr. SE',
  'dominican-republic': 'Rep. Domin.',
  'chinese-civil-war': 'Guerra Civile',
};

export const spaceBoxes: Catalogue['spaceBoxes'] = {
  deluxe: [
    'Satellite Artificiale',
    'Animale nello Spazio',
    'Uomo nello Spazio',
    'Uomo in Orbita',
    'Orbita Lunare',
    'Atterraggio dell’Aquila/dell’Orso',
    'Navetta Spaziale',
    'Stazione Spaziale',
  ],
  'deluxe-es': [
    'Satellite Artificiale',
    'Animale nello Spazio',
    'Uomo nello Spazio',
    'Passeggiata nello Spazio',
    'Orbita Lunare',
    'Atterraggio dell’Aquila/dell’Orso',
    'Stazione Spaziale',
    'Navetta Spaziale',
  ],
  second: [
    'Satellite Artificiale',
    'Animale nello Spazio',
    '',
    'Uomo nello Spazio',
    '',
    'Passeggiata nello Spazio',
    'Orbita Lunare',
    'L’Aquila/Orso è Atterrata/o sulla Luna',
  ],
};
