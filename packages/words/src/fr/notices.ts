import type { Like } from '../catalogue.ts';
import type { notices as english } from '../en/notices.ts';

export const notices: Like<typeof english> = {
  'notice.your-turn': 'À toi de jouer contre {name}.',
  'notice.game-over': 'La partie contre {name} est finie.',
  'notice.joined': '{name} entre dans la partie.',
  'notice.left': '{name} quitte la partie.',
  'notice.back': '{name} est de retour.',
  'notice.draw-offered': '{name} propose le match nul.',
  'notice.draw-refused': '{name} continue la partie.',
  'notice.undo-asked': '{name} demande à reprendre un coup.',
  'notice.paused': 'La partie est en pause.',
  'notice.resumed': 'La partie reprend.',
  'notice.rematch': '{name} voudrait une autre partie.',
  'notice.time-short': '{count, plural, one {Il reste # minute} other {Il reste # minutes}} à ta pendule.',
  'notice.offline': 'Pas de connexion. Ce que tu fais est gardé, et sera envoyé à son retour.',
  'notice.online': 'Connexion rétablie.',
  'notice.not-found': 'Cette partie n’existe pas, ou plus.',
  'notice.unreadable': 'Ce fichier est illisible : ce n’est ni une de nos parties, ni un journal que nous connaissons.',
  'notice.new-version': 'Il y a une nouvelle version. Recharge : ta partie reste telle quelle.',
  'notice.other-tab': 'Cette partie est ouverte dans un autre onglet.',
  'notice.installed': 'Jouable hors ligne.',
};
