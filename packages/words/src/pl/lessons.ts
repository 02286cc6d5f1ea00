import type { Like } from '../catalogue.ts';
import type { lessons as english } from '../en/lessons.ts';
import { lessonSteps } from './lesson-steps.ts';
import { lessonTopics } from './lesson-topics.ts';

/** The pages on which the game is learned, and what the lessons say. */
export const lessons: Like<typeof english> = {
  'learn.title': 'Ucz się, grając',
  'learn.about':
    'Dwanaście krótkich lekcji przy prawdziwym stole, po kilka minut każda. Niczego nie zepsujesz, a wyjść można w każdej chwili: twoje miejsce zostanie zapamiętane.',
  'learn.done': 'ukończona',
  'learn.begun': 'zaczęta',
  'learn.progress': 'Ukończone lekcje: {done} z {needed}',
  'learn.step': 'Krok {done} z {needed}',
  'learn.goal': 'Twój cel:',
  'learn.hint': 'Pokaż wskazówkę',
  'learn.hint.title': 'Wskazówka:',
  'learn.leave': 'Wyjdź z lekcji',
  'learn.met': 'Cel osiągnięty',
  'learn.not-met': 'Jeszcze nie',
  'learn.retry': 'Spróbuj jeszcze raz',
  'learn.again': 'Zagraj ponownie',
  'learn.finished': 'Lekcja ukończona!',
  'learn.now-you-know': 'Teraz znasz',
  'learn.known': 'Co już wiesz',
  'learn.next': 'Dalej: {text}',
  'learn.all-done':
    'Wiesz już wszystko, co trzeba. Rekrut dopiero zaczyna, tak jak ty, a trener powie ci, co jest ważne.',
  'learn.guided': 'Twoja pierwsza partia, z trenerem',
  'learn.guided.about': 'Cała partia z Rekrutem. Trwa około godziny i można ją przerwać w każdej chwili.',
  'learn.puzzles': 'Rozwiąż zadanie',
  'learn.tap': 'Stuknij w',
  'learn.click': 'Kliknij w',
  'learn.short.controls': 'Nie masz kontroli nad {country_ins}.',
  'learn.short.influence': 'Wpływy {country_in} nie są takie, jakich wymaga cel.',
  'learn.short.standing': 'Nie masz Dominacji {region_in}.',
  'learn.short.defcon': 'DEFCON powinien wynosić {level}.',
  'learn.short.vp': 'To daje za mało Punktów Zwycięstwa.',
  'learn.short.military': 'To daje za mało Operacji Wojskowych.',
  'learn.short.winner': 'Zwycięstwa jeszcze nie ma.',
  'learn.short.lost': 'To oznacza przegraną. W lekcji nic nie kosztuje.',
  'learn.short.card': 'Karta „{card}” nie została użyta tak, jak trzeba.',
  'learn.short.space': 'Żadna karta nie poleciała w kosmos.',
  'learn.short.other': 'Ruch był dozwolony, ale nie prowadzi do celu.',
  ...lessonTopics,
  ...lessonSteps,
};
