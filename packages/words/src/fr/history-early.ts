import type { Like } from '../catalogue.ts';
import type { earlyHistory as english } from '../en/history-early.ts';

export const earlyHistory: Like<typeof english> = {
  'asia-scoring':
    'En 1949, la victoire de Mao fit passer sous le drapeau rouge le pays le plus peuplé du monde ; un an plus tard, soldats chinois et américains s’entretuaient en Corée. L’Indochine brûla pendant trois décennies, Moscou et Pékin se brouillèrent, et pour finir l’Armée rouge entra en Afghanistan. Des millions de gens sont morts sur ce continent, dans des guerres que les deux Grands disaient limitées.',
  'europe-scoring':
    'Pendant quarante ans, deux armées s’y firent face presque sans tirer un coup de feu. La ligne que Churchill nomma « rideau de fer » coupait l’Allemagne en deux et, à partir de 1961, Berlin même, sous la forme d’un mur. Chacun gardait en Europe ses meilleures divisions, ses missiles les plus récents et ses plus grandes peurs. Quand le mur s’ouvrit, en novembre 1989, la partie était jouée.',
  'middle-east-scoring':
    'Le pétrole y attira les superpuissances, les querelles des autres les y retinrent. La première épreuve de force date de 1946 : il fallut que Washington hausse le ton pour que les troupes soviétiques quittent le nord de l’Iran. Puis l’aide américaine à Israël poussa des gouvernements arabes à chercher chars et avions à Moscou. Un ami pouvait s’y perdre en une nuit : l’Irak en 1958, l’Égypte dans les années soixante-dix, l’Iran en 1979.',
  'duck-and-cover':
    'En août 1949, l’Union soviétique fit exploser sa première bombe atomique, des années plus tôt que la plupart des Américains ne l’avaient cru possible. Le Congrès répondit par une loi sur la défense civile, et les écoles se mirent aux exercices. Bert, une tortue de dessin animé, apprenait aux enfants à plonger sous leur pupitre au premier éclair. À quoi aurait servi un pupitre ? Personne ne posait la question tout haut.',
  'five-year-plan':
    'Staline lança le premier plan en 1928 et précipita, à un prix terrible, un pays de paysans dans l’âge de l’acier. Le quatrième, de 1946 à 1950, devait reconstruire ce que les Allemands avaient détruit. À Moscou, on fixait des objectifs pour tout, du tracteur à la petite cuillère ; les usines apprirent à atteindre les chiffres plutôt qu’à répondre aux besoins.',
  'china-card':
    'Le 1er octobre 1949, Mao Zedong proclama la République populaire ; quelques mois plus tard, il était l’allié de Staline. L’amitié dura à peine dix ans. En 1964 la Chine eut sa propre bombe, et en 1969 elle se battit contre les Soviétiques sur leur frontière commune. Dès lors, qui gagnait les faveurs de Pékin faisait pencher la balance dans toute l’Asie.',
  'socialist-governments':
    'Les plus grands partis communistes de l’Ouest étaient ceux d’Italie et de France, et tous deux siégeaient au gouvernement après la guerre. En 1947, à Rome, Alcide De Gasperi gouverna sans les communistes ; avant les élections italiennes de 1948, la jeune CIA paya des affiches, des journaux et des partis amis. L’idée que des alliés puissent quitter le camp occidental par les urnes inquiéta Washington pendant des décennies.',
  fidel:
    'En janvier 1959, des rebelles barbus entrèrent à La Havane, d’où le dictateur Batista venait de s’enfuir. Washington attendit de voir qui était Fidel Castro ; c’était un marxiste, à cent cinquante kilomètres de la Floride. En 1961, des exilés entraînés par la CIA débarquèrent dans la baie des Cochons et furent battus en quelques jours. Plus tard, des soldats cubains allèrent se battre jusqu’en Angola.',
  'vietnam-revolts':
    'En septembre 1945, à Hanoï, Hô Chi Minh proclama l’indépendance avec des mots empruntés à Jefferson, puis écrivit à Truman pour demander son aide. La réponse ne vint jamais. La France voulait retrouver sa colonie, et fin 1946 la guerre était ouverte. En 1954, les hommes du général Giap hissèrent leurs canons sur les collines autour de Diên Biên Phu, et les Français se rendirent.',
  blockade:
    'En juin 1948, les Soviétiques coupèrent routes, voies ferrées et canaux vers l’ouest de Berlin : Staline voulait empêcher la naissance d’un État allemand dans les zones occidentales. Les Alliés répondirent par un pont aérien : du charbon, de la farine, et même des bonbons sous de petits parachutes. À Pâques 1949, un avion se posait presque chaque minute. En mai, les routes rouvrirent.',
  'korean-war':
    'Le 25 juin 1950, les chars nord-coréens franchirent le 38e parallèle. Le délégué soviétique boudait le Conseil de sécurité, si bien que les Nations unies purent appeler leurs membres aux armes. MacArthur poussa vers le nord jusqu’au Yalou, la Chine contre-attaqua, et le front se figea tout près de son point de départ. L’armistice de 1953 n’est jamais devenu une paix.',
  'romanian-abdication':
    'Le roi Michel avait vingt-six ans et avait aidé à retourner la Roumanie contre Hitler. Le 30 décembre 1947, les communistes cernèrent son palais et lui tendirent un papier ; il signa, et quitta le pays. La dernière couronne derrière le rideau de fer était tombée. À partir de 1965, Nicolae Ceaușescu y régna comme s’il était roi lui-même, jusqu’en 1989.',
  'arab-israeli-war':
    'La guerre naquit avec Israël, en 1948, et ne cessa de revenir. En six jours, en 1967, Israël prit le Sinaï, la Cisjordanie et le Golan ; en octobre 1973, l’Égypte et la Syrie frappèrent à leur tour, le jour le plus saint de l’année juive. Washington et Moscou livrèrent par avion des armes à leurs amis, et se frôlèrent dangereusement.',
  comecon:
    'Quand le plan Marshall tenta Polonais et Tchécoslovaques, Staline dit non à leur place et, en janvier 1949, leur offrit un conseil à sa façon. Dans les premières années, celui-ci fit surtout les volontés de Moscou. Plus tard on y échangea machines, pétrole et autobus Ikarus, chaque pays ayant sa spécialité. Dissous en 1991, il survécut de peu au bloc.',
  nasser:
    'Le colonel Gamal Abdel Nasser était de ces officiers qui chassèrent le roi d’Égypte en 1952 ; bientôt il fut la voix du monde arabe. Quand l’Occident refusa de financer son barrage d’Assouan, il s’empara du canal de Suez, et des ingénieurs soviétiques bâtirent le barrage. Il acceptait les armes de Moscou, les ordres de personne. En 1970, des millions de gens suivirent son cercueil.',
  'warsaw-pact-formed':
    'Quelques jours après l’entrée de l’Allemagne de l’Ouest dans l’OTAN, huit États communistes signèrent dans la capitale polonaise, le 14 mai 1955, un traité d’amitié et d’assistance. Il plaçait toutes leurs armées, équipées et instruites à la soviétique, sous un commandement unique, à Moscou. Seule la Yougoslavie resta dehors. L’unique grande campagne du Pacte visa l’un des siens, la Tchécoslovaquie, en 1968 ; l’Albanie s’en retira alors.',
  'de-gaulle-leads-france':
    'Charles de Gaulle revint au pouvoir en 1958, alors que la guerre d’Algérie déchirait le pays, et lui donna une nouvelle constitution. Il voulait que la France n’obéisse à personne : sa bombe fut essayée au Sahara en 1960, et en 1966 ses forces quittèrent le commandement intégré de l’OTAN. Il commerça avec l’Est, mais demeura un allié.',
  'captured-nazi-scientist':
    'Le Troisième Reich s’effondrait, et les deux camps couraient après ses ingénieurs. L’opération Paperclip en amena des centaines aux États-Unis, et l’on ferma les yeux sur les pages gênantes de leurs dossiers. Wernher von Braun, qui avait construit le V2 avec le travail forcé des déportés, construisit désormais des fusées pour l’Amérique ; l’une d’elles, Saturn V, alla jusqu’à la Lune.',
  'truman-doctrine':
    'La Grèce était en guerre civile, la Turquie sous pression soviétique, et la Grande-Bretagne épuisée ne pouvait plus aider ni l’une ni l’autre. Le 12 mars 1947, Harry Truman demanda au Congrès quatre cents millions de dollars pour les deux pays, et déclara que les peuples libres attaqués devaient trouver l’Amérique à leurs côtés. Une nation qui ne songeait qu’à rentrer chez elle choisissait de rester dans le monde.',
  'olympic-games':
    'C’est à Helsinki, en 1952, que les athlètes soviétiques parurent pour la première fois aux Jeux ; dès lors, chaque médaille compta double. En 1956, à Melbourne, un match de water-polo entre Hongrois et Soviétiques finit dans le sang. En 1972, à Munich, des terroristes assassinèrent des Israéliens. En 1980, les Américains boudèrent Moscou à cause de l’Afghanistan ; quatre ans plus tard, les Soviétiques boudèrent Los Angeles.',
  nato: 'Le 4 avril 1949, à Washington, douze pays signèrent un traité et se promirent qu’une attaque contre l’un d’eux serait une attaque contre tous. Jamais encore les États-Unis ne s’étaient liés à l’Europe en temps de paix. Derrière la promesse il y avait leurs bombes, et bientôt leurs divisions. Le traité tint toute la guerre froide sans une seule bataille.',
  'independent-reds':
    'Josip Broz, dit Tito, avait libéré la Yougoslavie avec ses propres partisans et ne voyait pas pourquoi il obéirait à Staline. Le Kominform l’exclut ; il survécut, accepta l’aide de l’Ouest et resta communiste. L’Albanie rompit plus tard avec Khrouchtchev et se tourna vers la Chine. La Roumanie demeura dans le bloc, mais en 1968 son armée refusa de marcher sur Prague.',
  'marshall-plan':
    'Le 5 juin 1947, à Harvard, le secrétaire d’État George Marshall proposa d’aider l’Europe à se relever, à l’Est comme à l’Ouest. Staline interdit à sa moitié d’accepter. Seize pays dirent oui, et quelque treize milliards de dollars suivirent, en blé, en charbon et en machines. La faim avait été la meilleure alliée des partis communistes ; elle s’en alla.',
  'indo-pakistani-war':
    'L’Inde britannique fut partagée en août 1947 ; quelques mois plus tard, les deux nouveaux États se battaient pour le Cachemire. Ils recommencèrent en 1965, puis en 1971, quand le Pakistan oriental fit sécession et devint le Bangladesh. Le Pakistan s’appuyait sur Washington et Pékin, l’Inde achetait ses armes à Moscou ; un porte-avions américain dans le golfe du Bengale n’y changea rien.',
  containment:
    'En 1946, un diplomate en poste à Moscou, George Kennan, envoya à Washington un télégramme interminable ; l’année suivante, il publia un article signé d’un simple X. La puissance soviétique, disait-il, s’étendrait partout où rien ne lui résisterait : il fallait donc lui résister partout, patiemment, jusqu’à ce qu’elle s’assagisse d’elle-même. Pendant quarante ans, les présidents ne discutèrent plus que de la manière.',
  'cia-created':
    'Pearl Harbor avait montré ce qui arrive quand soldats, marins et diplomates se cachent leurs secrets. La loi de 1947 sur la sécurité nationale donna au président Truman une agence unique pour recueillir le renseignement et l’évaluer. Bientôt elle ne se contenta plus de lire : elle renversa des gouvernements en Iran et au Guatemala, et affronta le KGB dans toutes les capitales du monde.',
  'us-japan-pact':
    'À San Francisco, le 8 septembre 1951, le Japon fit la paix avec la plupart de ses anciens ennemis et, le même jour, signa un traité qui laissait chez lui les troupes américaines. Les voisins qui redoutaient une nouvelle armée japonaise en dormirent mieux. C’est de ces bases qu’on ravitailla le front de Corée ; les commandes de camions et d’uniformes lancèrent un miracle économique.',
  'suez-crisis':
    'En juillet 1956, Nasser s’empara du canal de Suez. Londres et Paris s’entendirent en secret avec Israël : celui-ci attaquerait, et les deux alliés interviendraient comme pour séparer les combattants. Le débarquement réussit, la politique non. Eisenhower était furieux, la livre vacilla, Khrouchtchev brandit ses fusées, et les deux vieux empires durent rentrer chez eux.',
  'east-european-unrest':
    'Budapest se souleva en octobre 1956, et Imre Nagy annonça que la Hongrie quittait le pacte de Varsovie ; en novembre, les chars vinrent tout écraser. En 1968, à Prague, Alexander Dubček essaya un socialisme à visage humain, et ils revinrent. Chaque fois, l’Ouest regarda sans bouger. Les peuples de l’Est n’oublièrent pas, et en 1989 ils essayèrent encore.',
  decolonization:
    'Le 15 août 1947, à minuit, l’Inde devint libre, et les empires d’Europe commencèrent à se défaire. Pour la seule année 1960, dix-sept pays d’Afrique hissèrent un nouveau drapeau. Les Soviétiques leur offraient des armes et une théorie, les Américains de l’argent et des conseils. La plupart des nouveaux venus ne voulaient d’aucun maître, et apprirent à marchander avec les deux.',
  'red-scare-purge':
    'En 1950, le sénateur Joseph McCarthy brandit une liste de communistes du département d’État ; pendant quatre ans, une rumeur suffit à briser une carrière, et une commission du Congrès chercha des traîtres jusqu’à Hollywood. À Moscou, figurer sur une telle liste, c’était le camp ou la mort. Staline préparait une nouvelle purge, contre des médecins juifs, quand il mourut en mars 1953.',
  'un-intervention':
    'Les fondateurs de 1945 rêvaient d’un parlement de l’humanité ; le veto des grandes puissances en fit vite un théâtre. Mais un théâtre peut servir. Des casques bleus s’interposèrent dans le Sinaï et au Congo. Et en octobre 1962, devant le Conseil de sécurité, Adlai Stevenson montra des photographies de missiles, sans que l’ambassadeur soviétique Zorine trouve rien à répondre.',
  'de-stalinization':
    'En février 1956, à huis clos, Nikita Khrouchtchev dit au XXe Congrès du Parti ce que Staline avait fait. Des délégués pleurèrent ; certains, dit-on, s’évanouirent. Les camps s’ouvrirent, les statues commencèrent à tomber. Mais ceux qui, en Hongrie, y virent la permission de partir apprirent avant la fin de l’année où s’arrêtait la nouvelle liberté.',
  'nuclear-test-ban':
    'On retrouvait le strontium des essais nucléaires dans les dents de lait des enfants, et Cuba avait fait peur à tout le monde. En août 1963, à Moscou, les États-Unis, l’Union soviétique et la Grande-Bretagne renoncèrent aux essais dans l’atmosphère, sous l’eau et dans l’espace. Sous terre les explosions continuèrent, mais c’était le premier vrai frein à la course aux armements.',
  'formosan-resolution':
    'Tchang Kaï-chek avait perdu le continent en 1949 ; il lui restait Taiwan et quelques petites îles à portée des canons de Mao. Quand ceux-ci ouvrirent le feu, le Congrès laissa les mains libres au président Eisenhower, en janvier 1955, pour défendre l’île par la force. Depuis, le détroit qui sépare les deux Chines compte parmi les eaux les plus dangereuses du monde.',
  defectors:
    'En septembre 1945, un employé du chiffre, Igor Gouzenko, sortit de l’ambassade soviétique d’Ottawa avec des secrets cachés dans ses vêtements. Beaucoup le suivirent : des espions qui craignaient l’arrestation, des pilotes avec leur chasseur et, en 1961, le danseur Rudolf Noureev, qui courut vers des policiers dans un aéroport parisien. Chacun d’eux disait au monde dans quel sens on fuyait.',
  'the-cambridge-five':
    'Ils avaient de belles manières, sortaient des bonnes écoles et partageaient un secret. Philby, Burgess, Maclean, Blunt et Cairncross, devenus communistes à Cambridge dans les années trente, montèrent haut au service de Sa Majesté et transmirent tout à Moscou. En 1951, quand les décrypteurs serrèrent Maclean de près, il s’enfuit avec Burgess. Philby suivit en 1963 ; Blunt avoua, et garda des années encore sa place à la cour.',
  'special-relationship':
    'C’est Churchill qui baptisa ce lien en 1946, dans le discours même où il parlait du rideau de fer. Il était né de la guerre : savants britanniques et américains avaient fait la bombe ensemble, et les décrypteurs partageaient leurs trouvailles. Stations d’écoute, bases et missiles pour sous-marins suivirent. Les Premiers ministres y tenaient plus qu’à tout ; les présidents, quand cela les arrangeait.',
  norad:
    'Les bombardiers soviétiques viendraient par le pôle Nord : en 1958, le Canada et les États-Unis décidèrent de garder leur ciel ensemble. Des lignes de radars traversèrent l’Arctique, et l’on bâtit dans le mont Cheyenne, au Colorado, un quartier général posé sur des ressorts géants. Que l’officier de service fût canadien ou américain, si l’écran s’allumait, il n’aurait que quelques minutes pour décider.',
};
