import type { Like } from '../catalogue.ts';
import type { findings as english } from '../en/findings.ts';

export const findings: Like<typeof english> = {
  'findings.summary': 'Odpowiedzi znalezione w zapisie: {done}. Uzupełnione, by pasowały: {needed}.',
  'findings.none': 'Wszystkie wiersze są zgodne z zasadami.',
  'findings.edited':
    'Tam, gdzie zapis i zasady się różnią, pozycja jest zgodna z zapisem. Taka gra nigdy nie liczy się do rankingu.',
  'findings.line': 'Wiersz {count}',
  'findings.doubt': 'wątpliwe',
  'findings.known': 'wyjaśnione',
  'findings.note': 'komentarz',
  'findings.filled': 'Zapis tego nie podaje: uzupełniono, by pasowało.',
};
