import type { Like } from '../catalogue.ts';
import type { errors as english } from '../en/errors.ts';

export const errors: Like<typeof english> = {
  'error.unknown-card': 'Esa carta no existe.',
  'error.unknown-country': 'Ese país no existe.',
  'error.unknown-answer': 'Eso no responde a nada. Elige una de las respuestas que se ofrecen.',
  'error.illegal-answer': 'Eso no es posible ahora. Elige una de las respuestas que se ofrecen.',
  'error.stale-answer': 'La partida ha avanzado entretanto. Vuelve a mirarla y responde.',
  'error.wrong-side': 'Ahora no le toca responder a este bando.',
  'error.game-over': 'La partida ha terminado: ya no se pregunta nada.',
  'error.bad-rules': 'Estas reglas no son compatibles entre sí.',
  'error.bad-save': 'Esto no es una partida guardada que podamos leer.',
  'error.bad-position': 'Esta posición no es posible.',
  'error.no-undo':
    'No hay nada que se pueda deshacer: hay de por medio un dado, una carta mostrada o una respuesta del otro bando.',
  'error.overflow': 'Algo en esta partida se ha hecho demasiado grande. No puede continuar.',
};
