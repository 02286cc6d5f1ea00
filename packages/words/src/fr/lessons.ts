import type { Like } from '../catalogue.ts';
import type { lessons as english } from '../en/lessons.ts';
import { lessonSteps } from './lesson-steps.ts';
import { lessonTopics } from './lesson-topics.ts';

/** The pages on which the game is learned, and what the lessons say. */
export const lessons: Like<typeof english> = {
  'learn.title': 'Apprends en jouant',
  'learn.about':
    'Douze leçons courtes sur la vraie table, quelques minutes chacune. Aucun risque, et tu peux partir quand tu veux : ta place est gardée.',
  'learn.done': 'terminée',
  'learn.begun': 'commencée',
  'learn.progress': '{done} leçons terminées sur {needed}',
  'learn.step': 'Étape {done} sur {needed}',
  'learn.goal': 'Ton but :',
  'learn.hint': 'Voir un indice',
  'learn.hint.title': 'Indice :',
  'learn.leave': 'Quitter la leçon',
  'learn.met': 'But atteint',
  'learn.not-met': 'Pas encore',
  'learn.retry': 'Réessayer',
  'learn.again': 'Rejouer',
  'learn.finished': 'Leçon terminée !',
  'learn.now-you-know': 'Tu connais maintenant',
  'learn.known': 'Ce que tu sais déjà',
  'learn.next': 'Suite : {text}',
  'learn.all-done':
    'Tu sais tout ce qu’il faut. La Recrue débute comme toi, et un entraîneur te signale ce qui compte.',
  'learn.guided': 'Ta première partie, avec un entraîneur',
  'learn.guided.about':
    'Une partie entière contre la Recrue. Elle dure environ une heure et peut être interrompue à tout moment.',
  'learn.puzzles': 'Résoudre un problème',
  'learn.tap': 'Touche',
  'learn.click': 'Clique sur',
  'learn.short.controls': 'Tu n’as pas le Contrôle {country_of}.',
  'learn.short.influence': 'L’Influence {country_in} n’est pas celle que demande le but.',
  'learn.short.standing': 'Tu n’as pas la Domination {region_in}.',
  'learn.short.defcon': 'Le DEFCON devrait être à {level}.',
  'learn.short.vp': 'Cela rapporte trop peu de Points de Victoire.',
  'learn.short.military': 'Cela fait trop peu d’Opérations Militaires.',
  'learn.short.winner': 'La partie n’est pas encore gagnée.',
  'learn.short.lost': 'La partie est perdue. Dans une leçon, cela ne coûte rien.',
  'learn.short.card': '{card} n’a pas été utilisée comme il faut.',
  'learn.short.space': 'Aucune carte n’est partie dans l’Espace.',
  'learn.short.other': 'Le coup était permis, mais il ne mène pas au but.',
  ...lessonTopics,
  ...lessonSteps,
};
