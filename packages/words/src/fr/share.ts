import type { Like } from '../catalogue.ts';
import type { share as english } from '../en/share.ts';

export const share: Like<typeof english> = {
  'share.picture': 'Copier l’image',
  'share.picture.saved': 'Ton navigateur ne sait pas copier les images : celle-ci a été enregistrée dans un fichier.',
  'share.position': 'Copier la position',
  'share.log': 'Copier le journal',
  'share.embed': 'Copier le code à intégrer',
  'share.embed.about': 'Colle ce code dans une page web ou sur un forum pour y afficher le plateau.',
  'share.print.position': 'Imprimer la position',
  'share.print.log': 'Imprimer le journal',
  'share.sheet.print': 'Imprimer',
  'share.sheet.nothing':
    'Tu n’as rien choisi à imprimer. Ouvre une partie, choisis « Partager », puis « Imprimer la position » ou « Imprimer le journal ».',
  'share.embed.open': 'Ouvrir dans Long Twilight',
  'share.embed.running': 'Cette partie est encore en cours.',
  'share.embed.nothing': 'Il n’y a rien à voir ici, ou c’est privé.',
  'share.kept':
    'Une copie de cette partie se trouve maintenant sur le serveur. Toute personne qui a le lien peut la voir ; tu peux la supprimer sur la page de ton compte.',
  'share.account': 'Avec un compte sur ce serveur, le lien serait court.',
  'share.library': 'Sur le serveur',
  'share.library.about':
    'Les parties et les études que tu partages par un lien court sont gardées sur le serveur : {done} sur {needed}.',
  'share.library.private': 'Moi uniquement',
  'share.library.unlisted': 'Toute personne qui a le lien',
  'share.library.public': 'Tout le monde',
  'share.library.who': 'Qui peut la voir',
  'share.library.delete': 'Supprimer',
};
