import type { Like } from '../catalogue.ts';
import type { exampleComments as english } from '../en/famous-example.ts';

export const exampleComments: Like<typeof english> = {
  'example.setup':
    'Une installation soviétique prudente, avec des points en Autriche et en Yougoslavie ; l’Américain en met quatre en Allemagne de l’Ouest et laisse l’Italie et la France dégarnies. Dans cette édition, les USA commencent avec moins d’Influence.',
  'example.1.headline':
    'Le pacte avec le Japon vaut plus et passe en premier : le Japon monte donc la garde quand la Corée est attaquée, et le dé ne suffit pas. Dans la partie imprimée, la guerre dégrade le DEFCON ; selon les règles, elle ne le ferait pas.',
  'example.1.1.ussr':
    'La guerre ayant échoué, c’est l’Influence qui entre en Corée du Sud, et la Yougoslavie est prise au passage. L’alliance de la carte ne peut pas encore voir le jour.',
  'example.1.1.us':
    'Une réponse élégante : d’une seule carte, le camp américain égalise en Yougoslavie, trois à trois.',
  'example.1.2.ussr':
    'La Carte Chine au deuxième Round, c’est tôt, mais les cinq points restent en Asie : la Corée du Sud et Taiwan tombent. Le prix : la carte la plus forte change de main.',
  'example.1.2.us':
    'La seconde moitié du plan : personne ne contrôle la Yougoslavie, et toute l’Influence soviétique en disparaît. Deux petites cartes ont gagné un pays.',
  'example.1.3.ussr':
    'L’Asie est marquée, la Corée du Sud et Taiwan à peine prises : neuf à quatre. Les cinq points d’avance montrent ce que valait la Carte Chine.',
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
    'La révolution cubaine part plutôt dans l’Espace. La tentative réussit, et la moitié du gain soviétique est reprise.',

  'example.2.headline':
    'L’attaque contre Israël vient d’abord et échoue. Puis l’Américain voit toute la main soviétique et met un point au Liban : un savoir qui guidera chaque coup du tour.',
  'example.2.1.ussr':
    'Le Liban est faible, et un Coup d’État n’y dégrade pas le DEFCON : quatre points soviétiques dans un pays qui voulait être américain. Les Opérations Militaires sont plus que faites.',
  'example.2.1.us':
    'Sept pays à la fois : le camp américain est de retour en Europe, avec des points au Danemark, en Turquie, en Grèce et en Espagne.',
  'example.2.2.ussr':
    'Le Moyen-Orient rapporte six points à l’URSS et aucun aux USA. À douze, la fin de la partie est en vue.',
  'example.2.2.us':
    'Troubles à l’Est : la Pologne, l’Allemagne de l’Est et l’Autriche perdent un point chacune. Réparer coûtera une carte à l’URSS.',
  'example.2.3.ussr':
    'Et c’est réparé aussitôt, point par point. L’Événement de la carte ferait plus, mais les Opérations sont sûres.',
  'example.2.3.us':
    'Un Coup d’État en Irak avec la carte la plus forte, et un 1 au dé. La partie imprimée compte ici deux Points Opérationnels, alors que la carte en vaut quatre ; nous faisons de même après le coup.',
  'example.2.4.ussr': 'Trois points en Hongrie : avec elle, le bloc soviétique à l’Est est complet.',
  'example.2.4.us':
    'Une autre carte dangereuse part dans l’Espace, et la deuxième case est atteinte. Désormais, l’Américain peut tenter sa chance deux fois par tour.',
  'example.2.5.ussr':
    'Au lieu du Vietnam, le Soviétique choisit la France : trois à deux, et l’Europe de l’Ouest est de nouveau en jeu.',
  'example.2.5.us': 'L’Inde est attaquée et tient bon. La guerre fait au moins les Opérations Militaires encore dues.',
  'example.2.6.ussr':
    'Le blocus demande une carte de valeur trois. La partie imprimée en accepte une de deux et laisse vivre l’Allemagne de l’Ouest ; selon les règles, elle serait tombée.',
  'example.2.6.us':
    'Trois voisins amis plaident pour le camp américain en France, mais cela finit six à six : rien ne bouge. Selon les règles, l’Europe serait fermée à ce DEFCON ; la partie imprimée continue comme si elle était ouverte.',

  'example.3.headline':
    'La paix est signée d’abord : elle rapporte un point et détend le monde ; puis les gouvernements socialistes enlèvent ce qui restait en France et un point en Allemagne de l’Ouest.',
  'example.3.1.ussr':
    'L’Asie est comme elle était, et rapporte de nouveau cinq points. À seize, l’Américain est dos au mur.',
  'example.3.1.us':
    'Un heureux hasard : la carte tirée est la doctrine américaine elle-même. Désormais, chaque carte américaine du tour vaut un point de plus.',
  'example.3.2.ussr':
    'À DEFCON 5, même l’Europe est ouverte aux Coups d’État, et l’Italie est vidée. L’Événement soviétique aurait été fort lui aussi.',
  'example.3.2.us':
    'L’Américain entre en force en Égypte, grâce au point supplémentaire. La révolte au Vietnam vient avec, loin des lieux qui comptent maintenant.',
  'example.3.3.ussr':
    'Deux jets de Réalignement, deux triomphes : l’Allemagne de l’Ouest, puis Israël sont balayés. Quand on a les voisins de son côté, c’est l’arme la moins chère qui soit.',
  'example.3.3.us':
    'L’Italie est reprise, la Libye entamée. L’alliance doit attendre : les quatre points sont plus utiles ailleurs.',
  'example.3.4.ussr':
    'Les Jeux favorisent Moscou, mais l’équipe américaine gagne avec un cinq. Deux points reviennent.',
  'example.3.4.us':
    'La Carte Chine referme la plus grande plaie : l’Allemagne de l’Ouest redevient américaine d’un seul coup. La carte revient à l’URSS.',
  'example.3.5.ussr':
    'La Tchécoslovaquie est assurée. L’Événement américain de la carte ne servirait que si Washington contrôlait Taiwan, et ce n’est pas le cas.',
  'example.3.5.us':
    'La guerre adverse est annulée et ses Opérations deviennent un Coup d’État : l’Égypte est libre de toute Influence soviétique.',
  'example.3.6.ussr':
    'D’abord le point que la carte offre, puis le Coup d’État en Égypte : un des deux points américains est perdu, et le DEFCON est à 2.',
  'example.3.6.us':
    'Le Moyen-Orient est marqué en dernier, quand les deux camps y sont à égalité. Treize points de retard, mais en vie : le Milieu de guerre commence, et tout reste à jouer.',
};
