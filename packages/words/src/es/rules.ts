import type { Like } from '../catalogue.ts';
import type { rules as english } from '../en/rules.ts';

export const rules: Like<typeof english> = {
  'rules.edition.deluxe': 'Edición Deluxe',
  'rules.edition.deluxe.about': 'El juego como se publica hoy.',
  'rules.edition.deluxe-es': 'Deluxe española',
  'rules.edition.deluxe-es.about': 'Como la Edición Deluxe, con «Referéndum OTAN» entre las cartas opcionales.',
  'rules.edition.deluxe-pl': 'Deluxe polaca',
  'rules.edition.deluxe-pl.about':
    'Como la Edición Deluxe; quien llegue a la victoria por las operaciones militares que le faltan al adversario debe mostrar una mano sin cartas de puntuación.',
  'rules.edition.second': 'Segunda edición',
  'rules.edition.second.about':
    'Una edición anterior: menos influencia inicial de EE. UU., un «Aldrich Ames» propio, sin cartas opcionales ni variantes.',

  'rules.optionalCards': 'Cartas opcionales',
  'rules.optionalCards.about': 'Las cartas adicionales de la Edición Deluxe están en el mazo.',
  'rules.chineseCivilWar': 'Guerra Civil China',
  'rules.chineseCivilWar.about':
    'Nadie tiene La Carta de China hasta que la URSS haya colocado suficiente influencia en China.',
  'rules.scenario.standard': 'Guerra completa',
  'rules.scenario.standard.about': 'Los diez turnos, desde el final de la Segunda Guerra Mundial.',
  'rules.scenario.late-war': 'Guerra tardía',
  'rules.scenario.late-war.about':
    'Solo los tres últimos turnos. Si al final EE. UU. tiene menos de 20 PV, gana la URSS.',
  'rules.tournament': 'Reglas de torneo',
  'rules.tournament.about': 'Al final de cada turno se comprueban las cartas guardadas, como en los torneos.',
  'rules.bidding.none': 'Bandos a elegir',
  'rules.bidding.none.about': 'Tú eliges quién juega con cada bando.',
  'rules.bidding.influence': 'Puja secreta',
  'rules.bidding.influence.about':
    'Cada jugador escribe un bando y cuánto daría por él; quien lo obtiene paga al otro bando en influencia.',
  'rules.bidding.vp': 'Subasta',
  'rules.bidding.vp.about': 'Se puja por turnos por un bando; quien lo obtiene paga al otro bando en PV.',
  'rules.handicap': 'Ventaja',
  'rules.handicap.about': 'Antes del primer turno, un bando coloca influencia adicional donde ya tenga.',
  'rules.handicap.given': 'Ventaja: {side} +{count}',
  'rules.option.realign-anywhere': 'Realinear sin límites',
  'rules.option.realign-anywhere.about': 'El DEFCON no cierra ninguna región a los realineamientos.',
  'rules.option.realign-safe': 'Realinear sin riesgo',
  'rules.option.realign-safe.about': 'En tus propias tiradas de realineamiento no puedes perder influencia.',
  'rules.option.mixed-operations': 'Operaciones mixtas',
  'rules.option.mixed-operations.about':
    'Una misma carta puede colocar influencia y realinear, pero no en el mismo país.',
  'rules.option.space-without-roll': 'Espacio sin tirada',
  'rules.option.space-without-roll.about': 'Se puede mandar una carta a la Carrera Espacial sin tirar.',
};
