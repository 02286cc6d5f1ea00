import type { Like } from '../catalogue.ts';
import type { lessons as english } from '../en/lessons.ts';
import { lessonSteps } from './lesson-steps.ts';
import { lessonTopics } from './lesson-topics.ts';

/** The pages on which the game is learned, and what the lessons say. */
export const lessons: Like<typeof english> = {
  'learn.title': 'Impara giocando',
  'learn.about':
    'Dodici brevi lezioni sul vero tabellone, pochi minuti ciascuna. Non puoi rompere nulla, e puoi uscire quando vuoi: riprenderai da dove eri.',
  'learn.done': 'completata',
  'learn.begun': 'iniziata',
  'learn.progress': '{done} lezioni su {needed} completate',
  'learn.step': 'Passo {done} di {needed}',
  'learn.goal': 'Il tuo obiettivo:',
  'learn.hint': 'Mostra un suggerimento',
  'learn.hint.title': 'Suggerimento:',
  'learn.leave': 'Esci dalla lezione',
  'learn.met': 'Obiettivo raggiunto',
  'learn.not-met': 'Non ancora',
  'learn.retry': 'Riprova',
  'learn.again': 'Rigioca',
  'learn.finished': 'Lezione completata!',
  'learn.now-you-know': 'Adesso conosci',
  'learn.known': 'Che cosa sai già',
  'learn.next': 'Avanti: {text}',
  'learn.all-done':
    'Adesso puoi giocare davvero. La Recluta è alle prime armi come te, e un allenatore ti dice che cosa conta.',
  'learn.guided': 'La tua prima partita, con l’allenatore',
  'learn.guided.about': 'Una partita intera contro la Recluta. Dura circa un’ora, e puoi interromperla quando vuoi.',
  'learn.puzzles': 'Risolvi un problema',
  'learn.tap': 'Tocca',
  'learn.click': 'Clicca su',
  'learn.short.controls': 'Non hai il Controllo {country_in}.',
  'learn.short.influence': 'L’Influenza {country_in} non è quella richiesta dall’obiettivo.',
  'learn.short.standing': 'Non hai il Dominio {region_in}.',
  'learn.short.defcon': 'Il DEFCON dovrebbe essere a {level}.',
  'learn.short.vp': 'Così guadagni troppo pochi Punti Vittoria.',
  'learn.short.military': 'Così fai troppo poche Operazioni Militari.',
  'learn.short.winner': 'La partita non è ancora vinta.',
  'learn.short.lost': 'Così hai perso la partita. In una lezione non costa nulla.',
  'learn.short.card': '{card} non è stata usata nel modo giusto.',
  'learn.short.space': 'Nessuna carta è andata nello Spazio.',
  'learn.short.other': 'La mossa era valida, ma non porta all’obiettivo.',
  ...lessonTopics,
  ...lessonSteps,
};
