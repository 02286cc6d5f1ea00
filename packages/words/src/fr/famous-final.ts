import type { Like } from '../catalogue.ts';
import type { finalComments as english } from '../en/famous-final.ts';

export const finalComments: Like<typeof english> = {
  'final.setup':
    'Le camp soviétique dresse un mur en Pologne et en Allemagne de l’Est, et met un pied en Yougoslavie. L’Américain dépense les cinq points de la mise en Iran, en France et en Allemagne de l’Ouest : l’Europe et le Moyen-Orient doivent rapporter tôt.',
  'final.1.headline':
    'L’Américain marque le Moyen-Orient tout de suite, tant que l’Iran tient : quatre points, et rien pour l’adversaire. Les médailles olympiques vont à l’URSS et lui en rapportent la moitié.',
  'final.1.1.ussr':
    'Le Coup d’État en Iran est l’ouverture soviétique classique, et un six la rend parfaite : la porte du Moyen-Orient et de l’Asie est enfoncée. L’Événement de la carte est américain, mais ses conditions ne sont pas remplies et il ne fait rien.',
  'final.1.1.us':
    'Le DEFCON s’est dégradé, et l’Américain répond par l’Influence plutôt que par un Coup d’État : un point en Malaisie et un en Colombie ouvrent la voie vers l’Asie du Sud-Est et l’Amérique du Sud.',
  'final.1.2.ussr':
    'Le joyau soviétique du Début de guerre : quatre points oisifs partent pour le Chili, le Venezuela, la Thaïlande et la Malaisie. Soudain l’URSS joue sur quatre continents.',
  'final.1.2.us':
    'Il ne faut pas perdre la Thaïlande : l’Américain risque aussitôt un Coup d’État. Un 1 au dé : la tentative échoue, et le DEFCON se dégrade quand même.',
  'final.1.3.ussr':
    'Trois points tranquilles affermissent les gains : la Thaïlande et le Venezuela passent sous Contrôle, et l’Afghanistan est le prochain pas vers le Pakistan.',
  'final.1.3.us':
    'Une habile paire de cartes : l’Événement soviétique est annulé, et ses deux points vont dans un Coup d’État au Venezuela. Encore un 1 ; au moins les Opérations Militaires sont faites, et à DEFCON 2 tout autre Coup d’État dans un pays d’Affrontement serait un suicide.',
  'final.1.4.ussr':
    'À DEFCON 2, personne ne peut plus chasser le nouveau venu d’un pays d’Affrontement. Le Brésil, l’Argentine et l’Indonésie reçoivent leur premier point soviétique, chacun à côté d’un pays ami.',
  'final.1.4.us':
    'L’Europe est marquée tant que l’Américain la domine : dix à cinq. Sept points d’avance, cela paraît beaucoup, mais il faudra tenir sur tous les autres continents.',
  'final.1.5.ussr':
    'Un Événement américain qui ne trouve pas de cible est un cadeau. L’unique point va en Thaïlande, désormais difficile à ébranler.',
  'final.1.5.us':
    'On désamorce la carte de guerre en plaçant d’abord : deux points en Corée du Sud, et seulement ensuite l’attaque, qui échoue sur un 1. L’Américain garde le pays, et la carte quitte le jeu.',
  'final.1.6.ussr':
    'Cet Événement pourrait faire mal en France, mais les Opérations valent mieux : l’Afghanistan est assuré et le Pakistan pris, tout à côté de l’Inde.',
  'final.1.6.us':
    'Un dernier petit point en Jordanie. De là, la route mène en Arabie Saoudite, comme le montrera le tour suivant.',

  'final.2.headline':
    'La purge ôte un point à chaque carte américaine du tour. L’attaque contre le Pakistan donne un cinq, mais deux voisins soviétiques en font un trois : il manque un seul point.',
  'final.2.1.ussr':
    'Du premier Coup d’État du tour, l’URSS prend le Panama, et avec lui la tête de pont américaine sur le canal. DEFCON 2 referme la porte derrière elle.',
  'final.2.1.us':
    'Affaiblie par la purge, la carte vaut deux points ; les deux vont en Arabie Saoudite, pays d’Affrontement encore sans maître.',
  'final.2.2.ussr':
    'Les graines du premier tour portent leurs fruits : l’Asie est dominée, et dix points contre quatre effacent presque l’avance américaine.',
  'final.2.2.us':
    'L’Événement soviétique devait bien avoir lieu un jour, et la Roumanie change peu de chose. Le point qui reste rend l’Arabie Saoudite américaine.',
  'final.2.3.ussr':
    'Quatre points dans quatre pays vierges, dont Burma : cet Événement vaut le double de ses Opérations, et il prépare l’Afrique au Milieu de guerre.',
  'final.2.3.us':
    'Une carte qui ferait des ravages en Europe disparaît dans l’Espace, et la fusée décolle : la première case rapporte deux points.',
  'final.2.4.ussr':
    'L’URSS fait de même avec un Événement américain qui dégraderait le DEFCON. À DEFCON 2, le jouer autrement aurait été fatal.',
  'final.2.4.us':
    'L’Afrique du Sud reçoit son deuxième point. L’Américain voit venir l’Afrique et en veut au moins la pointe sud.',
  'final.2.5.ussr':
    'Pas de tentative dans l’Espace, mais un point au Liban : le Soviétique préfère fissurer le Moyen-Orient plutôt que de s’envoler.',
  'final.2.5.us':
    'L’Événement désagréable d’abord, la réparation ensuite : quatre points perdus en France et au Royaume-Uni, et la France est aussitôt remise d’aplomb.',
  'final.2.6.ussr':
    'De nouveau l’Événement adverse d’abord, pour que les trois points réparent ce qu’il casse : l’Allemagne de l’Est est de nouveau entière, et l’Irak tombe aux mains de l’URSS.',
  'final.2.6.us':
    'La carte forte est jouée pour ses Opérations, pas pour le Japon : la France est de nouveau sûre et l’Afrique du Sud contrôlée. Chaque camp a fait exactement les Opérations Militaires qu’il fallait.',

  'final.3.headline':
    'Le grand Événement européen passe sans obstacle : sept pays, et un mur d’amis autour du rideau de fer. La réponse est une nouvelle vague d’indépendances en Afrique et en Malaisie.',
  'final.3.1.ussr':
    'Le DEFCON permet un Coup d’État au Moyen-Orient, et il vise l’Arabie Saoudite. Il brise le Contrôle pour l’instant, au prix d’un point que la carte donne à l’adversaire.',
  'final.3.1.us':
    'L’Arabie Saoudite est reprise en main, l’Égypte est entamée depuis Israël, et la Grèce assure l’avance en Europe.',
  'final.3.2.ussr':
    'Deux points au Vietnam, et un de plus pour chaque carte soviétique dépensée ce tour en Asie du Sud-Est. Cela annonce ce qui va être marqué.',
  'final.3.2.us':
    'L’Europe est marquée pour la deuxième fois, avec le même résultat : dix à cinq. L’avance est de nouveau de huit.',
  'final.3.3.ussr':
    'Le point supplémentaire de la révolte change trois en quatre : Burma, la Malaisie et Cambodge/Laos passent l’un après l’autre sous Contrôle soviétique.',
  'final.3.3.us':
    'Israël est renforcé à temps : la guerre contre lui est dans la main de l’Américain lui-même, et il faudra la jouer.',
  'final.3.4.ussr':
    'L’Asie pour la deuxième fois : Domination et trois pays d’Affrontement, dix à quatre. De l’avance américaine il reste deux points.',
  'final.3.4.us':
    'Les Opérations d’abord, puis la guerre adverse : avec Israël, l’Égypte et la Jordanie aux mains des Américains, même un six ne suffit pas.',
  'final.3.5.ussr':
    'L’alliance voit le jour, puisque sa condition est remplie. Peu importe : les quatre points vont en Syrie, au Brésil et au Chili, loin de l’Europe.',
  'final.3.5.us':
    'Le chantage sur l’Allemagne de l’Ouest est annulé avant de commencer. Un seul point en Libye, c’est tout ce que donne cette petite carte.',
  'final.3.6.ussr':
    'Le dernier coup soviétique donne l’Argentine et, avec trois points, le Costa Rica : un bouclier pour le Panama, juste avant le Milieu de guerre.',
  'final.3.6.us':
    'Le Coup d’État au Costa Rica donne un cinq et échoue pourtant d’un cheveu, et l’Événement emporte la moitié de l’Égypte. Il manque une Opération Militaire, et l’avance se réduit à un seul point : tout reste ouvert.',
};
