import type { Like } from '../catalogue.ts';
import type { countries as englishCountries, regions as englishRegions, sides as englishSides } from '../en/names.ts';

/*
 * `in` says where, with its preposition; `acc` is the accusative, `ins` the instrumental: “kontrola nad Iranem”.
 * The names of the sides don’t decline: “gracz USA”, “gracza USA”.
 */
export const forms = {
  side: ['name'],
  region: ['name', 'in', 'acc'],
  country: ['name', 'in', 'ins'],
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
  canada: 'Kanada | w Kanadzie | Kanadą',
  'united-kingdom': 'Zjednoczone Królestwo | w Zjednoczonym Królestwie | Zjednoczonym Królestwem',
  norway: 'Norwegia | w Norwegii | Norwegią', sweden: 'Szwecja | w Szwecji | Szwecją',
  denmark: 'Dania | w Danii | Danią', finland: 'Finlandia | w Finlandii | Finlandią',
  benelux: 'Beneluks | w Beneluksie | Beneluksem',
  'west-germany': 'Niemcy Zachodnie | w Niemczech Zachodnich | Niemcami Zachodnimi',
  france: 'Francja | we Francji | Francją',
  'spain-portugal': 'Hiszpania/Portugalia | w Hiszpanii/Portugalii | Hiszpanią/Portugalią',
  italy: 'Włochy | we Włoszech | Włochami', greece: 'Grecja | w Grecji | Grecją', turkey: 'Turcja | w Turcji | Turcją',
  austria: 'Austria | w Austrii | Austrią',
  'east-germany': 'Niemcy Wschodnie | w Niemczech Wschodnich | Niemcami Wschodnimi',
  poland: 'Polska | w Polsce | Polską', czechoslovakia: 'Czechosłowacja | w Czechosłowacji | Czechosłowacją',
  hungary: 'Węgry | na Węgrzech | Węgrami', romania: 'Rumunia | w Rumunii | Rumunią',
  yugoslavia: 'Jugosławia | w Jugosławii | Jugosławią', bulgaria: 'Bułgaria | w Bułgarii | Bułgarią',

  lebanon: 'Liban | w Libanie | Libanem', syria: 'Syria | w Syrii | Syrią', israel: 'Izrael | w Izraelu | Izraelem',
  iraq: 'Irak | w Iraku | Irakiem', iran: 'Iran | w Iranie | Iranem', libya: 'Libia | w Libii | Libią',
  egypt: 'Egipt | w Egipcie | Egiptem', jordan: 'Jordania | w Jordanii | Jordanią',
  'gulf-states': 'Państwa Zatoki Perskiej | w Państwach Zatoki Perskiej | Państwami Zatoki Perskiej',
  'saudi-arabia': 'Arabia Saudyjska | w Arabii Saudyjskiej | Arabią Saudyjską',

  afghanistan: 'Afganistan | w Afganistanie | Afganistanem', pakistan: 'Pakistan | w Pakistanie | Pakistanem',
  india: 'Indie | w Indiach | Indiami', burma: 'Birma | w Birmie | Birmą',
  'laos-cambodia': 'Laos/Kambodża | w Laosie/Kambodży | Laosem/Kambodżą',
  thailand: 'Tajlandia | w Tajlandii | Tajlandią', vietnam: 'Wietnam | w Wietnamie | Wietnamem',
  malaysia: 'Malezja | w Malezji | Malezją', indonesia: 'Indonezja | w Indonezji | Indonezją',
  philippines: 'Filipiny | na Filipinach | Filipinami', australia: 'Australia | w Australii | Australią',
  japan: 'Japonia | w Japonii | Japonią', taiwan: 'Tajwan | na Tajwanie | Tajwanem',
  'south-korea': 'Korea Południowa | w Korei Południowej | Koreą Południową',
  'north-korea': 'Korea Północna | w Korei Północnej | Koreą Północną',

  morocco: 'Maroko | w Maroku | Marokiem', algeria: 'Algieria | w Algierii | Algierią',
  tunisia: 'Tunezja | w Tunezji | Tunezją',
  'west-african-states': 'Afryka Zachodnia | w Afryce Zachodniej | Afryką Zachodnią',
  'ivory-coast': 'Wybrzeże Kości Słoniowej | na Wybrzeżu Kości Słoniowej | Wybrzeżem Kości Słoniowej',
  'saharan-states': 'Państwa Sahary | w Państwach Sahary | Państwami Sahary', nigeria: 'Nigeria | w Nigerii | Nigerią',
  cameroon: 'Kamerun | w Kamerunie | Kamerunem', zaire: 'Zair | w Zairze | Zairem',
  angola: 'Angola | w Angoli | Angolą', 'south-africa': 'RPA | w RPA | RPA',
  botswana: 'Botswana | w Botswanie | Botswaną', zimbabwe: 'Zimbabwe | w Zimbabwe | Zimbabwe',
  'se-african-states': 'Afryka Południowo-Wschodnia | w Afryce Południowo-Wschodniej | Afryką Południowo-Wschodnią',
  kenya: 'Kenia | w Kenii | Kenią', somalia: 'Somalia | w Somalii | Somalią', ethiopia: 'Etiopia | w Etiopii | Etiopią',
  sudan: 'Sudan | w Sudanie | Sudanem',

  mexico: 'Meksyk | w Meksyku | Meksykiem', guatemala: 'Gwatemala | w Gwatemali | Gwatemalą',
  'el-salvador': 'Salwador | w Salwadorze | Salwadorem', honduras: 'Honduras | w Hondurasie | Hondurasem',
  'costa-rica': 'Kostaryka | w Kostaryce | Kostaryką', panama: 'Panama | w Panamie | Panamą',
  nicaragua: 'Nikaragua | w Nikaragui | Nikaraguą', cuba: 'Kuba | na Kubie | Kubą', haiti: 'Haiti | na Haiti | Haiti',
  'dominican-republic': 'Dominikana | na Dominikanie | Dominikaną',

  colombia: 'Kolumbia | w Kolumbii | Kolumbią', venezuela: 'Wenezuela | w Wenezueli | Wenezuelą',
  ecuador: 'Ekwador | w Ekwadorze | Ekwadorem', peru: 'Peru | w Peru | Peru', bolivia: 'Boliwia | w Boliwii | Boliwią',
  chile: 'Chile | w Chile | Chile', paraguay: 'Paragwaj | w Paragwaju | Paragwajem',
  uruguay: 'Urugwaj | w Urugwaju | Urugwajem', argentina: 'Argentyna | w Argentynie | Argentyną',
  brazil: 'Brazylia | w Brazylii | Brazylią',

  'chinese-civil-war': 'Chińska Wojna Domowa | na polu „Chińska Wojna Domowa” | polem „Chińska Wojna Domowa”',
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
