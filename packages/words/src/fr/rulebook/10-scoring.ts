import type { RulebookChapter } from '../../rulebook.ts';

export const scoring: RulebookChapter<'10'> = {
  '10': {
    title: 'Marquage des Points et victoire',
    aim: 'Les Points de Victoire viennent des cartes de Marquage de Points, des Événements et de la Course à l’Espace.',
  },
  '10.1': {
    title: 'Marquer une Région',
    card: 'Une carte de Marquage de Points donne des points aux deux camps pour l’état actuel de sa Région ; seule la différence déplace le marqueur [10.2.3].',
    southeast:
      'En Asie du Sud-Est, on compte pays par pays : 2 PV pour la Thaïlande et 1 PV pour chaque autre pays qu’un camp contrôle.',
  },
  '10.1.1': {
    title: 'Présence, Domination, Contrôle',
    presence: 'Présence : tu contrôles au moins un pays de la Région.',
    domination:
      'Domination : tu contrôles plus de pays et plus de pays d’Affrontement de la Région que l’adversaire, dont au moins un d’Affrontement et un de non-Affrontement.',
    control: 'Contrôle : tu contrôles plus de pays de la Région que l’adversaire, et tous ses pays d’Affrontement.',
    pays: 'Dans cet ordre, ils rapportent : Europe 3, 7, victoire ; Asie 3, 7, 9 ; Moyen-Orient 3, 5, 7 ; Afrique 1, 4, 6 ; Amérique Centrale 1, 3, 5 ; Amérique du Sud 2, 5, 6. Seul le plus élevé compte.',
  },
  '10.1.2': {
    title: 'Points supplémentaires',
    further:
      'Ajoute 1 PV par pays d’Affrontement que tu contrôles dans la Région, et 1 PV par pays de la Région que tu contrôles et qui est adjacent à la superpuissance adverse.',
    example: 'Cuba sous Contrôle de l’URSS rapporte 2 : c’est un pays d’Affrontement, et il est adjacent aux USA.',
  },
  '10.1.3': {
    title: 'Points des Événements',
    events: 'Des Événements peuvent donner des PV, selon leur texte.',
  },
  '10.1.4': {
    title: 'Points pour Opérations Militaires manquantes',
    military: 'L’adversaire gagne des PV pour les Opérations Militaires qui te manquent [8.2.1].',
  },
  '10.1.5': {
    title: 'Une carte de Marquage ne se garde pas',
    hold: 'Tu dois jouer une carte de Marquage de Points dans le tour où tu l’as en main, en Premier Événement ou dans un Round d’Actions. Rien ne peut t’en empêcher : ni Événement, ni piège, ni obligation de jouer une autre carte.',
    last: 'Quand tu as autant de cartes de Marquage de Points qu’il te reste de Rounds, elles seules te sont proposées, ou une carte qui t’en débarrasse à coup sûr.',
    discarded:
      'Un Événement peut te faire défausser une carte de Marquage de Points ; alors elle ne rapporte rien à personne.',
    lost: 'Le camp qui en a une en main à la fin d’un tour perd la partie [4.5.F].',
  },
  '10.2': {
    title: 'Points de Victoire',
    marker: 'Un seul marqueur compte les Points de Victoire (PV) des deux camps.',
  },
  '10.2.1': {
    title: 'L’échelle',
    track: 'Elle va de 20 pour les USA à 20 pour l’URSS, en passant par 0, où commence la partie.',
  },
  '10.2.2': {
    title: 'Gagner des points',
    gain: 'Un camp qui gagne des PV déplace le marqueur d’autant vers son extrémité de l’échelle.',
  },
  '10.2.3': {
    title: 'Seule la différence compte',
    net: 'Si les deux camps gagnent des PV par le même Événement ou le même Marquage, seule la différence déplace le marqueur.',
  },
  '10.3': {
    title: 'Victoire',
    end: 'La partie finit aussitôt par une victoire automatique, ou sinon après le tour 10.',
  },
  '10.3.1': {
    title: 'Victoire automatique',
    vp: 'Tu gagnes aussitôt si le marqueur est à 20 PV pour toi une fois terminé un Événement, un Marquage ou la vérification des Opérations Militaires.',
    europe:
      'Tu gagnes si tu as le Contrôle de l’Europe quand elle est marquée, quoi que ce Marquage rapporte par ailleurs.',
    defcon: 'Tu gagnes si c’est l’adversaire qui est responsable du DEFCON 1 [8.1.3].',
    hand: 'Dans cette édition, un camp qui atteint 20 PV grâce aux Opérations Militaires manquantes montre d’abord sa main ; s’il s’y trouve une carte de Marquage de Points, c’est lui qui perd.',
  },
  '10.3.2': {
    title: 'Marquage de Points final',
    all: 'Après le tour 10, les six Régions sont marquées, l’Asie du Sud-Est avec l’Asie. Le camp qui détient la Carte Chine gagne 1 PV, même si elle est face cachée. Tout est compté avant qu’on regarde le marqueur ; 20 PV n’y mettent pas fin plus tôt.',
    europe: 'Le camp qui a le Contrôle de l’Europe l’emporte, quoi que dise le marqueur.',
    winner: 'Sinon, c’est le camp en tête qui gagne. À 0, c’est un match nul.',
    late: 'Dans le scénario Fin de guerre, il faut 20 PV aux USA [15.3].',
  },
};
