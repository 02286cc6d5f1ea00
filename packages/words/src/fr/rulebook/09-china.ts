import type { RulebookChapter } from '../../rulebook.ts';

export const china: RulebookChapter<'9'> = {
  '9': {
    title: 'La Carte Chine',
    card: 'Une carte de valeur 4, sans Événement, qui va et vient entre les camps.',
  },
  '9.1': {
    title: 'À part de la main',
    apart: 'Elle ne compte jamais parmi les cartes de ta main, et n’est pas distribuée.',
  },
  '9.2': {
    title: 'Une carte comme une autre',
    action: 'La jouer occupe un Round d’Actions. Tu peux donc finir le tour avec une carte de plus en main.',
  },
  '9.3': {
    title: 'Elle change de camp',
    passes:
      'Quand tu l’as jouée, elle va à l’adversaire, face cachée, et ne peut pas être rejouée avant le tour suivant. On la retourne à la fin du tour [4.5.G].',
  },
  '9.4': {
    title: 'Prise par un Événement',
    moved:
      'Si un Événement la déplace, c’est lui qui dit comment elle arrive. Avec « Révolution Culturelle » et « Accrochage de la Rivière Ussuri », elle arrive face visible et peut se jouer dans ce tour ; avec « Nixon Joue la Carte Chinoise », face cachée.',
  },
  '9.5': {
    title: 'Ce qu’elle ne peut pas faire',
    not: 'Elle ne peut pas être un Premier Événement. On ne peut pas la jouer si une carte de Marquage de Points devait alors rester en main. On ne peut ni la défausser, ni la prendre ou la donner pour un Événement qui demande une carte.',
  },
  '9.6': {
    title: 'Bonus en Asie',
    asia: 'Elle vaut 5 au lieu de 4 si tous ses points sont utilisés en Asie, Asie du Sud-Est comprise : Influence, Coup d’État ou jets de Réalignement.',
  },
  '9.7': {
    title: 'Sa valeur change',
    value: 'Les Événements qui modifient la valeur des cartes modifient aussi la sienne [7.4].',
  },
  '9.8': {
    title: 'Jamais forcée',
    choice: 'Rien ne t’oblige à la jouer. Si tu n’as qu’elle, tu peux passer.',
  },
};
