import type { Like } from '../catalogue.ts';
import type { errors as english } from '../en/errors.ts';

export const errors: Like<typeof english> = {
  'error.unknown-card': 'Cette carte n’existe pas.',
  'error.unknown-country': 'Ce pays n’existe pas.',
  'error.unknown-answer': 'Cette réponse ne répond à rien. Choisis une des réponses proposées.',
  'error.illegal-answer': 'Ce n’est pas possible maintenant. Choisis une des réponses proposées.',
  'error.stale-answer': 'La partie a avancé entre-temps. Regarde où elle en est, puis réponds.',
  'error.wrong-side': 'Ce n’est pas à ce camp de répondre maintenant.',
  'error.game-over': 'La partie est finie : il n’y a plus rien à répondre.',
  'error.bad-rules': 'Ces règles ne vont pas ensemble.',
  'error.bad-save': 'Ce n’est pas une partie enregistrée valide.',
  'error.bad-position': 'Cette position est impossible.',
  'error.no-undo': 'Rien ne peut être défait : il y a eu depuis un jet de dé, une carte montrée ou la fin de ton tour.',
  'error.overflow': 'Quelque chose est devenu trop grand : la partie ne peut pas continuer.',
  // What only a server refuses
  'error.past-barrier':
    'Quelque chose d’inconnu vient d’abord : un dé, une carte ou la réponse de l’autre camp. Avance pas à pas.',
  'error.not-your-turn': 'C’est à l’autre joueur de jouer.',
  'error.no-offer': 'Cette proposition ne tient plus.',
  'error.no-claim':
    'Tu ne peux pas réclamer la victoire : l’autre camp a encore du temps, ou tu n’en as plus non plus.',
  'error.not-running': 'Cette partie n’est pas en cours.',
  'error.not-over': 'Pour cela, la partie doit être finie.',
  'error.paused': 'La partie est en pause. Reprends-la d’abord.',
  'error.halted': 'Les responsables du serveur ont mis la partie en pause et la feront reprendre.',
  'error.set-apart':
    'L’enregistrement de cette partie pose problème. Les responsables du serveur s’en occupent. Tu peux abandonner.',
  'error.not-open': 'Cette partie a déjà commencé ou ne t’est pas ouverte.',
  'error.own-game': 'Tu joues déjà dans cette partie.',
  'error.unknown-level': 'Ce niveau de l’ordinateur n’existe pas.',
  'error.bad-address': 'On ne peut pas envoyer de messages à cette adresse.',
  'error.not-signed-in': 'Le serveur ne te connaît pas. Rejoins une partie sans compte, ou connecte-toi.',
  'error.wrong-password': 'Nom, mot de passe ou code incorrect.',
  'error.too-many-guesses': 'Trop d’essais infructueux. Attends un quart d’heure.',
  'error.bad-password':
    'Ce mot de passe est trop facile à deviner. Prends-en un plus long, avec plus de lettres différentes.',
  'error.bad-name': 'Ce nom ne peut pas être utilisé. Choisis-en un autre, avec des lettres et des chiffres.',
  'error.name-taken': 'Quelqu’un d’autre porte déjà ce nom. Choisis-en un autre.',
  'error.has-account': 'Tu as déjà un compte.',
  'error.no-account': 'Tu joues sans compte. Crées-en d’abord un.',
  'error.banned': 'Tu ne peux plus jouer sur ce serveur.',
  'error.not-a-player': 'Seuls les joueurs de cette partie peuvent le faire.',
  'error.foreign-origin': 'La demande venait d’un autre site et n’a pas été exécutée. Ouvre la page ici et réessaie.',
  'error.not-found': 'Il n’y a rien de tel ici, ou tu ne peux pas le voir.',
  'error.used-link': 'Ce lien a déjà servi ou est trop ancien. Crées-en un autre là où ta session est ouverte.',
  'error.not-rateable': 'Une partie classée ne peut pas avoir un tel handicap. Crée-la non classée.',
  'error.too-large': 'C’est trop long.',
  'error.too-many-requests': 'Trop de demandes à la fois. Attends un instant, puis réessaie.',
  'error.unavailable': 'Pour l’instant, le serveur n’accède pas à ses données. Réessaie dans un moment.',
  'error.failure': 'Une erreur s’est produite sur le serveur. Elle a été enregistrée.',
  'error.bad-request': 'Le serveur n’a pas compris la demande. Recharge la page.',
};
