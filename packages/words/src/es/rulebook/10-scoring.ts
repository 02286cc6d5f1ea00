import type { RulebookChapter } from '../../rulebook.ts';

export const scoring: RulebookChapter<'10'> = {
  '10': {
    title: 'Puntuación y victoria',
    aim: 'Los puntos de victoria vienen de las cartas de puntuación, de los eventos y de la Carrera Espacial.',
  },
  '10.1': {
    title: 'Puntuar una región',
    card: 'Una carta de puntuación da puntos a ambos bandos por su región tal como está en ese momento; el indicador se mueve solo la diferencia [10.2.3].',
    southeast:
      '«Puntuación del Sudeste Asiático» se puntúa país por país: 2 PV por Tailandia y 1 PV por cada otro país que controle un bando.',
  },
  '10.1.1': {
    title: 'Presencia, Dominio, Control',
    presence: 'Presencia: controlas al menos un país de la región.',
    domination:
      'Dominio: controlas más países y más países conflictivos de la región que el adversario, y entre los tuyos hay al menos uno conflictivo y otro que no lo es.',
    control: 'Control: controlas más países de la región que el adversario, y todos los conflictivos.',
    pays: 'Dan: Europa 3, 7 y la victoria; Asia 3, 7 y 9; Oriente Medio 3, 5 y 7; África 1, 4 y 6; Centroamérica 1, 3 y 5; Sudamérica 2, 5 y 6. Solo cuenta el nivel más alto.',
  },
  '10.1.2': {
    title: 'Puntos adicionales',
    further:
      'Suma 1 PV por cada país conflictivo que controles en la región, y 1 PV por cada país de ella que controles adyacente a la superpotencia adversaria.',
    example: 'Cuba controlada por la URSS da 2: es un país conflictivo y es adyacente a EE. UU.',
  },
  '10.1.3': { title: 'Puntos de los eventos', events: 'Los eventos pueden dar PV, según digan sus textos.' },
  '10.1.4': {
    title: 'Puntos por operaciones militares que faltan',
    military: 'El adversario gana PV por las operaciones militares que te falten [8.2.1].',
  },
  '10.1.5': {
    title: 'Las cartas de puntuación no se guardan',
    hold: 'Tienes que jugar una carta de puntuación en el turno en que la tienes, como cabecera o en una ronda de acción. Nada puede impedírtelo: ningún evento, ninguna trampa, ninguna obligación de jugar otra carta.',
    last: 'Cuando tienes tantas cartas de puntuación como rondas te quedan, solo se te ofrecen ellas, o una jugada que con seguridad te libre de ellas.',
    discarded: 'Un evento puede obligarte a descartar una carta de puntuación; entonces no se puntúa.',
    lost: 'Quien tenga una al final del turno pierde [4.5.F].',
  },
  '10.2': {
    title: 'Puntos de victoria',
    marker: 'Un solo indicador cuenta los puntos de victoria (PV) de ambos bandos.',
  },
  '10.2.1': {
    title: 'La tabla',
    track: 'Va de 20 para EE. UU., pasando por 0, a 20 para la URSS, y empieza en 0.',
  },
  '10.2.2': {
    title: 'Ganar puntos',
    gain: 'El bando que gana PV mueve el indicador otros tantos pasos hacia su extremo.',
  },
  '10.2.3': {
    title: 'Solo la diferencia',
    net: 'Si ambos bandos ganan PV por el mismo evento o la misma puntuación, el indicador se mueve solo la diferencia.',
  },
  '10.3': {
    title: 'Victoria',
    end: 'La partida acaba al instante por una victoria automática o, si no, después del turno 10.',
  },
  '10.3.1': {
    title: 'Victoria automática',
    vp: 'Ganas al instante si el indicador está en 20 PV a tu favor una vez resuelto un evento, una puntuación o la comprobación de las operaciones militares.',
    europe: 'Ganas si tienes el Control de Europa cuando se puntúa, dé lo que dé el resto de la puntuación.',
    defcon: 'Ganas si tu adversario es el responsable de DEFCON 1 [8.1.3].',
    hand: 'En esta edición, el bando que llega a 20 PV por la comprobación de las operaciones militares muestra antes su mano; si hay en ella una carta de puntuación, es él quien pierde.',
  },
  '10.3.2': {
    title: 'Puntuación final',
    all: 'Después del turno 10 se puntúan las seis regiones, el Sudeste Asiático dentro de Asia. Quien tenga La Carta de China gana 1 PV, aunque esté boca abajo. Todo se cuenta antes de mirar el indicador; llegar a 20 PV no la interrumpe.',
    europe: 'Quien tenga el Control de Europa gana, diga lo que diga el indicador.',
    winner: 'Si no, gana el bando en cuya mitad esté el indicador. En 0 es empate.',
    late: 'En el escenario de guerra tardía EE. UU. necesita 20 PV [15.3].',
  },
};
