import type { RulebookChapter } from '../../rulebook.ts';

export const components: RulebookChapter<'2'> = {
  '2': {
    title: 'Matériel',
    game: 'Deux joueurs, les USA et l’URSS, se disputent le monde avec un planisphère, un paquet de cartes, de l’Influence et quelques échelles. Les sections qui suivent expliquent chaque élément.',
  },
  '2.1': {
    title: 'Le planisphère',
    map: 'Le planisphère montre des pays, répartis en six Régions. Ta position dans un pays se mesure à ton Influence.',
  },
  '2.1.1': {
    title: 'Régions',
    regions:
      'Les six Régions sont l’Europe, l’Asie, le Moyen-Orient, l’Afrique, l’Amérique Centrale et l’Amérique du Sud. L’Amérique Centrale va du Mexique aux îles des Caraïbes. La Libye et l’Égypte sont au Moyen-Orient, l’Australie en Asie.',
    europe:
      'L’Europe a deux sous-régions, l’Europe de l’Ouest et l’Europe de l’Est. L’Autriche et la Finlande sont dans les deux. Le Canada et la Turquie sont en Europe de l’Ouest.',
    asia: 'L’Asie du Sud-Est est une sous-région de l’Asie : Burma, Cambodge/Laos, Thaïlande, Vietnam, Malaisie, Indonésie et Philippines.',
  },
  '2.1.2': {
    title: 'La Région et ses sous-régions',
    whole:
      'Ce qui est dit de l’Europe vaut pour l’Europe de l’Ouest et l’Europe de l’Est ; ce qui est dit de l’Asie vaut pour l’Asie du Sud-Est.',
  },
  '2.1.3': {
    title: 'Stabilité',
    stability:
      'Chaque pays a un Chiffre de Stabilité de 1 à 5. Plus il est élevé, plus il faut d’Influence pour contrôler le pays [2.1.7], et plus un Coup d’État y est difficile [6.3.2].',
  },
  '2.1.4': {
    title: 'Pays d’Affrontement',
    battlegrounds:
      'Les pays d’Affrontement pèsent davantage au Marquage des Points [10.1.1], et un Coup d’État y dégrade le DEFCON [6.3.4]. Pour le reste, ils se contrôlent comme les autres.',
  },
  '2.1.5': {
    title: 'Les superpuissances sur le planisphère',
    superpowers:
      'Les USA et l’URSS ont chacun leur case, où l’on ne place jamais d’Influence. Pour les Événements et les Réalignements, une superpuissance reliée à un pays compte comme un pays adjacent contrôlé par son propre camp ; au Réalignement, elle compte une seule fois [6.2.2].',
  },
  '2.1.6': {
    title: 'Pays adjacents',
    lines:
      'Deux pays reliés par une ligne sont adjacents, quelle que soit la couleur de la ligne, même d’une Région à l’autre. Deux pays proches, mais sans ligne entre eux, ne sont pas adjacents.',
  },
  '2.1.7': {
    title: 'Contrôle d’un pays',
    control:
      'Tu contrôles un pays si ton Influence y atteint au moins sa Stabilité, et dépasse celle de l’adversaire d’au moins autant. Sinon, tu ne le contrôles pas : c’est l’adversaire, ou personne.',
    example:
      'Israël a une Stabilité de 4. Avec 4 contre 0, tu le contrôles ; avec 4 contre 1, personne ; avec 5 contre 1, toi de nouveau.',
  },
  '2.1.8': {
    title: 'Influence de départ',
    start:
      'De petits chiffres sur le planisphère indiquent l’Influence présente dans un pays au début de la partie [3].',
  },
  '2.2': {
    title: 'Les cartes',
    cards:
      'Une carte a un titre, une valeur Opérationnelle de 1 à 4, un Événement, et la période de la guerre où elle entre en jeu.',
  },
  '2.2.1': {
    title: 'Le paquet',
    deck: 'Il y a 110 cartes : Début, Milieu et Fin de guerre, et, à part, la Carte Chine [9]. Sept d’entre elles sont optionnelles [14].',
    spanish:
      'Il y a 111 cartes : Début, Milieu et Fin de guerre, et, à part, la Carte Chine [9]. Huit d’entre elles sont optionnelles [14].',
    second: 'Il y a 103 cartes : Début, Milieu et Fin de guerre, et, à part, la Carte Chine [9].',
    scoring:
      'Sept sont des cartes de Marquage de Points. Elles n’ont pas d’Opérations, disent quelle Région rapporte des points [10.1], et ne se gardent pas pour un autre tour [10.1.5].',
  },
  '2.2.2': {
    title: 'Le camp de l’Événement',
    sides:
      'Un Événement est américain, soviétique ou neutre. Un Événement neutre profite à celui qui joue la carte, et n’a jamais lieu de lui-même.',
  },
  '2.2.3': {
    title: 'Événement ou Opérations',
    uses: 'On utilise une carte soit pour son Événement, soit pour ses Opérations [6]. Avec une carte de l’adversaire, tu as les Opérations, et son Événement a lieu aussi [5.2].',
  },
  '2.2.4': {
    title: 'Cartes retirées du jeu',
    removed:
      'Une carte à astérisque quitte la partie une fois que son Événement a eu lieu. Utilisée pour ses seules Opérations, envoyée à la Course à l’Espace, défaussée, annulée ou empêchée, elle va à la défausse et peut revenir.',
  },
  '2.2.5': {
    title: 'Événements qui restent',
    lasting:
      'Certains Événements durent le temps du tour, d’autres jusqu’à la fin de la partie ou jusqu’à ce qu’un autre Événement y mette fin. Un marqueur à côté du planisphère rappelle chacun d’eux [7.3].',
  },
  '2.2.6': {
    title: 'La défausse',
    discards:
      'Les cartes jouées qui ne sont pas retirées du jeu vont à la défausse, face visible. Chacun peut la parcourir.',
  },
  '2.3': {
    title: 'Les marqueurs',
    markers:
      'Les marqueurs d’Influence disent combien un camp en a dans un pays. D’autres indiquent le tour, le Round d’Actions, les Points de Victoire, le DEFCON, les Opérations Militaires, la Course à l’Espace et les Événements en cours.',
  },
};
