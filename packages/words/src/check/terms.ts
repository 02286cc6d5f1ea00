import type { Language } from '../languages.ts';

/** What our texts do not say, and what they say instead. `docs/terms.md` has these lists, and the terms themselves. */
export interface WrongTerm {
  /** As it is listed for people. */
  readonly name: string;
  readonly wrong: RegExp;
  readonly better: string;
}

const term = (name: string, wrong: RegExp, better: string): WrongTerm => ({ name, wrong, better });
/** Words by themselves, in either case; `\b` knows only English letters. */
const words = (pattern: string): RegExp => new RegExp(`(?<!\\p{Letter})(?:${pattern})(?!\\p{Letter})`, 'iu');

const ENGLISH = [
  term('enemy', words('enem(?:y|ies)(?:’s)?'), 'opponent'),
  term('neighbour', words('neighbour(?:s|ing)?|next door'), 'adjacent country'),
  term('an event happens', words('can(?:’t| no longer| not)? happen|events? happens?|happens, for'), 'takes effect'),
  term('is no battleground', words('(?:is|are) no (?:battlegrounds?|discard)'), 'is not a battleground'),
  term('worth 3 operations', words('worth\\s+(?:#|\\d+)\\s+operations?|operations? worth'), 'worth 3 Ops'),
  term('take back', words('tak(?:e|es|en|ing)(?: (?:it|this|that))? back'), 'undo'),
  term('only who has', words('(?:only|by|of|for) who|whom you'), 'whoever, anyone who, the side that'),
  term('of the other side’s', words('of the (?:other side|opponent)’s'), 'the opponent’s'),
  term('also if', /, also (?:if|when|while|without)\b/u, 'even if'),
  term('be told when', words('(?:be|are|is) not told|be told when'), 'notified'),
  term('leader board', words('leader board'), 'leaderboard'),
  term('Click on', words('click(?:ing)? (?:on|the map)'), 'select, or {tap} in lessons'),
  term('make a game', words('mak(?:e|es|ing) (?:a|the) game'), 'create a game'),
  term('which card do you discard?', words('(?:which|where)[^?]* do you(?! want)'), 'which card will you discard?'),
  term('at most 2 from any country', words('at most (?:#|\\d+)? ?(?:from|to) any country'), 'at most 2 per country'),
  term('set-up', words('set-ups?'), 'setup'),
  term('5 %', /[\d#] %/u, '5%'),
];
const ITALIAN = [
  term('nemico', words('nemic(?:o|a|i|he)'), 'avversario'),
  term('Stati Chiave', words('stat[oi] chiave'), 'Stati Contesi'),
  term('Eventi Principali', words('event[oi] principal[ei]'), 'Carte di Apertura'),
  term('punti Influenza', /punt[oi] Influenza|punt[oi]\}\} Influenza/u, 'Punti Influenza'),
  term('a faccia in su', words('a faccia in (?:su|giù)'), 'scoperta, coperta'),
  term('Disfa', words('disfa(?:re)?'), 'Annulla'),
  term('Evento di entrambi', words('event[oi](?: \\p{Letter}+)? (?:o )?di entrambi'), 'Evento neutrale'),
  term('i vicini', words('vicini'), 'nazioni adiacenti'),
  term('5 %', /[\d#]\s%/u, '5%'),
  term('diario', words('diario'), 'registro'),
  term('partita classificata', words('partit[ae] classificat[ae]'), 'partita valida per la classifica'),
  term('altra parte', words('l’altra parte'), 'l’avversario'),
  term('proporre la parità', words('(?:accett|offr|propon|rifiut)\\p{Letter}* la parità'), 'il pareggio'),
  term('log', words('log'), 'registro'),
  term(
    'contare il punteggio',
    words('cont(?:a|are|ane)(?: \\p{Letter}+)? (?:il )?punteggio'),
    'calcolare il punteggio',
  ),
  term('Evento sulla carta', words('event[oi](?: \\p{Letter}+)? sulla carta'), 'Evento della carta'),
];
const SPANISH = [
  term('enemigo', words('enemig[oa]s?'), 'adversario'),
  term('vecinos', words('vecin[oa]s?'), 'países adyacentes'),
  term('Titulares', words('titulares?'), 'cabeceras'),
  term('Golpe de Estado', /Golpes? de Estado|golpes? de Estado/u, 'golpe de estado'),
  term('Tablas', words('tablas'), 'marcadores; empate'),
  term('evento de ambos', words('eventos?(?: \\p{Letter}+)? (?:o )?de ambos'), 'evento neutral'),
  term('Sin cuenta Ana', /^Sin cuenta #/u, 'Invitado Ana'),
  term('Pakistán', words('pakistán|méxico|irak'), 'Paquistán, Méjico, Iraq, como en el mapa'),
  term('dados de golpes', words('dados? de (?:golpes?|realineamientos?)'), 'tiradas de golpe de estado'),
  term('rival', words('rival(?:es)?'), 'adversario'),
  term('carrera espacial', /[Cc]arrera espacial/u, 'Carrera Espacial'),
];
const FRENCH = [
  term('VP', /(?<!\p{Letter})VP(?!\p{Letter})/u, 'PV'),
  term('Moyen Orient', words('moyen orient'), 'Moyen-Orient'),
  term('Royaume Uni', words('royaume uni'), 'Royaume-Uni'),
  term('ennemi', words('ennemie?s?'), 'adverse, adversaire'),
  term('voisins', words('voisine?s?'), 'pays adjacents'),
  term('États-clés', words('états[- ]clés?'), 'pays d’Affrontement'),
  term('décompte', words('décomptée?s?|décompter|décomptes?'), 'Marquage des Points'),
  term('Influence US', /(?:Influence|Événement|Opérations?) US(?!\p{Letter})/u, 'Influence américaine'),
  term('Défaire', words('défaire'), 'Annuler'),
  term(
    'Événement des deux camps',
    words('événements?(?: \\p{Letter}+)? (?:ou )?(?:des|aux) deux camps'),
    'Événement neutre',
  ),
  term('États-Unis', words('états-unis'), 'USA'),
  term('vous', /(?<!\p{Letter})(?:vous|votre|vos)(?!\p{Letter})|^(?:Vous|Votre|Vos)(?!\p{Letter})/u, 'tu, ton, tes'),
];
const POLISH = [
  term('wróg', words('wrog\\p{Letter}*|wróg'), 'przeciwnik'),
  term('Kraje kluczowe', words('kraj\\p{Letter}* kluczow\\p{Letter}*'), 'Państwa Strategiczne'),
  term(
    'karta Punktacji',
    words('kart\\p{Letter}* punkt(?:acji|owania)|punktacja(?: końcowa)?'),
    'karta Rozstrzygnięcia',
  ),
  term('kostka', words('kostk\\p{Letter}*'), 'kość'),
  term('sąsiad', words('sąsiad(?:a|owi|em|om|ów|ami|ach)?|sąsiedzi'), 'sąsiednie państwo'),
  term('punkty Wpływów', /(?<!\p{Letter})punkt(?:y|ów|u|ami)? Wpływów/u, 'Punkty Wpływów'),
  term('brakują', words('brakują'), 'brakuje'),
  term('Stabilność', words('stabilność'), 'Poziom Stabilizacji'),
  term('dziennik', words('dziennik\\p{Letter}*'), 'zapis'),
  term('posiadać', words('posiada(?:ć|sz|ją)?'), 'mieć'),
];

/** By language. What cannot be decided by machine, because the word is right elsewhere, stands in `docs/terms.md` alone. */
export const WRONG_TERMS: Readonly<Record<Language, readonly WrongTerm[]>> = {
  en: ENGLISH,
  it: ITALIAN,
  es: SPANISH,
  fr: FRENCH,
  pl: POLISH,
};

/** What a text says in words that are not the game's, with the better ones. `literals` are its parts between arguments. */
export function wrongTermsOf(literals: readonly string[], language: Language): string[] {
  const said = literals.join('#');
  return WRONG_TERMS[language].flatMap(({ wrong, better }) => {
    const [found] = wrong.exec(said) ?? [];
    return found === undefined ? [] : [`says "${found}"; write "${better}"`];
  });
}
