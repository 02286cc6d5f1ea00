import type { Like } from '../catalogue.ts';
import type { story as english } from '../en/story.ts';
import { cards, operationsPoints } from './plurals.ts';

const RESULT =
  '{result, select, success {éxito (probabilidad: {odds, number, percent})} failure {fracaso (probabilidad de éxito: {odds, number, percent})} sure {no podía fallar} other {no podía salir bien}}';
const DIE_MODIFIER = '{modifier, plural, =0 {} other { ({modifier} al dado)}}';
const OUT_OF = '{won} de {tries} (lo esperado: {expected, number})';

export const story: Like<typeof english> = {
  'story.title': 'Una partida de Long Twilight',
  'story.date': 'Jugada el {date}.',
  'story.player': '{name} juega con {side, select, us {EE. UU.} other {la URSS.}}',
  'story.rules': 'Reglas: {parts}.',
  'story.bids': 'Se pujó por los bandos: {parts}.',
  'story.comment': '[{text}]',

  'story.turn': 'TURNO {turn}',
  'story.setup': 'Despliegue inicial',
  'story.headline': 'Cabeceras',
  'story.round': 'Ronda de acción {round}, {side}',
  'story.turn-end': 'Fin del turno',
  'story.after': 'Después del turno {turn}',
  'story.last': 'La posición final',
  'story.luck': 'Suerte',

  'story.dealt': '{side_The} recibe {cards}.',
  'story.dealt-unseen': `{side_The} recibe ${cards('count')}.`,
  'story.coup': `Golpe de estado en {country_the} con ${operationsPoints('value')}${DIE_MODIFIER}: {side_the} saca un {roll}, ${RESULT}.`,
  'story.war': `Guerra en {country_the}${DIE_MODIFIER}: {side_the} saca un {roll}, ${RESULT}.`,
  'story.space': `En la Carrera Espacial {side_the} saca un {roll}, ${RESULT}.`,
  'story.trap': `Para salir de la trampa {side_the} saca un {roll}, ${RESULT}.`,
  'story.realign':
    'Realineamiento en {country_the}: EE. UU. {usTotal}, URSS {ussrTotal} (probabilidad de retirar influencia: {odds, number, percent}).',
  'story.defcon.up': 'El DEFCON sube a {level}.',
  'story.defcon.down': 'El DEFCON baja a {level}.',
  'story.scored': '{region}: EE. UU. {usShare}, URSS {ussrShare}.',
  'story.share':
    '{standing, select, presence {Presencia} domination {Dominio} control {Control} other {sin Presencia}} {points}',

  'story.tracks': 'Marcador: {score}. DEFCON {level}. Carrera Espacial: EE. UU. {us}, URSS {ussr}.',
  'story.china': 'La Carta de China: {side}, {face, select, up {boca arriba} other {boca abajo}}.',
  'story.china.nobody': 'La Carta de China: aún de nadie.',
  'story.effects': 'En vigor: {parts}.',
  'story.region': '{region} (EE. UU. {usStanding}, URSS {ussrStanding}; valdría ahora: {score}): {parts}.',
  'story.region.empty': '{region} (EE. UU. {usStanding}, URSS {ussrStanding}; valdría ahora: {score}): sin influencia.',
  'story.country': '{country} {us}–{ussr}',
  'story.hand': '{side_The} tiene en la mano {cards}.',
  'story.luck.line': '{side}: {parts}.',
  'story.luck.none': '{side}: ningún dado.',
  'story.luck.coup': `golpes de estado ${OUT_OF}`,
  'story.luck.war': `guerras ${OUT_OF}`,
  'story.luck.realign': `realineamientos ${OUT_OF}`,
  'story.luck.space': `intentos espaciales ${OUT_OF}`,
  'story.luck.trap': `tiradas en la trampa ${OUT_OF}`,
};
