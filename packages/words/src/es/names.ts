import type { Catalogue, Like } from '../catalogue.ts';
import type * as english from '../en/names.ts';

/*
 * EE. UU. goes without an article and with a verb in the singular, so that sentences serve for both sides. Its last full stop
 * also ends a sentence: messages that would end with the side choose by it.
 */
export const forms = {
  side: ['name', 'the', 'The', 'of', 'to'],
  region: ['name', 'the'],
  country: ['name', 'the'],
  box: ['name'],
  card: ['title'],
} as const;

export const sides: Like<typeof english.sides> = {
  us: 'EE. UU. | EE. UU. | EE. UU. | de EE. UU. | a EE. UU.',
  ussr: 'URSS | la URSS | La URSS | de la URSS | a la URSS',
};

export const regions: Like<typeof english.regions> = {
  europe: 'Europa',
  'western-europe': 'Europa Occidental',
  'eastern-europe': 'Europa Oriental',
  asia: 'Asia',
  'southeast-asia': 'Sudeste Asiático | el Sudeste Asiático',
  'middle-east': 'Oriente Medio',
  africa: 'África',
  'central-america': 'Centroamérica',
  'south-america': 'Sudamérica',
};

// biome-ignore format: a table
export const countries: Like<typeof english.countries> = {
  canada: 'Canadá', 'united-kingdom': 'Reino Unido | el Reino Unido', norway: 'Noruega', sweden: 'Suecia',
  denmark: 'Dinamarca', finland: 'Finlandia', benelux: 'Benelux | el Benelux', 'west-germany': 'Alemania Occidental',
  france: 'Francia', 'spain-portugal': 'España/Portugal', italy: 'Italia', greece: 'Grecia', turkey: 'Turquía',
  austria: 'Austria', 'east-germany': 'Alemania Oriental', poland: 'Polonia', czechoslovakia: 'Checoslovaquia',
  hungary: 'Hungría', romania: 'Rumanía', yugoslavia: 'Yugoslavia', bulgaria: 'Bulgaria',

  lebanon: 'Líbano | el Líbano', syria: 'Siria', israel: 'Israel', iraq: 'Iraq', iran: 'Irán', libya: 'Libia',
  egypt: 'Egipto', jordan: 'Jordania', 'gulf-states': 'Estados del Golfo | los Estados del Golfo',
  'saudi-arabia': 'Arabia Saudí',

  afghanistan: 'Afganistán', pakistan: 'Paquistán', india: 'India | la India', burma: 'Birmania',
  'laos-cambodia': 'Laos/Camboya', thailand: 'Tailandia', vietnam: 'Vietnam', malaysia: 'Malasia',
  indonesia: 'Indonesia', philippines: 'Filipinas', australia: 'Australia', japan: 'Japón', taiwan: 'Taiwán',
  'south-korea': 'Corea del Sur', 'north-korea': 'Corea del Norte',

  morocco: 'Marruecos', algeria: 'Argelia', tunisia: 'Túnez',
  'west-african-states': 'Estados de África Occidental | los Estados de África Occidental',
  'ivory-coast': 'Costa de Marfil', 'saharan-states': 'Estados Saharianos | los Estados Saharianos',
  nigeria: 'Nigeria', cameroon: 'Camerún', zaire: 'Zaire', angola: 'Angola', 'south-africa': 'Sudáfrica',
  botswana: 'Botsuana', zimbabwe: 'Zimbabue',
  'se-african-states': 'Estados del Sudeste de África | los Estados del Sudeste de África', kenya: 'Kenia',
  somalia: 'Somalia', ethiopia: 'Etiopía', sudan: 'Sudán',

  mexico: 'Méjico', guatemala: 'Guatemala', 'el-salvador': 'El Salvador', honduras: 'Honduras',
  'costa-rica': 'Costa Rica', panama: 'Panamá', nicaragua: 'Nicaragua', cuba: 'Cuba', haiti: 'Haití',
  'dominican-republic': 'República Dominicana | la República Dominicana',

  colombia: 'Colombia', venezuela: 'Venezuela', ecuador: 'Ecuador', peru: 'Perú', bolivia: 'Bolivia', chile: 'Chile',
  paraguay: 'Paraguay', uruguay: 'Uruguay', argentina: 'Argentina', brazil: 'Brasil',

  'chinese-civil-war': 'Guerra Civil China | la Guerra Civil China',
};

export const shortRegions: Catalogue['shortRegions'] = {
  'western-europe': 'Europa Occ.',
  'eastern-europe': 'Europa Or.',
  'southeast-asia': 'Sudeste As.',
  'middle-east': 'O. Medio',
  'central-america': 'C. América',
};

export const shortCountries: Catalogue['shortCountries'] = {
  'west-germany': 'Alemania Occ.',
  'spain-portugal': 'España/Port.',
  'east-germany': 'Alemania Or.',
  czechoslovakia: 'Checoslov.',
  'gulf-states': 'E. del Golfo',
  'south-korea': 'Corea Sur',
  'north-korea': 'Corea Norte',
  'west-african-states': 'E. África Occ.',
  'ivory-coast': 'C. de Marfil',
  'saharan-states': 'E. Saharianos',
  'se-african-states': 'E. SE África',
  'dominican-republic': 'Rep. Domin.',
  'chinese-civil-war': 'Guerra Civil',
};

export const spaceBoxes: Catalogue['spaceBoxes'] = {
  deluxe: [
    'Satélite terrestre',
    'Animal en el espacio',
    'Hombre en el espacio',
    'Hombre en órbita terrestre',
    'Órbita lunar',
    'Alunizaje del Eagle/Bear',
    'Lanzadera espacial',
    'Estación espacial',
  ],
  'deluxe-es': [
    'Satélite terrestre',
    'Animal en el espacio',
    'Hombre en el espacio',
    'Paseo espacial',
    'Órbita lunar',
    'Alunizaje del Eagle/Bear',
    'Estación espacial',
    'Lanzadera espacial',
  ],
  second: [
    'Satélite terrestre',
    'Animal en el espacio',
    '',
    'Hombre en el espacio',
    '',
    'Paseo espacial',
    'Órbita lunar',
    'Alunizaje del Eagle/Bear',
  ],
};
