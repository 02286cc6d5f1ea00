import type { Like } from '../catalogue.ts';
import type { myLibrary as english } from '../en/my-library.ts';

export const myLibrary: Like<typeof english> = {
  'library.mine': 'La mia biblioteca',
  'library.mine.about': 'Le tue partite finite e ogni registro che hai aperto: cerca, rivedi, esporta.',

  'mine.you': 'Tu',
  'mine.about':
    '{count, plural, =0 {Ancora niente.} one {# partita, conservata in questo browser.} other {# partite, conservate in questo browser.}}',
  'mine.size': 'Spazio occupato: {text}.',
  'mine.reading': 'Lettura di {count, plural, one {un’altra partita} other {altre # partite}}…',
  'mine.export': 'Esporta tutto',
  'mine.open': 'Apri registri o file',
  'mine.open.about':
    'Registri, file di partite e biblioteche esportate, quanti ne vuoi; puoi anche trascinarli qui. Restano nel tuo browser.',
  'mine.taken': 'Aggiunte: {done}. Già nella tua biblioteca: {count}.',
  'mine.unkept':
    '{count, plural, one {# partita è} other {# partite sono}} solo in questa scheda: il browser non ha più spazio.',
  'mine.broken': '{count, plural, one {# partita non si può più aprire} other {# partite non si possono più aprire}}.',
  'mine.search': 'Cerca',
  'mine.player': 'Giocatore',
  'mine.by-result': 'Risultato',
  'mine.from': 'Dal',
  'mine.until': 'Al',
  'mine.result': 'Vittoria: {side}',
  'mine.result.draw': 'Pareggio',
  'mine.result.none': 'Nessun risultato',
  'mine.kinds': 'Che cosa mostrare',
  'mine.kind.any': 'Tutto ({count})',
  'mine.kind.games': 'Le mie partite ({count})',
  'mine.kind.logs': 'Registri ({count})',
  'mine.found': '{done} di {needed}',
  'mine.all': 'Mostra tutto',
  'mine.more': 'Mostra altre {count}',
  'mine.log': 'registro',
  'mine.log.doubts': 'registro, {count, plural, one {# dubbio} other {# dubbi}}',
  'mine.play': 'Turno {turn}, round {round}: {text}',
  'mine.play.headline': 'Turno {turn}, apertura: {text}',

  'plays.headline': 'Carta di Apertura',
  'plays.event': 'Evento',
  'plays.event-first': 'Evento, poi Operazioni',
  'plays.influence': 'Influenza',
  'plays.coup': 'Colpo di Stato',
  'plays.realign': 'Riallineamento',
  'plays.space': 'Corsa allo Spazio',
  'plays.trap': 'scartata per uscire da una trappola',
};
