import type { Like } from '../catalogue.ts';
import type { lessons as english } from '../en/lessons.ts';

/** The pages on which the game is learned; then by lesson and step what is to be known, the goal, and a hint. */
export const lessons: Like<typeof english> = {
  'learn.title': 'Impara giocando',
  'learn.about':
    'Dieci brevi lezioni sul vero tabellone, pochi minuti ciascuna. Non puoi sbagliare davvero: ogni passo si può rifare, e puoi uscire quando vuoi.',
  'learn.done': 'completata',
  'learn.begun': 'iniziata',
  'learn.step': 'Passo {done} di {needed}',
  'learn.goal': 'Obiettivo:',
  'learn.hint': 'Mostra un suggerimento',
  'learn.hint.title': 'Suggerimento:',
  'learn.ok': 'Ho capito',
  'learn.read-again': 'Rileggi',
  'learn.leave': 'Esci dalla lezione',
  'learn.missed': 'Mossa valida, ma non porta all’obiettivo. Niente di male: riprova.',
  'learn.missed.over': 'Così la partita è finita! Qui non costa nulla: riprova.',
  'learn.retry': 'Rifai questo passo',
  'learn.finished': 'Ben fatto! La lezione è completa.',
  'learn.next': 'Prossima lezione: {text}',
  'learn.first-game': 'Gioca la tua prima partita contro la Recluta',
  'learn.first-game.about':
    'Sai tutto quello che serve. La Recluta è alle prime armi come te: una partita intera dura circa un’ora.',

  'map-and-control.title': 'La mappa e il Controllo',
  'map-and-control.about': 'Che cosa dicono i numeri di una nazione, e quando è tua.',
  'map-and-control.first-points':
    'Ti diamo il benvenuto! Giochi con gli USA. In ogni nazione entrambe le fazioni possono avere Influenza: la tua è blu, quella sovietica rossa. Il numero grigio è il Valore di Stabilità: con un vantaggio pari a quel numero controlli la nazione. Ogni partita comincia con un po’ di Influenza gratuita: per te sette punti, in Europa Occidentale.',
  'map-and-control.first-points.goal': 'Controlla Germania Ovest e Italia.',
  'map-and-control.first-points.hint':
    'Lì non c’è ancora nessuno, quindi basta la Stabilità: quattro clic sulla Germania Ovest e due sull’Italia. L’ultimo punto mettilo dove vuoi, poi conferma.',
  'map-and-control.lead':
    'Quello che conta è il vantaggio. In questa partita l’URSS ha già un punto in Italia: la sola Stabilità non basta più. Le nazioni con l’intestazione dal colore intenso sono Stati Contesi: contano più di tutte quando si assegna il punteggio di una Regione.',
  'map-and-control.lead.goal': 'Controlla di nuovo Italia e Germania Ovest.',
  'map-and-control.lead.hint':
    'L’Italia ha Stabilità 2 e un punto sovietico: lì te ne servono tre, e quattro in Germania Ovest.',

  'influence.title': 'L’Influenza e il suo costo',
  'influence.about': 'Spendi il valore di una carta in Influenza.',
  'influence.neighbours':
    'In ogni round giochi una carta. Il suo numero è il valore in Punti Operazione: puoi piazzare altrettanti punti Influenza, nelle nazioni dove ne hai già e in quelle adiacenti. {card} vale due.',
  'influence.neighbours.goal': 'Gioca {card} per piazzare Influenza, e controlla l’Algeria.',
  'influence.neighbours.hint':
    'Clicca su {card} nella tua mano, scegli di piazzare Influenza, poi due clic sull’Algeria: è adiacente alla Francia, dove sei già. Conferma.',
  'influence.double-cost':
    'In una nazione controllata dall’avversario un punto costa il doppio. Appena il Controllo è spezzato, il prezzo torna a uno. L’URSS controlla l’Italia con due punti contro zero.',
  'influence.double-cost.goal': 'Pareggia in Italia con tre Punti Operazione.',
  'influence.double-cost.hint':
    'Gioca {card} per piazzare Influenza e clicca due volte sull’Italia: il primo punto costa due e spezza il Controllo, il secondo costa uno.',

  'coups.title': 'Colpi di Stato e DEFCON',
  'coups.about': 'Rovescia un governo senza far saltare il mondo.',
  'coups.iran':
    'Ora giochi con l’URSS. In un Colpo di Stato tiri un dado, aggiungi il valore della carta e togli il doppio della Stabilità. Quello che resta toglie Influenza avversaria, poi aggiunge la tua. In uno Stato Conteso il Colpo di Stato abbassa il DEFCON, cioè la distanza dalla Guerra Nucleare. E vale come Operazioni Militari: ogni turno ne devi tante quante ne indica il DEFCON.',
  'coups.iran.goal': 'Prendi l’Iran con un Colpo di Stato usando {card}.',
  'coups.iran.hint':
    'Clicca su {card}, scegli il Colpo di Stato, poi l’Iran. Prima di confermare vedi quante probabilità hai.',
  'coups.brink':
    'Il DEFCON è a 2. Chi lo porta a 1 nel proprio round ha perso, e qualunque Colpo di Stato in uno Stato Conteso lo farebbe. Nelle altre nazioni il DEFCON non si muove. A DEFCON 2, Europa, Asia e Medio Oriente sono chiusi ai Colpi di Stato.',
  'coups.brink.goal': 'Tenta un Colpo di Stato senza far finire il mondo.',
  'coups.brink.hint':
    'Usa {card} per un Colpo di Stato in Camerun, che non è uno Stato Conteso. Leggi gli avvisi prima di confermare.',

  'realignment.title': 'Riallineamento',
  'realignment.about': 'Scaccia l’Influenza altrui dove i tuoi vicini sono forti.',
  'realignment.cuba':
    'Il Riallineamento toglie soltanto Influenza. Ogni Punto Operazione è un tentativo: tirano entrambi, e chi ha il totale più basso perde la differenza. Hai +1 per ogni nazione adiacente che controlli, +1 se la tua superpotenza è adiacente, +1 se lì hai più Influenza. Il DEFCON non si muove mai.',
  'realignment.cuba.goal': 'Caccia l’URSS da Cuba con {card}.',
  'realignment.cuba.hint':
    'Scegli {card}, Riallineamento, poi Cuba. Tu hai +3, l’URSS +1. I tentativi sono due: usali entrambi.',
  'realignment.where-it-pays':
    'Prima che tu scelga, il tabellone mostra che cosa può portare ogni tentativo. Vai dove i vicini aiutano te e non l’avversario.',
  'realignment.where-it-pays.goal': 'Caccia l’URSS dal Cile.',
  'realignment.where-it-pays.hint':
    'Controlli Argentina e Perù, tutti e due adiacenti al Cile. Usa {card}, e spendi ogni tentativo sul Cile finché non è vuoto.',

  'space.title': 'La Corsa allo Spazio',
  'space.about': 'Che cosa fare di una carta che preferiresti non giocare.',
  'space.first-box':
    'Le carte con il simbolo rosso sono dell’URSS. Ogni volta che ne giochi una per le Operazioni, avviene anche il suo Evento. {card} ti costerebbe Cuba. Ma una volta per turno puoi mandare una carta nello Spazio: il suo Evento non avviene, e con un tiro basso avanzi nella Corsa allo Spazio.',
  'space.first-box.goal': 'Manda {card} nello Spazio, e tieniti Cuba.',
  'space.first-box.hint':
    'Clicca su {card} e scegli la Corsa allo Spazio. Per la prima casella basta un tiro di 3 o meno.',
  'space.strong-enough':
    'Le caselle più avanti chiedono carte di valore più alto: la prossima vuole un tre. Anche se il tiro fallisce, la carta se n’è andata e il suo Evento non è avvenuto. Spesso è questo che vale più della casella.',
  'space.strong-enough.goal': 'Fai un tentativo, e salva la tua Influenza in Europa Occidentale.',
  'space.strong-enough.hint': 'Solo {card} vale tre. Mandala nello Spazio.',

  'events.title': 'Eventi, tuoi e altrui',
  'events.about': 'Che altro c’è sulle carte.',
  'events.own':
    'Invece delle Operazioni puoi usare l’Evento di una carta, se è tuo (simbolo blu) o di nessuno (nessun simbolo). Clicca su {card} e leggi che cosa fa. Alcuni Eventi avvengono una volta sola; poi la carta esce dal gioco.',
  'events.own.goal': 'Gioca {card} come Evento.',
  'events.own.hint': 'Clicca su {card} e scegli l’Evento. Il Giappone sarà subito tuo.',
  'events.theirs':
    'Una carta con un Evento avversario ti dà le sue Operazioni, ma avviene anche l’Evento. Sei tu a scegliere che cosa viene prima. Se viene prima l’Evento, con le Operazioni puoi riparare il danno.',
  'events.theirs.goal': 'Gioca {card}, e alla fine controlla la Francia.',
  'events.theirs.hint':
    'Scegli {card} con l’Evento per primo. Quando l’URSS ha tolto la tua Influenza, metti tutti e tre i punti in Francia.',

  'headlines.title': 'Carte di Apertura',
  'headlines.about': 'Come comincia ogni turno.',
  'headlines.choose':
    'Giochi con l’URSS. Ogni turno comincia con le Carte di Apertura: entrambi scelgono in segreto una carta, poi avvengono tutti e due gli Eventi, prima quello di valore più alto. Un Evento avversario avviene a favore dell’avversario: scegline uno tuo o neutrale.',
  'headlines.choose.goal': 'Scegli {card} come Carta di Apertura.',
  'headlines.choose.hint':
    'Clicca su {card} e conferma. Per il resto del turno tutte le carte degli USA valgono uno in meno.',
  'headlines.surprise':
    'Anche una Carta Punteggio è una buona Carta di Apertura: assegna il punteggio prima che l’avversario possa reagire. Ha valore 0, quindi viene per ultima. In Medio Oriente sei in vantaggio.',
  'headlines.surprise.goal': 'Fai punti in Medio Oriente con la tua Carta di Apertura.',
  'headlines.surprise.hint': 'Scegli {card}. Le altre carte della tua mano possono aspettare.',

  'scoring.title': 'Carte Punteggio e Regioni',
  'scoring.about': 'Da dove vengono i Punti Vittoria.',
  'scoring.dominate':
    'Le Carte Punteggio danno punti per una Regione: un po’ per la Presenza (controlli una nazione), di più per il Dominio (più nazioni e più Stati Contesi dell’avversario, e almeno uno Stato Non-Conteso), il massimo per il Controllo di tutta la Regione. In Sud America hai due Stati Contesi su quattro, ma ti manca uno Stato Non-Conteso.',
  'scoring.dominate.goal': 'Ottieni il Dominio del Sud America.',
  'scoring.dominate.hint':
    'Usa {card} per piazzare Influenza in Colombia, adiacente al Venezuela: non è uno Stato Conteso, e lì basta un punto.',
  'scoring.score':
    'Una Carta Punteggio va giocata nel turno in cui l’hai in mano: chi ne ha ancora una alla fine del turno perde la partita. Il riquadro delle Regioni mostra sempre quanto renderebbe adesso ognuna. Con 20 Punti Vittoria si vince subito.',
  'scoring.score.goal': 'Fai almeno tre Punti Vittoria in Sud America.',
  'scoring.score.hint': 'Gioca {card}. Ogni Stato Conteso che controlli vale un punto in più.',

  'china-card.title': 'La Carta Cinese',
  'china-card.about': 'Una carta forte che passa di mano.',
  'china-card.five-in-asia':
    '{card} è scoperta accanto alla tua mano. Vale quattro Punti Operazione, cinque se li usi tutti in Asia. Dopo che l’hai giocata passa coperta all’avversario, che potrà usarla dal turno seguente. Chi ce l’ha alla fine della partita guadagna un punto.',
  'china-card.five-in-asia.goal':
    'Usa tutti e cinque i Punti Operazione: controlla Thailandia, Corea del Sud e Indonesia.',
  'china-card.five-in-asia.hint':
    'Gioca {card} per piazzare Influenza: due punti in Thailandia, due in Corea del Sud, uno in Indonesia. Il quinto punto c’è solo finché vanno tutti in Asia.',

  'whole-turn.title': 'Un turno intero',
  'whole-turn.about': 'Carta di Apertura, sei round e tutto insieme.',
  'whole-turn.headline':
    'Questo è il primo turno di una partita vera. Giochi con l’URSS e hai otto carte: una per l’Apertura, sei per i round, e una da tenere. Gli USA li gioca il computer.',
  'whole-turn.headline.goal': 'Scegli una Carta di Apertura, ed esegui quello che chiede.',
  'whole-turn.headline.hint': '{card} va bene: toglie Influenza agli USA in Europa Occidentale.',
  'whole-turn.coup':
    'In ogni round l’URSS muove per prima. Molte partite cominciano con un Colpo di Stato, finché il DEFCON lo permette: ti dà Operazioni Militari, e se ci guadagni anche uno Stato Conteso, tanto meglio.',
  'whole-turn.coup.goal': 'Tenta un Colpo di Stato da almeno due Operazioni Militari.',
  'whole-turn.coup.hint': 'Usa {card} per un Colpo di Stato in Iran.',
  'whole-turn.space': 'Hai in mano {card}, un Evento forte degli USA. C’è un posto sicuro dove metterlo.',
  'whole-turn.space.goal': 'Manda una carta nello Spazio.',
  'whole-turn.space.hint': 'Clicca su {card} e scegli la Corsa allo Spazio.',
  'whole-turn.to-the-end':
    'Adesso tocca a te. Espanditi, prendi quello che è libero, rispondi alle mosse degli USA. Una cosa sola è obbligatoria: {card}, che hai in mano, va giocata prima che finisca il turno. Prima fai in modo che la Regione renda.',
  'whole-turn.to-the-end.goal': 'Gioca il turno fino alla fine, {card} compresa.',
  'whole-turn.to-the-end.hint':
    'Restano quattro round. I tuoi Eventi sono spesso buoni: apri le carte e leggile. Non lasciare {card} per l’ultimo round.',
};
