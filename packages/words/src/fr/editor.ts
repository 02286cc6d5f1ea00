import type { Like } from '../catalogue.ts';
import type { editor as english } from '../en/editor.ts';

export const editor: Like<typeof english> = {
  'edit.about': 'Choisis ce qui se passe quand tu sélectionnes un pays.',
  'edit.phasing': 'À qui est le Round',
  'edit.add': 'Ajouter une carte : {side}',
  'edit.remove': 'Retirer {card}',
  'edit.more': 'Effets, défausse et cartes retirées',
  'edit.add-effect': 'Ajouter un effet',
  'edit.add-discard': 'Ajouter une carte à la défausse',
  'edit.add-removed': 'Ajouter une carte retirée du jeu',
  'edit.empty': 'Vider la carte',
  'edit.unreadable': 'Ce lien ne contient aucune position lisible.',
  'edit.turn': 'Tour',
  'edit.round': 'Round',
  'edit.play': 'Continuer avec {side_the}',
};
