import type { RulebookChapter } from '../../rulebook.ts';

export const china: RulebookChapter<'9'> = {
  '9': {
    title: 'La Carta de China',
    card: 'Una carta de valor 4 sin evento, que va y viene entre los dos bandos.',
  },
  '9.1': {
    title: 'Aparte de la mano',
    apart: 'Nunca cuenta como carta de tu mano, y no se reparte.',
  },
  '9.2': {
    title: 'Una jugada como otra',
    action: 'Jugarla ocupa una ronda de acción. Así puedes acabar un turno con una carta más en la mano.',
  },
  '9.3': {
    title: 'Cambia de manos',
    passes:
      'Cuando la has jugado pasa boca abajo al adversario, y no se puede volver a jugar hasta el turno siguiente. Se pone boca arriba al final del turno [4.5.G].',
  },
  '9.4': {
    title: 'Movida por un evento',
    moved:
      'Si la mueve un evento, el evento dice cómo llega. Con «Revolución Cultural» y «Escaramuza en el río Ussuri» llega boca arriba y se puede jugar en ese turno; con «Nixon juega la Carta de China», boca abajo.',
  },
  '9.5': {
    title: 'Lo que no puede hacer',
    not: 'No puede ser cabecera. No se puede jugar si eso te obligaría a guardarte una carta de puntuación. No se puede descartar, ni tomar o entregar por un evento que pida una carta.',
  },
  '9.6': {
    title: 'Bono en Asia',
    asia: 'Vale 5 en lugar de 4 si todos sus puntos se usan en Asia, incluido el Sudeste Asiático: en influencia, en un golpe de estado o en tiradas de realineamiento.',
  },
  '9.7': {
    title: 'Su valor cambia',
    value: 'Los eventos que cambian el valor de las cartas cambian también el suyo [7.4].',
  },
  '9.8': {
    title: 'Nunca obligatoria',
    choice: 'Nada te obliga a jugarla. Si es lo único que tienes, puedes pasar.',
  },
};
