import type { RulebookChapter } from '../../rulebook.ts';

export const turn: RulebookChapter<'4'> = {
  '4': {
    title: 'Il turno',
    turn: 'La partita si gioca in turni; un turno passa per le fasi di [4.5], una dopo l’altra.',
  },
  '4.1': {
    title: 'Dieci turni',
    turns:
      'I turni sono al massimo dieci, di qualche anno ciascuno: Inizio Guerra nei turni da 1 a 3, Metà Guerra nei turni da 4 a 7, Tarda Guerra nei turni da 8 a 10.',
  },
  '4.2': {
    title: 'Il Giocatore Attivo',
    phasing:
      'Nel tuo Round di Azione sei tu il Giocatore Attivo; quando si risolve una Carta di Apertura, lo è chi l’ha scelta. Il Giocatore Attivo resta tale anche mentre l’avversario esegue un Evento, e risponde di quello che succede al DEFCON [8.1.3].',
  },
  '4.3': {
    title: 'Rimescolare',
    reshuffle:
      'Se il mazzo finisce quando c’è ancora da pescare, si mescolano gli scarti, che formano il nuovo mazzo, e si continua. Le carte uscite dal gioco restano fuori [2.2.4].',
  },
  '4.3.1': {
    title: 'Prima le ultime carte',
    last: 'Non si rimescola finché resta una carta da distribuire. Nei turni 4 e 8 il mazzo cresce prima della distribuzione, e così non finisce [4.4].',
  },
  '4.4': {
    title: 'Carte nuove',
    cards:
      'Il turno 4 comincia mescolando le carte di Metà Guerra a ciò che resta del mazzo, il turno 8 mescolandovi quelle di Tarda Guerra. Gli scarti rimangono dove sono.',
  },
  '4.5': {
    title: 'Le fasi di un turno',
    phases:
      'A: migliora il DEFCON. B: distribuzione. C: Fase di Apertura. D: Round di Azione. E: Operazioni Militari. F: Carte Conservate. G: Carta Cinese. H: turno successivo. I: punteggio finale, solo dopo il turno 10.',
  },
  '4.5.A': {
    title: 'Migliora il DEFCON',
    defcon: 'Se il DEFCON è sotto 5, sale di 1. Il turno 1 comincia a 5.',
  },
  '4.5.B': {
    title: 'Distribuzione',
    deal: 'Entrambe le mani si completano fino a 8 carte nei turni da 1 a 3 e fino a 9 dal turno 4 in poi, una carta alla volta, a cominciare dall’URSS. La Carta Cinese non conta. Le carte conservate dal turno prima contano.',
  },
  '4.5.C': {
    title: 'Fase di Apertura',
    choose:
      'Entrambi scelgono in segreto una carta della propria mano, poi la mostrano. Va bene anche una Carta Punteggio; non vanno bene la Carta Cinese e «Intervento ONU».',
    order:
      'Avvengono tutti e due gli Eventi, prima quello con il valore stampato più alto. A parità comincia la carta degli USA. Le Carte Punteggio valgono 0.',
    whose:
      'Una Carta di Apertura è solo Evento: non dà Operazioni, se non quelle che concede l’Evento. Se apri con un Evento avversario lo esegue l’avversario, ma il Giocatore Attivo resti tu.',
    space:
      'Chi è il solo ad aver raggiunto la casella 4 della Corsa allo Spazio vede la Carta di Apertura avversaria prima di scegliere [6.4.4].',
  },
  '4.5.D': {
    title: 'Round di Azione',
    rounds:
      'I Round di Azione sono 6 nei turni da 1 a 3 e 7 dal turno 4 in poi. In ognuno gioca una carta l’URSS, poi gli USA. Evento e Operazioni di una carta si concludono prima che si giochi la successiva.',
    extra:
      '«Petrolio nel Mare del Nord» o la casella 8 della Corsa allo Spazio danno a una fazione un ottavo round. A un round in più puoi rinunciare, a meno che tu non abbia in mano una Carta Punteggio.',
    held: 'Una carta che avanza alla fine è conservata, e resta in mano per il turno successivo. Una Carta Punteggio non si può conservare [10.1.5].',
    empty: 'Senza più carte salti i round che restano.',
  },
  '4.5.E': {
    title: 'Operazioni Militari',
    check:
      'Per prima cosa, chi è il solo ad aver raggiunto la casella 6 della Corsa allo Spazio può scartare una Carta Conservata. Poi ogni fazione paga per le Operazioni Militari che le mancano [8.2.1].',
  },
  '4.5.F': {
    title: 'Carte Conservate',
    scoring: 'Chi ha ancora in mano una Carta Punteggio perde la partita. Se capita a entrambi, è pareggio.',
    tournament: 'Nei tornei le Carte Conservate si controllano o si mostrano, secondo l’edizione [11.1.1].',
  },
  '4.5.G': {
    title: 'La Carta Cinese',
    china: 'Se la Carta Cinese è coperta, si gira scoperta: d’ora in poi chi la possiede può giocarla.',
  },
  '4.5.H': {
    title: 'Turno successivo',
    advance: 'Le Operazioni Militari tornano a 0, gli effetti che durano per il turno cessano, e il turno avanza.',
  },
  '4.5.I': {
    title: 'Dopo il turno 10',
    final: 'Dopo il turno 10, invece di un altro turno, c’è il punteggio finale [10.3.2].',
  },
};
