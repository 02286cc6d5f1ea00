import type { Like } from '../catalogue.ts';
import type { lateHistory as english } from '../en/history-late.ts';

export const lateHistory: Like<typeof english> = {
  'iranian-hostage-crisis':
    'Le 4 novembre 1979, des étudiants escaladèrent le mur de l’ambassade américaine à Téhéran et s’emparèrent de ceux qui s’y trouvaient. Soir après soir, la télévision compta les jours : 444 à la fin. En avril 1980, une opération de sauvetage échoua dans le désert et fit huit morts. L’Algérie négocia enfin un accord, et les otages s’envolèrent alors que Carter avait déjà cédé la place à Reagan.',
  'the-iron-lady':
    'Un journal de l’armée soviétique surnomma Margaret Thatcher la dame de fer ; elle remercia, et garda le surnom. Premier ministre de 1979 à 1990, elle brisa des grèves, vendit des entreprises publiques et, en 1982, envoya une flotte à l’autre bout du monde reprendre les Malouines à la junte argentine. Elle fut à l’étranger l’amie la plus proche de Reagan, et l’une des premières à faire confiance à Gorbatchev.',
  'reagan-bombs-libya':
    'Le colonel Kadhafi avait l’argent du pétrole, un livre vert et un faible pour les bombes des autres. Quand l’une d’elles explosa en avril 1986 dans une discothèque de Berlin pleine de soldats américains, Washington, qui lisait les messages libyens, frappa. Des avions venus d’Angleterre contournèrent la France et l’Espagne et bombardèrent Tripoli de nuit, jusqu’à la résidence du colonel. Il survécut, bien secoué.',
  'star-wars':
    'Le 23 mars 1983, à la télévision, Ronald Reagan demanda à ses savants de rendre inutiles les missiles nucléaires. Des lasers en orbite, des miroirs et de petites fusées astucieuses devaient les abattre. Les critiques donnèrent au projet le nom d’un film, et presque rien n’en quitta la planche à dessin. Mais à Moscou, où l’argent manquait et les ordinateurs étaient rares, nul ne pouvait en être sûr.',
  'north-sea-oil':
    'Dans l’une des mers les plus rudes du monde, les foreurs allaient renoncer quand ils tombèrent, en 1969, sur le gisement d’Ekofisk. L’exploiter coûtait follement cher, jusqu’à ce que les chocs des années soixante-dix rendent le pétrole plus cher encore. Dans les années quatre-vingt, la Grande-Bretagne et la Norvège exportaient, et l’Europe de l’Ouest pouvait regarder cheikhs et ayatollahs d’un cœur plus tranquille.',
  'the-reformer':
    'Mikhaïl Gorbatchev, né en 1931, fut le premier maître du Kremlin à n’avoir pas connu la révolution. Il prit la barre en mars 1985, alors que trois vieux dirigeants étaient morts en moins de trois ans, et tenta de sauver le système en disant la vérité à son sujet. L’Ouest l’adorait ; chez lui, on faisait la queue. En 1991, son pays et lui quittèrent la scène.',
  'marine-barracks-bombing':
    'Ils étaient venus à Beyrouth garder la paix après l’invasion israélienne. À l’aube du 23 octobre 1983, un camion bourré d’explosifs se jeta dans l’immeuble où dormaient les Marines ; quelques minutes plus tard, une seconde explosion frappa les Français du Drakkar. 241 Américains et 58 Français moururent. Au bout de quelques mois les navires ramenèrent les autres, et la guerre du Liban continua.',
  'kal-007':
    'Dans la nuit du 1er septembre 1983, le vol 007 de New York à Séoul s’égara au-dessus du Kamtchatka et de Sakhaline, loin de sa route. Un chasseur soviétique tira deux missiles ; personne à bord ne survécut, et un membre du Congrès américain était parmi les morts. Moscou nia d’abord. Puis les Nations unies entendirent un enregistrement : le pilote y annonçait que la cible était détruite.',
  glasnost:
    'Le mot veut dire transparence, et pour Gorbatchev c’était un outil : si les journaux parlaient du gaspillage et des directeurs ivres, les bureaucrates devraient accepter ses réformes. Mais les lecteurs en voulaient plus. Des romans interdits parurent, puis la vérité sur Staline, les camps, l’Afghanistan. En 1989, les débats d’un congrès élu passaient en direct à la télévision, et le travail s’arrêtait parce que tout le monde regardait.',
  ortega:
    'Daniel Ortega avait connu la prison pour avoir attaqué une banque au profit de la cause, puis Cuba ; en 1979, il entra dans Managua avec les sandinistes qui avaient chassé Somoza. En janvier 1985, il devint président. Washington arma les Contras contre lui et étrangla l’économie. Lassés de la guerre et des magasins vides, les électeurs le renvoyèrent chez lui en 1990.',
  terrorism:
    'Avions détournés, otages à la télévision, hommes masqués au balcon : à partir de la fin des années soixante, quelques dizaines de personnes pouvaient tenir le monde en haleine. Des Palestiniens assassinèrent onze Israéliens aux Jeux de Munich en 1972 ; Brigades rouges et Armées rouges multipliaient meurtres et enlèvements en Italie, en Allemagne et au Japon. Certains s’étaient entraînés dans des camps du bloc soviétique, qui préférait ne pas trop en savoir.',
  'iran-contra-scandal':
    'Officiellement, l’Amérique ne marchandait jamais avec des terroristes, et le Congrès avait interdit d’armer les Contras. Dans les sous-sols de la Maison-Blanche, le colonel Oliver North enfreignit les deux règles à la fois : dès 1985, on vendit des missiles à l’Iran dans l’espoir de libérer des otages au Liban, et le bénéfice alla aux rebelles du Nicaragua. L’affaire éclata ; Reagan avoua que son cœur et les faits se contredisaient.',
  chernobyl:
    'Dans la nuit du 26 avril 1986, un essai de sécurité tourna mal, et le réacteur numéro quatre explosa. Moscou se tut jusqu’à ce que l’alarme sonne dans une centrale suédoise. À Kiev, des enfants défilèrent le 1er mai sous le nuage invisible. Gorbatchev jugea plus tard que cette catastrophe, et les mensonges qui l’entourèrent, avaient contribué plus que tout à la chute de l’Union soviétique.',
  'latin-american-debt-crisis':
    'Les banques, noyées sous l’argent du pétrole, avaient pressé tous les gouvernements d’emprunter, du Mexique à l’Argentine. Puis les taux d’intérêt s’envolèrent, le cuivre et le café chutèrent, et en août 1982 le Mexique annonça qu’il ne pouvait plus payer. Les autres suivirent un à un. Les usines fermèrent, les salaires fondirent : ce fut la décennie perdue. Plus d’un général rendit un pouvoir devenu trop cher pour lui.',
  'tear-down-this-wall':
    'Plus d’une fois, des conseillers avaient rayé la phrase du brouillon ; Ronald Reagan la rétablit. Le 12 juin 1987, la porte de Brandebourg dans le dos et le Mur entre elle et lui, il somma Gorbatchev, par son nom, d’ouvrir l’une et d’abattre l’autre. Peu de gens le prirent alors au sérieux. Le 9 novembre 1989, les Berlinois dansaient sur le Mur.',
  'an-evil-empire':
    'En mars 1983, en Floride, devant des chrétiens évangéliques, Ronald Reagan traita l’Union soviétique d’empire du mal. Les diplomates grimacèrent, et bien des Européens craignirent qu’il n’y crût vraiment. Dans les camps soviétiques, raconte-t-on, les prisonniers se passèrent la nouvelle avec joie, en frappant contre les murs. La détente et ses silences polis avaient vécu.',
  'aldrich-ames':
    'Des dettes, un divorce et des goûts de luxe menèrent en 1985 un officier de la CIA à l’ambassade soviétique de Washington. Aldrich Ames, dont le métier était de connaître les espions soviétiques, vendit les noms de ceux qui espionnaient pour l’Amérique ; ils furent arrêtés, et certains fusillés. Il gagna plus de deux millions de dollars, acheta une Jaguar, et ne fut pris qu’en 1994.',
  'pershing-ii-deployed':
    'Les missiles soviétiques SS-20 pouvaient atteindre n’importe quelle ville d’Europe de l’Ouest. L’OTAN répondit par une double décision : négocier et, en cas d’échec, déployer de nouveaux missiles. Des millions de gens défilèrent contre eux ; en Allemagne de l’Ouest, on n’avait pas vu pareilles foules depuis la guerre. Les 108 Pershing arrivèrent quand même, à quelques minutes de leurs cibles. À la fin, un traité envoya les deux sortes à la casse.',
  wargames:
    'Le 9 novembre 1979, les écrans du NORAD montrèrent une attaque soviétique massive. Les équipages couraient déjà à leurs bombardiers quand on trouva une bande d’exercice dans l’ordinateur. Cela arrivait des deux côtés : en 1995 encore, une fusée de recherche norvégienne mit Boris Eltsine devant sa mallette nucléaire. Chaque minute comptait, et la paix tenait à des gens qui hésitaient.',
  solidarity:
    'En août 1980, l’électricien Lech Wałęsa mena la grève au chantier naval Lénine de Gdańsk ; avant la fin du mois, un État communiste dut autoriser un syndicat libre. Dix millions de personnes y adhérèrent. En décembre 1981, le général Jaruzelski envoya les chars et enferma les meneurs, mais les grèves revinrent en 1988. Un an plus tard, Solidarité gagnait les élections qui ouvrirent la brèche dans le bloc.',
  'iran-iraq-war':
    'Saddam Hussein croyait l’Iran affaibli par sa révolution ; en septembre 1980, il franchit la frontière pour prendre le Chatt al-Arab. Suivirent huit ans de tranchées, de gaz et de vagues d’adolescents. Les deux superpuissances avaient des raisons de ne laisser gagner personne ; des navires de guerre américains finirent par escorter les pétroliers du Koweït. En 1988, la ligne était revenue à sa place, au prix de centaines de milliers de morts.',
  'yuri-and-samantha':
    'En novembre 1982, Samantha Smith, dix ans, écrivit du Maine à Iouri Andropov pour le féliciter de son nouveau poste et lui demander s’il voulait la guerre. À la surprise générale, l’ancien chef du KGB lui répondit, et l’invita. Elle passa là-bas deux semaines de l’été 1983, se baigna dans la mer Noire avec des enfants soviétiques, et les trouva tout pareils à elle.',
  'awacs-sale-to-saudis':
    'Un radar logé dans un disque tournant voit tous les avions à des centaines de kilomètres, et l’Arabie saoudite voulait cinq avions ainsi équipés. Israël protesta, le Congrès regimba, et Reagan se battit voix par voix jusqu’à ce que le Sénat cède, par 52 contre 48. Le premier avion arriva dans le royaume en 1986. Les deux gouvernements, qui craignaient l’un et l’autre Téhéran, étaient désormais liés.',
  'nato-referendum':
    'L’Espagne entra dans l’OTAN en 1982, et Felipe González gagna les élections de la même année en promettant de consulter le peuple. Au pouvoir, il changea d’avis. Quand on vota, le 12 mars 1986, le chef socialiste plaida pour y rester, sans armes nucléaires sur le sol espagnol, tandis que la droite prêchait l’abstention à ses électeurs. Le oui obtint 52,5 % des voix.',
};
