import type { Like } from '../catalogue.ts';
import type { findings as english } from '../en/findings.ts';

export const findings: Like<typeof english> = {
  'findings.summary': 'Réponses trouvées dans le journal : {done}. Complétées : {needed}.',
  'findings.none': 'Toutes les lignes respectent les règles.',
  'findings.edited': 'Là où journal et règles divergent, la position suit le journal. La partie n’est jamais classée.',
  'findings.line': 'Ligne {count}',
  'findings.doubt': 'douteux',
  'findings.known': 'expliqué',
  'findings.note': 'commentaire',
  'findings.filled': 'Le journal ne le dit pas\xa0: complété pour concorder.',
};
