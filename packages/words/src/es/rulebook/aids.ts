import type { Rulebook } from '../../rulebook.ts';

export const aids: Rulebook['aids'] = {
  turn: {
    title: 'Secuencia de un turno',
    columns: ['Fase', 'Qué ocurre'],
    rows: [
      [
        'A',
        'El DEFCON sube 1, sin pasar de 5 [4.5.A]. Las cartas de guerra media entran en el mazo en el turno 4; las de guerra tardía, en el turno 8 [4.4].',
      ],
      ['B', 'Se completan las manos: hasta 8 en los turnos 1 a 3, después hasta 9 [4.5.B].'],
      [
        'C',
        'Cabeceras: ambos eligen y ocurre primero la de mayor valor impreso; a igual valor, la de EE. UU. [4.5.C].',
      ],
      ['D', 'Rondas de acción, la URSS antes que EE. UU.: 6 en los turnos 1 a 3, después 7 [4.5.D].'],
      ['E', 'Se comprueban las operaciones militares: 1 PV por cada punto que falte para llegar al DEFCON [8.2.1].'],
      ['F', 'Quien se haya guardado una carta de puntuación pierde [4.5.F].'],
      ['G', 'La Carta de China se pone boca arriba [4.5.G].'],
      ['H', 'Turno siguiente: terminan los efectos del turno y las operaciones militares vuelven a 0 [4.5.H].'],
      ['I', 'Después del turno 10: puntuación final [10.3.2].'],
    ],
    notes: [
      'No se pasa mientras se tengan cartas en la mano [5.1].',
      'Una carta de puntuación se juega en el turno en que se tiene [10.1.5].',
    ],
  },
  operations: {
    title: 'Operaciones',
    columns: ['Uso', 'Dónde', 'Qué ocurre'],
    rows: [
      [
        'Influencia',
        'Donde ya tenías al empezar la jugada, en países adyacentes o junto a tu superpotencia [6.1.1]',
        '1 por punto; 2 donde controla el adversario [6.1.2]',
      ],
      [
        'Realineamiento',
        'Donde el adversario tiene influencia y el DEFCON lo permite [6.2.1]',
        'Una tirada por punto. Ambos suman 1 por cada país adyacente controlado, 1 por tener más influencia y 1 por su superpotencia adyacente; el total más bajo pierde la diferencia [6.2.2]',
      ],
      [
        'Golpe de estado',
        'Donde el adversario tiene influencia y el DEFCON lo permite [6.3.1]',
        'Dado + valor − 2 × estabilidad: retira esa cantidad y añade el resto. Cuenta como operaciones militares; en un país conflictivo el DEFCON baja 1 [6.3.2]',
      ],
      [
        'Carrera Espacial',
        'Tu siguiente casilla, una vez por turno [6.4.2]',
        'Saca el número que marca la casilla o menos. El evento no ocurre [6.4.1]',
      ],
    ],
    notes: [
      'Una carta con un evento del adversario: sus operaciones y su evento, en el orden que quieras [5.2].',
      'Valor: se suman todos los cambios y se deja entre 1 y 4; después, el bono de Asia o del Sudeste Asiático [7.4].',
    ],
  },
  defcon: {
    title: 'DEFCON',
    columns: ['DEFCON', 'Sin golpes de estado ni realineamientos en', 'Operaciones militares requeridas'],
    rows: [
      ['5', '–', '5'],
      ['4', 'Europa', '4'],
      ['3', 'Europa, Asia', '3'],
      ['2', 'Europa, Asia, Oriente Medio', '2'],
      ['1', 'Guerra nuclear: pierde el bando con la iniciativa', '–'],
    ],
    notes: [
      'Un golpe de estado en un país conflictivo baja el DEFCON 1, aunque fracase [6.3.4].',
      'Los golpes de estado gratuitos y las guerras no dependen del DEFCON [8.1.5].',
      'El bando con la iniciativa responde de DEFCON 1, lo haya provocado quien lo haya provocado [8.1.3].',
    ],
  },
  space: {
    title: 'Carrera Espacial',
    columns: ['Casilla', 'Valor de la carta', 'Tirada', 'PV primero / segundo', 'Capacidad del primero'],
    rows: [
      ['1', '2', '1–3', '2 / 1', '–'],
      ['2', '2', '1–4', '0 / 0', 'Dos intentos por turno'],
      ['3', '2', '1–3', '2 / 0', '–'],
      ['4', '2', '1–4', '0 / 0', 'Ve antes la cabecera del otro'],
      ['5', '3', '1–3', '3 / 1', '–'],
      ['6', '3', '1–4', '0 / 0', 'Puede descartar una carta guardada'],
      ['7', '3', '1–3', '4 / 2', '–'],
      ['8', '4', '1–2', '2 / 0', 'Ocho rondas de acción'],
    ],
    notes: ['Un intento por turno [6.4.2].', 'Una capacidad termina cuando el adversario llega a la casilla [6.4.4].'],
  },
  scoring: {
    title: 'Puntuación',
    columns: ['Región', 'Presencia', 'Dominio', 'Control', 'Países conflictivos'],
    rows: [
      ['Europa', '3', '7', 'Victoria', 'Alemania Occidental, Francia, Italia, Alemania Oriental, Polonia'],
      ['Asia', '3', '7', '9', 'Paquistán, India, Tailandia, Japón, Corea del Sur, Corea del Norte'],
      ['Oriente Medio', '3', '5', '7', 'Israel, Iraq, Irán, Libia, Egipto, Arabia Saudí'],
      ['África', '1', '4', '6', 'Argelia, Nigeria, Zaire, Angola, Sudáfrica'],
      ['Centroamérica', '1', '3', '5', 'Méjico, Panamá, Cuba'],
      ['Sudamérica', '2', '5', '6', 'Venezuela, Chile, Argentina, Brasil'],
    ],
    notes: [
      '1 PV más por cada país conflictivo que controles y por cada país adyacente a la superpotencia adversaria [10.1.2].',
      'Adyacentes a EE. UU.: Canadá, Méjico, Cuba y Japón. Adyacentes a la URSS: Finlandia, Polonia, Rumanía, Afganistán y Corea del Norte.',
      'Sudeste Asiático: 2 PV por Tailandia, 1 por cada otro país [10.1].',
    ],
  },
};
