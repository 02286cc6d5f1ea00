import type { RulebookChapter } from '../../rulebook.ts';

export const operations: RulebookChapter<'6'> = {
  '6': {
    title: 'Opérations',
    one: 'Tous les points d’une carte servent à une seule chose : placer de l’Influence [6.1], tenter des Réalignements [6.2], tenter un Coup d’État [6.3] ou avancer dans la Course à l’Espace [6.4]. Chaque point est dépensé tant qu’il a un emploi permis.',
    mixed: 'Avec les Opérations mixtes, une même carte peut à la fois placer de l’Influence et réaligner [16.3].',
  },
  '6.1': { title: 'Placer de l’Influence', place: 'L’Influence se place point par point.' },
  '6.1.1': {
    title: 'Où',
    reach:
      'Tu peux placer de l’Influence dans les pays où tu en avais quand tu as joué cette carte, dans ceux qui leur sont adjacents, et dans ceux qui sont adjacents à ta superpuissance. Ce que tu gagnes en cours de route n’ouvre rien de nouveau avant la carte suivante.',
    events: 'L’Influence ajoutée par un Événement va où l’Événement le dit, près ou loin.',
  },
  '6.1.2': {
    title: 'Coût',
    price:
      'Un point d’Influence coûte 1 ; dans un pays sous Contrôle adverse, il coûte 2. Le coût se recalcule à chaque point : une fois le Contrôle brisé, le point suivant y coûte 1.',
    example:
      'L’URSS contrôle la Turquie (Stabilité 2) avec 2 contre 0. Le premier point des USA coûte 2 et brise le Contrôle ; le suivant coûte 1.',
  },
  '6.1.3': {
    title: 'Plusieurs pays',
    spread: 'Les points d’une carte peuvent se répartir entre autant de pays et de Régions que tu veux.',
  },
  '6.1.4': {
    title: 'Pays adjacents à ta superpuissance',
    home: 'Tu peux toujours placer de l’Influence dans les pays adjacents à ta propre superpuissance, même si tu n’en as pas aux alentours. Adjacents aux USA : Canada, Mexique, Cuba, Japon. Adjacents à l’URSS : Finlande, Pologne, Roumanie, Afghanistan, Corée du Nord.',
  },
  '6.1.5': {
    title: 'Des marqueurs à volonté',
    number: 'Le nombre de marqueurs ne limite pas l’Influence.',
  },
  '6.1.6': {
    title: 'Lire un pays',
    read: 'Chaque pays montre l’Influence des deux camps, et qui le contrôle.',
  },
  '6.2': {
    title: 'Réalignement',
    realign: 'Le Réalignement fait perdre de l’Influence ; chaque Point Opérationnel vaut un jet.',
  },
  '6.2.1': {
    title: 'Cibles',
    target:
      'L’adversaire doit avoir de l’Influence dans le pays ; toi, tu n’en as besoin ni là ni à côté. Choisis les cibles l’une après l’autre, chacune après le jet précédent. Le même pays peut être choisi plusieurs fois.',
    limits: 'Le DEFCON ferme des Régions au Réalignement [8.1.5], et des Événements peuvent protéger des pays.',
    anywhere: 'Avec l’option « Réalignement partout », le DEFCON ne ferme aucune Région [16.1].',
  },
  '6.2.2': {
    title: 'Le jet',
    roll: 'Chaque camp lance un dé. Il ajoute 1 par pays adjacent qu’il contrôle, 1 s’il a plus d’Influence que l’autre dans le pays visé, et 1 si sa superpuissance est adjacente.',
    result:
      'Le camp au total le plus bas y perd de l’Influence : la différence, ou tout ce qu’il a si c’est moins. Une égalité ne change rien. Celui qui tente le Réalignement peut fort bien être celui qui perd.',
    safe: 'Avec l’option « Réalignement sûr », tu ne peux pas perdre d’Influence à tes propres jets [16.2].',
  },
  '6.2.3': { title: 'Rien ne s’ajoute', none: 'Un Réalignement n’ajoute jamais d’Influence à personne.' },
  '6.3': {
    title: 'Coups d’État',
    coup: 'Un Coup d’État dépense tous les points d’une carte en une seule tentative de renverser le gouvernement d’un pays.',
  },
  '6.3.1': {
    title: 'Cibles',
    target: 'L’adversaire doit avoir de l’Influence dans le pays ; toi, tu n’en as besoin ni là ni à côté.',
    limits: 'Le DEFCON ferme des Régions aux Coups d’État [8.1.5], et des Événements peuvent protéger des pays.',
  },
  '6.3.2': {
    title: 'Le jet',
    roll: 'Lance un dé et ajoute la valeur des Opérations. Ce qui dépasse le double de la Stabilité du pays est le résultat : retire autant d’Influence adverse et, s’il n’y en a pas assez, place le reste en Influence de ton camp. Si rien ne dépasse, le Coup d’État échoue.',
    example:
      'Un Coup d’État avec 3 Opérations dans un pays de Stabilité 2 : un jet de 5 donne 8, soit 4 de plus que 4. Si l’adversaire y a 3 points d’Influence, il perd les 3 et tu en gagnes 1.',
  },
  '6.3.3': {
    title: 'Opérations Militaires',
    military: 'Réussi ou non, un Coup d’État rapporte autant d’Opérations Militaires que d’Opérations dépensées [8.2].',
  },
  '6.3.4': {
    title: 'Pays d’Affrontement',
    defcon:
      'Dans un pays d’Affrontement, un Coup d’État dégrade le DEFCON de 1, qu’il réussisse ou non. À DEFCON 2, c’est la guerre nucléaire [8.1.3].',
  },
  '6.3.5': {
    title: 'Coups d’État gratuits',
    free: 'Un Coup d’État qu’un Événement accorde dans des pays qu’il désigne est gratuit : le DEFCON ne lui ferme aucune Région et il ne rapporte pas d’Opérations Militaires [8.2.5] ; mais dans un pays d’Affrontement il dégrade le DEFCON. De même, le DEFCON ne ferme rien aux jets de Réalignement gratuits.',
  },
  '6.4': {
    title: 'Course à l’Espace',
    why: 'Envoie une carte à la Course à l’Espace pour y avancer, ou simplement pour te débarrasser d’un Événement dont tu ne veux pas.',
  },
  '6.4.1': {
    title: 'Un essai',
    attempt:
      'La carte doit valoir au moins ce que demande ta prochaine case : 2 pour les cases 1 à 4, 3 pour les cases 5 à 7, 4 pour la case 8. Lance un dé : avec le nombre de la case ou moins, tu y avances. Il faut 3 ou moins aux cases 1, 3, 5 et 7, 4 ou moins aux cases 2, 4 et 6, 2 ou moins à la case 8.',
    optional: 'Avec l’option « Espace sans jet », tu peux te débarrasser de la carte sans lancer le dé [16.4].',
  },
  '6.4.2': {
    title: 'Essais par tour',
    once: 'Tu as droit à un essai par tour, réussi ou non. Le camp qui est seul à avoir atteint la case 2 en a deux.',
  },
  '6.4.3': {
    title: 'Points de Victoire',
    points:
      'Le premier camp arrivé dans une case gagne le plus grand nombre de PV, le second le plus petit : case 1, 2 ou 1 ; case 3, 2 ou 0 ; case 5, 3 ou 1 ; case 7, 4 ou 2 ; case 8, 2 ou 0.',
  },
  '6.4.4': {
    title: 'Capacités spéciales',
    abilities:
      'Le premier camp arrivé dans une case a sa capacité spéciale. Case 2 : deux essais par tour. Case 4 : l’adversaire montre son Premier Événement avant que tu choisisses le tien. Case 6 : tu peux te défausser d’une carte Conservée à la fin du tour. Case 8 : tu peux jouer huit Rounds d’Actions.',
    end: 'Une capacité vaut aussitôt, s’ajoute aux autres, et disparaît quand l’adversaire atteint la case.',
  },
  '6.4.5': {
    title: 'Pas d’Événement',
    none: 'Une carte envoyée à la Course à l’Espace est défaussée sans son Événement, même si elle a un astérisque.',
  },
  '6.4.6': {
    title: 'La dernière case',
    last: 'Un camp qui a atteint la case 8 ne peut plus envoyer de cartes à la Course à l’Espace.',
  },
};
