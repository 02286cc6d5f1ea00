import type { Like } from '../catalogue.ts';
import type { exampleComments as english } from '../en/famous-example.ts';

export const exampleComments: Like<typeof english> = {
  'example.setup':
    'Une installation soviétique prudente, avec des points en Autriche et en Yougoslavie ; l’Américain en met quatre en Allemagne de l’Ouest et laisse l’Italie et la France dégarnies. Dans cette édition, les USA commencent avec moins d’Influence.',
  'example.1.headline':
    'Le pacte avec le Japon vaut plus et passe d’abord : le Japon monte donc la garde quand la Corée est attaquée, et le dé ne suffit pas. Dans la partie imprimée la guerre dégrade le DEFCON ; selon les règles elle ne le ferait pas.',
  'example.1.1.ussr':
    'La guerre ayant échoué, on achète la Corée du Sud, et la Yougoslavie au passage. L’alliance de la carte ne peut pas encore naître.',
  'example.1.1.us':
    'Une réponse élégante : d’une seule carte, le camp américain égalise en Yougoslavie, trois à trois.',
  'example.1.2.ussr':
    'La Carte Chine au deuxième Round, c’est tôt, mais les cinq points restent en Asie : la Corée du Sud et Taiwan tombent. Le prix : la carte la plus forte change de main.',
  'example.1.2.us':
    'La seconde moitié du plan : personne ne contrôle la Yougoslavie, et toute l’Influence soviétique en disparaît. Deux petites cartes ont gagné un pays.',
  'example.1.3.ussr':
    'L’Asie est marquée, la Corée du Sud et Taiwan à peine prises : neuf à quatre. L’avance de cinq montre ce que valait la Carte Chine.',
  'example.1.3.us':
    'L’Événement donnerait deux points et dégraderait le DEFCON ; les Opérations assurent la France et renforcent Israël.',
  'example.1.4.ussr':
    'À peine gagnée, la France s’échappe : deux points perdus, un point soviétique gagné, et l’alliance ne la protégera jamais.',
  'example.1.4.us':
    'Le premier Coup d’État de la partie vise l’Irak, et échoue. Les Opérations Militaires sont faites, et le DEFCON tombe à 3.',
  'example.1.5.ussr':
    'Un Coup d’État en Iran avec un six : quatre points soviétiques d’un coup. L’Événement qui suit ne coûte qu’une carte au hasard, qui se révèle être l’une des siennes, inoffensive.',
  'example.1.5.us':
    'L’Europe est marquée au pire moment, mais la carte ne peut pas être gardée : chaque camp reçoit autant, et rien ne change.',
  'example.1.6.ussr': 'Un pas gratuit dans l’Espace rapporte deux points, puisque personne n’y est encore allé.',
  'example.1.6.us':
    'La révolution cubaine part plutôt dans l’Espace. Le pas réussit, et la moitié du gain soviétique revient.',

  'example.2.headline':
    'L’attaque d’Israël vient d’abord et échoue. Puis l’Américain voit toute la main soviétique et met un point au Liban : un savoir qui guidera chaque coup du tour.',
  'example.2.1.ussr':
    'Le Liban est faible, et un Coup d’État n’y touche pas au DEFCON : quatre points soviétiques dans un pays qui voulait être américain. Les Opérations Militaires sont plus que faites.',
  'example.2.1.us':
    'Sept pays à la fois : le camp américain est de retour en Europe, avec des points au Danemark, en Turquie, en Grèce et en Espagne.',
  'example.2.2.ussr':
    'Le Moyen-Orient rapporte six points à l’URSS et aucun aux USA. À douze, la fin de la partie est en vue.',
  'example.2.2.us':
    'Troubles à l’Est : la Pologne, l’Allemagne de l’Est et l’Autriche perdent un point chacune. Réparer coûte une carte à l’URSS.',
  'example.2.3.ussr':
    'Et c’est réparé aussitôt, point par point. L’Événement de la carte ferait plus, mais les Opérations sont sûres.',
  'example.2.3.us':
    'Un Coup d’État en Irak avec la carte la plus forte, et un 1 au dé. La partie imprimée compte ici deux Opérations, alors que la carte en vaut quatre ; nous faisons de même après le coup.',
  'example.2.4.ussr': 'Trois points en Hongrie : avec elle, le bloc soviétique à l’Est est fermé.',
  'example.2.4.us':
    'Une autre carte dangereuse part dans l’Espace, et la deuxième case est atteinte. Désormais l’Américain peut essayer deux fois par tour.',
  'example.2.5.ussr':
    'Au lieu du Vietnam, le Soviétique choisit la France : trois à deux, et l’Europe de l’Ouest est de nouveau en jeu.',
  'example.2.5.us': 'L’Inde est attaquée et tient bon. La guerre fait au moins les Opérations Militaires encore dues.',
  'example.2.6.ussr':
    'Le blocus demande une carte de valeur trois. La partie imprimée en accepte une de deux et laisse vivre l’Allemagne de l’Ouest ; selon les règles elle serait tombée.',
  'example.2.6.us':
    'Trois voisins amis plaident pour le camp américain en France, mais cela finit six à six : rien ne bouge. Selon les règles l’Europe serait fermée à ce DEFCON ; la partie imprimée continue comme si elle était ouverte.',

  'example.3.headline':
    'La paix est signée d’abord, ce qui donne un point et un monde détendu ; puis les gouvernements socialistes prennent le reste de la France et un point en Allemagne de l’Ouest.',
  'example.3.1.ussr':
    'L’Asie est comme elle était, et rapporte de nouveau cinq points. À seize, l’Américain est dos au mur.',
  'example.3.1.us':
    'Un heureux hasard : la carte tirée est la doctrine américaine elle-même. Désormais chaque carte américaine du tour vaut un de plus.',
  'example.3.2.ussr':
    'À DEFCON 5, même l’Europe est ouverte aux Coups d’État, et l’Italie est vidée. L’Événement soviétique aurait été fort lui aussi.',
  'example.3.2.us':
    'On entre en force en Égypte, grâce au point en plus. La révolte soviétique au Vietnam vient avec, loin des lieux qui comptent maintenant.',
  'example.3.3.ussr':
    'Deux jets de Réalignement, deux triomphes : l’Allemagne de l’Ouest, puis Israël sont balayés. Avec les voisins de son côté, c’est l’arme la moins chère qui soit.',
  'example.3.3.us':
    'L’Italie est reprise et on entre en Libye. L’alliance doit attendre : les quatre points sont plus utiles.',
  'example.3.4.ussr':
    'Les Jeux favorisent Moscou, mais l’équipe américaine gagne avec un cinq. Deux points reviennent.',
  'example.3.4.us':
    'La Carte Chine referme la plus grande plaie : l’Allemagne de l’Ouest redevient américaine d’un seul coup. La carte repasse à l’URSS.',
  'example.3.5.ussr':
    'La Tchécoslovaquie est assurée. L’Événement américain de la carte ne servirait que si Washington contrôlait Taiwan, et ce n’est pas le cas.',
  'example.3.5.us':
    'La guerre adverse est annulée et ses Opérations deviennent un Coup d’État : l’Égypte est libre de toute Influence soviétique.',
  'example.3.6.ussr':
    'D’abord le point que la carte offre, puis le Coup d’État en Égypte : un des deux points américains est perdu, et le DEFCON est à 2.',
  'example.3.6.us':
    'Le Moyen-Orient est marqué en dernier, quand les deux camps y sont à égalité. Treize points de retard, mais en vie : le Milieu de guerre commence, et tout reste à jouer.',
};
