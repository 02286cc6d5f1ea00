import type { Like } from '../catalogue.ts';
import type { editor as english } from '../en/editor.ts';

export const editor: Like<typeof english> = {
  'edit.about': 'Scegli che cosa succede quando selezioni una nazione.',
  'edit.phasing': 'Di chi è il round',
  'edit.add': 'Aggiungi una carta: {side}',
  'edit.remove': 'Togli {card}',
  'edit.more': 'Effetti, scarti e carte fuori dal gioco',
  'edit.add-effect': 'Aggiungi un effetto',
  'edit.add-discard': 'Aggiungi una carta agli scarti',
  'edit.add-removed': 'Aggiungi una carta fuori dal gioco',
  'edit.empty': 'Svuota la mappa',
  'edit.unreadable': 'Questo link non contiene una posizione leggibile.',
  'edit.turn': 'Turno',
  'edit.round': 'Round',
  'edit.play': 'Continua a giocare con {side_the}',
};
