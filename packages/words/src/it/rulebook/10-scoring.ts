import type { RulebookChapter } from '../../rulebook.ts';

export const scoring: RulebookChapter<'10'> = {
  '10': {
    title: 'Punteggio e vittoria',
    aim: 'I Punti Vittoria vengono dalle Carte Punteggio, dagli Eventi e dalla Corsa allo Spazio.',
  },
  '10.1': {
    title: 'Il punteggio di una Regione',
    card: 'Una Carta Punteggio dà punti a entrambe le fazioni per la sua Regione così com’è adesso; il segnalino si sposta solo della differenza [10.2.3].',
    southeast:
      '«Punteggio del Sudest Asiatico» si calcola nazione per nazione: 2 PV per la Thailandia e 1 PV per ogni altra nazione che una fazione controlla.',
  },
  '10.1.1': {
    title: 'Presenza, Dominio, Controllo',
    presence: 'Presenza: controlli almeno una nazione della Regione.',
    domination:
      'Dominio: controlli più nazioni e più Stati Contesi della Regione rispetto all’avversario, tra cui almeno uno Stato Conteso e uno Stato Non-Conteso.',
    control: 'Controllo: controlli più nazioni della Regione rispetto all’avversario, e tutti i suoi Stati Contesi.',
    pays: 'Valgono, nell’ordine: Europa 3, 7, vittoria; Asia 3, 7, 9; Medio Oriente 3, 5, 7; Africa 1, 4, 6; Centro America 1, 3, 5; Sud America 2, 5, 6. Ottieni solo il più alto.',
  },
  '10.1.2': {
    title: 'Altri punti',
    further:
      'Aggiungi 1 PV per ogni Stato Conteso che controlli nella Regione, e 1 PV per ogni sua nazione che controlli adiacente alla superpotenza avversaria.',
    example: 'Cuba controllata dall’URSS vale 2: è uno Stato Conteso, ed è adiacente agli USA.',
  },
  '10.1.3': { title: 'Punti dagli Eventi', events: 'Anche gli Eventi possono dare PV, come dicono i loro testi.' },
  '10.1.4': {
    title: 'Punti per le Operazioni Militari mancanti',
    military: 'L’avversario guadagna PV per le Operazioni Militari che ti mancano [8.2.1].',
  },
  '10.1.5': {
    title: 'Le Carte Punteggio non si conservano',
    hold: 'Una Carta Punteggio va giocata nel turno in cui l’hai in mano, come Carta di Apertura o in un Round di Azione. Nulla può impedirtelo: nessun Evento, nessuna trappola, nessun obbligo di giocare un’altra carta.',
    last: 'Quando hai tante Carte Punteggio quanti sono i round che ti restano, puoi scegliere solo quelle, o una giocata che te ne liberi di sicuro.',
    discarded: 'Un Evento può farti scartare una Carta Punteggio; allora il punteggio non si calcola.',
    lost: 'Chi ne ha una in mano alla fine di un turno perde [4.5.F].',
  },
  '10.2': {
    title: 'Punti Vittoria',
    marker: 'Un solo segnalino conta i Punti Vittoria (PV) di entrambe le fazioni.',
  },
  '10.2.1': {
    title: 'La tabella',
    track: 'Va da 20 per gli USA, passando per lo 0, fino a 20 per l’URSS, e comincia a 0.',
  },
  '10.2.2': {
    title: 'Guadagnare punti',
    gain: 'Chi guadagna PV sposta il segnalino di altrettanti passi verso il proprio estremo.',
  },
  '10.2.3': {
    title: 'Solo la differenza',
    net: 'Se entrambe le fazioni guadagnano PV dallo stesso Evento o punteggio, il segnalino si sposta solo della differenza.',
  },
  '10.3': {
    title: 'Vittoria',
    end: 'La partita finisce subito con una vittoria automatica, oppure dopo il turno 10.',
  },
  '10.3.1': {
    title: 'Vittoria automatica',
    vp: 'Vinci subito se, concluso un Evento, un punteggio o il controllo delle Operazioni Militari, il segnalino è a 20 PV per te.',
    europe:
      'Vinci se hai il Controllo dell’Europa quando se ne calcola il punteggio, qualunque sia il resto del conto.',
    defcon: 'Vinci se l’avversario è responsabile del DEFCON a 1 [8.1.3].',
    hand: 'In questa edizione chi arriva a 20 PV con il controllo delle Operazioni Militari mostra prima la mano; se ha una Carta Punteggio, perde.',
  },
  '10.3.2': {
    title: 'Punteggio finale',
    all: 'Dopo il turno 10 si calcola il punteggio di tutte e sei le Regioni, con il Sudest Asiatico dentro l’Asia. Chi possiede la Carta Cinese guadagna 1 PV, anche se è coperta. Si conta tutto prima di guardare il segnalino; arrivare a 20 PV non chiude il conto in anticipo.',
    europe: 'Chi ha il Controllo dell’Europa vince, qualunque cosa dica il segnalino.',
    winner: 'Altrimenti vince la fazione che ha il segnalino nella sua metà. A 0 è pareggio.',
    late: 'Nello scenario di Tarda Guerra agli USA servono 20 PV [15.3].',
  },
};
