import type { RulebookChapter } from '../../rulebook.ts';

export const events: RulebookChapter<'7'> = {
  '7': { title: 'Eventos', events: 'Lo que hace ocurrir una carta. Quién lo lleva a cabo se dice en [5.2].' },
  '7.1': {
    title: 'Tus eventos y los neutrales',
    choice:
      'Una carta con un evento tuyo o neutral se usa para el evento o para las operaciones, nunca para las dos cosas.',
  },
  '7.2': {
    title: 'La carta de puntuación que se retira',
    scoring:
      'De las cartas de puntuación solo lleva asterisco «Puntuación del Sudeste Asiático»: se puntúa una vez y sale del juego.',
  },
  '7.3': {
    title: 'Eventos que duran',
    last: 'Un evento que dura vale para el turno, para el resto de la partida o hasta que otro evento le ponga fin, según diga su texto. Vale aunque su carta lleve tiempo en la pila de descartes o retirada.',
  },
  '7.4': {
    title: 'El valor de una carta',
    value:
      'Algunos eventos suben o bajan el valor de las cartas: «Contención» y «Doctrina Brézhnev» suman 1, «Caza de brujas / Purga» resta 1. Primero se suma todo; después, un valor superior a 4 es 4 y uno inferior a 1 es 1.',
    bonus:
      'A continuación vienen los bonos de La Carta de China (1 más si todo se usa en Asia) y de «Revueltas en Vietnam» (1 más para la URSS si todo se usa en el Sudeste Asiático).',
    example:
      'La URSS juega La Carta de China bajo «Caza de brujas / Purga» y después de «Revueltas en Vietnam», toda en el Sudeste Asiático: 4 − 1 + 1 + 1 = 5.',
  },
  '7.4.1': {
    title: 'El valor de quién',
    owner:
      'Un evento así vale para todas las cartas que usa el bando afectado, sea de quien sea el evento que lleven y las tuviera quien las tuviera antes.',
  },
  '7.4.2': {
    title: 'Para todo',
    all: 'El valor modificado cuenta para todo: operaciones, operaciones militares de un golpe de estado, lo que pide la Carrera Espacial, cartas que hay que descartar, la carta más alta para «Envidia del misil». Solo el orden de las cabeceras sigue el valor impreso.',
  },
  '7.4.3': {
    title: 'Operaciones que da un evento',
    given:
      'Las operaciones que da un evento se usan como las de una carta de ese valor: rigen todos los límites de [6] y también los cambios de [7.4]. No pueden ir a la Carrera Espacial.',
  },
  '7.5': {
    title: 'Eventos que no pueden ocurrir',
    prevented:
      'Una carta cuyo evento no puede ocurrir se puede jugar igualmente para operaciones, y va a la pila de descartes.',
  },
  '7.6': {
    title: 'Guerras',
    war: 'Son guerras «Guerra de Corea», «Guerra árabe-israelí», «Guerra indo-paquistaní», «Escalada bélica» y «Guerra Irán-Iraq». El atacante tira un dado y resta 1 por cada país adyacente al objetivo que controle el adversario, incluida la superpotencia adversaria si es adyacente.',
    result:
      'Con el número de la carta o más, el atacante gana sus PV, retira toda la influencia adversaria del país y añade otra tanta propia. En cualquier caso gana las operaciones militares que indica la carta.',
    free: 'Una guerra no requiere influencia en el objetivo, no depende del DEFCON y no lo cambia.',
  },
};
