import type { Like } from '../catalogue.ts';
import type { lessons as english } from '../en/lessons.ts';
import { lessonSteps } from './lesson-steps.ts';
import { lessonTopics } from './lesson-topics.ts';

/** The pages on which the game is learned, and what the lessons say. */
export const lessons: Like<typeof english> = {
  'learn.title': 'Aprende jugando',
  'learn.about':
    'Doce lecciones cortas en el tablero de verdad, unos minutos cada una. No puedes estropear nada, y sales cuando quieras: se guarda por dónde ibas.',
  'learn.done': 'hecha',
  'learn.begun': 'empezada',
  'learn.progress': '{done} de {needed} lecciones hechas',
  'learn.step': 'Paso {done} de {needed}',
  'learn.goal': 'Tu objetivo:',
  'learn.hint': 'Ver una pista',
  'learn.hint.title': 'Pista:',
  'learn.leave': 'Salir de la lección',
  'learn.met': 'Objetivo logrado',
  'learn.not-met': 'Todavía no',
  'learn.retry': 'Intentar otra vez',
  'learn.again': 'Jugar otra vez',
  'learn.finished': '¡Lección terminada!',
  'learn.now-you-know': 'Ahora conoces',
  'learn.known': 'Lo que ya sabes',
  'learn.next': 'Siguiente: {text}',
  'learn.all-done':
    'Ya sabes todo lo que hace falta. El Recluta también está empezando, y un entrenador te dice lo que importa.',
  'learn.guided': 'Tu primera partida, con entrenador',
  'learn.guided.about':
    'Una partida entera contra el Recluta. Dura más o menos una hora, y puedes dejarla cuando quieras.',
  'learn.puzzles': 'Resuelve un problema',
  'learn.tap': 'Toca',
  'learn.click': 'Haz clic en',
  'learn.short.controls': 'No controlas {country_the}.',
  'learn.short.influence': 'La influencia en {country_the} no es la que pide el objetivo.',
  'learn.short.standing': 'No tienes el Dominio de {region}.',
  'learn.short.defcon': 'El DEFCON debería estar en {level}.',
  'learn.short.vp': 'Así consigues muy pocos puntos de victoria.',
  'learn.short.military': 'Así haces muy pocas operaciones militares.',
  'learn.short.winner': 'La partida aún no está ganada.',
  'learn.short.lost': 'Con eso has perdido la partida. En una lección no cuesta nada.',
  'learn.short.card': '{card} no se ha usado como debía.',
  'learn.short.space': 'Ninguna carta ha ido al espacio.',
  'learn.short.other': 'Era una jugada legal, pero no lleva al objetivo.',
  ...lessonTopics,
  ...lessonSteps,
};
