import type { Catalogue, Like } from '../catalogue.ts';
import type * as english from '../en/names.ts';

/* In the sentences of the log the verb goes with the side (les USA placent, l’URSS place): they choose by it. */
export const forms = {
  side: ['name', 'the', 'of', 'to'],
  region: ['name', 'the', 'in', 'of'],
  country: ['name', 'in'],
  box: ['name'],
  card: ['title'],
} as const;

export const sides: Like<typeof english.sides> = {
  us: 'USA | les USA | des USA | aux USA',
  ussr: 'URSS | l’URSS | de l’URSS | à l’URSS',
};

// biome-ignore format: a table
export const regions: Like<typeof english.regions> = {
  europe: 'Europe | l’Europe | en Europe | de l’Europe',
  'western-europe': 'Europe de l’Ouest | l’Europe de l’Ouest | en Europe de l’Ouest | de l’Europe de l’Ouest',
  'eastern-europe': 'Europe de l’Est | l’Europe de l’Est | en Europe de l’Est | de l’Europe de l’Est',
  asia: 'Asie | l’Asie | en Asie | de l’Asie',
  'southeast-asia': 'Asie du Sud-Est | l’Asie du Sud-Est | en Asie du Sud-Est | de l’Asie du Sud-Est',
  'middle-east': 'Moyen-Orient | le Moyen-Orient | au Moyen-Orient | du Moyen-Orient',
  africa: 'Afrique | l’Afrique | en Afrique | de l’Afrique',
  'central-america': 'Amérique Centrale | l’Amérique Centrale | en Amérique Centrale | de l’Amérique Centrale',
  'south-america': 'Amérique du Sud | l’Amérique du Sud | en Amérique du Sud | de l’Amérique du Sud',
};

// biome-ignore format: a table
export const countries: Like<typeof english.countries> = {
  canada: 'Canada | au Canada', 'united-kingdom': 'Royaume-Uni | au Royaume-Uni', norway: 'Norvège | en Norvège',
  sweden: 'Suède | en Suède', denmark: 'Danemark | au Danemark', finland: 'Finlande | en Finlande',
  benelux: 'Benelux | au Benelux', 'west-germany': 'Allemagne de l’Ouest | en Allemagne de l’Ouest',
  france: 'France | en France', 'spain-portugal': 'Espagne/Portugal | en Espagne/Portugal', italy: 'Italie | en Italie',
  greece: 'Grèce | en Grèce', turkey: 'Turquie | en Turquie', austria: 'Autriche | en Autriche',
  'east-germany': 'Allemagne de l’Est | en Allemagne de l’Est', poland: 'Pologne | en Pologne',
  czechoslovakia: 'Tchécoslovaquie | en Tchécoslovaquie', hungary: 'Hongrie | en Hongrie',
  romania: 'Roumanie | en Roumanie', yugoslavia: 'Yougoslavie | en Yougoslavie', bulgaria: 'Bulgarie | en Bulgarie',

  lebanon: 'Liban | au Liban', syria: 'Syrie | en Syrie', israel: 'Israël | en Israël', iraq: 'Irak | en Irak',
  iran: 'Iran | en Iran', libya: 'Libye | en Libye', egypt: 'Égypte | en Égypte', jordan: 'Jordanie | en Jordanie',
  'gulf-states': 'Émirats Arabes Unis | aux Émirats Arabes Unis', 'saudi-arabia': 'Arabie Saoudite | en Arabie Saoudite',

  afghanistan: 'Afghanistan | en Afghanistan', pakistan: 'Pakistan | au Pakistan', india: 'Inde | en Inde',
  burma: 'Burma | en Burma', 'laos-cambodia': 'Cambodge/Laos | au Cambodge/Laos',
  thailand: 'Thaïlande | en Thaïlande', vietnam: 'Vietnam | au Vietnam', malaysia: 'Malaisie | en Malaisie',
  indonesia: 'Indonésie | en Indonésie', philippines: 'Philippines | aux Philippines',
  australia: 'Australie | en Australie', japan: 'Japon | au Japon', taiwan: 'Taiwan | à Taiwan',
  'south-korea': 'Corée du Sud | en Corée du Sud', 'north-korea': 'Corée du Nord | en Corée du Nord',

  morocco: 'Maroc | au Maroc', algeria: 'Algérie | en Algérie', tunisia: 'Tunisie | en Tunisie',
  'west-african-states': 'États d’Afrique de l’Ouest | dans les États d’Afrique de l’Ouest',
  'ivory-coast': 'Côte d’Ivoire | en Côte d’Ivoire', 'saharan-states': 'États du Sahara | dans les États du Sahara',
  nigeria: 'Nigeria | au Nigeria', cameroon: 'Cameroun | au Cameroun', zaire: 'Zaïre | au Zaïre',
  angola: 'Angola | en Angola', 'south-africa': 'Afrique du Sud | en Afrique du Sud',
  botswana: 'Botswana | au Botswana', zimbabwe: 'Zimbabwe | au Zimbabwe',
  'se-african-states': 'États d’Afrique du Sud-est | dans les États d’Afrique du Sud-est', kenya: 'Kenya | au Kenya',
  somalia: 'Somalie | en Somalie', ethiopia: 'Éthiopie | en Éthiopie', sudan: 'Soudan | au Soudan',

  mexico: 'Mexique | au Mexique', guatemala: 'Guatemala | au Guatemala', 'el-salvador': 'Salvador | au Salvador',
  honduras: 'Honduras | au Honduras', 'costa-rica': 'Costa Rica | au Costa Rica', panama: 'Panama | au Panama',
  nicaragua: 'Nicaragua | au Nicaragua', cuba: 'Cuba | à Cuba', haiti: 'Haïti | à Haïti',
  'dominican-republic': 'République Dominicaine | en République Dominicaine',

  colombia: 'Colombie | en Colombie', venezuela: 'Venezuela | au Venezuela', ecuador: 'Équateur | en Équateur',
  peru: 'Pérou | au Pérou', bolivia: 'Bolivie | en Bolivie', chile: 'Chili | au Chili', paraguay: 'Paraguay | au Paraguay',
  uruguay: 'Uruguay | en Uruguay', argentina: 'Argentine | en Argentine', brazil: 'Brésil | au Brésil',

  'chinese-civil-war': 'Guerre Civile Chinoise | dans la Guerre Civile Chinoise',
};

export const shortRegions: Catalogue['shortRegions'] = {
  'western-europe': 'Eur. Ouest',
  'eastern-europe': 'Eur. Est',
  'southeast-asia': 'Asie S-E',
  'middle-east': 'M. Orient',
  'central-america': 'Am. Centr.',
  'south-america': 'Am. du Sud',
};

export const shortCountries: Catalogue['shortCountries'] = {
  'west-germany': 'RFA',
  'spain-portugal': 'Espagne/Port.',
  'east-germany': 'RDA',
  czechoslovakia: 'Tchécoslov.',
  'gulf-states': 'Émirats',
  'saudi-arabia': 'Arabie Saoud.',
  'west-african-states': 'Afr. Ouest',
  'saharan-states': 'Ét. du Sahara',
  'se-african-states': 'Afr. Sud-est',
  'dominican-republic': 'Rép. Dominic.',
  'chinese-civil-war': 'Guerre Civile',
};

export const spaceBoxes: Catalogue['spaceBoxes'] = {
  deluxe: [
    'Sputnik en Orbite',
    'Animal dans l’Espace',
    'Homme dans l’Espace',
    'Homme en Orbite Terrestre',
    'Orbite Lunaire',
    'Eagle/Bear s’est Posé',
    'Navette Spatiale',
    'Station Spatiale',
  ],
  'deluxe-es': [
    'Sputnik en Orbite',
    'Animal dans l’Espace',
    'Homme dans l’Espace',
    'Sortie dans l’Espace',
    'Orbite Lunaire',
    'Eagle/Bear s’est Posé',
    'Station Spatiale',
    'Navette Spatiale',
  ],
  second: [
    'Sputnik en Orbite',
    'Animal dans l’Espace',
    '',
    'Homme dans l’Espace',
    '',
    'Sortie dans l’Espace',
    'Orbite Lunaire',
    'Eagle/Bear s’est Posé',
  ],
};
