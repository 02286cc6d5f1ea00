import type { Like } from '../catalogue.ts';
import type { table as english } from '../en/table.ts';

/** What the table says of a move, its odds and dangers, and of what happens. */
export const table: Like<typeof english> = {
  'ui.danger.can': 'Esto puede costarte la partida',
  'ui.danger.looking': 'Buscando peligros …',
  'ui.danger.unfinished': 'Demasiado largo para comprobarlo hasta el final: podrías perder la partida.',
  'ui.danger.end.defcon': 'El DEFCON baja a 1 en tu Ronda: guerra nuclear, y pierdes.',
  'ui.danger.end.cuban-missile-crisis':
    'En la Crisis de los Misiles un Golpe tuyo desata la guerra nuclear, y pierdes.',
  'ui.danger.end.vp': 'El otro bando llega a 20 PV y gana.',
  'ui.danger.end.europe': 'Europa se puntúa mientras la controla el otro bando, y pierdes.',
  'ui.danger.end.wargames': 'Wargames acaba la partida mientras vas por detrás.',
  'ui.danger.end.held-scoring': 'Al final del turno tendrías aún una carta de Puntuación, y perderías.',
  'ui.danger.end.final': 'La partida acaba mientras vas por detrás.',
  'ui.confirm.risk': 'Confirmar el riesgo',
  'ui.face.none': 'sin efecto',
  'ui.face.empty': 'vacío',
  'ui.face.control': 'control',
  'ui.face.success': 'éxito',
  'ui.face.free': 'libre',
  'ui.face.sentence': '{roll}: {text}',
  'ui.faces.control': 'Control en {count} de 6',
  'ui.faces.success': 'Éxito en {count} de 6',
  'card.once': 'Sale del juego tras su Evento',
  'ui.military.needed': 'hacen falta {needed}',
  'card.scoring.short': 'Puntuación',
  'fact.vp.card': '{side, select, us {EE. UU. gana} other {La URSS gana}} {count} PV por {card} (ahora {score}).',
  'fact.vp.space':
    '{side, select, us {EE. UU. gana} other {La URSS gana}} {count} PV en la Carrera Espacial (ahora {score}).',
  'fact.vp.military':
    '{side, select, us {EE. UU. gana} other {La URSS gana}} {count} PV: el otro bando hizo muy pocas Operaciones Militares (ahora {score}).',
  'fact.fail.coup': 'El Golpe de Estado fracasa.',
  'fact.fail.war': 'El ataque fracasa.',
  'fact.fail.realign': 'No cambia nada.',
  'fact.fail.space': 'El intento fracasa.',
  'fact.fail.trap': '{side, select, us {EE. UU. sigue} other {La URSS sigue}} en la trampa.',
  'fact.card.used': '{side, select, us {EE. UU. la usa} other {La URSS la usa}} con {card}.',
  'fact.card.thrown': 'Se descarta {card}.',
  'ui.danger.may': 'Con esto puedes perder la partida',
};
