import type { Rulebook } from '../../rulebook.ts';

/* A ruling stands in sections as well as on cards: it names the card that it is about. */
export const rulings: Rulebook['rulings'] = {
  'headline-blame':
    'Pendant les Premiers Événements, le camp qui a choisi la carte en cours de résolution est responsable du DEFCON 1, quel que soit le camp de l’Événement.',
  'nested-blame': 'Si une carte en déclenche une autre, celui qui a joué la première reste responsable du DEFCON 1.',
  'enemy-coup-blame':
    'Si, dans ton Round d’Actions et à DEFCON 2, l’adversaire tente un Coup d’État dans un pays d’Affrontement avec des Opérations que ta carte lui a données, tu as perdu.',
  'crisis-blame':
    'Pendant la Crise des Missiles Cubains, le camp menacé qui tente un Coup d’État perd la partie, quel que soit le Joueur en Phase.',
  'gained-this-round':
    'L’Influence qu’un Événement t’a donnée plus tôt dans le même Round n’ouvre pas de nouveaux pays à tes Opérations.',
  'pay-with-bonus': 'Le point de bonus d’une Région peut aider à y payer un coût de 2.',
  'lost-bonus':
    'Les deux bonus ensemble portent la Carte Chine à 6 en Asie du Sud-Est ; ailleurs en Asie elle vaut 5, et 4 hors d’Asie. Sortir d’une Région ne coûte que le bonus qui en dépend.',
  'bonus-by-use':
    'Un Coup d’État dans la Région utilise le bonus, qui compte dans ses Opérations Militaires. Au Réalignement, c’est un jet de plus dans la Région, si tous les jets précédents y ont eu lieu.',
  'bonus-under-un':
    'Une carte dont les Opérations s’utilisent grâce à « Intervention de l’ONU » a aussi le bonus de « Le Vietnam se Révolte ».',
  'sum-first':
    'Sous « Containment » et « Menace/Purge Rouge » à la fois, une carte de valeur 4 reste à 4, et une carte de valeur 1 à 1.',
  'modified-events': 'Les Opérations qu’un Événement donne augmentent et diminuent comme celles d’une carte.',
  'coup-order':
    'Cible, paiement pour mettre fin à une crise, dé, Influence, Opérations Militaires, DEFCON, PV de « Iouri et Samantha » : dans cet ordre. À DEFCON 2, un Coup d’État dans un pays d’Affrontement fait perdre la partie, quoi que donne le dé.',
  'scandal-dice':
    '« Scandale Iran-Contra » réduit tous les dés de Réalignement des USA, même aux jets que tente l’URSS.',
  'fresh-modifiers': 'Ce qui s’ajoute aux dés se recompte à chaque jet.',
  'free-battleground':
    'Le Coup d’État gratuit peut se tenter là où le DEFCON interdit les autres ; dans un pays d’Affrontement, il dégrade quand même le DEFCON.',
  'event-coups-military':
    'Les Coups d’État de « Che », et ceux que l’on tente avec des Opérations données par un Événement sans limite de lieu, rapportent des Opérations Militaires. Seuls les Coups d’État gratuits n’en rapportent pas.',
  'superpower-war':
    'Dans une guerre, la superpuissance adverse adjacente à la cible retranche 1 au dé, comme au Mexique ou en Afghanistan.',
  'war-spoils':
    'Le vainqueur ajoute autant d’Influence que le vaincu en avait, en plus de la sienne. On peut faire la guerre là où personne n’en a.',
  'nato-brush-war':
    'Après « OTAN », l’URSS ne peut pas choisir pour « Guerre de Brousse » un pays d’Europe que les USA contrôlent.',
  'no-attempt':
    'Les Événements qui te font avancer dans la Course à l’Espace ne sont pas des essais : tu peux encore y envoyer une carte dans ce tour.',
  'space-at-once':
    'Dès qu’un camp est seul à avoir atteint la case 2, il peut faire un second essai, encore dans le même tour.',
  'what-may-go':
    'La Carte Chine peut aller à la Course à l’Espace, de même qu’une carte prise par « Ventes de Céréales aux Soviétiques ». Des Opérations données par un Événement ne le peuvent pas.',
  'spaced-cards':
    'Une carte envoyée à la Course à l’Espace ne déclenche rien : pas de PV pour « Le Pouvoir des Fleurs », ni pour « Transfuges ».',
  'box-passed-over':
    '« Un Petit Pas… » ne rapporte que les PV de la seconde case. La case sautée compte comme atteinte : l’adversaire y perd sa capacité.',
  'last-box-scientist':
    'Joué quand on est dans la dernière case, « Scientifiques Nazis Capturés » a lieu sans effet, et la carte est retirée du jeu.',
  'defectors-headline':
    'En Premier Événement des USA, « Transfuges » annule celui de l’URSS avant que rien n’ait lieu, quelles que soient les valeurs, et même si c’est une carte de Marquage de Points. En Premier Événement de l’URSS, la carte ne fait rien.',
  'defectors-elsewhere':
    'Dans un Round des USA, ou prise par les USA avec « Ventes de Céréales aux Soviétiques » dans un Round de l’URSS, la carte ne donne que ses Opérations. Défaussée par un « Plan Quinquennal » que l’URSS joue dans son Round, elle rapporte son PV.',
  'defectors-late':
    'Si une autre carte fait surgir « Transfuges » pendant les Premiers Événements, il annule encore celui de l’URSS s’il n’a pas eu lieu.',
  'failed-headline': 'Un Premier Événement dont la condition n’est pas remplie reste sans effet et va à la défausse.',
  'headline-duties':
    'Les pièges, une « Envie de Missiles » imposée et « NORAD » ne touchent pas aux Premiers Événements : toute carte peut être choisie, et les Opérations qu’elle donne peuvent s’utiliser.',
  'box-four-order': 'Voir d’abord le Premier Événement adverse ne change pas l’ordre dans lequel ils ont lieu.',
  'headline-out-of-hand':
    'Un Premier Événement choisi n’est plus en main quand l’autre Premier Événement regarde cette main ou y prend une carte.',
  'no-headline': 'Un camp sans carte à choisir n’a pas de Premier Événement ; l’autre a lieu seul.',
  'un-partner':
    'La carte utilisée avec « Intervention de l’ONU » vient de la main, ou vient d’être prise par « Ventes de Céréales aux Soviétiques » ; elle ne peut pas aller à la Course à l’Espace. Toutes deux sont défaussées.',
  'un-nested':
    'Par « La Guerre des Étoiles », « Envie de Missiles » ou « Plan Quinquennal », « Intervention de l’ONU » reste sans effet et va à la défausse.',
  'u2-either-side': 'Le PV supplémentaire va à l’URSS, quel que soit le camp qui joue « Intervention de l’ONU ».',
  'bury-when':
    'Les 3 PV de « Nous Vous Enterrerons Tous » sont marqués dès que les USA font autre chose que jouer « Intervention de l’ONU » en tant qu’Événement, et avant que cela ait un effet. Passer, rester dans un piège ou jouer une carte de Marquage de Points ne les évite pas non plus.',
  'bury-own':
    'Si les USA jouent la carte eux-mêmes, il s’agit de leur Round d’Actions suivant, fût-il au tour d’après.',
  'bury-grain':
    'Si « Intervention de l’ONU » ne sert que sur la carte prise par « Ventes de Céréales aux Soviétiques », les 3 PV de « Nous Vous Enterrerons Tous » sont déjà marqués.',
  'envy-value':
    'La carte la plus haute se juge aux valeurs du moment, pour celui qui donne ; entre égales, c’est lui qui choisit. « Envie de Missiles » change de main aussitôt, avant que la carte reçue prenne effet.',
  'envy-event':
    'Un Événement à toi ou neutre doit être utilisé ; s’il ne peut pas avoir lieu, tu n’as rien. Avec un Événement adverse, tu as les Opérations, et l’Événement n’a pas lieu.',
  'envy-scoring-only':
    'Contre une main vide, ou faite seulement de cartes de Marquage de Points, rien ne se passe et la carte est défaussée.',
  'envy-owed':
    'Le camp qui l’a reçue doit l’utiliser pour des Opérations sur le planisphère à son prochain Round d’Actions, fût-il au tour suivant ; la Course à l’Espace ne convient pas.',
  'envy-other-duties':
    'Une carte de Marquage de Points qui sinon resterait en main passe avant une « Envie de Missiles » imposée. Dans un piège, c’est « Envie de Missiles » qu’il faut défausser, si elle vaut encore assez.',
  'trap-discard':
    'Pris au piège, il faut se défausser tant qu’on a une carte qui convient, sauf si tous les Rounds restants sont nécessaires aux cartes de Marquage de Points ; alors on en joue une, sans lancer le dé.',
  'trap-nothing':
    'Pris au piège sans carte qui convienne, on ne lance pas le dé : on joue une carte de Marquage de Points si l’on en a, sinon le Round est perdu. Le piège continue. La Carte Chine ne peut pas être défaussée.',
  'grain-any-use':
    'Les USA peuvent utiliser la carte comme une de leur main ; si c’est un Événement de l’URSS et qu’ils en prennent les Opérations, l’Événement a lieu. S’il n’y a pas de carte, ou si elle est rendue, il y a des Opérations à la place.',
  'five-year-random':
    'La carte est tirée au hasard. Seul un Événement américain a lieu ; tout le reste, cartes de Marquage de Points comprises, est perdu sans effet.',
  'star-wars-choice':
    'N’importe quelle carte de la défausse peut être choisie, sauf une carte de Marquage de Points, quel que soit le camp de l’Événement. S’il ne peut pas avoir lieu, il ne se passe rien et la carte reste dans la défausse.',
  'salt-both':
    '« Négociations du SALT » touche les dés de Coup d’État des deux camps, et se cumule avec « Escadrons de la Mort Latino-Américains ». Reprendre une carte est facultatif, et la carte est montrée.',
  'ask-not-order':
    'On désigne d’abord toutes les cartes à défausser, puis on en pioche autant. Si la pioche s’épuise, les cartes ainsi défaussées sont remélangées avec les autres.',
  'remix-open': 'La main des USA reste visible pendant tout le tour, y compris ce qu’ils piochent entre-temps.',
  'tehran-few':
    'Si la pioche est trop petite, les USA voient ce qu’il en reste ; on ne remélange pas pour autant. Ce qu’ils défaussent est montré.',
  'flower-uses':
    '« Le Pouvoir des Fleurs » rapporte pour les cartes de guerre jouées en tant qu’Événement ou pour leurs Opérations, en Premier Événement, ou par « La Guerre des Étoiles », « Ventes de Céréales aux Soviétiques », « Envie de Missiles » ou « Intervention de l’ONU » ; mais pas pour « Guerre Israélo-Arabe » après « Les Accords de Camp David ».',
  'shuttle-out':
    'Le pays que « Navette Diplomatique » écarte ne compte pour rien, ni comme pays ni comme pays d’Affrontement. Si l’URSS contrôle le Japon, c’est lui ; tous les autres pays d’Affrontement se valent. Le Marquage de Points final et celui de l’Asie du Sud-Est n’en sont pas touchés.',
  'formosa-seven':
    'Sous « Résolution de Formose », si les USA contrôlent Taiwan, il compte au Marquage comme un septième pays d’Affrontement de l’Asie, et le Contrôle exige alors les sept. L’effet prend fin dès que les USA jouent la Carte Chine, même à la Course à l’Espace.',
  'nato-exceptions':
    '« OTAN » interdit à l’URSS les Coups d’État, les Réalignements et « Guerre de Brousse », rien d’autre. « De Gaulle Dirige la France » et « Willy Brandt » y font exception même s’ils viennent d’abord ; « Abattez ce Mur » rétablit la protection de l’Allemagne de l’Ouest.',
  'japan-for-good': 'Le Japon reste protégé même si les USA en perdent le Contrôle.',
  'reformer-coups': 'L’Événement interdit à l’URSS les Coups d’État en Europe, pas les Réalignements.',
  'chernobyl-ops':
    '« Tchernobyl » empêche de placer de l’Influence avec des Opérations. Les Coups d’État et les Événements de l’URSS peuvent encore en ajouter.',
  'crisis-payment':
    'Pour mettre fin à la Crise des Missiles Cubains, on paie dans un seul pays. La question t’est posée au début de chacun de tes Rounds d’Actions, et quand tu as nommé la cible d’un Coup d’État, si tu peux payer. Le DEFCON ne remonte pas.',
  'subs-crisis':
    '« Sous-Marins Nucléaires » préserve le DEFCON des Coups d’État des USA, mais ne sauve pas les USA de la Crise des Missiles Cubains.',
  'norad-when':
    'On y recourt après un Round de l’un ou l’autre camp, une fois la carte entièrement résolue, si le DEFCON est passé à 2 dans ce Round, même s’il est remonté. Les USA doivent alors contrôler le Canada.',
  'norad-start':
    'Dans le Round où « NORAD » est joué, seul compte un passage à 2 qui vient après. Si « Bourbier » y met fin au cours d’un Round, on n’y recourt plus.',
  'wargames-end':
    'Les PV sont d’abord cédés ; puis le marqueur décide. Il n’y a pas de Marquage de Points final, ni de PV pour la Carte Chine.',
  ties: 'En cas d’égalité, on relance pour « Jeux Olympiques » et « Référendum sur l’OTAN », mais pas pour « Sommet ».',
  refusals: 'Les USA peuvent refuser de se défausser même s’ils ont une carte qui convient.',
  'empty-events': 'Un Événement sans cible a eu lieu quand même, et la carte est retirée du jeu.',
  'unrest-split': 'L’Influence des pays adjacents peut se partager entre l’Angola et le Botswana.',
  'stalin-move':
    'On place autant que l’on a retiré ; au plus 2 dans un même pays, et rien là où les USA ont le Contrôle.',
  'top-up': 'L’Influence est portée à ce qu’exige le Contrôle ; elle n’est jamais réduite.',
  'decline-ops':
    'On peut renoncer aux Opérations de « Jeux Olympiques », « CIA Créée », « Traité ABM », « Tireur Isolé », « Les Soviétiques Abattent le Vol KAL-007 » et « Glasnost ».',
  'must-ops':
    'Les Opérations de « Intervention de l’ONU », « Envie de Missiles » et « Ventes de Céréales aux Soviétiques » doivent s’utiliser tant qu’elles ont un emploi permis.',
  'as-far-as': 'Un Événement doit être exécuté en entier, dans la mesure où il y a des cibles.',
  'may-stop':
    'Avec « Déstalinisation », « Gouvernements Fantoches », « Pershing II Déployés » et « Les Cinq de Cambridge », on peut s’arrêter avant, ou ne rien faire.',
  'turn-end-order':
    'Défausse de la case 6, Opérations Militaires, cartes de Marquage de Points Conservées, fin des effets : dans cet ordre. La carte défaussée peut donc être une carte de Marquage de Points.',
  'twenty-at-once':
    'Les PV d’un même Événement s’additionnent avant qu’on regarde si quelqu’un est à 20. « Nous Vous Enterrerons Tous » et l’Événement qui le suit se regardent l’un après l’autre.',
  'final-no-stop': 'Au Marquage de Points final, le marqueur peut dépasser 20 ; seul compte l’endroit où il finit.',
  'forced-scoring':
    'Outre les cartes de Marquage de Points, tu peux alors jouer ce qui à coup sûr te débarrasse de l’une d’elles ou te donne un Round pour la jouer. L’URSS : « Plan Quinquennal » si toutes ses autres cartes sont des cartes de Marquage. Les USA : « Ne Demandez Pas… » ou « Pétrole de la Mer du Nord » en tant qu’Événement ; dans les règles Deluxe, « Aldrich Ames » si toutes leurs autres cartes sont des cartes de Marquage ; « La Guerre des Étoiles » si elle reprend une de ces cartes. Les deux camps : « Scientifiques Nazis Capturés » ou « Un Petit Pas… » en tant qu’Événement, s’il leur donne le Round supplémentaire de la case 8. Avant une « Envie de Missiles » imposée, seules les cartes de Marquage passent.',
  'extra-round':
    'Un Round supplémentaire vient après les deux septièmes Rounds, l’URSS d’abord, et seulement pour le camp qui l’a. Même pris au piège ou avec une « Envie de Missiles » imposée, tu peux y renoncer, sauf si tu as en main une carte de Marquage de Points. Si un Événement t’enlève le Round supplémentaire de la case 8, tu peux encore y jouer une carte de Marquage de Points.',
  surplus: 'Les cartes Conservées au-delà de la limite restent en main ; simplement, tu n’en reçois pas d’autres.',
  'outside-piles':
    'La Carte Chine, les cartes retirées du jeu et une « Navette Diplomatique » en attente ne sont pas remélangées.',
  'setup-places':
    'À l’installation, le Canada et la Turquie sont ouverts aux USA, l’Autriche et la Finlande aux deux camps.',
  referendum:
    'À Influence égale en Espagne/Portugal, personne n’ajoute 1 pour cela. Le numéro de la carte, son camp, sa valeur et sa période sont illisibles dans notre source ; nous avons choisi 111, neutre, 2 et Fin de guerre.',
  'civil-events':
    'Aucun Événement ne fait entrer ou sortir d’Influence de la case. Les Opérations qu’un Événement donne peuvent s’y dépenser.',
  'civil-us-scare': 'Les USA peuvent jouer l’Événement « Menace/Purge Rouge » comme toujours.',
  'late-wargames': 'Joué par l’URSS, « Wargames » suit le marqueur comme d’ordinaire : à 0, c’est un match nul.',
  'safe-whose': 'Seul le Joueur en Phase est à l’abri, et seulement aux jets qu’il tente lui-même.',
  'mixed-where':
    'Cela vaut pour tout emploi d’Opérations, mais pas pour les jets gratuits d’un Événement dans une Région désignée.',
  'handicap-rest': 'Les points qui ne trouvent aucun pays permis sont perdus.',
  'auction-opening': 'Aux enchères, le joueur tiré au sort doit ouvrir, à 0 ou plus ; une mise de 19 y met fin.',
  'ames-order':
    'Une « Envie de Missiles » imposée passe avant l’ordre. S’il n’y reste plus de carte, le Round est perdu. Pour faire place aux cartes de Marquage de Points, seule la première carte de l’ordre peut être jouée.',
  'pile-out':
    'Quand la pioche s’épuise et que la défausse est remélangée, chaque camp peut déduire la main de l’autre en comptant ; le programme la montre donc.',
};
