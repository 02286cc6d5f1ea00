export const study = {
  'ui.findings': 'Constats',
  'ui.findings.summary': 'Réponses présentes dans le journal\xa0: {done}. Complétées pour concorder\xa0: {needed}.',
  'ui.findings.none': 'Toutes les lignes respectent les règles.',
  'ui.findings.edited':
    'Là où le journal et les règles divergent, la position suit le journal. Une telle partie ne compte jamais au classement.',
  'ui.findings.line': 'Ligne {count}',
  'ui.findings.doubt': 'douteux',
  'ui.findings.known': 'expliqué',
  'ui.findings.note': 'commentaire',
  'ui.findings.filled': 'Le journal ne le dit pas\xa0: complété pour concorder.',
  'ui.findings.games': '{count, plural, one {Ce fichier contient # partie} other {Ce fichier contient # parties}}',
};
