import type { Rulebook } from '../../rulebook.ts';

export const glossary: Rulebook['glossary'] = {
  influence: { term: 'Influencia', meaning: 'Lo que tiene un bando en un país, contado en puntos.' },
  control: {
    term: 'Control',
    meaning: 'Una ventaja de influencia en un país igual o superior a su estabilidad.',
  },
  stability: { term: 'Estabilidad', meaning: 'Lo que cuesta controlar un país y derribarlo, de 1 a 5.' },
  battleground: {
    term: 'País conflictivo',
    meaning: 'Un país que pesa más al puntuar y donde un golpe de estado baja el DEFCON.',
  },
  region: { term: 'Región', meaning: 'Una de las seis partes del mundo que se puntúan.' },
  part: { term: 'Subregión', meaning: 'Europa Occidental, Europa Oriental y el Sudeste Asiático.' },
  neighbour: { term: 'País adyacente', meaning: 'Un país unido a otro por una línea.' },
  superpower: {
    term: 'Superpotencia',
    meaning: 'EE. UU. o la URSS; también su casilla del mapa, que no tiene influencia.',
  },
  event: { term: 'Evento', meaning: 'Lo que hace ocurrir el texto de una carta.' },
  neutral: {
    term: 'Evento neutral',
    meaning: 'Un evento que puede usar quien juega la carta. Nunca ocurre por sí solo.',
  },
  asterisk: {
    term: 'Asterisco',
    meaning: 'Señala una carta que sale del juego en cuanto su evento ha ocurrido.',
  },
  lasting: {
    term: 'Evento permanente',
    meaning: 'Un evento que sigue en vigor hasta el final del turno o más tiempo.',
  },
  value: { term: 'Valor', meaning: 'Las operaciones que una carta vale ahora para un bando, de 1 a 4.' },
  printed: {
    term: 'Valor impreso',
    meaning: 'El valor que lleva la carta, antes de que los eventos lo cambien. Decide el orden de las cabeceras.',
  },
  war: { term: 'Guerra', meaning: 'Uno de los cinco eventos con los que un bando ataca un país.' },
  'scoring-card': {
    term: 'Carta de puntuación',
    meaning: 'Una carta sin operaciones que puntúa una región y no se puede guardar.',
  },
  'optional-card': {
    term: 'Carta opcional',
    meaning: 'Una carta que solo está en el mazo si se decide así antes de la partida.',
  },
  'china-card': {
    term: 'La Carta de China',
    meaning: 'Una carta fuerte y sin evento que pasa de un bando al otro.',
  },
  pile: { term: 'Mazo de juego', meaning: 'Las cartas que quedan por robar.' },
  discards: {
    term: 'Pila de descartes',
    meaning: 'Las cartas jugadas o descartadas que pueden volver.',
  },
  hand: { term: 'Mano', meaning: 'Las cartas de un bando, aparte de La Carta de China: 8 al repartir, más tarde 9.' },
  'held-card': { term: 'Carta guardada', meaning: 'Una carta que queda en la mano al final de un turno.' },
  discard: { term: 'Descartar', meaning: 'Deshacerse de una carta. Su evento no ocurre.' },
  turn: { term: 'Turno', meaning: 'Una de las diez partes de la partida, con cabeceras y rondas de acción.' },
  era: {
    term: 'Guerra inicial, media y tardía',
    meaning: 'Los turnos 1 a 3, 4 a 7 y 8 a 10, y las cartas que llegan con ellos.',
  },
  phasing: {
    term: 'Bando con la iniciativa',
    meaning: 'El bando de quien es la ronda de acción o la cabecera; responde de DEFCON 1.',
  },
  headline: {
    term: 'Cabecera',
    meaning: 'Una carta que cada bando elige al empezar un turno, por su evento.',
  },
  'action-round': { term: 'Ronda de acción', meaning: 'Una ronda en la que cada bando juega una carta.' },
  operations: {
    term: 'Operaciones',
    meaning: 'Los puntos de una carta para influencia, realineamiento, un golpe de estado o la Carrera Espacial.',
  },
  placement: {
    term: 'Colocación',
    meaning: 'Gastar operaciones para añadir influencia, a 1 o 2 por punto.',
  },
  realignment: {
    term: 'Realineamiento',
    meaning: 'Un duelo de dados en un país; el total más bajo pierde influencia.',
  },
  coup: {
    term: 'Golpe de estado',
    meaning: 'Una tirada para derribar un país: retira influencia adversaria y puede añadir la tuya.',
  },
  'free-coup': {
    term: 'Golpe de estado gratuito',
    meaning: 'El que da un evento en los países que nombra, sin los límites del DEFCON.',
  },
  trap: {
    term: 'Trampa',
    meaning: '«Cenagal» o «Ratonera»: un bando tiene que descartar cartas hasta que saque una tirada lo bastante baja.',
  },
  'space-race': {
    term: 'Carrera Espacial',
    meaning: 'Una tabla de ocho casillas en la que se entra con cartas cuyos eventos entonces no ocurren.',
  },
  ability: {
    term: 'Capacidad',
    meaning:
      'Lo que puede hacer el primer bando que llega a una casilla de la Carrera Espacial hasta que llegue el otro.',
  },
  defcon: { term: 'DEFCON', meaning: 'Lo cerca que está la guerra nuclear: de 5 (paz) a 1 (guerra).' },
  'military-operations': {
    term: 'Operaciones militares',
    meaning: 'Lo que dan los golpes de estado y las guerras. Cada turno exige tantas como marque el DEFCON.',
  },
  vp: {
    term: 'Puntos de victoria (PV)',
    meaning: 'El marcador, en una sola tabla para ambos bandos. Con 20 se gana al instante.',
  },
  presence: { term: 'Presencia', meaning: 'Control de al menos un país de una región.' },
  domination: {
    term: 'Dominio',
    meaning:
      'Más países y más países conflictivos de una región que el adversario, con al menos uno conflictivo y otro que no lo sea.',
  },
  'regional-control': {
    term: 'Control de una región',
    meaning: 'Más países que el adversario, y todos los conflictivos.',
  },
  'final-scoring': {
    term: 'Puntuación final',
    meaning: 'La puntuación de todas las regiones después del turno 10.',
  },
  'automatic-victory': {
    term: 'Victoria automática',
    meaning: 'Una victoria antes de la puntuación final: 20 PV, el Control de Europa o la guerra nuclear.',
  },
  bid: { term: 'Puja', meaning: 'Lo que ofrece un jugador para quedarse con un bando antes de la partida.' },
  handicap: {
    term: 'Ventaja',
    meaning: 'Influencia adicional para un bando al final del despliegue.',
  },
};
