import type { Like } from '../catalogue.ts';
import type { people as english } from '../en/people.ts';

export const people: Like<typeof english> = {
  'people.leaders': 'Classement',
  'people.player': 'Joueur',
  'people.no-server':
    'Il n’y a pas de serveur derrière cette page, donc pas de comptes ici. Tes parties contre l’ordinateur restent dans ce navigateur.',
  'people.not-found': 'Ce joueur n’existe pas ici.',

  'people.stranger':
    'Ce serveur ne te connaît pas encore. Dès ta première partie, tu joues en invité ; pas besoin de compte.',
  'people.guest': 'Tu joues en invité, sous le nom {name}.',
  'people.guest.about':
    'Seul ce navigateur te connaît. Avec un compte, tu te connectes de partout et tu figures au classement.',
  'people.account': 'Tu utilises le compte {name}.',
  'people.profile': 'Mon profil',
  'people.renamed': 'Tu t’appelles maintenant {name}.',

  'people.field.name': 'Nom',
  'people.field.player': 'Nom du compte',
  'people.field.password': 'Mot de passe',
  'people.field.new-password': 'Nouveau mot de passe',
  'people.field.code': 'Code de secours',
  'people.field.why': 'Pourquoi signales-tu ce message ?',
  'people.field.confirmation': 'Pour confirmer, écris ton nom : {name}',
  'people.password.length': 'Au moins {count} caractères, n’importe lesquels',
  'people.rename': 'Changer de nom',

  'people.keep': 'Créer un compte',
  'people.keep.about':
    'Un nom et un mot de passe, rien d’autre. Tes parties restent à toi. Sur tes autres appareils, il faudra te connecter de nouveau.',
  'people.keep.do': 'Créer le compte',
  'people.codes': 'Codes de secours',
  'people.codes.about':
    'Si tu oublies ton mot de passe, chacun de ces codes ouvre ton compte une fois. Ils ne s’affichent que maintenant : garde-les en lieu sûr.',
  'people.codes.copy': 'Copier les codes',
  'people.codes.save': 'Enregistrer dans un fichier',
  'people.codes.kept': 'Je les ai gardés',
  'people.codes.renew': 'Nouveaux codes de secours',
  'people.codes.renew.about': 'Les anciens codes ne marcheront plus.',
  'people.codes.left':
    '{count, plural, =0 {Il ne te reste aucun code de secours. Crées-en de nouveaux.} one {Il te reste # code de secours.} other {Il te reste # codes de secours.}}',
  'people.change-password': 'Changer le mot de passe',
  'people.signed-out-elsewhere': 'Toutes tes autres sessions seront fermées.',
  'people.password.changed': 'Ton mot de passe a été changé.',

  'people.sign-in': 'Se connecter',
  'people.sign-out': 'Se déconnecter',
  'people.signed-out': 'Ta session est fermée.',
  'people.guest.left': 'Si tu te connectes, tu perds définitivement l’invité « {name} » et ses parties.',
  'people.recover': 'Mot de passe oublié ?',
  'people.recover.about':
    'Choisis un nouveau mot de passe avec un de tes codes de secours. Toutes tes autres sessions seront fermées.',
  'people.recover.do': 'Changer le mot de passe',

  'people.devices': 'Sessions ouvertes',
  'people.device': '{name}, {text}',
  'people.device.unknown': 'Appareil inconnu',
  'people.device.here': 'cet appareil',
  'people.device.used': 'dernière utilisation : {date}',
  'people.device.revoke': 'Fermer la session',
  'people.device.revoke.named': 'Fermer la session : {name}',
  'people.device.revoke.all': 'Fermer les autres sessions',
  'people.link': 'Jouer sur un autre appareil',
  'people.link.about':
    'Ouvre le lien sur ton autre appareil, et ta session y sera ouverte aussi. Il marche une seule fois, pendant un quart d’heure. Ne le donne à personne.',
  'people.link.make': 'Créer un lien',
  'people.link.use': 'Se connecter sur cet appareil',
  'people.link.use.about': 'Ce lien ouvre la session de la personne qui l’a créé. Ne t’en sers que si c’est toi.',

  'people.blocked': 'Personnes bloquées',
  'people.blocked.none': 'Aucune.',
  'people.block': 'Bloquer {name}',
  'people.unblock': 'Débloquer {name}',
  'people.block.about':
    'Une personne bloquée ne peut ni rejoindre tes parties ni tomber sur toi comme adversaire, et ses messages ne t’arrivent plus. Elle n’en est pas avertie. Les parties en cours continuent.',
  'people.manners': 'Un manque de respect ?',
  'people.mute': 'Ignorer dans cette partie',
  'people.unmute': 'Ne plus ignorer dans cette partie',
  'people.mute.about':
    'Dans cette partie, tu ne vois plus les messages de la personne ignorée. Elle n’en est pas avertie.',
  'people.report': 'Signaler',
  'people.report.about': 'Les messages signalés sont lus par les responsables de ce serveur.',
  'people.report.do': 'Signaler ce message',
  'people.reported': 'Le message a été signalé.',

  'people.data': 'Tes données',
  'people.data.about': 'Tout ce que ce serveur garde sur toi, dans un seul fichier.',
  'people.data.save': 'Enregistrer mes données',
  'people.delete': 'Supprimer mes données',
  'people.delete.about':
    'Les parties ouvertes sont annulées, celles en cours abandonnées ; les parties finies restent, sans ton nom. C’est définitif.',
  'people.delete.do': 'Tout supprimer',
  'people.delete.mistyped': 'Ce n’est pas ton nom. Écris-le comme il est affiché ici.',
  'people.deleted': 'Tout ce qui était gardé sur toi est supprimé.',

  'people.since': '{choice, select, guest {Invité} other {Avec un compte}}, ici depuis le {date}',
  'people.rating': 'Cote',
  'people.rating.none': 'Pas encore : elle commence avec la première partie classée.',
  'people.rating.sure':
    'Une estimation fiable après {count, plural, one {# partie classée} other {# parties classées}}.',
  'people.rating.fair':
    'Une estimation correcte après {count, plural, one {# partie classée} other {# parties classées}}.',
  'people.rating.vague':
    'Une estimation encore vague après {count, plural, one {# partie classée} other {# parties classées}}.',
  'people.rating.range': 'La force réelle est très probablement entre {first} et {second}.',
  'people.results.people': 'Contre d’autres joueurs',
  'people.results.computers': 'Contre l’ordinateur',
  'people.results.you': 'Contre toi',
  'people.results.none': 'Pas encore de partie finie.',
  'people.side': 'Camp',
  'people.won': 'Gagnées',
  'people.drawn': 'Nulles',
  'people.lost': 'Perdues',
  'people.games': 'Dernières parties',
  'people.games.none': 'Aucune partie publique.',
  'people.game.running': 'En cours',
  'people.game.won': 'Gagnée',
  'people.game.drawn': 'Nulle',
  'people.game.lost': 'Perdue',

  'people.leaders.about': 'Les joueurs qui ont une cote fiable et une partie classée au cours de la dernière année.',
  'people.leaders.none': 'Personne n’a encore de cote fiable.',
  'people.find': 'Chercher quelqu’un',
  'people.find.do': 'Chercher',
  'people.find.none': 'Aucun compte ne s’appelle {name} ici. Les invités ne peuvent pas être trouvés par leur nom.',
  'people.rank': 'Rang',
  'people.rated-games': 'Parties classées',

  'notice.ask': 'Me prévenir quand c’est à moi de jouer',
  'notice.ask.about': 'Ce navigateur affiche une notification, même quand la page est fermée.',
  'notice.stranger': 'Après avoir créé ou rejoint une partie à distance, tu pourras activer ici les notifications.',
  'notice.denied': 'Les notifications sont bloquées. Autorise-les dans les réglages du site, puis réessaie.',
  'notice.impossible':
    'Ce navigateur ne peut pas afficher de notifications. Sur iPhone ou iPad, ajoute d’abord la page à l’écran d’accueil.',
  'notice.failed': 'Impossible d’activer les notifications. Réessaie plus tard.',
  'notice.webhook': 'Webhook',
  'notice.webhook.about':
    'Pour tes programmes : cette adresse est appelée quand c’est à toi de jouer ou qu’une partie se termine.',
  'notice.webhook.url': 'Adresse',
  'notice.webhook.set': 'Enregistrer le webhook',
  'notice.webhook.remove': 'Supprimer le webhook',
  'notice.webhook.secret': 'Les appels sont signés avec cette clé secrète. Note-la : elle ne sera plus affichée.',
  'notice.webhook.state':
    '{count, plural, =0 {Tout va bien : aucun appel n’a échoué.} one {Le dernier appel a échoué.} other {Les # derniers appels ont échoué.}}',
  'notice.webhook.off':
    'Trop d’appels de suite ont échoué : le webhook est désactivé. Enregistre de nouveau l’adresse pour le réactiver.',
};
