import type { Like } from '../catalogue.ts';
import type { tracks as english } from '../en/tracks.ts';

export const tracks: Like<typeof english> = {
  'phase.first-deal': 'Primer reparto',
  'phase.setup': 'Despliegue',
  'phase.deal': 'Reparto',
  'phase.headline': 'Cabeceras',
  'phase.headline-first': 'Primera cabecera',
  'phase.headline-second': 'Segunda cabecera',
  'phase.round': 'Ronda de acción {round}',
  'phase.turn-end': 'Fin del turno',
  'era.early': 'Guerra inicial',
  'era.mid': 'Guerra media',
  'era.late': 'Guerra tardía',

  'standing.none': 'sin Presencia',
  'standing.presence': 'Presencia',
  'standing.domination': 'Dominio',
  'standing.control': 'Control',
  score: '{side, select, us {EE. UU. +{points}} ussr {URSS +{points}} other {igualado}}',

  'space.about': 'Requiere una carta de valor {needs} o más; se logra sacando {roll} o menos.',
  'space.ability.2': 'Hasta que llegue el adversario: dos intentos por turno.',
  'space.ability.4': 'Hasta que llegue el adversario: muestra su cabecera antes que tú.',
  'space.ability.6': 'Hasta que llegue el adversario: al final del turno puedes descartar una carta guardada.',
  'space.ability.8': 'Hasta que llegue el adversario: ocho rondas de acción por turno.',

  'card.side.us': 'Evento de EE. UU.',
  'card.side.ussr': 'Evento de la URSS',
  'card.side.neutral': 'Evento neutral',
  'card.scoring': 'Carta de puntuación',
  'card.ops': '{value, plural, one {# punto de operaciones} other {# puntos de operaciones}}',
  'card.kind':
    '{era, select, early {Guerra inicial} mid {Guerra media} other {Guerra tardía}}{war, select, yes { · guerra} other {}}{optional, select, yes { · opcional} other {}}{once, select, yes { · se retira del juego tras su evento} other {}}',
  'card.title-and-kind':
    '{card}{scoring, select, yes {} other { ({owner, select, us {EE. UU. } ussr {URSS } other {}}{value}{once, select, yes {, una vez} other {}})}}',
  'effect.of': '{card} ({side})',
  'effect.in': '{card} ({region})',
};
