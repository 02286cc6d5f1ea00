import type { RulebookChapter } from '../../rulebook.ts';

export const table: RulebookChapter<'18'> = {
  '18': { title: 'Dans ce programme', about: 'Comment le programme applique les règles.' },
  '18.1': {
    title: 'Réponses',
    legal:
      'Toutes les réponses permises te sont proposées, et aucune autre. S’il en manque une que tu attendais, une règle s’y oppose : cherche-la à partir de la question.',
    turn: 'Seul le camp interrogé peut répondre, et seulement à la question posée.',
  },
  '18.2': {
    title: 'Annuler un coup',
    undo: 'Tu peux annuler tes propres réponses jusqu’au dernier jet de dé, jusqu’à la dernière carte piochée ou montrée, ou jusqu’à la dernière réponse de l’adversaire.',
  },
  '18.3': {
    title: 'Ce que tu sais',
    hidden:
      'Les mains et l’ordre de la pioche sont secrets. La défausse, les cartes retirées du jeu, le nombre de cartes de chaque main et de la pioche, et tout ce qui t’a été montré te sont connus.',
    seen: 'Une carte que tu as vue te reste connue tant qu’elle ne bouge pas. Ce qui est dit d’une main, par exemple qu’elle n’a pas de carte de Marquage de Points, vaut jusqu’à ce que ce camp pioche.',
    public: 'Une main montrée à un camp n’est pas montrée aux spectateurs.',
  },
  '18.4': {
    title: 'Règles, positions et parties enregistrées',
    rules:
      'L’édition, les variantes et les options se choisissent avant la partie et ne changent plus. Des choix qui ne vont pas ensemble sont refusés, avec la raison.',
    positions: 'Une position que tu crées, ou une partie que tu charges, doit être possible selon les règles.',
  },
};
