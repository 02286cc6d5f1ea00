import type { RulebookChapter } from '../../rulebook.ts';

/* As in the texts of cards, titles stand between «», but for La Carta de China and those that have quotation marks of their own. */
export const components: RulebookChapter<'2'> = {
  '2': {
    title: 'Componentes',
    game: 'Dos jugadores, EE. UU. y la URSS, se disputan el mundo con un mapa, un mazo de cartas, influencia y unos cuantos marcadores. Las secciones siguientes explican cada parte.',
  },
  '2.1': {
    title: 'El mapa',
    map: 'El mapa muestra países repartidos en seis regiones. Lo que tienes en un país es tu influencia.',
  },
  '2.1.1': {
    title: 'Regiones',
    regions:
      'Las seis regiones son Europa, Asia, Oriente Medio, África, Centroamérica y Sudamérica. Centroamérica va de Méjico a las islas del Caribe. Libia y Egipto son de Oriente Medio; Australia, de Asia.',
    europe:
      'Europa tiene dos subregiones, Europa Occidental y Europa Oriental. Austria y Finlandia están en ambas. Canadá y Turquía son de Europa Occidental.',
    asia: 'El Sudeste Asiático es una subregión de Asia: Birmania, Laos/Camboya, Tailandia, Vietnam, Malasia, Indonesia y Filipinas.',
  },
  '2.1.2': {
    title: 'Una región incluye sus subregiones',
    whole:
      'Lo que se dice de Europa vale para Europa Occidental y Oriental; lo que se dice de Asia vale para el Sudeste Asiático.',
  },
  '2.1.3': {
    title: 'Estabilidad',
    stability:
      'Cada país tiene un índice de estabilidad de 1 a 5. Cuanto más alto es, más influencia hace falta para controlarlo [2.1.7] y más cuesta derribarlo con un golpe de estado [6.3.2].',
  },
  '2.1.4': {
    title: 'Países conflictivos',
    battlegrounds:
      'Los países marcados como conflictivos pesan más al puntuar [10.1.1], y un golpe de estado en uno de ellos baja el DEFCON [6.3.4]. Ser conflictivo no cambia la forma de controlar un país.',
  },
  '2.1.5': {
    title: 'Las superpotencias en el mapa',
    superpowers:
      'EE. UU. y la URSS tienen una casilla cada uno, en la que nunca se coloca influencia. Para los eventos y los realineamientos, una superpotencia adyacente a un país cuenta como país adyacente controlado por su bando; en los realineamientos cuenta una sola vez [6.2.2].',
  },
  '2.1.6': {
    title: 'Países adyacentes',
    lines:
      'Dos países unidos por una línea son adyacentes, sea cual sea su color y aunque cruce de una región a otra. Estar cerca en el mapa, sin línea, no significa nada.',
  },
  '2.1.7': {
    title: 'Control de un país',
    control:
      'Controlas un país si tu influencia en él llega al menos a su estabilidad y, además, supera la del adversario al menos en esa cantidad. Si no, no lo controlas: puede que lo haga el adversario, o que no lo haga nadie.',
    example:
      'Israel tiene estabilidad 4. Con 4 contra 0 lo controlas; con 4 contra 1 no lo controla nadie; con 5 contra 1 vuelve a ser tuyo.',
  },
  '2.1.8': {
    title: 'Influencia de partida',
    start: 'Los números pequeños del mapa indican la influencia que hay en un país al empezar la partida [3].',
  },
  '2.2': {
    title: 'Las cartas',
    cards:
      'Una carta tiene un título, un valor de 1 a 4 en operaciones, un evento y una época de la guerra en la que entra en juego.',
  },
  '2.2.1': {
    title: 'El mazo',
    deck: 'Hay 110 cartas: las de guerra inicial, media y tardía y, aparte, La Carta de China [9]. Siete de ellas son opcionales [14].',
    spanish:
      'Hay 111 cartas: las de guerra inicial, media y tardía y, aparte, La Carta de China [9]. Ocho de ellas son opcionales [14].',
    second: 'Hay 103 cartas: las de guerra inicial, media y tardía y, aparte, La Carta de China [9].',
    scoring:
      'Siete son cartas de puntuación. No tienen operaciones, dicen qué región se puntúa [10.1] y no se pueden guardar para otro turno [10.1.5].',
  },
  '2.2.2': {
    title: 'De quién es el evento',
    sides:
      'Un evento es de EE. UU., de la URSS o neutral. El neutral lo usa quien juega la carta, y nunca ocurre por sí solo.',
  },
  '2.2.3': {
    title: 'Evento u operaciones',
    uses: 'Una carta se usa para su evento o para sus operaciones [6]. Con una carta del adversario obtienes las operaciones, y además ocurre su evento [5.2].',
  },
  '2.2.4': {
    title: 'Cartas que se retiran',
    removed:
      'Una carta con asterisco sale del juego en cuanto su evento ha ocurrido. Si solo se usa para operaciones, se manda a la Carrera Espacial o se descarta, o si el evento se cancela o no puede ocurrir, va a la pila de descartes y puede volver.',
  },
  '2.2.5': {
    title: 'Eventos que permanecen',
    lasting:
      'Unos eventos duran hasta el final del turno; otros, el resto de la partida o hasta que otro evento les pone fin. Un recordatorio junto al mapa señala cada uno [7.3].',
  },
  '2.2.6': {
    title: 'La pila de descartes',
    discards:
      'Las cartas jugadas que no se retiran quedan boca arriba en la pila de descartes. Cualquiera puede mirarlas.',
  },
  '2.3': {
    title: 'Indicadores',
    markers:
      'Los indicadores de influencia muestran cuánta tiene cada bando en un país. Otros marcan el turno, la ronda de acción, los puntos de victoria, el DEFCON, las operaciones militares, la Carrera Espacial y los eventos en vigor.',
  },
};
