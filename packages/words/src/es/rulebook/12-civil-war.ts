import type { RulebookChapter } from '../../rulebook.ts';

export const civilWar: RulebookChapter<'12'> = {
  '12': {
    title: 'Guerra Civil China',
    variant:
      'Una variante en la que China aún no es roja al empezar la partida. Donde contradice otras reglas o una carta, manda ella.',
  },
  '12.1': {
    title: 'La casilla de la guerra civil',
    box: 'El mapa tiene una casilla más. Es de Asia, no del Sudeste Asiático, y solo es adyacente a la URSS. Nunca se puntúa, y en ella no caben golpes de estado ni realineamientos.',
    ussr: 'Solo la URSS puede colocar influencia en ella. Nada de lo que haga EE. UU. afecta a la casilla.',
    over: 'Cuando se decide la guerra civil, sus indicadores dejan la casilla, que ya no significa nada.',
  },
  '12.2': {
    title: 'Control de la casilla',
    place: 'La URSS coloca allí influencia con operaciones, a 1 por punto [6.1]. Con 3 controla la casilla.',
    never: 'Si nunca lo consigue, en la puntuación final nadie gana el PV de La Carta de China.',
  },
  '12.3': {
    title: 'Lo que da el control',
    nobody: 'Nadie tiene La Carta de China al empezar la partida.',
    card: 'Con el tercer punto la URSS la recibe de inmediato, boca arriba y lista para jugarse, y terminan los límites de [12.4].',
  },
  '12.4': {
    title: 'Eventos que deben esperar',
    ussr: 'Hasta entonces no pueden ocurrir ni «Caza de brujas / Purga», si la juega la URSS, ni «Revolución Cultural».',
    us: 'Tampoco «Resolución de Formosa».',
  },
  '12.4.1': {
    title: 'Nixon y Ussuri',
    us: 'Hasta entonces se considera que EE. UU. tiene La Carta de China para «Nixon juega la Carta de China» y «Escaramuza en el río Ussuri»: gana los PV, o coloca la influencia.',
  },
  '12.4.2': { title: 'Guerra de Corea', die: 'Hasta entonces se resta 1 más al dado de «Guerra de Corea».' },
  '12.4.3': {
    title: 'Operaciones',
    ops: 'Las cartas cuyos eventos deben esperar se pueden jugar para operaciones [7.5].',
  },
};
