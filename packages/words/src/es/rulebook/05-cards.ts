import type { RulebookChapter } from '../../rulebook.ts';

export const cardPlay: RulebookChapter<'5'> = {
  '5': {
    title: 'Jugar cartas',
    play: 'En tu ronda de acción juegas una carta: para su evento, para sus operaciones o en la Carrera Espacial [6.4].',
  },
  '5.1': {
    title: 'Hay que jugar',
    must: 'No puedes pasar mientras tengas cartas en la mano. Si solo te queda La Carta de China, puedes jugarla o pasar [9.8].',
    useless: 'Las operaciones que no se puedan usar de ningún modo se pierden; la carta cuenta como jugada.',
  },
  '5.2': {
    title: 'Una carta con un evento del adversario',
    both: 'Si juegas una carta cuyo evento es solo del adversario, obtienes sus operaciones y además ocurre el evento. Tú decides qué va primero.',
    theirs: 'El adversario toma todas las decisiones de su evento, como si la carta la hubiera jugado él.',
    cannot:
      'Si el evento no puede ocurrir, porque falta una condición o lo prohíbe otro evento, simplemente usas las operaciones, y la carta va a la pila de descartes, tenga o no asterisco.',
    nothing: 'Un evento que ocurre sin efecto alguno ha ocurrido: si la carta lleva asterisco, se retira.',
    first:
      'Si empiezas por las operaciones, puedes acabar con la condición del evento; entonces no ocurre. Un evento que era imposible cuando jugaste la carta no pasa a ser posible por tus operaciones.',
    space: 'En la Carrera Espacial el evento no ocurre [6.4.5].',
  },
  '5.3': {
    title: 'Vale un valor mayor',
    more: 'Donde se pida una carta de cierto valor, vale una de valor mayor. La diferencia no se devuelve.',
  },
  '5.4': {
    title: 'Cartas descartadas',
    event:
      'El evento de una carta que te obligan a descartar no ocurre, sea de quien sea, salvo que el texto que te obliga diga otra cosa.',
  },
  '5.5': {
    title: 'La carta manda sobre la regla',
    text: 'Donde una carta contradice las reglas, manda la carta. Con una excepción: nada puede hacer que te guardes una carta de puntuación [10.1.5].',
  },
};
