import type { Like } from '../catalogue.ts';
import type { notices as english } from '../en/notices.ts';

export const notices: Like<typeof english> = {
  'notice.over': 'Ta partie est finie',
  'notice.with': 'Partie contre {name}',
  'notice.until': 'Tu as jusqu’au {date}',
  'notice.ask': 'Me prévenir quand c’est à moi de jouer',
  'notice.ask.about': 'Ce navigateur affiche une notification, même quand la page est fermée.',
  'notice.stranger':
    'Quand tu auras créé ou rejoint une partie à distance, tu pourras activer ici les notifications pour quand c’est à toi de jouer.',
  'notice.denied':
    'Ce navigateur n’affiche pas les notifications de cette page. Autorise-les dans les réglages du site, puis réessaie.',
  'notice.impossible':
    'Ce navigateur ne peut pas afficher de notifications. Sur iPhone ou iPad, ajoute d’abord la page à l’écran d’accueil.',
  'notice.failed': 'Le navigateur n’a pas pu activer les notifications. Réessaie plus tard.',
  'notice.webhook': 'Appeler une adresse à moi (webhook)',
  'notice.webhook.about':
    'Pour tes propres programmes : cette adresse est appelée chaque fois que c’est à toi de jouer ou qu’une partie est finie.',
  'notice.webhook.url': 'Adresse',
  'notice.webhook.set': 'Appeler cette adresse',
  'notice.webhook.remove': 'Ne plus l’appeler',
  'notice.webhook.secret':
    'Les appels sont signés avec cette clé secrète. Note-la maintenant : elle ne sera plus affichée.',
  'notice.webhook.state':
    '{count, plural, =0 {Tout va bien : aucun appel n’a échoué.} one {Le dernier appel a échoué.} other {Les # derniers appels ont échoué.}}',
  'notice.webhook.off':
    'Trop d’appels de suite ont échoué : ils sont suspendus. Donne de nouveau l’adresse pour reprendre.',
};
