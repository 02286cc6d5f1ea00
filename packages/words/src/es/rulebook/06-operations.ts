import type { RulebookChapter } from '../../rulebook.ts';

export const operations: RulebookChapter<'6'> = {
  '6': {
    title: 'Operaciones',
    one: 'Usa todos los puntos de una carta de una sola manera: colocar influencia [6.1], tirar para realinear [6.2], intentar un golpe de estado [6.3] o mandar la carta a la Carrera Espacial [6.4]. Se gastan todos los puntos mientras tengan un uso permitido.',
    mixed: 'Con «Operaciones mixtas» una carta puede colocar influencia y también realinear [16.3].',
  },
  '6.1': { title: 'Colocar influencia', place: 'La influencia se coloca punto a punto.' },
  '6.1.1': {
    title: 'Dónde',
    reach:
      'Puedes colocar influencia en los países donde ya la tenías al empezar a jugar esta carta, en los adyacentes a ellos y junto a tu superpotencia. Lo que ganas mientras tanto no abre países nuevos hasta la próxima carta.',
    events: 'La influencia que añade un evento va adonde diga el evento, esté cerca o lejos.',
  },
  '6.1.2': {
    title: 'Coste',
    price:
      'Un punto de influencia cuesta 1; en un país controlado por el adversario cuesta 2. El coste se mira de nuevo con cada punto: en cuanto se rompe el control, el siguiente cuesta 1.',
    example:
      'La URSS controla Turquía (estabilidad 2) con 2 contra 0. El primer punto de EE. UU. cuesta 2 y rompe el control; el siguiente cuesta 1.',
  },
  '6.1.3': {
    title: 'Varios países',
    spread: 'Los puntos de una carta se pueden repartir entre tantos países y regiones como quieras.',
  },
  '6.1.4': {
    title: 'Junto a tu superpotencia',
    home: 'Siempre puedes colocar en los países adyacentes a tu superpotencia, aunque no tengas influencia cerca. Adyacentes a EE. UU.: Canadá, Méjico, Cuba y Japón. Adyacentes a la URSS: Finlandia, Polonia, Rumanía, Afganistán y Corea del Norte.',
  },
  '6.1.5': {
    title: 'Los indicadores no son un límite',
    number: 'El número de indicadores no limita la influencia.',
  },
  '6.1.6': {
    title: 'Leer un país',
    read: 'Cada país muestra la influencia de ambos bandos y quién lo controla.',
  },
  '6.2': {
    title: 'Realineamiento',
    realign: 'El realineamiento quita influencia; cada punto de operaciones es una tirada.',
  },
  '6.2.1': {
    title: 'Objetivos',
    target:
      'El adversario debe tener influencia en el país; tú no la necesitas, ni allí ni cerca. Elige los objetivos de uno en uno, cada uno después de la tirada anterior. Se puede repetir país.',
    limits: 'El DEFCON cierra regiones a los realineamientos [8.1.5], y hay eventos que protegen países.',
    anywhere: 'Con la opción «Realinear sin límites» el DEFCON no cierra ninguna región [16.1].',
  },
  '6.2.2': {
    title: 'La tirada',
    roll: 'Ambos bandos tiran un dado. Cada uno suma 1 por cada país adyacente que controle, 1 si tiene en el país más influencia que el otro y 1 si su superpotencia es adyacente.',
    result:
      'El bando con el total más bajo pierde allí influencia: la diferencia, o toda la que tenga si es menos. En caso de empate no pasa nada. También puede perder quien ha decidido tirar.',
    safe: 'Con la opción «Realinear sin riesgo» no puedes perder influencia en tus propias tiradas [16.2].',
  },
  '6.2.3': { title: 'No se añade nada', none: 'Un realineamiento nunca añade influencia a nadie.' },
  '6.3': {
    title: 'Golpes de estado',
    coup: 'Un golpe de estado gasta todos los puntos de una carta en un solo intento de derribar un país.',
  },
  '6.3.1': {
    title: 'Objetivos',
    target: 'El adversario debe tener influencia en el país; tú no la necesitas, ni allí ni cerca.',
    limits: 'El DEFCON cierra regiones a los golpes de estado [8.1.5], y hay eventos que protegen países.',
  },
  '6.3.2': {
    title: 'La tirada',
    roll: 'Tira un dado y suma el valor de las operaciones. El resultado es lo que supere el doble de la estabilidad del país: retira esa cantidad de influencia adversaria y, si no hay tanta, añade el resto como propia. Si no lo supera, el golpe fracasa.',
    example:
      'Un golpe de estado con 3 operaciones en un país de estabilidad 2: un 5 en el dado da 8, 4 más que 4. Si el adversario tiene allí 3 de influencia, pierde los 3 y tú ganas 1.',
  },
  '6.3.3': {
    title: 'Operaciones militares',
    military:
      'Un golpe de estado, fracase o no, cuenta como tantas operaciones militares como operaciones se hayan gastado en él [8.2].',
  },
  '6.3.4': {
    title: 'Países conflictivos',
    defcon:
      'Todo golpe de estado en un país conflictivo, fracase o no, baja el DEFCON 1. Con DEFCON 2, eso significa la guerra nuclear [8.1.3].',
  },
  '6.3.5': {
    title: 'Golpes de estado gratuitos',
    free: 'El golpe de estado que un evento da en los países que nombra es gratuito: el DEFCON no le cierra ninguna región y no cuenta como operaciones militares [8.2.5]; pero en un país conflictivo baja el DEFCON. Tampoco a las tiradas de realineamiento gratuitas les cierra el DEFCON ninguna región.',
  },
  '6.4': {
    title: 'La Carrera Espacial',
    why: 'Manda una carta a la Carrera Espacial para avanzar en ella, o solo para librarte de un evento que no quieres que ocurra.',
  },
  '6.4.1': {
    title: 'Un intento',
    attempt:
      'La carta debe valer al menos lo que pida tu siguiente casilla: 2 para las casillas 1 a 4, 3 para las casillas 5 a 7, 4 para la casilla 8. Tira un dado: con el número que marca la casilla o menos avanzas a ella. Las casillas 1, 3, 5 y 7 piden 3 o menos; las casillas 2, 4 y 6, 4 o menos; la casilla 8, 2 o menos.',
    optional: 'Con la opción «Espacio sin tirada» puedes descartar la carta y no tirar [16.4].',
  },
  '6.4.2': {
    title: 'Intentos por turno',
    once: 'Puedes hacer un intento por turno, salga bien o mal. Quien sea el único en haber llegado a la casilla 2 puede hacer dos.',
  },
  '6.4.3': {
    title: 'Puntos de victoria',
    points:
      'El primer bando que llega a una casilla gana la cifra más alta de PV; el segundo, la más baja: la casilla 1 da 2 o 1; la 3, 2 o 0; la 5, 3 o 1; la 7, 4 o 2; la 8, 2 o 0.',
  },
  '6.4.4': {
    title: 'Capacidades',
    abilities:
      'El primer bando que llega a una casilla obtiene su capacidad. Casilla 2: dos intentos por turno. Casilla 4: el adversario muestra su cabecera antes de que elijas la tuya. Casilla 6: puedes descartar una carta guardada al final del turno. Casilla 8: puedes jugar ocho rondas de acción.',
    end: 'Una capacidad vale desde el primer momento, se suma a las demás y termina cuando el adversario llega a la casilla.',
  },
  '6.4.5': {
    title: 'Sin evento',
    none: 'Una carta mandada a la Carrera Espacial se descarta sin que ocurra su evento, aunque lleve asterisco.',
  },
  '6.4.6': {
    title: 'La última casilla',
    last: 'Quien ha llegado a la casilla 8 ya no puede mandar más cartas a la Carrera Espacial.',
  },
};
