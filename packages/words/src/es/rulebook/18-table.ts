import type { RulebookChapter } from '../../rulebook.ts';

export const table: RulebookChapter<'18'> = {
  '18': { title: 'En este programa', about: 'Cómo aplica las reglas el programa.' },
  '18.1': {
    title: 'Respuestas',
    legal:
      'Se te ofrecen todas las respuestas permitidas y ninguna más. Si falta algo que esperabas, lo impide una regla: búscala desde la pregunta.',
    turn: 'Solo puede responder el bando al que se pregunta, y solo a la pregunta abierta.',
  },
  '18.2': {
    title: 'Deshacer',
    undo: 'Puedes deshacer tus propias respuestas hasta el último dado, la última carta robada o mostrada y la última respuesta del adversario.',
  },
  '18.3': {
    title: 'Lo que sabes',
    hidden:
      'Las manos y el orden del mazo de juego son secretos. La pila de descartes, las cartas retiradas, el número de cartas de cada mano y del mazo y todo lo que se te ha mostrado están a tu vista.',
    seen: 'Una carta que has visto sigue siendo conocida para ti hasta que cambia de sitio. Lo que se dice de una mano, por ejemplo que no tiene cartas de puntuación, vale hasta que esa mano robe.',
    public: 'Una mano mostrada a un bando no se muestra a los espectadores.',
  },
  '18.4': {
    title: 'Reglas, posiciones y partidas guardadas',
    rules:
      'La edición, las variantes y las opciones se eligen antes de la partida y no cambian. Las que no son compatibles entre sí se rechazan, con el motivo.',
    positions: 'Una posición que montes, o una partida que cargues, debe ser posible según las reglas.',
  },
};
