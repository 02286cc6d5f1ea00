import type { Like } from '../catalogue.ts';
import type { finalComments as english } from '../en/famous-final.ts';

export const finalComments: Like<typeof english> = {
  'final.setup':
    'I sovietici alzano un muro in Polonia e Germania Est, e mettono un piede in Jugoslavia. L’americano spende i cinque punti della puntata in Iran, Francia e Germania Ovest: Europa e Medio Oriente devono rendere presto.',
  'final.1.headline':
    'L’americano incassa subito in Medio Oriente, finché l’Iran è ancora suo: quattro punti, e nulla per l’avversario. Le medaglie olimpiche vanno all’URSS e le fruttano la metà.',
  'final.1.1.ussr':
    'Il Colpo di Stato in Iran è l’apertura sovietica classica, e il sei la rende perfetta: la porta del Medio Oriente e dell’Asia è sfondata. L’Evento della carta è americano, ma senza le sue condizioni non fa nulla.',
  'final.1.1.us':
    'Il DEFCON è sceso, e l’americano risponde con l’Influenza invece che con un Colpo di Stato: un punto in Malesia e uno in Colombia aprono la strada verso il Sudest Asiatico e il Sud America.',
  'final.1.2.ussr':
    'Il gioiello del mazzo sovietico di inizio partita: quattro punti inutilizzati partono per Cile, Venezuela, Thailandia e Malesia. All’improvviso l’URSS gioca su quattro continenti.',
  'final.1.2.us':
    'La Thailandia non si può perdere, e l’americano rischia subito un Colpo di Stato. Esce uno: il tentativo fallisce, e il DEFCON scende lo stesso.',
  'final.1.3.ussr':
    'Tre punti tranquilli consolidano le conquiste: Thailandia e Venezuela sono sotto controllo, e l’Afghanistan è il prossimo passo verso il Pakistan.',
  'final.1.3.us':
    'Un’astuta coppia di carte: l’Evento sovietico è annullato, e i suoi due punti vanno in un Colpo di Stato in Venezuela. Ancora un uno; almeno le Operazioni Militari richieste ci sono, e con DEFCON 2 ogni altro Colpo di Stato in uno Stato Conteso sarebbe un suicidio.',
  'final.1.4.ussr':
    'Con DEFCON 2 nessuno può più cacciare il nuovo arrivato da uno Stato Conteso. Brasile, Argentina e Indonesia ricevono il primo punto sovietico, ognuno accanto a un amico.',
  'final.1.4.us':
    'Si calcola il punteggio dell’Europa finché l’americano la domina: dieci a cinque. Il vantaggio di sette sembra grande, ma deve bastare per tutti gli altri continenti.',
  'final.1.5.ussr':
    'Un Evento americano che non trova bersagli è un regalo. L’unico punto va in Thailandia, che da ora in poi è difficile da smuovere.',
  'final.1.5.us':
    'La carta di guerra si disinnesca piazzando prima: due punti in Corea del Sud, e solo dopo l’attacco, che con un uno fallisce. L’americano tiene la nazione, e la carta è fuori dal gioco.',
  'final.1.6.ussr':
    'Questo Evento potrebbe ferire la Francia, ma le Operazioni valgono di più: l’Afghanistan è al sicuro e il Pakistan preso, proprio accanto all’India.',
  'final.1.6.us':
    'Un ultimo punto va in Giordania. Da lì la strada porta in Arabia Saudita, come mostrerà il prossimo turno.',

  'final.2.headline':
    'L’epurazione toglie un punto a ogni carta americana del turno. Nell’attacco al Pakistan esce un cinque, ma due nazioni sovietiche adiacenti lo riducono a tre: manca un solo punto.',
  'final.2.1.ussr':
    'Con il primo Colpo di Stato del turno l’URSS si prende Panama, e con esso la testa di ponte americana sul canale. Il DEFCON 2 chiude la porta alle sue spalle.',
  'final.2.1.us':
    'Indebolita dall’epurazione, la carta vale due punti; vanno entrambi in Arabia Saudita, uno Stato Conteso ancora senza padrone.',
  'final.2.2.ussr':
    'I semi del primo turno danno frutto: l’Asia è dominata, e dieci punti a quattro cancellano quasi il vantaggio americano.',
  'final.2.2.us':
    'L’Evento sovietico prima o poi deve avvenire, e la Romania cambia poco. Il punto che resta fa dell’Arabia Saudita una nazione americana.',
  'final.2.3.ussr':
    'Quattro punti in quattro nazioni intatte, fra cui la Birmania: questo Evento vale il doppio delle sue Operazioni, e prepara l’Africa per la Metà Guerra.',
  'final.2.3.us':
    'Una carta che aprirebbe falle in Europa sparisce nello spazio, e il razzo vola: la prima casella rende due punti.',
  'final.2.4.ussr':
    'L’URSS fa lo stesso con un Evento americano che abbasserebbe il DEFCON. Con DEFCON 2 giocarlo altrimenti sarebbe stato fatale.',
  'final.2.4.us':
    'Il Sud Africa riceve il secondo punto. L’americano vede arrivare l’Africa e ne vuole almeno la punta meridionale.',
  'final.2.5.ussr':
    'Non un passo nello spazio ma un punto in Libano: il sovietico preferisce scardinare il Medio Oriente piuttosto che volare.',
  'final.2.5.us':
    'Prima l’Evento sgradito, poi la riparazione: quattro punti perduti in Francia e Regno Unito, e la Francia è subito rimessa a posto.',
  'final.2.6.ussr':
    'Di nuovo prima l’Evento avversario, così i tre punti possono riparare ciò che rompe: la Germania Est è di nuovo intera, e l’Iraq cade in mano all’URSS.',
  'final.2.6.us':
    'La carta forte è giocata per le Operazioni, non per il Giappone: la Francia è di nuovo al sicuro e il Sud Africa è controllato. Entrambi hanno fatto esattamente le Operazioni Militari che servono.',

  'final.3.headline':
    'Il grande Evento europeo passa senza ostacoli: sette nazioni, e un muro di amici attorno alla cortina di ferro. La risposta è un’altra ondata d’indipendenza in Africa e in Malesia.',
  'final.3.1.ussr':
    'Il DEFCON permette un solo Colpo di Stato in Medio Oriente, e va contro l’Arabia Saudita. Per il momento spezza il controllo, al prezzo di un punto che la carta regala all’avversario.',
  'final.3.1.us':
    'L’Arabia Saudita è rimessa a posto, si entra in Egitto da Israele, e la Grecia mette al sicuro il vantaggio in Europa.',
  'final.3.2.ussr':
    'Due punti in Vietnam, e uno in più per ogni carta sovietica spesa in questo turno nel Sudest Asiatico. Preannuncia il prossimo punteggio.',
  'final.3.2.us':
    'Il punteggio dell’Europa arriva per la seconda volta, con lo stesso risultato: dieci a cinque. Il vantaggio è di nuovo otto.',
  'final.3.3.ussr':
    'Con il punto in più della rivolta i tre diventano quattro: Birmania, Malesia e Laos passano uno dopo l’altro sotto controllo sovietico.',
  'final.3.3.us': 'Israele è rafforzato per tempo: la carta della guerra è in mano all’americano stesso, e va giocata.',
  'final.3.4.ussr':
    'L’Asia per la seconda volta: Dominio e tre Stati Contesi, dieci a quattro. Del vantaggio americano restano due punti.',
  'final.3.4.us':
    'Prima le Operazioni, poi la guerra avversaria: con Israele, Egitto e Giordania in mano americana non basterebbe nemmeno un sei.',
  'final.3.5.ussr':
    'L’alleanza nasce, perché la sua condizione è soddisfatta. Importa poco: i quattro punti vanno in Siria, Brasile e Cile, lontano dall’Europa.',
  'final.3.5.us':
    'Il ricatto sulla Germania Ovest è annullato prima di cominciare. Un solo punto in Libia è tutto ciò che può dare una carta così debole.',
  'final.3.6.ussr':
    'L’ultima carta sovietica dà l’Argentina e, con tre punti, la Costa Rica: uno scudo per Panama, proprio prima della Metà Guerra.',
  'final.3.6.us':
    'In Costa Rica il Colpo di Stato fallisce per un soffio nonostante un cinque; l’Evento porta via metà dell’Egitto. Manca un’Operazione Militare, e il vantaggio si riduce a un solo punto: è ancora tutto aperto.',
};
