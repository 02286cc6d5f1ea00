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
  'error.bad-save': 'Non è una partita salvata che sappiamo leggere.',
  'error.bad-position': 'Questa posizione non è possibile.',
  'error.no-undo':
    'Non si può tornare indietro: di mezzo c’è un dado, una carta mostrata o una risposta dell’avversario.',
  'error.overflow': 'Qualcosa in questa partita è diventato troppo grande. Non può continuare.',
};
