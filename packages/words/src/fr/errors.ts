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
  'error.bad-save': 'Ce n’est pas une partie enregistrée que nous sachions lire.',
  'error.bad-position': 'Cette position est impossible.',
  'error.no-undo':
    'Il n’y a rien à reprendre : un dé, une carte montrée ou une réponse de l’adversaire est passé par là.',
  'error.overflow': 'Quelque chose est devenu trop grand dans cette partie. Elle ne peut pas continuer.',
};
