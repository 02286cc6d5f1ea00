import type { RulebookChapter } from '../../rulebook.ts';

export const turn: RulebookChapter<'4'> = {
  '4': {
    title: 'El turno',
    turn: 'La partida se juega por turnos; un turno recorre una tras otra las fases de [4.5].',
  },
  '4.1': {
    title: 'Diez turnos',
    turns:
      'Hay como máximo diez turnos, de unos pocos años cada uno: guerra inicial en los turnos 1 a 3, guerra media en los turnos 4 a 7, guerra tardía en los turnos 8 a 10.',
  },
  '4.2': {
    title: 'El bando con la iniciativa',
    phasing:
      'En una ronda de acción tiene la iniciativa el bando que juega; mientras se resuelve una cabecera, el que la eligió. La conserva aunque sea el adversario quien lleve a cabo un evento, y responde de lo que le pase al DEFCON [8.1.3].',
  },
  '4.3': {
    title: 'Volver a barajar',
    reshuffle:
      'Si el mazo de juego se agota cuando aún hay que robar cartas, se baraja la pila de descartes para formar otro y se sigue robando. Las cartas retiradas no vuelven [2.2.4].',
  },
  '4.3.1': {
    title: 'Primero las últimas cartas',
    last: 'No se baraja mientras quede una carta por repartir. En los turnos 4 y 8 el mazo crece antes del reparto, de modo que no se agota [4.4].',
  },
  '4.4': {
    title: 'Cartas nuevas',
    cards:
      'El turno 4 empieza barajando las cartas de guerra media con lo que queda del mazo de juego; el turno 8, barajando las de guerra tardía. La pila de descartes se queda como está.',
  },
  '4.5': {
    title: 'Fases de un turno',
    phases:
      'A: sube el DEFCON. B: reparto. C: cabeceras. D: rondas de acción. E: operaciones militares. F: cartas guardadas. G: La Carta de China. H: turno siguiente. I: puntuación final, solo después del turno 10.',
  },
  '4.5.A': {
    title: 'Sube el DEFCON',
    defcon: 'Si el DEFCON está por debajo de 5, sube 1. El turno 1 empieza en 5.',
  },
  '4.5.B': {
    title: 'Reparto',
    deal: 'Ambas manos se completan hasta 8 cartas en los turnos 1 a 3 y hasta 9 desde el turno 4, carta a carta, primero la URSS. La Carta de China no cuenta. Las cartas guardadas del turno anterior, sí.',
  },
  '4.5.C': {
    title: 'Cabeceras',
    choose:
      'Cada bando elige en secreto una carta de su mano, y después ambos la muestran. Vale una carta de puntuación; no valen La Carta de China ni «Intervención de la ONU».',
    order:
      'Ocurren los dos eventos, primero el de mayor valor impreso. A igual valor, primero el de EE. UU. Las cartas de puntuación cuentan como 0.',
    whose:
      'Una cabecera es solo un evento: no da más operaciones que las que dé ese evento. Si pones en cabecera un evento del adversario, lo lleva a cabo él; la iniciativa sigue siendo tuya.',
    space:
      'Quien sea el único en haber llegado a la casilla 4 de la Carrera Espacial ve la cabecera del otro antes de elegir la suya [6.4.4].',
  },
  '4.5.D': {
    title: 'Rondas de acción',
    rounds:
      'Hay 6 rondas de acción en los turnos 1 a 3, y 7 desde el turno 4. En cada una juega una carta la URSS y después EE. UU. El evento y las operaciones de una carta se terminan antes de jugar la siguiente.',
    extra:
      '«Petróleo en el Mar del Norte» o la casilla 8 de la Carrera Espacial dan a un bando una octava ronda. Puedes renunciar a una ronda adicional, salvo que tengas una carta de puntuación.',
    held: 'La carta que sobra al final se guarda y sigue en la mano en el turno siguiente. Las cartas de puntuación no se pueden guardar [10.1.5].',
    empty: 'Si no te quedan cartas, no juegas en las rondas que falten.',
  },
  '4.5.E': {
    title: 'Operaciones militares',
    check:
      'Primero, quien sea el único en haber llegado a la casilla 6 de la Carrera Espacial puede descartar una carta guardada. Después, cada bando paga por las operaciones militares que le falten [8.2.1].',
  },
  '4.5.F': {
    title: 'Cartas guardadas',
    scoring: 'El bando que aún tenga una carta de puntuación pierde la partida. Si la tienen ambos, es empate.',
    tournament: 'En los torneos las cartas guardadas se comprueban o se muestran, según la edición [11.1.1].',
  },
  '4.5.G': {
    title: 'La Carta de China',
    china: 'Si La Carta de China está boca abajo, se pone boca arriba: quien la tiene ya puede jugarla.',
  },
  '4.5.H': {
    title: 'Turno siguiente',
    advance:
      'Las operaciones militares vuelven a 0, terminan los efectos que duran un turno y avanza el indicador de turno.',
  },
  '4.5.I': {
    title: 'Después del turno 10',
    final: 'Después del turno 10 no hay otro turno, sino la puntuación final [10.3.2].',
  },
};
