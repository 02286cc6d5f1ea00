import type { Catalogue, Like } from '../catalogue.ts';
import type * as english from '../en/names.ts';

/* In the sentences of the log the verb goes with the side (les USA placent, l’URSS place): they choose by it. */
export const forms = {
  side: ['name', 'the', 'of', 'to'],
  region: ['name', 'the', 'in', 'of'],
  country: ['name', 'in', 'of'],
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
  canada: 'Canada | au Canada | du Canada', 'united-kingdom': 'Royaume-Uni | au Royaume-Uni | du Royaume-Uni',
  norway: 'Norvège | en Norvège | de la Norvège', sweden: 'Suède | en Suède | de la Suède',
  denmark: 'Danemark | au Danemark | du Danemark', finland: 'Finlande | en Finlande | de la Finlande',
  benelux: 'Benelux | au Benelux | du Benelux',
  'west-germany': 'Allemagne de l’Ouest | en Allemagne de l’Ouest | de l’Allemagne de l’Ouest',
  france: 'France | en France | de la France',
  'spain-portugal': 'Espagne/Portugal | en Espagne/Portugal | de l’Espagne/Portugal',
  italy: 'Italie | en Italie | de l’Italie', greece: 'Grèce | en Grèce | de la Grèce',
  turkey: 'Turquie | en Turquie | de la Turquie', austria: 'Autriche | en Autriche | de l’Autriche',
  'east-germany': 'Allemagne de l’Est | en Allemagne de l’Est | de l’Allemagne de l’Est',
  poland: 'Pologne | en Pologne | de la Pologne',
  czechoslovakia: 'Tchécoslovaquie | en Tchécoslovaquie | de la Tchécoslovaquie',
  hungary: 'Hongrie | en Hongrie | de la Hongrie', romania: 'Roumanie | en Roumanie | de la Roumanie',
  yugoslavia: 'Yougoslavie | en Yougoslavie | de la Yougoslavie', bulgaria: 'Bulgarie | en Bulgarie | de la Bulgarie',

  lebanon: 'Liban | au Liban | du Liban', syria: 'Syrie | en Syrie | de la Syrie',
  israel: 'Israël | en Israël | d’Israël', iraq: 'Irak | en Irak | de l’Irak', iran: 'Iran | en Iran | de l’Iran',
  libya: 'Libye | en Libye | de la Libye', egypt: 'Égypte | en Égypte | de l’Égypte',
  jordan: 'Jordanie | en Jordanie | de la Jordanie',
  'gulf-states': 'Émirats Arabes Unis | aux Émirats Arabes Unis | des Émirats Arabes Unis',
  'saudi-arabia': 'Arabie Saoudite | en Arabie Saoudite | de l’Arabie Saoudite',

  afghanistan: 'Afghanistan | en Afghanistan | de l’Afghanistan', pakistan: 'Pakistan | au Pakistan | du Pakistan',
  india: 'Inde | en Inde | de l’Inde', burma: 'Burma | en Burma | de Burma',
  'laos-cambodia': 'Cambodge/Laos | au Cambodge/Laos | du Cambodge/Laos',
  thailand: 'Thaïlande | en Thaïlande | de la Thaïlande', vietnam: 'Vietnam | au Vietnam | du Vietnam',
  malaysia: 'Malaisie | en Malaisie | de la Malaisie', indonesia: 'Indonésie | en Indonésie | de l’Indonésie',
  philippines: 'Philippines | aux Philippines | des Philippines',
  australia: 'Australie | en Australie | de l’Australie', japan: 'Japon | au Japon | du Japon',
  taiwan: 'Taiwan | à Taiwan | de Taiwan', 'south-korea': 'Corée du Sud | en Corée du Sud | de la Corée du Sud',
  'north-korea': 'Corée du Nord | en Corée du Nord | de la Corée du Nord',

  morocco: 'Maroc | au Maroc | du Maroc', algeria: 'Algérie | en Algérie | de l’Algérie',
  tunisia: 'Tunisie | en Tunisie | de la Tunisie',
  'west-african-states': 'États d’Afrique de l’Ouest | dans les États d’Afrique de l’Ouest | des États d’Afrique de l’Ouest',
  'ivory-coast': 'Côte d’Ivoire | en Côte d’Ivoire | de la Côte d’Ivoire',
  'saharan-states': 'États du Sahara | dans les États du Sahara | des États du Sahara',
  nigeria: 'Nigeria | au Nigeria | du Nigeria', cameroon: 'Cameroun | au Cameroun | du Cameroun',
  zaire: 'Zaïre | au Zaïre | du Zaïre', angola: 'Angola | en Angola | de l’Angola',
  'south-africa': 'Afrique du Sud | en Afrique du Sud | de l’Afrique du Sud',
  botswana: 'Botswana | au Botswana | du Botswana', zimbabwe: 'Zimbabwe | au Zimbabwe | du Zimbabwe',
  'se-african-states': 'États d’Afrique du Sud-est | dans les États d’Afrique du Sud-est | des États d’Afrique du Sud-est',
  kenya: 'Kenya | au Kenya | du Kenya', somalia: 'Somalie | en Somalie | de la Somalie',
  ethiopia: 'Éthiopie | en Éthiopie | de l’Éthiopie', sudan: 'Soudan | au Soudan | du Soudan',

  mexico: 'Mexique | au Mexique | du Mexique', guatemala: 'Guatemala | au Guatemala | du Guatemala',
  'el-salvador': 'Salvador | au Salvador | du Salvador', honduras: 'Honduras | au Honduras | du Honduras',
  'costa-rica': 'Costa Rica | au Costa Rica | du Costa Rica', panama: 'Panama | au Panama | du Panama',
  nicaragua: 'Nicaragua | au Nicaragua | du Nicaragua', cuba: 'Cuba | à Cuba | de Cuba',
  haiti: 'Haïti | à Haïti | d’Haïti',
  'dominican-republic': 'République Dominicaine | en République Dominicaine | de la République Dominicaine',

  colombia: 'Colombie | en Colombie | de la Colombie', venezuela: 'Venezuela | au Venezuela | du Venezuela',
  ecuador: 'Équateur | en Équateur | de l’Équateur', peru: 'Pérou | au Pérou | du Pérou',
  bolivia: 'Bolivie | en Bolivie | de la Bolivie', chile: 'Chili | au Chili | du Chili',
  paraguay: 'Paraguay | au Paraguay | du Paraguay', uruguay: 'Uruguay | en Uruguay | de l’Uruguay',
  argentina: 'Argentine | en Argentine | de l’Argentine', brazil: 'Brésil | au Brésil | du Brésil',

  'chinese-civil-war': 'Guerre Civile Chinoise | dans la Guerre Civile Chinoise | de la Guerre Civile Chinoise',
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
