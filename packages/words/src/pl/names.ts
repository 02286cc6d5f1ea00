import type { Like } from '../catalogue.ts';
import type { countries as englishCountries, regions as englishRegions, sides as englishSides } from '../en/names.ts';

/*
 * `in` says where, with its preposition, and `acc` is the accusative. The names of the sides don’t decline: “gracz USA”,
 * “gracza USA”.
 */
export const forms = {
  side: ['name'],
  region: ['name', 'in', 'acc'],
  country: ['name', 'in'],
  box: ['name'],
  card: ['title'],
} as const;

export const sides: Like<typeof englishSides> = {
  us: 'USA',
  ussr: 'ZSRR',
};

export const regions: Like<typeof englishRegions> = {
  europe: 'Europa | w Europie | Europę',
  'western-europe': 'Europa Zachodnia | w Europie Zachodniej | Europę Zachodnią',
  'eastern-europe': 'Europa Wschodnia | w Europie Wschodniej | Europę Wschodnią',
  asia: 'Azja | w Azji | Azję',
  'southeast-asia': 'Azja Południowo-Wschodnia | w Azji Południowo-Wschodniej | Azję Południowo-Wschodnią',
  'middle-east': 'Bliski Wschód | na Bliskim Wschodzie | Bliski Wschód',
  africa: 'Afryka | w Afryce | Afrykę',
  'central-america': 'Ameryka Środkowa | w Ameryce Środkowej | Amerykę Środkową',
  'south-america': 'Ameryka Południowa | w Ameryce Południowej | Amerykę Południową',
};

// biome-ignore format: a table
export const countries: Like<typeof englishCountries> = {
  canada: 'Kanada | w Kanadzie', 'united-kingdom': 'Zjednoczone Królestwo | w Zjednoczonym Królestwie',
  norway: 'Norwegia | w Norwegii', sweden: 'Szwecja | w Szwecji', denmark: 'Dania | w Danii',
  finland: 'Finlandia | w Finlandii', benelux: 'Beneluks | w Beneluksie',
  'west-germany': 'Niemcy Zachodnie | w Niemczech Zachodnich', france: 'Francja | we Francji',
  'spain-portugal': 'Hiszpania/Portugalia | w Hiszpanii/Portugalii', italy: 'Włochy | we Włoszech',
  greece: 'Grecja | w Grecji', turkey: 'Turcja | w Turcji', austria: 'Austria | w Austrii',
  'east-germany': 'Niemcy Wschodnie | w Niemczech Wschodnich', poland: 'Polska | w Polsce',
  czechoslovakia: 'Czechosłowacja | w Czechosłowacji', hungary: 'Węgry | na Węgrzech', romania: 'Rumunia | w Rumunii',
  yugoslavia: 'Jugosławia | w Jugosławii', bulgaria: 'Bułgaria | w Bułgarii',

  lebanon: 'Liban | w Libanie', syria: 'Syria | w Syrii', israel: 'Izrael | w Izraelu', iraq: 'Irak | w Iraku',
  iran: 'Iran | w Iranie', libya: 'Libia | w Libii', egypt: 'Egipt | w Egipcie', jordan: 'Jordania | w Jordanii',
  'gulf-states': 'Państwa Zatoki Perskiej | w Państwach Zatoki Perskiej',
  'saudi-arabia': 'Arabia Saudyjska | w Arabii Saudyjskiej',

  afghanistan: 'Afganistan | w Afganistanie', pakistan: 'Pakistan | w Pakistanie', india: 'Indie | w Indiach',
  burma: 'Birma | w Birmie', 'laos-cambodia': 'Laos/Kambodża | w Laosie/Kambodży', thailand: 'Tajlandia | w Tajlandii',
  vietnam: 'Wietnam | w Wietnamie', malaysia: 'Malezja | w Malezji', indonesia: 'Indonezja | w Indonezji',
  philippines: 'Filipiny | na Filipinach', australia: 'Australia | w Australii', japan: 'Japonia | w Japonii',
  taiwan: 'Tajwan | na Tajwanie', 'south-korea': 'Korea Południowa | w Korei Południowej',
  'north-korea': 'Korea Północna | w Korei Północnej',

  morocco: 'Maroko | w Maroku', algeria: 'Algieria | w Algierii', tunisia: 'Tunezja | w Tunezji',
  'west-african-states': 'Afryka Zachodnia | w Afryce Zachodniej',
  'ivory-coast': 'Wybrzeże Kości Słoniowej | na Wybrzeżu Kości Słoniowej',
  'saharan-states': 'Państwa Sahary | w Państwach Sahary', nigeria: 'Nigeria | w Nigerii',
  cameroon: 'Kamerun | w Kamerunie', zaire: 'Zair | w Zairze', angola: 'Angola | w Angoli', 'south-africa': 'RPA | w RPA',
  botswana: 'Botswana | w Botswanie', zimbabwe: 'Zimbabwe | w Zimbabwe',
  'se-african-states': 'Afryka Południowo-Wschodnia | w Afryce Południowo-Wschodniej', kenya: 'Kenia | w Kenii',
  somalia: 'Somalia | w Somalii', ethiopia: 'Etiopia | w Etiopii', sudan: 'Sudan | w Sudanie',

  mexico: 'Meksyk | w Meksyku', guatemala: 'Gwatemala | w Gwatemali', 'el-salvador': 'Salwador | w Salwadorze',
  honduras: 'Honduras | w Hondurasie', 'costa-rica': 'Kostaryka | w Kostaryce', panama: 'Panama | w Panamie',
  nicaragua: 'Nikaragua | w Nikaragui', cuba: 'Kuba | na Kubie', haiti: 'Haiti | na Haiti',
  'dominican-republic': 'Dominikana | na Dominikanie',

  colombia: 'Kolumbia | w Kolumbii', venezuela: 'Wenezuela | w Wenezueli', ecuador: 'Ekwador | w Ekwadorze',
  peru: 'Peru | w Peru', bolivia: 'Boliwia | w Boliwii', chile: 'Chile | w Chile', paraguay: 'Paragwaj | w Paragwaju',
  uruguay: 'Urugwaj | w Urugwaju', argentina: 'Argentyna | w Argentynie', brazil: 'Brazylia | w Brazylii',

  'chinese-civil-war': 'Chińska Wojna Domowa | na polu „Chińska Wojna Domowa”',
};

/** Names for tight places, where the whole one is long; abbreviated as on the printed board. */
export const shortRegions = {
  'western-europe': 'Europa Zach.',
  'eastern-europe': 'Europa Wsch.',
  'southeast-asia': 'Azja Pd.-Wsch.',
  'middle-east': 'Bl. Wschód',
  'central-america': 'Am. Śr.',
  'south-america': 'Am. Pd.',
};

export const shortCountries = {
  'united-kingdom': 'Wlk. Brytania',
  'west-germany': 'Niemcy Zach.',
  'spain-portugal': 'Hiszp./Portug.',
  'east-germany': 'Niemcy Wsch.',
  czechoslovakia: 'Czechosłow.',
  'gulf-states': 'Państwa Zatoki',
  'saudi-arabia': 'Arabia Saud.',
  'south-korea': 'Korea Pd.',
  'north-korea': 'Korea Pn.',
  'west-african-states': 'Afryka Zach.',
  'ivory-coast': 'Wybrz. Kości Sł.',
  'se-african-states': 'Afryka Pd.-Wsch.',
  'chinese-civil-war': 'Wojna Domowa',
};

/** The boxes of the space race, by edition where they differ; empty where an edition prints no name. */
export const spaceBoxes = {
  deluxe: [
    'Sztuczny Satelita',
    'Zwierzę w Kosmosie',
    'Człowiek w Kosmosie',
    'Człowiek na Orbicie Ziemskiej',
    'Orbita Księżyca',
    'Orzeł/Niedźwiedź wylądował',
    'Prom Kosmiczny',
    'Stacja Kosmiczna',
  ],
  'deluxe-es': [
    'Sztuczny Satelita',
    'Zwierzę w Kosmosie',
    'Człowiek w Kosmosie',
    'Spacer Kosmiczny',
    'Orbita Księżyca',
    'Orzeł/Niedźwiedź wylądował',
    'Stacja Kosmiczna',
    'Prom Kosmiczny',
  ],
  second: [
    'Sztuczny Satelita',
    'Zwierzę w Kosmosie',
    '',
    'Człowiek w Kosmosie',
    '',
    'Spacer Kosmiczny',
    'Orbita Księżyca',
    'Orzeł/Niedźwiedź wylądował',
  ],
} as const;
