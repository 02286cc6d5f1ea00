export const study = {
  'ui.findings': 'Uwagi',
  'ui.findings.summary': 'Odpowiedzi zapisane w dzienniku: {done}. Uzupełnione, by pasowały: {needed}.',
  'ui.findings.none': 'Wszystkie wiersze są zgodne z zasadami.',
  'ui.findings.edited':
    'Tam, gdzie dziennik i zasady się różnią, pozycja podąża za dziennikiem. Taka gra nigdy nie liczy się do rankingu.',
  'ui.findings.line': 'Wiersz {count}',
  'ui.findings.doubt': 'wątpliwe',
  'ui.findings.known': 'wyjaśnione',
  'ui.findings.note': 'komentarz',
  'ui.findings.filled': 'Dziennik tego nie podaje: uzupełniono, by pasowało.',
  'ui.findings.games':
    '{count, plural, one {W tym pliku jest # gra} few {W tym pliku są # gry} many {W tym pliku jest # gier} other {W tym pliku jest # gry}}',
};
