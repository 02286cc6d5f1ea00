import type { Rulebook } from '../../rulebook.ts';

export const aids: Rulebook['aids'] = {
  turn: {
    title: 'Sequenza di un turno',
    columns: ['Fase', 'Che cosa succede'],
    rows: [
      [
        'A',
        'Il DEFCON sale di 1, non oltre 5 [4.5.A]. Nel turno 4 entrano nel mazzo le carte di Metà Guerra, nel turno 8 quelle di Tarda Guerra [4.4].',
      ],
      ['B', 'Si completano le mani: fino a 8 nei turni da 1 a 3, poi fino a 9 [4.5.B].'],
      [
        'C',
        'Fase di Apertura: entrambi scelgono, avviene prima il valore stampato più alto; a parità, gli USA [4.5.C].',
      ],
      ['D', 'Round di Azione, l’URSS prima degli USA: 6 nei turni da 1 a 3, poi 7 [4.5.D].'],
      ['E', 'Si controllano le Operazioni Militari: 1 PV per ogni punto sotto il DEFCON [8.2.1].'],
      ['F', 'Chi ha in mano una Carta Punteggio perde [4.5.F].'],
      ['G', 'La Carta Cinese si gira scoperta [4.5.G].'],
      ['H', 'Turno successivo: cessano gli effetti del turno, le Operazioni Militari tornano a 0 [4.5.H].'],
      ['I', 'Dopo il turno 10: punteggio finale [10.3.2].'],
    ],
    notes: [
      'Non si passa finché si ha una carta in mano [5.1].',
      'Una Carta Punteggio va giocata nel turno in cui l’hai in mano [10.1.5].',
    ],
  },
  operations: {
    title: 'Operazioni',
    columns: ['Uso', 'Dove', 'Che cosa succede'],
    rows: [
      [
        'Influenza',
        'Dove ne avevi quando la giocata è cominciata, nelle nazioni adiacenti, o accanto alla tua superpotenza [6.1.1]',
        '1 per punto; 2 dove controlla l’avversario [6.1.2]',
      ],
      [
        'Riallineamento',
        'Dove l’avversario ha Influenza e il DEFCON lo permette [6.2.1]',
        'Un tiro per punto. Entrambi aggiungono 1 per ogni nazione adiacente controllata, 1 per la maggiore Influenza, 1 per la propria superpotenza adiacente; il totale più basso perde la differenza [6.2.2]',
      ],
      [
        'Colpo di Stato',
        'Dove l’avversario ha Influenza e il DEFCON lo permette [6.3.1]',
        'Dado + valore − 2 × Stabilità: rimuovi altrettanto, aggiungi il resto. Vale come Operazioni Militari; in uno Stato Conteso il DEFCON scende di 1 [6.3.2]',
      ],
      [
        'Corsa allo Spazio',
        'La tua prossima casella, una volta per turno [6.4.2]',
        'Serve il numero indicato dalla casella, o meno. L’Evento non avviene [6.4.1]',
      ],
    ],
    notes: [
      'Una carta con un Evento avversario: le sue Operazioni e il suo Evento, nell’ordine che vuoi [5.2].',
      'Valore: si sommano tutte le modifiche, restando tra 1 e 4; poi il bonus per l’Asia o il Sudest Asiatico [7.4].',
    ],
  },
  defcon: {
    title: 'DEFCON',
    columns: ['DEFCON', 'Niente Colpi di Stato né Riallineamenti in', 'Operazioni Militari richieste'],
    rows: [
      ['5', '–', '5'],
      ['4', 'Europa', '4'],
      ['3', 'Europa, Asia', '3'],
      ['2', 'Europa, Asia, Medio Oriente', '2'],
      ['1', 'Guerra Nucleare: perde il Giocatore Attivo', '–'],
    ],
    notes: [
      'Un Colpo di Stato in uno Stato Conteso fa scendere il DEFCON di 1, anche se fallisce [6.3.4].',
      'Il DEFCON non limita i Colpi di Stato gratuiti e le guerre [8.1.5].',
      'Del DEFCON a 1 risponde il Giocatore Attivo, chiunque ce l’abbia portato [8.1.3].',
    ],
  },
  space: {
    title: 'Corsa allo Spazio',
    columns: ['Casella', 'Valore della carta', 'Tiro', 'PV primo / secondo', 'Abilità del primo'],
    rows: [
      ['1', '2', '1–3', '2 / 1', '–'],
      ['2', '2', '1–4', '0 / 0', 'Due tentativi per turno'],
      ['3', '2', '1–3', '2 / 0', '–'],
      ['4', '2', '1–4', '0 / 0', 'Vede prima la Carta di Apertura avversaria'],
      ['5', '3', '1–3', '3 / 1', '–'],
      ['6', '3', '1–4', '0 / 0', 'Può scartare una Carta Conservata'],
      ['7', '3', '1–3', '4 / 2', '–'],
      ['8', '4', '1–2', '2 / 0', 'Otto Round di Azione'],
    ],
    notes: [
      'Un tentativo per turno [6.4.2].',
      'Un’abilità cessa quando anche l’avversario arriva nella casella [6.4.4].',
    ],
  },
  scoring: {
    title: 'Punteggio',
    columns: ['Regione', 'Presenza', 'Dominio', 'Controllo', 'Stati Contesi'],
    rows: [
      ['Europa', '3', '7', 'Vittoria', 'Germania Ovest, Francia, Italia, Germania Est, Polonia'],
      ['Asia', '3', '7', '9', 'Pakistan, India, Thailandia, Giappone, Corea del Sud, Corea del Nord'],
      ['Medio Oriente', '3', '5', '7', 'Israele, Iraq, Iran, Libia, Egitto, Arabia Saudita'],
      ['Africa', '1', '4', '6', 'Algeria, Nigeria, Zaire, Angola, Sud Africa'],
      ['Centro America', '1', '3', '5', 'Messico, Panama, Cuba'],
      ['Sud America', '2', '5', '6', 'Venezuela, Cile, Argentina, Brasile'],
    ],
    notes: [
      '1 PV in più per ogni Stato Conteso che controlli, e per ogni nazione adiacente alla superpotenza avversaria [10.1.2].',
      'Adiacenti agli USA: Canada, Messico, Cuba, Giappone. Adiacenti all’URSS: Finlandia, Polonia, Romania, Afghanistan, Corea del Nord.',
      'Sudest Asiatico: 2 PV per la Thailandia, 1 per ogni altra nazione [10.1].',
    ],
  },
};
