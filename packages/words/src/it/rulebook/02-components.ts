import type { RulebookChapter } from '../../rulebook.ts';

export const components: RulebookChapter<'2'> = {
  '2': {
    title: 'Componenti',
    game: 'Due giocatori, USA e URSS, si contendono il mondo con una mappa, un mazzo di carte, Influenza e qualche tracciato. Le sezioni che seguono spiegano ogni parte.',
  },
  '2.1': {
    title: 'La mappa',
    map: 'La mappa mostra le nazioni di sei Regioni. Quello che hai in una nazione è la tua Influenza.',
  },
  '2.1.1': {
    title: 'Regioni',
    regions:
      'Le sei Regioni sono Europa, Asia, Medio Oriente, Africa, Centro America e Sud America. Il Centro America va dal Messico alle isole dei Caraibi. Libia ed Egitto appartengono al Medio Oriente, l’Australia all’Asia.',
    europe:
      'L’Europa ha due sottoregioni, Europa Occidentale ed Europa Orientale. Austria e Finlandia sono in tutte e due. Canada e Turchia sono in Europa Occidentale.',
    asia: 'Il Sudest Asiatico è una sottoregione dell’Asia: Birmania, Laos/Cambogia, Thailandia, Vietnam, Malesia, Indonesia e Filippine.',
  },
  '2.1.2': {
    title: 'Una Regione comprende le sue sottoregioni',
    whole:
      'Quello che si dice dell’Europa vale per Europa Occidentale e Orientale; quello che si dice dell’Asia vale per il Sudest Asiatico.',
  },
  '2.1.3': {
    title: 'Stabilità',
    stability:
      'Ogni nazione ha un Valore di Stabilità da 1 a 5. Più è alto, più Influenza ci vuole per controllarla [2.1.7], e più è difficile rovesciarla con un Colpo di Stato [6.3.2].',
  },
  '2.1.4': {
    title: 'Stati Contesi',
    battlegrounds:
      'Le nazioni segnate come Stati Contesi pesano di più nel punteggio [10.1.1], e un Colpo di Stato in una di esse peggiora il DEFCON [6.3.4]. Che una nazione sia uno Stato Conteso non cambia il modo di controllarla.',
  },
  '2.1.5': {
    title: 'Le superpotenze sulla mappa',
    superpowers:
      'USA e URSS hanno una casella ciascuno, in cui non si piazza mai Influenza. Per gli Eventi e i Riallineamenti una superpotenza adiacente a una nazione vale come una nazione adiacente controllata dalla sua fazione; nei Riallineamenti conta una volta sola [6.2.2].',
  },
  '2.1.6': {
    title: 'Nazioni adiacenti',
    lines:
      'Sono adiacenti le nazioni unite da una linea, di qualunque colore sia, anche se la linea passa da una Regione all’altra. Essere vicine sulla mappa, senza una linea, non significa nulla.',
  },
  '2.1.7': {
    title: 'Controllo di una nazione',
    control:
      'Controlli una nazione se la tua Influenza è almeno pari alla sua Stabilità, e supera quella avversaria almeno della sua Stabilità. Altrimenti no: forse la controlla l’avversario, forse nessuno.',
    example:
      'Israele ha Stabilità 4. Con 4 contro 0 lo controlli; con 4 contro 1 non lo controlla nessuno; con 5 contro 1 lo controlli di nuovo.',
  },
  '2.1.8': {
    title: 'Influenza iniziale',
    start: 'I numeri piccoli sulla mappa mostrano l’Influenza che una nazione ha quando comincia la partita [3].',
  },
  '2.2': {
    title: 'Carte',
    cards:
      'Una carta ha un titolo, un valore in Punti Operazione da 1 a 4, un Evento, e un periodo della guerra in cui entra in gioco.',
  },
  '2.2.1': {
    title: 'Il mazzo',
    deck: 'Le carte sono 110: carte di Inizio Guerra, Metà Guerra e Tarda Guerra, più la Carta Cinese, che sta a parte [9]. Sette sono opzionali [14].',
    spanish:
      'Le carte sono 111: carte di Inizio Guerra, Metà Guerra e Tarda Guerra, più la Carta Cinese, che sta a parte [9]. Otto sono opzionali [14].',
    second:
      'Le carte sono 103: carte di Inizio Guerra, Metà Guerra e Tarda Guerra, più la Carta Cinese, che sta a parte [9].',
    scoring:
      'Sette sono Carte Punteggio. Non hanno Punti Operazione, dicono di quale Regione si calcola il punteggio [10.1], e non si possono conservare per un turno successivo [10.1.5].',
  },
  '2.2.2': {
    title: 'Di chi è l’Evento',
    sides:
      'Un Evento è degli USA, dell’URSS o neutrale. Un Evento neutrale lo usa chi gioca la carta, e non avviene mai da solo.',
  },
  '2.2.3': {
    title: 'Evento o Operazioni',
    uses: 'Una carta si usa per l’Evento o per le Operazioni [6]. Con una carta che porta un Evento avversario hai le Operazioni, e avviene anche l’Evento [5.2].',
  },
  '2.2.4': {
    title: 'Carte che escono dal gioco',
    removed:
      'Una carta con l’asterisco esce dal gioco quando il suo Evento è avvenuto. Se è usata solo per le Operazioni o per la Corsa allo Spazio, scartata, annullata o impedita, va negli scarti e può tornare.',
  },
  '2.2.5': {
    title: 'Eventi che restano',
    lasting:
      'Alcuni Eventi durano per il turno, altri per il resto della partita o finché un altro Evento non vi pone fine. Ognuno è ricordato da un segnalino accanto alla mappa [7.3].',
  },
  '2.2.6': {
    title: 'Gli scarti',
    discards: 'Le carte giocate che non escono dal gioco stanno negli scarti, scoperte. Chiunque può guardarle.',
  },
  '2.3': {
    title: 'Segnalini',
    markers:
      'I segnalini Influenza mostrano quanta Influenza ha una fazione in una nazione. Altri segnalini mostrano il turno, il Round di Azione, i Punti Vittoria, il DEFCON, le Operazioni Militari, la Corsa allo Spazio e gli Eventi in vigore.',
  },
};
