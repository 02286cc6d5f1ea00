import type { RulebookChapter } from '../../rulebook.ts';

export const tournament: RulebookChapter<'11'> = {
  '11': {
    title: 'Torneos y pujas',
    use: 'Estas reglas son para torneos y para jugadores que quieran decidir quién juega con cada bando.',
  },
  '11.1': { title: 'Reglas de torneo', rules: 'Lo que cambia en los torneos.' },
  '11.1.1': {
    title: 'Cartas guardadas',
    proof:
      'Al final de cada turno ambos bandos demuestran que no se guardan ninguna carta de puntuación. Lo demás que tengan sigue siendo secreto.',
    shown: 'Al final de cada turno ambos bandos muestran todas las cartas que se guardan.',
  },
  '11.1.2': {
    title: 'Una carta de puntuación guardada',
    loses: 'Quien se haya guardado una carta de puntuación ha perdido. Aquí vale en todas las partidas [4.5.F].',
  },
  '11.1.3': {
    title: 'Orden del reparto',
    deal: 'Las cartas se reparten de una en una, primero a la URSS. Cuando una mano está completa, la otra recibe el resto seguido.',
  },
  '11.1.4': {
    title: 'Puja por los bandos',
    sealed:
      'Ambos jugadores escriben en secreto qué bando quieren y cuánto vale para ellos, de 0 a 20. Si quieren bandos distintos, cada uno recibe el suyo y nadie paga. Si quieren el mismo, es para quien más puje, y el otro bando recibe esa cantidad de influencia adicional. A pujas iguales decide el sorteo, y cobra quien se queda sin el bando.',
    auction:
      'Un jugador elegido por sorteo nombra un bando y un número de PV de 0 a 19. Por turnos, cada uno puede pujar más por el mismo bando o pasar. La puja más alta se lleva el bando; el otro bando empieza con esos PV.',
  },
  '11.1.4.1': {
    title: 'Colocar la influencia adicional',
    limits:
      'La influencia adicional se coloca después de toda la demás, solo en países donde ese bando ya tenga, y sin pasar nunca de 2 más de lo que necesita allí para el control, contando la influencia adversaria.',
    example:
      'Un país de estabilidad 3 donde el adversario tiene 1: para controlarlo hacen falta 4, así que el límite es 6.',
  },
};
