import type { Rulebook } from '../../rulebook.ts';

export const glossary: Rulebook['glossary'] = {
  influence: { term: 'Influenza', meaning: 'Quello che una fazione ha in una nazione, contato in punti.' },
  control: {
    term: 'Controllo di una nazione',
    meaning: 'Un vantaggio in Influenza, in una nazione, pari almeno alla sua Stabilità.',
  },
  stability: {
    term: 'Stabilità',
    meaning: 'Quanto è difficile controllare e rovesciare una nazione, da 1 a 5.',
  },
  battleground: {
    term: 'Stato Conteso',
    meaning: 'Una nazione che pesa di più nel punteggio, e dove un Colpo di Stato peggiora il DEFCON.',
  },
  region: { term: 'Regione', meaning: 'Una delle sei parti del mondo di cui si calcola il punteggio.' },
  part: { term: 'Sottoregione', meaning: 'Europa Occidentale, Europa Orientale e Sudest Asiatico.' },
  neighbour: { term: 'Nazione adiacente', meaning: 'Una nazione unita a un’altra da una linea.' },
  superpower: {
    term: 'Superpotenza',
    meaning: 'Gli USA o l’URSS; anche la loro casella sulla mappa, che non contiene Influenza.',
  },
  event: { term: 'Evento', meaning: 'Quello che il testo di una carta fa succedere.' },
  neutral: {
    term: 'Evento neutrale',
    meaning: 'Un Evento che può usare chiunque giochi la carta. Non avviene mai da solo.',
  },
  asterisk: { term: 'Asterisco', meaning: 'Segna una carta che esce dal gioco quando il suo Evento è avvenuto.' },
  lasting: { term: 'Evento che dura', meaning: 'Un Evento che resta in vigore per il turno, o più a lungo.' },
  value: { term: 'Valore', meaning: 'I Punti Operazione che una carta vale adesso per una fazione, da 1 a 4.' },
  printed: {
    term: 'Valore stampato',
    meaning: 'Il valore sulla carta, prima che gli Eventi lo modifichino. Decide l’ordine delle Carte di Apertura.',
  },
  war: { term: 'Guerra', meaning: 'Uno dei cinque Eventi con cui una fazione attacca una nazione.' },
  'scoring-card': {
    term: 'Carta Punteggio',
    meaning: 'Una carta senza Punti Operazione, che fa calcolare il punteggio di una Regione e non si può conservare.',
  },
  'optional-card': {
    term: 'Carta opzionale',
    meaning: 'Una carta che è nel mazzo solo se lo si sceglie prima della partita.',
  },
  'china-card': {
    term: 'Carta Cinese',
    meaning: 'Una carta forte, senza Evento, che passa da una fazione all’altra.',
  },
  pile: { term: 'Mazzo', meaning: 'Le carte ancora da pescare.' },
  discards: { term: 'Scarti', meaning: 'Le carte giocate o scartate, che possono tornare.' },
  hand: {
    term: 'Mano',
    meaning: 'Le carte di una fazione, a parte la Carta Cinese: alla distribuzione 8, più avanti 9.',
  },
  'held-card': { term: 'Carta Conservata', meaning: 'Una carta rimasta in mano alla fine di un turno.' },
  discard: { term: 'Scartare', meaning: 'Liberarsi di una carta. Il suo Evento non avviene.' },
  turn: {
    term: 'Turno',
    meaning: 'Una delle dieci parti della partita, con la Fase di Apertura e i Round di Azione.',
  },
  era: {
    term: 'Inizio, Metà, Tarda Guerra',
    meaning: 'I turni da 1 a 3, da 4 a 7 e da 8 a 10, e le carte che arrivano con essi.',
  },
  phasing: {
    term: 'Giocatore Attivo',
    meaning: 'Chi sta svolgendo il suo Round di Azione o la sua Carta di Apertura; risponde lui del DEFCON a 1.',
  },
  headline: {
    term: 'Carta di Apertura',
    meaning: 'Una carta che ogni fazione sceglie all’inizio del turno, per il suo Evento.',
  },
  'action-round': { term: 'Round di Azione', meaning: 'Un round in cui ogni fazione gioca una carta.' },
  operations: {
    term: 'Operazioni',
    meaning: 'I punti di una carta per Influenza, Riallineamento, Colpo di Stato o Corsa allo Spazio.',
  },
  placement: { term: 'Piazzamento', meaning: 'Spendere Operazioni per aggiungere Influenza, a 1 o 2 per punto.' },
  realignment: {
    term: 'Riallineamento',
    meaning: 'Una sfida ai dadi in una nazione; il totale più basso perde Influenza.',
  },
  coup: {
    term: 'Colpo di Stato',
    meaning: 'Un tiro di dado per rovesciare una nazione: toglie Influenza avversaria, e può aggiungere la tua.',
  },
  'free-coup': {
    term: 'Colpo di Stato gratuito',
    meaning: 'Un Colpo di Stato concesso da un Evento in nazioni indicate, senza i limiti del DEFCON.',
  },
  trap: {
    term: 'Trappola',
    meaning:
      '«Pantano» o «Trappola per Orsi»: una fazione deve scartare carte finché non ottiene un tiro abbastanza basso.',
  },
  'space-race': {
    term: 'Corsa allo Spazio',
    meaning: 'Un tracciato di otto caselle, in cui si mandano carte i cui Eventi allora non avvengono.',
  },
  ability: {
    term: 'Abilità speciale',
    meaning:
      'Quello che può fare chi è arrivato per primo in una casella della Corsa allo Spazio, finché non arriva anche l’altro.',
  },
  defcon: { term: 'DEFCON', meaning: 'Quanto è vicina la Guerra Nucleare: da 5, la pace, a 1, la guerra.' },
  'military-operations': {
    term: 'Operazioni Militari',
    meaning: 'Quello che danno i Colpi di Stato e le guerre. Ogni turno ne richiede quante ne segna il DEFCON.',
  },
  vp: {
    term: 'Punti Vittoria (PV)',
    meaning: 'Il punteggio, su una sola tabella per entrambe le fazioni. Con 20 si vince subito.',
  },
  presence: { term: 'Presenza', meaning: 'Il controllo di almeno una nazione di una Regione.' },
  domination: {
    term: 'Dominio',
    meaning:
      'Più nazioni e più Stati Contesi di una Regione rispetto all’avversario, con almeno uno Stato Conteso e uno Non-Conteso.',
  },
  'regional-control': {
    term: 'Controllo di una Regione',
    meaning: 'Più nazioni dell’avversario, e tutti gli Stati Contesi.',
  },
  'final-scoring': { term: 'Punteggio finale', meaning: 'Il punteggio di tutte le Regioni, dopo il turno 10.' },
  'automatic-victory': {
    term: 'Vittoria automatica',
    meaning: 'Una vittoria prima del punteggio finale: 20 PV, Controllo dell’Europa o Guerra Nucleare.',
  },
  bid: { term: 'Puntata', meaning: 'Quello che un giocatore offre, prima della partita, per avere una fazione.' },
  handicap: { term: 'Handicap', meaning: 'Influenza bonus per una fazione, alla fine della preparazione.' },
};
