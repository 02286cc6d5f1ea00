export const study = {
  'ui.findings': 'Hallazgos',
  'ui.findings.summary': 'Respuestas que constan en el registro: {done}. Completadas para que encaje: {needed}.',
  'ui.findings.none': 'Todas las líneas cumplen las reglas.',
  'ui.findings.edited':
    'Donde el registro y las reglas no coinciden, la posición sigue al registro. Una partida así nunca puntúa.',
  'ui.findings.line': 'Línea {count}',
  'ui.findings.doubt': 'dudoso',
  'ui.findings.known': 'explicado',
  'ui.findings.note': 'comentario',
  'ui.findings.filled': 'El registro no lo dice: se ha completado para que encaje.',
  'ui.findings.games':
    '{count, plural, one {Este archivo contiene # partida} other {Este archivo contiene # partidas}}',
};
