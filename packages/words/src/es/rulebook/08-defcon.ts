import type { RulebookChapter } from '../../rulebook.ts';

export const defcon: RulebookChapter<'8'> = {
  '8': {
    title: 'DEFCON y operaciones militares',
    both: 'Dos marcadores te presionan por ambos lados: con demasiada audacia se acaba el mundo; con demasiada prudencia pierdes PV.',
  },
  '8.1': { title: 'DEFCON', meaning: 'El DEFCON dice lo cerca que está la guerra nuclear, de 5 (paz) a 1 (guerra).' },
  '8.1.1': { title: 'Al empezar', start: 'La partida empieza con DEFCON 5.' },
  '8.1.2': { title: 'Nunca más de 5', most: 'Lo que subiría el DEFCON por encima de 5 lo deja en 5.' },
  '8.1.3': {
    title: 'Guerra nuclear',
    war: 'Cuando el DEFCON baja a 1 se acaba la partida, y ha perdido el bando con la iniciativa [4.2], aunque lo haya provocado una decisión o un golpe de estado del otro.',
  },
  '8.1.4': {
    title: 'Golpes de estado',
    coup: 'Cada golpe de estado en un país conflictivo cuesta un nivel de DEFCON [6.3.4]. También pueden moverlo los eventos.',
  },
  '8.1.5': {
    title: 'Regiones cerradas',
    closed:
      'Con DEFCON 4 nadie puede intentar golpes de estado ni realineamientos en Europa. Con 3, en Europa y Asia; con 2, en Europa, Asia y Oriente Medio. África, Centroamérica y Sudamérica están siempre abiertas.',
    events:
      'Esto vale también para las operaciones que da un evento, pero no para los golpes de estado y realineamientos gratuitos [6.3.5] ni para las guerras [7.6].',
    anywhere: 'Con la opción «Realinear sin límites» vale solo para los golpes de estado [16.1].',
  },
  '8.1.6': {
    title: 'Cada turno',
    turn: 'Al empezar cada turno, el DEFCON sube 1 si está por debajo de 5 [4.5.A].',
  },
  '8.1.7': {
    title: 'Subir y bajar',
    words: 'Subir o mejorar el DEFCON es moverlo hacia 5; bajarlo, hacia 1.',
  },
  '8.2': {
    title: 'Operaciones militares',
    demand:
      'En cada turno, cada bando debe llegar a tantas operaciones militares como marque el DEFCON al acabar el turno.',
  },
  '8.2.1': {
    title: 'Lo que cuestan las que faltan',
    cost: 'Por cada punto que te falte, el adversario gana 1 PV. Si faltan a ambos bandos, solo cuenta la diferencia.',
  },
  '8.2.2': {
    title: 'Qué cuenta',
    counts: 'Cuentan los golpes de estado, los eventos de guerra y los eventos que lo digan. Los realineamientos, no.',
  },
  '8.2.3': {
    title: 'Cuánto',
    much: 'Un golpe de estado cuenta las operaciones gastadas en él; una guerra, el número de su texto, por mucho que cambie el valor de las cartas. La tabla acaba en 5.',
  },
  '8.2.4': {
    title: 'Guerras en una carta del adversario',
    enemy:
      'Si juegas una carta con una guerra del adversario y esta ocurre, la guerra la hace él, y suyas son las operaciones militares.',
  },
  '8.2.5': {
    title: 'Golpes de estado gratuitos',
    free: 'Los golpes de estado gratuitos [6.3.5] no cuentan como operaciones militares.',
  },
};
