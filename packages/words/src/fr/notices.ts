import type { Like } from '../catalogue.ts';
import type { notices as english } from '../en/notices.ts';

export const notices: Like<typeof english> = {
  'notice.over': 'Ta partie est finie',
  'notice.with': 'Partie contre {name}',
  'notice.until': 'Tu as jusqu’au {date}',
  'notice.ask': 'Me prévenir quand c’est à moi de jouer',
  'notice.ask.about': 'Ce navigateur affiche une notification, même quand la page est fermée.',
  'notice.stranger': 'Après avoir créé ou rejoint une partie à distance, tu pourras activer ici les notifications.',
  'notice.denied': 'Les notifications sont bloquées. Autorise-les dans les réglages du site, puis réessaie.',
  'notice.impossible':
    'Ce navigateur ne peut pas afficher de notifications. Sur iPhone ou iPad, ajoute d’abord la page à l’écran d’accueil.',
  'notice.failed': 'Impossible d’activer les notifications. Réessaie plus tard.',
  'notice.webhook': 'Webhook',
  'notice.webhook.about': 'Pour tes programmes : appelée à ton tour ou quand une partie finit.',
  'notice.webhook.url': 'Adresse',
  'notice.webhook.set': 'Enregistrer le webhook',
  'notice.webhook.remove': 'Supprimer le webhook',
  'notice.webhook.secret': 'Les appels sont signés avec cette clé secrète. Note-la : elle ne sera plus affichée.',
  'notice.webhook.state': 'Appels échoués de suite : {count}.',
  'notice.webhook.off': 'Trop d’appels de suite ont échoué. Enregistre de nouveau l’adresse pour reprendre.',
};
