import type { Like } from '../catalogue.ts';
import type { tracks as english } from '../en/tracks.ts';

export const tracks: Like<typeof english> = {
  'phase.first-deal': 'El primer reparto',
  'phase.setup': 'Despliegue',
  'phase.deal': 'El reparto',
  'phase.headline': 'Cabeceras',
  'phase.headline-first': 'Primera cabecera',
  'phase.headline-second': 'Segunda cabecera',
  'phase.round': 'Ronda de acción {round}',
  'phase.turn-end': 'Fin del turno',
  'era.early': 'Guerra inicial',
  'era.mid': 'Guerra media',
  'era.late': 'Guerra tardía',

  'standing.none': 'nada',
  'standing.presence': 'Presencia',
  'standing.domination': 'Dominio',
  'standing.control': 'Control',
  score: '{side, select, us {EE. UU. +{points}} ussr {URSS +{points}} other {empate}}',

  'space.about': 'Requiere una carta de valor {needs}; se logra sacando {roll} o menos.',
  'space.ability.2': 'Hasta que llegue el otro bando: dos intentos por turno.',
  'space.ability.4': 'Hasta que llegue el otro bando: el adversario muestra antes su cabecera.',
  'space.ability.6': 'Hasta que llegue el otro bando: al final del turno puedes descartar una carta guardada.',
  'space.ability.8': 'Hasta que llegue el otro bando: ocho rondas de acción por turno.',

  'card.side.us': 'Evento de EE. UU.',
  'card.side.ussr': 'Evento de la URSS',
  'card.side.neutral': 'Evento de ambos bandos',
  'card.scoring': 'Carta de puntuación',
  'card.ops': '{value, plural, one {# operación} other {# operaciones}}',
  'card.kind':
    '{era, select, early {Guerra inicial} mid {Guerra media} other {Guerra tardía}}{war, select, yes { · guerra} other {}}{optional, select, yes { · opcional} other {}}{once, select, yes { · se retira del juego tras su evento} other {}}',
  'card.title-and-kind':
    '{card}{scoring, select, yes {} other { ({owner, select, us {EE. UU. } ussr {URSS } other {}}{value}{once, select, yes {, una vez} other {}})}}',
  'effect.of': '{card} ({side})',
  'effect.in': '{card} ({region})',
};
