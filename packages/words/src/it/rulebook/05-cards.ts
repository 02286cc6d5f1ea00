import type { RulebookChapter } from '../../rulebook.ts';

export const cardPlay: RulebookChapter<'5'> = {
  '5': {
    title: 'Giocare le carte',
    play: 'Nel tuo Round di Azione giochi una carta: per l’Evento, per le Operazioni, o per la Corsa allo Spazio [6.4].',
  },
  '5.1': {
    title: 'Si deve giocare',
    must: 'Non puoi passare finché hai una carta in mano. Se ti resta solo la Carta Cinese, puoi giocarla o passare [9.8].',
    useless: 'Le Operazioni che non trovano un uso consentito vanno perse; la carta si considera giocata.',
  },
  '5.2': {
    title: 'Una carta con un Evento avversario',
    both: 'Se giochi una carta il cui Evento è solo dell’avversario, ne hai le Operazioni, e avviene anche l’Evento. L’ordine lo decidi tu.',
    theirs: 'Nel suo Evento l’avversario fa tutte le scelte, come se avesse giocato lui la carta.',
    cannot:
      'Se l’Evento non può avvenire, perché manca una condizione o un altro Evento lo vieta, usi soltanto le Operazioni e la carta va negli scarti, con o senza asterisco.',
    nothing: 'Un Evento che avviene senza alcun effetto è avvenuto: una carta con l’asterisco esce dal gioco.',
    first:
      'Se usi prima le Operazioni, può venir meno la condizione dell’Evento; allora non avviene. Un Evento impossibile quando hai giocato la carta non diventa possibile grazie alle tue Operazioni.',
    space: 'Nella Corsa allo Spazio l’Evento non avviene [6.4.5].',
  },
  '5.3': {
    title: 'Un valore più alto va sempre bene',
    more: 'Dove si chiede una carta di un certo valore, ne va bene una di valore più alto. Non si dà resto.',
  },
  '5.4': {
    title: 'Carte scartate',
    event:
      'L’Evento di una carta che un testo ti fa scartare non avviene, di chiunque sia, se quel testo non dice altro.',
  },
  '5.5': {
    title: 'Le carte prima delle regole',
    text: 'Dove una carta contraddice le regole, prevale la carta. C’è una sola eccezione: nulla può farti conservare una Carta Punteggio [10.1.5].',
  },
};
