import type { Like } from '../catalogue.ts';
import type { findings as english } from '../en/findings.ts';

export const findings: Like<typeof english> = {
  'findings.summary': 'Risposte presenti nel registro: {done}. Aggiunte per coerenza: {needed}.',
  'findings.none': 'Ogni riga rispetta le regole.',
  'findings.edited':
    'Dove registro e regole non concordano, la posizione segue il registro. Una partita così non conta mai per la classifica.',
  'findings.line': 'Riga {count}',
  'findings.doubt': 'dubbio',
  'findings.known': 'spiegato',
  'findings.note': 'commento',
  'findings.filled': 'Il registro non lo dice: è stato aggiunto per coerenza.',
};
