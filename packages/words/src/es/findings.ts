import type { Like } from '../catalogue.ts';
import type { findings as english } from '../en/findings.ts';

export const findings: Like<typeof english> = {
  'findings.summary': 'Respuestas que constan en el registro: {done}. Completadas para que encaje: {needed}.',
  'findings.none': 'Todas las líneas cumplen las reglas.',
  'findings.edited':
    'Donde el registro y las reglas no coinciden, la posición sigue al registro. Una partida así nunca puntúa.',
  'findings.line': 'Línea {count}',
  'findings.doubt': 'dudoso',
  'findings.known': 'explicado',
  'findings.note': 'comentario',
  'findings.filled': 'El registro no lo dice: se ha completado para que encaje.',
};
