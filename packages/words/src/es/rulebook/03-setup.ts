import type { RulebookChapter } from '../../rulebook.ts';

export const setup: RulebookChapter<'3'> = {
  '3': {
    title: 'Despliegue inicial',
    order: 'Primero despliega la URSS y después EE. UU. Ambos conocen su mano antes de colocar nada.',
  },
  '3.1': {
    title: 'Las manos',
    deal: 'Baraja las cartas de guerra inicial y reparte 8 a cada bando.',
    china: 'La URSS recibe La Carta de China boca arriba, lista para jugarse. No es una de las 8.',
    civil: 'Con la Guerra Civil China nadie tiene aún La Carta de China [12.3].',
  },
  '3.2': {
    title: 'Despliegue de la URSS',
    ussr: 'La URSS tiene 15 puntos de influencia: 1 en Siria, 1 en Iraq, 3 en Corea del Norte, 3 en Alemania Oriental, 1 en Finlandia y 6 que coloca donde quiera en Europa Oriental.',
  },
  '3.3': {
    title: 'Despliegue de EE. UU.',
    us: 'Después, EE. UU. coloca 25 puntos de influencia: 2 en Canadá, 1 en Irán, 1 en Israel, 1 en Japón, 4 en Australia, 1 en Filipinas, 1 en Corea del Sur, 1 en Panamá, 1 en Sudáfrica, 5 en el Reino Unido y 7 que coloca donde quiera en Europa Occidental.',
    second:
      'Después, EE. UU. coloca 23 puntos de influencia: 1 en Irán, 1 en Israel, 1 en Japón, 4 en Australia, 1 en Filipinas, 1 en Corea del Sur, 1 en Panamá, 1 en Sudáfrica, 5 en el Reino Unido y 7 que coloca donde quiera en Europa Occidental. Canadá está vacío.',
    bonus: 'La influencia de una puja o de una ventaja se coloca al final [11.1.4.1].',
  },
  '3.4': {
    title: 'Marcadores',
    tracks:
      'Turno 1, DEFCON 5, 0 puntos de victoria. Las operaciones militares están en 0, y la Carrera Espacial empieza antes de la primera casilla.',
  },
};
