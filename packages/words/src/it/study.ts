export const study = {
  'ui.findings': 'Riscontri',
  'ui.findings.summary': 'Risposte presenti nel resoconto: {done}. Aggiunte per coerenza: {needed}.',
  'ui.findings.none': 'Ogni riga rispetta le regole.',
  'ui.findings.edited':
    'Dove resoconto e regole non concordano, la posizione segue il resoconto. Una partita così non conta mai per la classifica.',
  'ui.findings.line': 'Riga {count}',
  'ui.findings.doubt': 'dubbio',
  'ui.findings.known': 'spiegato',
  'ui.findings.note': 'commento',
  'ui.findings.filled': 'Il resoconto non lo dice: è stato aggiunto per coerenza.',
  'ui.findings.games': '{count, plural, one {Questo file contiene # partita} other {Questo file contiene # partite}}',
};
