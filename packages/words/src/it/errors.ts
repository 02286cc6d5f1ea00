import type { Like } from '../catalogue.ts';
import type { errors as english } from '../en/errors.ts';

export const errors: Like<typeof english> = {
  'error.unknown-card': 'Questa carta non esiste.',
  'error.unknown-country': 'Questa nazione non esiste.',
  'error.unknown-answer': 'Non è una risposta a nessuna domanda. Scegli una delle risposte proposte.',
  'error.illegal-answer': 'Ora non è possibile. Scegli una delle risposte proposte.',
  'error.stale-answer': 'Nel frattempo la partita è andata avanti. Riguardala, poi rispondi.',
  'error.wrong-side': 'Ora non tocca a questa fazione rispondere.',
  'error.game-over': 'La partita è finita: non c’è più niente a cui rispondere.',
  'error.bad-rules': 'Queste regole non vanno insieme.',
  'error.bad-save': 'Non è una partita salvata leggibile.',
  'error.bad-position': 'Questa posizione non è possibile.',
  'error.no-undo':
    'Non si può annullare: di mezzo c’è un dado, una carta mostrata o una risposta che spetta all’avversario.',
  'error.overflow': 'Qualcosa in questa partita è diventato troppo grande: non si può continuare.',
  // What only a server refuses
  'error.past-barrier':
    'Prima c’è qualcosa che non si conosce ancora: un dado, una carta o una risposta dell’avversario. Procedi un passo alla volta.',
  'error.not-your-turn': 'Tocca all’avversario.',
  'error.no-offer': 'Questa proposta non vale più.',
  'error.no-claim': 'Non puoi reclamare la vittoria: l’avversario ha ancora tempo, oppure non ne hai più nemmeno tu.',
  'error.not-running': 'Questa partita non è in corso.',
  'error.not-over': 'Per questo la partita deve essere finita.',
  'error.paused': 'La partita è in pausa. Prima riprendila.',
  'error.halted': 'Chi gestisce il server ha messo in pausa la partita e la farà riprendere.',
  'error.set-apart':
    'C’è un problema con la registrazione di questa partita. Chi gestisce il server se ne sta occupando; puoi abbandonarla.',
  'error.not-open': 'Questa partita è già cominciata, oppure non è aperta a te.',
  'error.own-game': 'Giochi già in questa partita.',
  'error.unknown-level': 'Questo livello del computer non esiste.',
  'error.bad-address': 'A questo indirizzo non si possono mandare messaggi.',
  'error.not-signed-in': 'Il server non ti conosce. Entra in una partita come ospite, oppure accedi.',
  'error.wrong-password': 'Nome, password o codice sbagliati.',
  'error.too-many-guesses': 'Troppi tentativi sbagliati. Aspetta un quarto d’ora.',
  'error.bad-password':
    'Questa password è troppo facile da indovinare. Scegline una più lunga, con più lettere diverse.',
  'error.bad-name': 'Questo nome non si può usare. Scegline un altro, di lettere e cifre.',
  'error.name-taken': 'Questo nome è già di qualcun altro. Scegline un altro.',
  'error.has-account': 'Hai già un account.',
  'error.no-account': 'Giochi come ospite. Prima crea un account.',
  'error.banned': 'Non puoi più giocare su questo server.',
  'error.not-a-player': 'Possono farlo solo i giocatori di questa partita.',
  'error.foreign-origin': 'La richiesta veniva da un altro sito e non è stata eseguita. Apri la pagina qui e riprova.',
  'error.not-found': 'Qui non c’è niente del genere, oppure non puoi vederlo.',
  'error.used-link': 'Questo link è già stato usato o è troppo vecchio. Creane uno nuovo su un dispositivo collegato.',
  'error.not-rateable':
    'Una partita con un handicap simile non può valere per la classifica. Creala come non valida per la classifica.',
  'error.too-large': 'È troppo lungo, o non c’è più spazio.',
  'error.too-many-requests': 'Troppe richieste in una volta. Aspetta un attimo, poi riprova.',
  'error.unavailable': 'In questo momento il server non raggiunge i suoi dati. Riprova tra poco.',
  'error.failure': 'Qualcosa è andato storto sul server. L’errore è stato registrato.',
  'error.bad-request': 'Il server non ha capito la richiesta. Ricarica la pagina.',
};
