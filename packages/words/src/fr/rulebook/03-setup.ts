import type { RulebookChapter } from '../../rulebook.ts';

export const setup: RulebookChapter<'3'> = {
  '3': {
    title: 'Installation',
    order: 'L’URSS s’installe d’abord, puis les USA. Chacun connaît sa main avant de placer quoi que ce soit.',
  },
  '3.1': {
    title: 'Les mains',
    deal: 'On mélange les cartes de Début de guerre et chaque camp en reçoit 8.',
    china: 'L’URSS reçoit la Carte Chine, face visible et prête à jouer. Elle ne compte pas parmi les 8.',
    civil: 'Avec la Guerre Civile Chinoise, personne n’a encore la Carte Chine [12.3].',
  },
  '3.2': {
    title: 'L’URSS s’installe',
    ussr: 'L’URSS a 15 points d’Influence : 1 en Syrie, 1 en Irak, 3 en Corée du Nord, 3 en Allemagne de l’Est, 1 en Finlande, et 6 à répartir à son gré en Europe de l’Est.',
  },
  '3.3': {
    title: 'Les USA s’installent',
    us: 'Puis les USA placent 25 points d’Influence : 2 au Canada, 1 en Iran, 1 en Israël, 1 au Japon, 4 en Australie, 1 aux Philippines, 1 en Corée du Sud, 1 au Panama, 1 en Afrique du Sud, 5 au Royaume-Uni, et 7 à répartir à leur gré en Europe de l’Ouest.',
    second:
      'Puis les USA placent 23 points d’Influence : 1 en Iran, 1 en Israël, 1 au Japon, 4 en Australie, 1 aux Philippines, 1 en Corée du Sud, 1 au Panama, 1 en Afrique du Sud, 5 au Royaume-Uni, et 7 à répartir à leur gré en Europe de l’Ouest. Le Canada est vide.',
    bonus: 'L’Influence d’une mise ou d’un handicap vient en dernier [11.1.4.1].',
  },
  '3.4': {
    title: 'Les échelles',
    tracks:
      'Tour 1, DEFCON 5, 0 Point de Victoire. Les Opérations Militaires sont à 0, et la Course à l’Espace commence avant la première case.',
  },
};
