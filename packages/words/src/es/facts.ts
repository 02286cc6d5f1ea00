import type { Like } from '../catalogue.ts';
import type { facts as english } from '../en/facts.ts';
import { cards, influencePoints, militaryOperations, operationsPoints } from './plurals.ts';

export const facts: Like<typeof english> = {
  'fact.turn': 'Empieza el turno {turn}.',
  'fact.round': 'Ronda de acción {round}, {side, select, us {EE. UU.} other {URSS.}}',
  'fact.headline': '{side_The} pone {card} en cabecera.',
  'fact.headline.none': '{side_The} no tiene carta de cabecera.',

  'fact.skip.no-cards': '{side_The} no tiene más cartas que jugar.',
  'fact.skip.pass': '{side_The} pasa.',
  'fact.skip.trap': '{side_The} está en la trampa sin ninguna carta que descartar y pierde la ronda.',

  'fact.play.event': '{side_The} juega {card} como evento.',
  'fact.play.event-first': '{side_The} juega {card}: primero el evento, después las operaciones.',
  'fact.play.influence': '{side_The} juega {card} para colocar influencia.',
  'fact.play.coup': '{side_The} juega {card} para un golpe de estado.',
  'fact.play.realign': '{side_The} juega {card} para hacer realineamientos.',
  'fact.play.space': '{side_The} manda {card} a la Carrera Espacial.',
  'fact.play.trap': '{side_The} descarta {card} para salir de la trampa.',
  'fact.event': 'Evento {side_of}: {card}.',
  'fact.no-event.cannot': '{card} no puede ocurrir ahora.',
  'fact.no-event.cancelled': 'Se cancela {card}.',

  'fact.influence.placed': `{side_The} coloca ${influencePoints('count')} en {country_the} (ahora {us}–{ussr}).`,
  'fact.influence.lost': `{side_The} pierde ${influencePoints('count')} en {country_the} (ahora {us}–{ussr}).`,
  'fact.influence.placed-in-several': '{side_The} coloca influencia: {parts}.',
  'fact.influence.lost-in-several': '{side_The} pierde influencia: {parts}.',
  'fact.influence.change': '{country} {change} ({us}–{ussr})',

  'fact.coup': `{side_The} intenta un golpe de estado en {country_the} con ${operationsPoints('value')}{modifier, plural, =0 {} other { ({modifier} al dado)}}.`,
  'fact.realign':
    '{side_The} intenta un realineamiento en {country_the} (a los dados: EE. UU. {usModifier}, URSS {ussrModifier}).',
  'fact.war': '{side_The} entra en guerra en {country_the}{modifier, plural, =0 {} other { ({modifier} al dado)}}.',
  'fact.die': '{side_The} saca un {roll}.',

  'fact.vp': '{side_The} gana {count} PV (ahora {score}).',
  'fact.defcon': 'El DEFCON está ahora en {level}.',
  'fact.military': `{side_The} tiene ahora ${militaryOperations('count')}.`,
  'fact.space': '{side_The} llega a la casilla {box} de la Carrera Espacial: {box_name}.',
  'fact.space.unnamed': '{side_The} llega a la casilla {box} de la Carrera Espacial.',
  'fact.china.up': '{side_The} recibe La Carta de China, boca arriba.',
  'fact.china.down': '{side_The} recibe La Carta de China, boca abajo.',

  'fact.effect.on': 'Entra en vigor {card}.',
  'fact.effect.on.side': 'Entra en vigor, para {side_the}, {card}.',
  'fact.effect.on.region': 'Entra en vigor {card} en {region_the}.',
  'fact.effect.on.missile-envy': '{side_The} debe usar {card} para operaciones en su próxima ronda.',
  'fact.effect.on.we-will-bury-you': '{card} pende sobre EE. UU. hasta su ronda de acción.',
  'fact.effect.off': 'Deja de estar en vigor {card}.',
  'fact.effect.off.side': 'Deja de estar en vigor, para {side_the}, {card}.',

  'fact.score': 'Se puntúa {region_the}. EE. UU.: {usShare}. URSS: {ussrShare}.',
  'fact.score.share':
    '{standing, select, presence {Presencia} domination {Dominio} control {Control} other {sin Presencia}}, {countries, plural, one {# país} other {# países}}, {battlegrounds, plural, one {# conflictivo} other {# conflictivos}}{neighbours, plural, =0 {} one {, # adyacente al adversario} other {, # adyacentes al adversario}}: {points} PV',
  'fact.score.nothing': 'nada',
  'fact.score.southeast-asia': 'Se puntúa el Sudeste Asiático: EE. UU. {us} PV, URSS {ussr} PV.',

  'fact.card.drawn': '{side_The} roba {cards}.',
  'fact.card.drawn-unseen': '{side_The} roba {count, plural, one {una carta} other {# cartas}}.',
  'fact.card.drawn-some-seen': '{side_The} roba {cards}, y {count, plural, one {otra carta} other {otras # cartas}}.',
  'fact.card.discarded': '{side_The} descarta {card}.',
  'fact.card.reclaimed': '{side_The} recupera {card} de la pila de descartes.',
  'fact.card.received': '{side_The} recibe {card}.',
  'fact.card.looked-at': '{side_The} mira {cards}.',
  'fact.card.looked-at-unseen': `{side_The} mira ${cards('count')} del mazo de juego.`,
  'fact.card.returned': `{side_The} devuelve ${cards('count')} al mazo de juego, que se baraja.`,
  'fact.card.removed': 'Se retira del juego {card}.',
  'fact.card.waits': 'Se queda sobre la mesa hasta que haga falta: {card}.',
  'fact.card.recalled': 'Vuelve de la pila de descartes: {card}.',
  'fact.card.done-waiting': 'Va a la pila de descartes: {card}.',
  'fact.show': '{side_The} muestra {cards}.',
  'fact.show.unseen': '{side_The} muestra cartas al adversario.',
  'fact.show.none': '{side_The} no tiene ninguna carta que mostrar.',
  'fact.lacks.scoring': '{side_The} no tiene ninguna carta de puntuación.',
  'fact.lacks.value':
    '{side_The} no tiene ninguna carta {value, plural, =0 {con valor de operaciones} other {de valor superior a #}}.',
  'fact.reshuffle':
    'Se {count, plural, one {baraja # descarte} other {barajan # descartes}} para formar el nuevo mazo de juego.',
};
