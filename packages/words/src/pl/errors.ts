import type { Like } from '../catalogue.ts';
import type { errors as english } from '../en/errors.ts';

/** What went wrong, and what to do about it. */
export const errors: Like<typeof english> = {
  'error.unknown-card': 'Nie ma takiej karty.',
  'error.unknown-country': 'Nie ma takiego państwa.',
  'error.unknown-answer': 'To nie jest odpowiedź na żadne pytanie. Wybierz jedną z podanych.',
  'error.illegal-answer': 'Teraz to niemożliwe. Wybierz jedną z podanych odpowiedzi.',
  'error.stale-answer': 'Gra poszła już dalej. Spójrz na nią jeszcze raz i wtedy odpowiedz.',
  'error.wrong-side': 'Teraz odpowiada druga strona.',
  'error.game-over': 'Gra skończona: nie ma już żadnych pytań.',
  'error.bad-rules': 'Tych zasad nie da się połączyć.',
  'error.bad-save': 'To nie jest zapis gry, który umiemy odczytać.',
  'error.bad-position': 'Taka pozycja jest niemożliwa.',
  'error.no-undo': 'Nie ma czego cofnąć: po drodze był rzut kością, ujawniona karta albo odpowiedź drugiej strony.',
  'error.overflow': 'Coś w tej grze zrobiło się zbyt duże. Nie da się grać dalej.',
};
