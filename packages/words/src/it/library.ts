import type { Like } from '../catalogue.ts';
import type { library as english } from '../en/library.ts';
import { findings } from './findings.ts';
import { myLibrary } from './my-library.ts';
import { studies } from './studies.ts';

export const library: Like<typeof english> = {
  ...findings,
  ...myLibrary,
  ...studies,
  'library.about':
    'Le regole, ogni carta con la sua storia, partite famose da rivedere, e come sono state usate le carte nelle partite vere.',
  'library.rules': 'Regole',
  'library.rules.about':
    'Tutto il gioco sezione per sezione, con schede riassuntive, un glossario e le interpretazioni.',
  'library.cards': 'Carte',
  'library.cards.about': 'Ogni carta: che cosa fa, la storia che c’è dietro e come si interpreta.',
  'library.famous': 'Partite famose',
  'library.famous.about': 'Due partite tratte dai regolamenti, passo per passo sulla mappa, con commenti.',
  'library.statistics': 'Statistiche',
  'library.statistics.about': 'Quante volte e come sono state giocate le carte, e con quale esito.',

  'rules.contents': 'Indice',
  'rules.aids': 'Schede riassuntive',
  'rules.glossary': 'Glossario',
  'rules.search': 'Cerca nelle regole',
  'rules.found': '{count, plural, =0 {Nessun risultato} one {# passo trovato} other {# passi trovati}}',
  'rules.ruling': 'Interpretazione',
  'rules.more': 'Altro alla sezione {name}',
  'rules.only': 'Solo con: {parts}',
  'rules.in-play': 'In gioco: {parts}',
  'rules.not-in-play': 'Non in gioco: {parts}',
  'rules.mark': 'Mostra che cosa vale per',
  'rules.mark.all': 'Tutte le edizioni',

  'cards.search': 'Cerca una carta',
  'cards.number': 'N. {count}',
  'cards.side': 'Fazione',
  'cards.era': 'Periodo',
  'cards.value': 'Valore',
  'cards.kind': 'Effetto',
  'cards.any': 'Tutte',
  'cards.scoring': 'Punteggio',
  'cards.kind.scoring': 'Punteggio',
  'cards.kind.influence': 'Influenza',
  'cards.kind.operations': 'Operazioni',
  'cards.kind.coup': 'Colpi di Stato e Riallineamenti',
  'cards.kind.war': 'Guerra',
  'cards.kind.vp': 'Punti Vittoria',
  'cards.kind.defcon': 'DEFCON',
  'cards.kind.space': 'Corsa allo Spazio',
  'cards.kind.cards': 'Mani e scarti',
  'cards.kind.lasting': 'Effetto duraturo',
  'cards.count': '{count, plural, =0 {Nessuna carta corrisponde.} one {# carta} other {# carte}}',
  'cards.all': 'Tutte le carte',
  'cards.history': 'La storia che c’è dietro',
  'cards.rulings': 'Interpretazioni',
  'cards.proofs': 'Scenari che la verificano',
  'cards.proofs.about':
    'Ognuno dà una posizione, alcune mosse e il risultato a cui devono portare; sono scritti in inglese.',
  'cards.next': 'Carta successiva',
  'cards.previous': 'Carta precedente',

  'famous.final': 'La finale del torneo',
  'famous.final.about':
    'Edizione Deluxe, tre turni. Il giocatore sovietico ha pagato cinque Punti Influenza per avere la sua fazione. L’americano si è preso l’Europa, il sovietico quasi tutto il resto.',
  'famous.example': 'La partita di esempio',
  'famous.example.about':
    'Seconda edizione, tre turni. Colpi di Stato audaci, un’Asia perduta e una lunga rimonta. Dove la partita stampata si scosta dalle regole, dopo la giocata la posizione viene corretta secondo quella stampata.',
  'famous.watch': 'Guardala passo per passo',
  'famous.headlines': 'Turno {turn}: Carte di Apertura',
  'famous.setup': 'Preparazione',

  'statistics.server': 'Conta anche le {count} partite finite su questo server (solo carte)',
  'statistics.unread': 'Non è stato possibile leggere: {parts}',
  'statistics.none': 'Non ci sono ancora partite. Finiscine una, o apri qualche registro.',
  'statistics.by': 'Giocate da',
  'statistics.both': 'Entrambe le fazioni',
  'statistics.card': 'Carta',
  'statistics.played': 'Giocata',
  'statistics.headline': 'Apertura',
  'statistics.event': 'Evento',
  'statistics.operations': 'Operazioni',
  'statistics.space': 'Spazio',
  'statistics.won': 'Vinte',
  'statistics.won.about':
    'Vinte: la percentuale delle giocate, in partite con un risultato, fatte dalla fazione vincitrice.',

  'about.fan': 'Per passione',
  'about.fan.text':
    'Long Twilight è fatto da appassionati, gratis. Non ha legami con gli editori o gli autori di Twilight Struggle, né la loro approvazione. Testi, immagini e codice sono tutti nostri.',
  'about.privacy': 'Privacy',
  'about.privacy.text':
    'Le partite contro il computer e quelle su un solo schermo restano in questo browser. Le partite con altri sono conservate sul server su cui giochi, insieme a un nome e a una chiave in un cookie. Niente pubblicità, niente tracciamento, niente di terze parti.',
  'about.licences': 'Licenze',
  'about.licences.text': 'Il programma è software libero con licenza MIT. Le pagine sono realizzate con Preact (MIT).',
  'about.map': 'Mappa',
  'about.map.text':
    'Le coste vengono da Natural Earth, che è di pubblico dominio, deformate perché ogni nazione abbia spazio.',
  'about.font': 'Font',
  'about.font.text': 'Sofia Sans Condensed, con licenza SIL Open Font License 1.1.',
};
