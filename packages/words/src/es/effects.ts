import type { Like } from '../catalogue.ts';
import type { effects as english } from '../en/effects.ts';
import { influencePoints } from './plurals.ts';

export const effects: Like<typeof english> = {
  'vietnam-revolts':
    'En este turno las operaciones de la URSS valen {boost} más si todas se usan en el Sudeste Asiático.',
  containment: 'En este turno las operaciones de EE. UU. valen {boost} más, hasta un máximo de {most}.',
  'red-scare-purge': 'En este turno las operaciones {enemy_of} valen {cut} menos, hasta un mínimo de {least}.',
  'brezhnev-doctrine': 'En este turno las operaciones de la URSS valen {boost} más, hasta un máximo de {most}.',
  'salt-negotiations': 'En este turno se resta {coups} a todas las tiradas de golpe de estado.',
  'nuclear-subs': 'En este turno los golpes de estado de EE. UU. en países conflictivos no bajan el DEFCON.',
  'cuban-missile-crisis': `En este turno {enemy_the} pierde la partida si intenta un golpe de estado, hasta que retire ${influencePoints('price')} propios de {side, select, us {Cuba} other {Alemania Occidental o de Turquía}}.`,
  'u2-incident': 'La URSS gana {extra} PV si «{unIntervention}» se juega como evento en este turno.',
  'latin-american-death-squads':
    'En este turno, en Centroamérica y Sudamérica, {side_the} suma {modifier} a sus tiradas de golpe de estado y {enemy_the} resta {modifier}.',
  'iran-contra-scandal': 'En este turno se resta {modifier} a las tiradas de realineamiento de EE. UU.',
  chernobyl: 'En este turno la URSS no puede colocar influencia en {region_the} con operaciones.',
  'yuri-and-samantha': 'En este turno la URSS gana {vp} PV por cada golpe de estado que intente EE. UU.',
  'aldrich-ames': 'En este turno EE. UU. juega con la mano descubierta.',

  'warsaw-pact-formed': '«{nato}» puede ocurrir.',
  'de-gaulle-leads-france': '«{nato}» no protege Francia.',
  nato: 'La URSS no puede usar golpes de estado, realineamientos ni «{brushWar}» contra países de Europa controlados por EE. UU.',
  'marshall-plan': '«{nato}» puede ocurrir.',
  'us-japan-pact': 'La URSS no puede usar golpes de estado ni realineamientos en Japón.',
  'formosan-resolution':
    'Taiwán cuenta como país conflictivo al puntuar Asia mientras lo controle EE. UU. Termina cuando EE. UU. juega La Carta de China.',
  'willy-brandt': '«{nato}» no protege Alemania Occidental.',
  'flower-power':
    'La URSS gana {vp} PV cada vez que EE. UU. juega una carta de guerra, como evento o para operaciones.',
  'camp-david-accords': '«{arabIsraeliWar}» no puede ocurrir.',
  'john-paul-ii': '«{solidarity}» puede ocurrir.',
  'shuttle-diplomacy':
    'La próxima vez que se puntúe Asia u Oriente Medio con su carta, un país conflictivo de la URSS en esa región no le cuenta.',
  'iranian-hostage-crisis': '«{terrorism}», jugada por la URSS, hace descartar más cartas a EE. UU.',
  'the-iron-lady': '«{socialistGovernments}» no puede ocurrir.',
  'north-sea-oil': '«{opec}» no puede ocurrir.',
  'the-reformer': 'La URSS no puede intentar golpes de estado en Europa, y «{glasnost}» da operaciones.',
  'tear-down-this-wall': '«{willyBrandt}» no puede ocurrir.',
  'an-evil-empire': '«{flowerPower}» no puede ocurrir.',
  norad: `Después de cada ronda de acción en la que el DEFCON haya pasado a {level}, EE. UU. puede añadir ${influencePoints('influence')} en un país donde ya tenga, si controla Canadá.`,
  'awacs-sale-to-saudis': '«{muslimRevolution}» no puede ocurrir.',
  'nato-referendum': '«{nato}» no protege España/Portugal.',

  quagmire:
    'En cada una de sus rondas de acción EE. UU. debe descartar una carta de valor {value} o más y tirar un dado, hasta que saque {roll} o menos.',
  'bear-trap':
    'En cada una de sus rondas de acción la URSS debe descartar una carta de valor {value} o más y tirar un dado, hasta que saque {roll} o menos.',
  'missile-envy': '{side_The} debe usar «{missileEnvy}» para operaciones en su siguiente ronda de acción.',
  'we-will-bury-you':
    'La URSS gana {vp} PV en la siguiente ronda de acción de EE. UU., salvo que EE. UU. juegue entonces «{unIntervention}» como evento.',
};
