import type { Like } from '../catalogue.ts';
import type { lessons as english } from '../en/lessons.ts';

/** The pages on which the game is learned; then by lesson and step what is to be known, the goal, and a hint. */
export const lessons: Like<typeof english> = {
  'learn.title': 'Apprends en jouant',
  'learn.about':
    'Dix leçons courtes sur le vrai plateau, quelques minutes chacune. Aucun risque : chaque étape peut être refaite, et tu peux partir quand tu veux.',
  'learn.done': 'terminée',
  'learn.begun': 'commencée',
  'learn.step': 'Étape {done} sur {needed}',
  'learn.goal': 'Ton but :',
  'learn.hint': 'Voir un indice',
  'learn.hint.title': 'Indice :',
  'learn.ok': 'Compris',
  'learn.read-again': 'Relire',
  'learn.leave': 'Quitter la leçon',
  'learn.missed': 'Le coup était permis, mais il ne mène pas au but. Ce n’est pas grave : réessaie.',
  'learn.missed.over': 'Cela met fin à la partie ! Ici, cela ne coûte rien : réessaie.',
  'learn.retry': 'Refaire cette étape',
  'learn.finished': 'Bravo ! La leçon est terminée.',
  'learn.next': 'Leçon suivante : {text}',
  'learn.first-game': 'Joue ta première partie contre la Recrue',
  'learn.first-game.about':
    'Tu sais tout ce qu’il faut. La Recrue débute comme toi : une partie entière dure environ une heure.',

  'map-and-control.title': 'La carte et le Contrôle',
  'map-and-control.about': 'Ce que disent les nombres d’un pays, et quand il est à toi.',
  'map-and-control.first-points':
    'Bienvenue ! Tu joues les USA. Dans chaque pays, les deux camps peuvent avoir de l’Influence : la tienne en bleu, celle des Soviétiques en rouge. Le nombre gris est le Chiffre de Stabilité : avec autant d’avance, tu contrôles le pays. Chaque partie commence par de l’Influence gratuite : sept points pour toi, en Europe de l’Ouest.',
  'map-and-control.first-points.goal': 'Contrôle l’Allemagne de l’Ouest (RFA) et l’Italie.',
  'map-and-control.first-points.hint':
    'Il n’y a encore personne d’autre, donc la Stabilité suffit : clique quatre fois sur l’Allemagne de l’Ouest et deux fois sur l’Italie. Mets le dernier point où tu veux, puis confirme.',
  'map-and-control.lead':
    'C’est l’avance qui compte. Dans cette partie, l’URSS a déjà un point en Italie : la Stabilité seule ne suffit plus. Les pays à l’en-tête de couleur vive sont les pays d’Affrontement : ce sont eux qui comptent le plus au Marquage des Points d’une Région.',
  'map-and-control.lead.goal': 'Contrôle de nouveau l’Italie et l’Allemagne de l’Ouest.',
  'map-and-control.lead.hint':
    'L’Italie a une Stabilité de 2 et un point soviétique : il t’y faut trois points, et quatre en Allemagne de l’Ouest.',

  'influence.title': 'L’Influence et son coût',
  'influence.about': 'Dépense les points d’une carte en Influence.',
  'influence.neighbours':
    'À chaque Round, tu joues une carte. Son chiffre est sa valeur Opérationnelle : autant de points d’Influence à placer dans les pays où tu en as déjà, et dans les pays adjacents. La carte {card} vaut deux.',
  'influence.neighbours.goal': 'Joue {card} pour placer de l’Influence, et contrôle l’Algérie.',
  'influence.neighbours.hint':
    'Clique sur {card} dans ta main, choisis de placer de l’Influence, puis clique deux fois sur l’Algérie : elle est adjacente à la France, où tu as de l’Influence. Confirme.',
  'influence.double-cost':
    'Dans un pays que l’adversaire contrôle, un point coûte le double. Dès que son Contrôle est brisé, le prix retombe à un. L’URSS contrôle l’Italie avec deux points contre zéro.',
  'influence.double-cost.goal': 'Égalise en Italie avec trois Opérations.',
  'influence.double-cost.hint':
    'Joue {card} pour placer de l’Influence et clique deux fois sur l’Italie : le premier point coûte deux et brise le Contrôle, le second coûte un.',

  'coups.title': 'Coups d’État et DEFCON',
  'coups.about': 'Renverse un gouvernement sans faire sauter le monde.',
  'coups.iran':
    'Tu joues maintenant l’URSS. Pour un Coup d’État, tu lances un dé, ajoutes la valeur de la carte et retranches le double de la Stabilité. Ce qui reste retire de l’Influence ennemie, puis ajoute la tienne. Dans un pays d’Affrontement, un Coup d’État dégrade le DEFCON, la distance à la guerre nucléaire. Et il compte comme Opérations Militaires : à chaque tour, tu en dois autant que l’indique le DEFCON.',
  'coups.iran.goal': 'Prends l’Iran par un Coup d’État avec {card}.',
  'coups.iran.hint':
    'Clique sur {card}, choisis le Coup d’État, puis l’Iran. L’écran montre tes chances avant que tu confirmes.',
  'coups.brink':
    'Le DEFCON est à 2. Qui l’amène à 1 pendant son propre Round a perdu, et tout Coup d’État dans un pays d’Affrontement l’y amènerait. Ailleurs, un Coup d’État ne touche pas au DEFCON. À DEFCON 2, l’Europe, l’Asie et le Moyen Orient sont fermés aux Coups d’État.',
  'coups.brink.goal': 'Tente un Coup d’État sans provoquer la fin du monde.',
  'coups.brink.hint':
    'Utilise {card} pour un Coup d’État au Cameroun, qui n’est pas un pays d’Affrontement. Lis les avertissements avant de confirmer.',

  'realignment.title': 'Réalignement',
  'realignment.about': 'Chasse l’Influence adverse là où tu tiens les pays voisins.',
  'realignment.cuba':
    'Un Réalignement ne fait que retirer de l’Influence. Chaque Point Opérationnel est une tentative : les deux camps lancent un dé, et le total le plus bas perd la différence. Tu as +1 par pays adjacent que tu contrôles, +1 si ta superpuissance est adjacente, +1 si tu as plus d’Influence dans le pays même. Il ne touche jamais au DEFCON.',
  'realignment.cuba.goal': 'Chasse l’URSS de Cuba avec {card}.',
  'realignment.cuba.hint':
    'Choisis {card}, le Réalignement, puis Cuba. Tu y as +3, l’URSS +1. Tu as deux tentatives : utilise les deux.',
  'realignment.where-it-pays':
    'Avant ton choix, l’écran montre ce que chaque tentative peut donner. Va là où les pays adjacents t’aident, toi et pas l’ennemi.',
  'realignment.where-it-pays.goal': 'Chasse l’URSS du Chili.',
  'realignment.where-it-pays.hint':
    'Tu contrôles l’Argentine et le Pérou, tous deux adjacents au Chili. Utilise {card}, et consacre chaque tentative au Chili jusqu’à ce qu’il soit vide.',

  'space.title': 'La Course à l’Espace',
  'space.about': 'Que faire d’une carte qu’on préférerait ne pas jouer.',
  'space.first-box':
    'Les cartes à la marque rouge sont à l’URSS. Chaque fois que tu en joues une pour ses Opérations, son Événement a lieu aussi. {card} te coûterait Cuba. Mais une fois par tour, tu peux envoyer une carte dans l’Espace : son Événement n’a pas lieu, et un résultat assez bas au dé te fait avancer dans la Course à l’Espace.',
  'space.first-box.goal': 'Envoie {card} dans l’Espace, et garde Cuba.',
  'space.first-box.hint':
    'Clique sur {card} et choisis la Course à l’Espace. Pour la première case, 3 ou moins au dé suffit.',
  'space.strong-enough':
    'Les cases suivantes demandent des cartes de plus grande valeur : la prochaine, trois. Même si le jet échoue, la carte est partie et son Événement n’a pas eu lieu. Cela vaut souvent plus que la case.',
  'space.strong-enough.goal': 'Tente un essai, et sauve ton Influence en Europe de l’Ouest.',
  'space.strong-enough.hint': 'Seule la carte {card} vaut trois. Envoie-la dans l’Espace.',

  'events.title': 'Événements, les tiens et les leurs',
  'events.about': 'Ce que les cartes savent faire d’autre.',
  'events.own':
    'Au lieu de ses Opérations, tu peux utiliser l’Événement d’une carte, s’il est à toi (marque bleue) ou à personne (sans marque). Clique sur {card} pour en lire l’effet. Certains Événements n’ont lieu qu’une fois ; ensuite, la carte quitte la partie.',
  'events.own.goal': 'Joue {card} en tant qu’Événement.',
  'events.own.hint': 'Clique sur {card} et choisis l’Événement. Le Japon sera aussitôt à toi.',
  'events.theirs':
    'Une carte à Événement ennemi te donne ses Opérations, mais l’Événement a lieu aussi. Tu choisis l’ordre. Si l’Événement passe en premier, les Opérations peuvent réparer les dégâts.',
  'events.theirs.goal': 'Joue {card}, et contrôle la France à la fin.',
  'events.theirs.hint':
    'Choisis {card} avec l’Événement d’abord. Quand l’URSS aura retiré de ton Influence, mets les trois points en France.',

  'headlines.title': 'Premiers Événements',
  'headlines.about': 'Comment commence chaque tour.',
  'headlines.choose':
    'Tu joues l’URSS. Chaque tour commence par les Premiers Événements : chaque camp choisit une carte en secret, puis les deux Événements ont lieu, la plus haute valeur d’abord. Un Événement ennemi profite à l’ennemi : choisis un des tiens, ou un neutre.',
  'headlines.choose.goal': 'Choisis {card} comme Premier Événement.',
  'headlines.choose.hint':
    'Clique sur {card} et confirme. Jusqu’à la fin du tour, toutes les cartes des USA valent un de moins.',
  'headlines.surprise':
    'Une carte de Marquage de Points fait aussi un bon Premier Événement : elle marque la Région avant que l’adversaire puisse réagir. Sa valeur est 0, elle passe donc en dernier. Tu mènes au Moyen Orient.',
  'headlines.surprise.goal': 'Marque le Moyen Orient par ton Premier Événement.',
  'headlines.surprise.hint': 'Choisis {card}. Les autres cartes de ta main peuvent attendre.',

  'scoring.title': 'Marquage de Points et Régions',
  'scoring.about': 'D’où viennent les Points de Victoire.',
  'scoring.dominate':
    'Les cartes de Marquage de Points font marquer une Région : un peu pour la Présence (tu contrôles un pays), plus pour la Domination (plus de pays et plus de pays d’Affrontement que l’ennemi, dont au moins un pays de non-Affrontement), et le maximum pour le Contrôle de toute la Région. En Amérique du Sud, tu tiens deux pays d’Affrontement sur quatre, mais il te manque un pays de non-Affrontement.',
  'scoring.dominate.goal': 'Obtiens la Domination en Amérique du Sud.',
  'scoring.dominate.hint':
    'Utilise {card} pour placer de l’Influence en Colombie, adjacente au Venezuela : ce n’est pas un pays d’Affrontement, et un point y suffit.',
  'scoring.score':
    'Une carte de Marquage de Points doit être jouée dans le tour où tu l’as en main : qui en a encore une à la fin du tour perd la partie. Le panneau des Régions montre toujours ce que chacune rapporterait maintenant. À 20 Points de Victoire, on gagne aussitôt.',
  'scoring.score.goal': 'Marque au moins trois Points de Victoire en Amérique du Sud.',
  'scoring.score.hint': 'Joue {card}. Chaque pays d’Affrontement que tu contrôles rapporte un point de plus.',

  'china-card.title': 'La Carte Chine',
  'china-card.about': 'Une carte forte qui change de main.',
  'china-card.five-in-asia':
    '{card} est posée face visible à côté de ta main. Elle vaut quatre Opérations, et cinq si toutes servent en Asie. Une fois jouée, elle passe face cachée à l’adversaire, qui pourra s’en servir à partir du tour suivant. Qui l’a à la fin de la partie gagne un Point de Victoire.',
  'china-card.five-in-asia.goal':
    'Utilise les cinq Opérations : contrôle la Thaïlande, la Corée du Sud et l’Indonésie.',
  'china-card.five-in-asia.hint':
    'Joue {card} pour placer de l’Influence : deux points en Thaïlande, deux en Corée du Sud, un en Indonésie. Le cinquième point n’existe que si tous vont en Asie.',

  'whole-turn.title': 'Un tour entier',
  'whole-turn.about': 'Premier Événement, six Rounds, et tout ensemble.',
  'whole-turn.headline':
    'Voici le premier tour d’une vraie partie. Tu joues l’URSS et tu as huit cartes : une pour le Premier Événement, six pour les Rounds, et une à conserver. L’ordinateur joue les USA.',
  'whole-turn.headline.goal': 'Choisis un Premier Événement, et exécute ce qu’il demande.',
  'whole-turn.headline.hint': '{card} convient bien : les USA perdent de l’Influence en Europe de l’Ouest.',
  'whole-turn.coup':
    'L’URSS commence chaque Round. Beaucoup de parties s’ouvrent par un Coup d’État, tant que le DEFCON le permet : il donne des Opérations Militaires, et s’il rapporte un pays d’Affrontement, c’est encore mieux.',
  'whole-turn.coup.goal': 'Tente un Coup d’État qui vaut au moins deux Opérations Militaires.',
  'whole-turn.coup.hint': 'Utilise {card} pour un Coup d’État en Iran.',
  'whole-turn.space': 'Tu as en main {card}, un Événement fort des USA. Il y a un endroit sûr pour cette carte.',
  'whole-turn.space.goal': 'Envoie une carte dans l’Espace.',
  'whole-turn.space.hint': 'Clique sur {card} et choisis la Course à l’Espace.',
  'whole-turn.to-the-end':
    'À toi de jouer. Étends-toi, prends ce qui est libre, réponds aux USA. Une seule obligation : la carte {card} de ta main doit être jouée avant la fin du tour. Fais d’abord en sorte que la Région rapporte.',
  'whole-turn.to-the-end.goal': 'Joue le tour jusqu’au bout, sans oublier {card}.',
  'whole-turn.to-the-end.hint':
    'Il reste quatre Rounds. Tes propres Événements sont souvent bons : ouvre les cartes et lis-les. Ne garde pas {card} pour le dernier Round.',
};
