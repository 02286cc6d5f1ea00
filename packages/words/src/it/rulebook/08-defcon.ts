import type { RulebookChapter } from '../../rulebook.ts';

export const defcon: RulebookChapter<'8'> = {
  '8': {
    title: 'DEFCON e Operazioni Militari',
    both: 'Due tracciati ti stringono da entrambi i lati: troppa audacia, e il mondo finisce; troppa prudenza, e perdi PV.',
  },
  '8.1': {
    title: 'DEFCON',
    meaning: 'Il DEFCON dice quanto è vicina la Guerra Nucleare, da 5, la pace, a 1, la guerra.',
  },
  '8.1.1': { title: 'All’inizio', start: 'La partita comincia con il DEFCON a 5.' },
  '8.1.2': { title: 'Mai sopra 5', most: 'Quello che porterebbe il DEFCON sopra 5 lo porta a 5.' },
  '8.1.3': {
    title: 'Guerra Nucleare',
    war: 'Quando il DEFCON scende a 1 la partita finisce, e il Giocatore Attivo [4.2] ha perso, anche se ce l’ha portato una scelta o un Colpo di Stato dell’avversario.',
  },
  '8.1.4': {
    title: 'Colpi di Stato',
    coup: 'Ogni Colpo di Stato in uno Stato Conteso costa un livello di DEFCON [6.3.4]. Anche gli Eventi possono spostarlo.',
  },
  '8.1.5': {
    title: 'Regioni chiuse',
    closed:
      'Con il DEFCON a 4 nessuno può tentare Colpi di Stato o Riallineamenti in Europa; con il DEFCON a 3, in Europa e in Asia; con il DEFCON a 2, in Europa, in Asia e in Medio Oriente. Africa, Centro America e Sud America sono sempre aperti.',
    events:
      'Questo vale anche per le Operazioni concesse da Eventi, ma non per i Colpi di Stato e i Riallineamenti gratuiti [6.3.5], né per le guerre [7.6].',
    anywhere: 'Con l’opzione «Riallineamenti ovunque» vale solo per i Colpi di Stato [16.1].',
  },
  '8.1.6': {
    title: 'Ogni turno',
    turn: 'All’inizio di ogni turno il DEFCON, se è sotto 5, sale di 1 [4.5.A].',
  },
  '8.1.7': {
    title: 'Su e giù',
    words: 'Il DEFCON migliora, o sale, quando si sposta verso 5; peggiora, o scende, quando si sposta verso 1.',
  },
  '8.2': {
    title: 'Operazioni Militari',
    demand: 'In ogni turno devi arrivare a tante Operazioni Militari quante ne segna il DEFCON a fine turno.',
  },
  '8.2.1': {
    title: 'Quanto costano quelle mancanti',
    cost: 'Per ogni punto che ti manca l’avversario guadagna 1 PV. Se ne mancano a entrambi, conta solo la differenza.',
  },
  '8.2.2': {
    title: 'Che cosa conta',
    counts: 'Contano i Colpi di Stato, gli Eventi di Guerra e gli Eventi che lo dicono. I Riallineamenti no.',
  },
  '8.2.3': {
    title: 'Quanto conta',
    much: 'Un Colpo di Stato conta per le Operazioni spese; una guerra per il numero del suo testo, qualunque cosa modifichi il valore delle carte. Il tracciato finisce a 5.',
  },
  '8.2.4': {
    title: 'Guerre sulla carta dell’avversario',
    enemy:
      'Se giochi una carta con una guerra dell’avversario e la guerra avviene, la fa l’avversario, e sue sono le Operazioni Militari.',
  },
  '8.2.5': {
    title: 'Colpi di Stato gratuiti',
    free: 'I Colpi di Stato gratuiti [6.3.5] non valgono come Operazioni Militari.',
  },
};
