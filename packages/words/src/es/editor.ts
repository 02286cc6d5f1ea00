import type { Like } from '../catalogue.ts';
import type { editor as english } from '../en/editor.ts';

export const editor: Like<typeof english> = {
  'edit.about': 'Elige qué ocurre al seleccionar un país.',
  'edit.phasing': 'De quién es la ronda',
  'edit.add': 'Añadir una carta: {side}',
  'edit.remove': 'Quitar {card}',
  'edit.more': 'Efectos, descartes y cartas retiradas',
  'edit.add-effect': 'Añadir un efecto',
  'edit.add-discard': 'Añadir una carta a los descartes',
  'edit.add-removed': 'Añadir una carta retirada',
  'edit.empty': 'Vaciar el mapa',
  'edit.unreadable': 'Este enlace no contiene ninguna posición que sepamos leer.',
  'edit.turn': 'Turno',
  'edit.round': 'Ronda',
  'edit.play': 'Seguir jugando con {side_the}',
};
