import type { Like } from '../catalogue.ts';
import type { endings as english } from '../en/endings.ts';

export const endings: Like<typeof english> = {
  'end.won.defcon':
    'Gana {side_the}: {side, select, us {la URSS} other {EE. UU.}} ha provocado la guerra nuclear (DEFCON 1).',
  'end.won.vp': 'Gana {side_the} con 20 puntos de victoria.',
  'end.won.europe': 'Gana {side_the} por el Control de Europa.',
  'end.won.final': 'Gana {side_the} tras la puntuación final.',
  'end.won.wargames': 'Gana {side_the}: «{wargames}» pone fin a la partida.',
  'end.won.held-scoring':
    'Gana {side_the}: al final del turno {side, select, us {la URSS} other {EE. UU.}} aún tenía una carta de puntuación.',
  'end.won.cuban-missile-crisis':
    'Gana {side_the}: el golpe de estado de {side, select, us {la URSS} other {EE. UU.}} durante la «{cubanMissileCrisis}» ha desatado la guerra nuclear.',
  'end.won.resign': 'Gana {side_the}: {side, select, us {la URSS} other {EE. UU.}} abandona.',
  'end.won.time': 'Gana {side_the}: a {side, select, us {la URSS} other {EE. UU.}} se le ha acabado el tiempo.',
  'end.won.agreement': 'Gana {side_the} por acuerdo.',
  'end.won.operator': 'Gana {side_the}: los administradores del servidor han puesto fin a la partida.',
  'end.draw.final': 'Empate tras la puntuación final.',
  'end.draw.wargames': 'Empate: «{wargames}» pone fin a la partida con el marcador igualado.',
  'end.draw.held-scoring': 'Empate: al final del turno ambos bandos aún tenían una carta de puntuación.',
  'end.draw.agreement': 'Empate por acuerdo.',
  'end.draw.time': 'Empate: a ambos bandos se les ha acabado el tiempo.',
  'end.draw.operator': 'Empate: los administradores del servidor han puesto fin a la partida.',
  'end.draw': 'La partida acaba en empate.',
  'end.open': 'La partida no ha terminado.',
};
