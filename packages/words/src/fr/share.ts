import type { Like } from '../catalogue.ts';
import type { share as english } from '../en/share.ts';

export const share: Like<typeof english> = {
  'share.picture': 'Copier l’image',
  'share.picture.saved': 'Ton navigateur ne peut pas copier d’images : elle a été enregistrée dans un fichier.',
  'share.position': 'Copier la position',
  'share.log': 'Copier le journal',
  'share.embed': 'Copier le code à intégrer',
  'share.embed.about': 'Colle ce code dans une page web ou sur un forum pour y afficher le plateau.',
  'share.print.position': 'Imprimer la position',
  'share.print.log': 'Imprimer le journal',
  'share.sheet.print': 'Imprimer',
  'share.embed.open': 'Ouvrir dans Long Twilight',
  'share.embed.running': 'Cette partie est encore en cours.',
  'share.embed.nothing': 'Il n’y a rien à voir ici, ou c’est privé.',
};
