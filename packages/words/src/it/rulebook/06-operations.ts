import type { RulebookChapter } from '../../rulebook.ts';

export const operations: RulebookChapter<'6'> = {
  '6': {
    title: 'Operazioni',
    one: 'Tutti i punti di una carta si usano in un solo modo: piazzare Influenza [6.1], tirare per il Riallineamento [6.2], tentare un Colpo di Stato [6.3] o mandare la carta nella Corsa allo Spazio [6.4]. Si spendono tutti, finché hanno un uso consentito.',
    mixed: 'Con le Operazioni miste una carta può sia piazzare Influenza sia riallineare [16.3].',
  },
  '6.1': { title: 'Piazzare Influenza', place: 'L’Influenza si piazza un punto alla volta.' },
  '6.1.1': {
    title: 'Dove',
    reach:
      'Puoi piazzare Influenza nelle nazioni dove ne avevi quando è cominciata la giocata, in quelle adiacenti a esse, e accanto alla tua superpotenza. Quello che guadagni durante la giocata apre nuove nazioni solo dalla prossima.',
    events: 'L’Influenza aggiunta da un Evento può andare ovunque l’Evento dica, vicino o lontano.',
  },
  '6.1.2': {
    title: 'Prezzo',
    price:
      'Un Punto Influenza costa 1; in una nazione controllata dall’avversario costa 2. Il prezzo si guarda di nuovo a ogni punto: appena il controllo è spezzato, il punto seguente costa 1.',
    example:
      'L’URSS controlla la Turchia (Stabilità 2) con 2 contro 0. Il primo punto degli USA costa 2 e spezza il controllo; il secondo costa 1.',
  },
  '6.1.3': {
    title: 'Più nazioni',
    spread: 'I punti di una carta si possono distribuire tra quante nazioni si vuole, in qualsiasi Regione.',
  },
  '6.1.4': {
    title: 'Accanto alla tua superpotenza',
    home: 'Nelle nazioni adiacenti alla tua superpotenza puoi piazzare sempre, anche senza Influenza nei dintorni. Adiacenti agli USA: Canada, Messico, Cuba, Giappone. Adiacenti all’URSS: Finlandia, Polonia, Romania, Afghanistan, Corea del Nord.',
  },
  '6.1.5': {
    title: 'I segnalini non sono un limite',
    number: 'L’Influenza non è limitata dal numero dei segnalini.',
  },
  '6.1.6': {
    title: 'Leggere una nazione',
    read: 'Ogni nazione mostra l’Influenza di entrambe le fazioni, e chi la controlla.',
  },
  '6.2': {
    title: 'Riallineamento',
    realign: 'Il Riallineamento toglie Influenza; ogni Punto Operazione è un tiro.',
  },
  '6.2.1': {
    title: 'Bersagli',
    target:
      'L’avversario deve avere Influenza nella nazione; a te non ne serve, né lì né vicino. I bersagli si scelgono uno alla volta, ciascuno dopo il tiro precedente. Si può scegliere di nuovo la stessa nazione.',
    limits: 'Il DEFCON chiude alcune Regioni ai Riallineamenti [8.1.5], e gli Eventi possono proteggere delle nazioni.',
    anywhere: 'Con l’opzione «Riallineamenti ovunque» il DEFCON non chiude nessuna Regione [16.1].',
  },
  '6.2.2': {
    title: 'Il tiro',
    roll: 'Entrambe le fazioni tirano un dado. Ciascuna aggiunge 1 per ogni nazione adiacente al bersaglio che controlla, 1 se vi ha più Influenza dell’altra, e 1 se la sua superpotenza gli è adiacente.',
    result:
      'Chi ha il totale più basso vi perde Influenza: la differenza, o tutta quella che ha. A parità non succede nulla. A perdere può essere anche chi ha voluto il tiro.',
    safe: 'Con l’opzione «Riallineamenti sicuri» non puoi perdere Influenza nei tuoi tiri [16.2].',
  },
  '6.2.3': {
    title: 'Non si aggiunge nulla',
    none: 'Il Riallineamento non aggiunge mai Influenza a nessuno.',
  },
  '6.3': {
    title: 'Colpi di Stato',
    coup: 'Un Colpo di Stato spende tutti i punti di una carta in un solo tentativo di rovesciare una nazione.',
  },
  '6.3.1': {
    title: 'Bersagli',
    target: 'L’avversario deve avere Influenza nella nazione; a te non ne serve, né lì né vicino.',
    limits: 'Il DEFCON chiude alcune Regioni ai Colpi di Stato [8.1.5], e gli Eventi possono proteggere delle nazioni.',
  },
  '6.3.2': {
    title: 'Il tiro',
    roll: 'Tira un dado e aggiungi il valore delle Operazioni. Quello che supera il doppio della Stabilità della nazione è il risultato: rimuovi altrettanta Influenza avversaria e, se non basta, aggiungi il resto come tua. Se non lo supera, il Colpo di Stato fallisce.',
    example:
      'Un Colpo di Stato con 3 Punti Operazione in una nazione con Stabilità 2: con un 5 il totale è 8, 4 più di 4. Se l’avversario vi ha 3 Punti Influenza li perde tutti, e tu ne guadagni 1.',
  },
  '6.3.3': {
    title: 'Operazioni Militari',
    military:
      'Un Colpo di Stato, riuscito o no, vale tante Operazioni Militari quanti Punti Operazione hai speso [8.2].',
  },
  '6.3.4': {
    title: 'Stati Contesi',
    defcon:
      'Ogni Colpo di Stato in uno Stato Conteso, riuscito o no, fa peggiorare il DEFCON di 1. Con il DEFCON a 2 vuol dire Guerra Nucleare [8.1.3].',
  },
  '6.3.5': {
    title: 'Colpi di Stato gratuiti',
    free: 'Un Colpo di Stato concesso da un Evento in nazioni che l’Evento indica è gratuito: il DEFCON non gli chiude nessuna Regione, e non vale come Operazioni Militari [8.2.5]; ma in uno Stato Conteso fa peggiorare il DEFCON. Nemmeno ai tiri di Riallineamento gratuiti il DEFCON chiude Regioni.',
  },
  '6.4': {
    title: 'La Corsa allo Spazio',
    why: 'Manda una carta nella Corsa allo Spazio per avanzare, o solo per liberarti di un Evento che non vuoi far avvenire.',
  },
  '6.4.1': {
    title: 'Un tentativo',
    attempt:
      'La carta deve valere almeno quanto chiede la tua prossima casella: 2 per le caselle da 1 a 4, 3 per quelle da 5 a 7, 4 per la casella 8. Tira un dado: con il numero indicato dalla casella, o meno, ci arrivi. Per le caselle 1, 3, 5 e 7 serve 3 o meno, per le caselle 2, 4 e 6 serve 4 o meno, per la casella 8 serve 2 o meno.',
    optional: 'Con l’opzione «Spazio senza tiro» puoi scartare la carta e non tirare [16.4].',
  },
  '6.4.2': {
    title: 'Tentativi per turno',
    once: 'Puoi fare un tentativo per turno, riesca o no. Chi è il solo ad aver raggiunto la casella 2 può farne due.',
  },
  '6.4.3': {
    title: 'Punti Vittoria',
    points:
      'Chi arriva per primo in una casella guadagna il numero più alto di PV, chi arriva secondo il più basso: la casella 1 dà 2 o 1, la 3 dà 2 o 0, la 5 dà 3 o 1, la 7 dà 4 o 2, la 8 dà 2 o 0.',
  },
  '6.4.4': {
    title: 'Abilità speciali',
    abilities:
      'Chi arriva per primo in una casella ne ha l’abilità. Casella 2: due tentativi per turno. Casella 4: l’avversario mostra la Carta di Apertura prima che tu scelga la tua. Casella 6: a fine turno puoi scartare una Carta Conservata. Casella 8: puoi giocare otto Round di Azione.',
    end: 'Un’abilità vale subito, si aggiunge alle altre, e cessa quando l’avversario raggiunge la casella.',
  },
  '6.4.5': {
    title: 'Niente Evento',
    none: 'Una carta mandata nella Corsa allo Spazio si scarta senza che avvenga l’Evento, anche se ha l’asterisco.',
  },
  '6.4.6': {
    title: 'L’ultima casella',
    last: 'Chi ha raggiunto la casella 8 non può più mandare carte nella Corsa allo Spazio.',
  },
};
