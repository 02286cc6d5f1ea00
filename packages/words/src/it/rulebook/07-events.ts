import type { RulebookChapter } from '../../rulebook.ts';

export const events: RulebookChapter<'7'> = {
  '7': { title: 'Eventi', events: 'Quello che una carta fa succedere. Chi lo esegue è detto in [5.2].' },
  '7.1': {
    title: 'I tuoi Eventi e quelli neutrali',
    choice: 'Una carta con un Evento tuo o neutrale la usi per l’Evento oppure per le Operazioni, mai per tutti e due.',
  },
  '7.2': {
    title: 'La Carta Punteggio che esce dal gioco',
    scoring:
      'Tra le Carte Punteggio solo «Punteggio del Sudest Asiatico» ha l’asterisco: si calcola una volta ed esce dal gioco.',
  },
  '7.3': {
    title: 'Eventi che durano',
    last: 'Un Evento che dura vale per il turno, per il resto della partita, o finché un Evento non vi pone fine, come dice il testo. Vale anche quando la carta è da tempo negli scarti o fuori dal gioco.',
  },
  '7.4': {
    title: 'Il valore di una carta',
    value:
      'Alcuni Eventi alzano o abbassano il valore delle carte: «Contenimento» e «Dottrina Breznev» lo alzano di 1, «Paura Rossa/Epurazione» lo abbassa di 1. Prima si sommano tutti; poi un valore sopra 4 diventa 4, e uno sotto 1 diventa 1.',
    bonus:
      'Dopo vengono il bonus della Carta Cinese (1 in più se usata tutta in Asia) e quello di «Rivolte in Vietnam» (1 in più per l’URSS se usata tutta nel Sudest Asiatico).',
    example:
      'L’URSS gioca la Carta Cinese sotto «Paura Rossa/Epurazione» e dopo «Rivolte in Vietnam», tutta nel Sudest Asiatico: 4 − 1 + 1 + 1 = 5.',
  },
  '7.4.1': {
    title: 'Per chi vale la modifica',
    owner:
      'Un Evento del genere vale per tutte le carte usate dalla fazione interessata, di chiunque sia l’Evento che portano e chiunque le avesse in mano prima.',
  },
  '7.4.2': {
    title: 'A tutti gli effetti',
    all: 'Il valore modificato conta per tutto: Operazioni, Operazioni Militari di un Colpo di Stato, richieste della Corsa allo Spazio, carte da scartare, la carta più alta per «Invidia del Missile». Solo l’ordine delle Carte di Apertura segue il valore stampato.',
  },
  '7.4.3': {
    title: 'Operazioni concesse da un Evento',
    given:
      'Le Operazioni concesse da un Evento si usano come quelle di una carta di quel valore: valgono tutti i limiti di [6], e anche le modifiche di [7.4]. Non possono andare nella Corsa allo Spazio.',
  },
  '7.5': {
    title: 'Eventi che non possono avvenire',
    prevented:
      'Una carta il cui Evento non può avvenire si può giocare lo stesso per le Operazioni, e va negli scarti.',
  },
  '7.6': {
    title: 'Guerre',
    war: 'Sono guerre «Guerra di Corea», «Guerra Arabo-Israeliana», «Guerra Indo-Pakistana», «Guerra Locale» e «Guerra Iran-Iraq». Chi attacca tira un dado e sottrae 1 per ogni nazione adiacente al bersaglio controllata dall’avversario, contando anche la superpotenza avversaria se è adiacente.',
    result:
      'Con il numero della carta o più, chi attacca guadagna i PV, toglie dalla nazione tutta l’Influenza avversaria e ne aggiunge altrettanta propria. In ogni caso ottiene le Operazioni Militari indicate dalla carta.',
    free: 'Per una guerra non serve Influenza nel bersaglio; il DEFCON non la limita, e la guerra non lo cambia.',
  },
};
