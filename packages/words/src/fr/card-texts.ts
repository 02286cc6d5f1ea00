import type { Like } from '../catalogue.ts';
import type { cardTexts as english } from '../en/card-texts.ts';

/* Titles of other cards stand between « », but for those that have quotation marks of their own. */
export const cardTexts: Like<typeof english> = {
  'asia-scoring':
    'Marquage des Points en Asie, Asie du Sud-Est comprise : Présence {presence}, Domination {domination}, Contrôle {control} PV ; chaque camp gagne un PV de plus par pays d’Affrontement qu’il contrôle et par pays adjacent à la superpuissance adverse qu’il contrôle.',
  'europe-scoring':
    'Marquage des Points en Europe : Présence {presence}, Domination {domination} PV ; chaque camp gagne un PV de plus par pays d’Affrontement qu’il contrôle et par pays adjacent à la superpuissance adverse qu’il contrôle. Le Contrôle de l’Europe donne la victoire.',
  'middle-east-scoring':
    'Marquage des Points au Moyen-Orient : Présence {presence}, Domination {domination}, Contrôle {control} PV ; chaque camp gagne un PV de plus par pays d’Affrontement qu’il contrôle.',
  'central-america-scoring':
    'Marquage des Points en Amérique Centrale : Présence {presence}, Domination {domination}, Contrôle {control} PV ; chaque camp gagne un PV de plus par pays d’Affrontement qu’il contrôle et par pays adjacent à la superpuissance adverse qu’il contrôle.',
  'southeast-asia-scoring':
    'Chaque camp gagne {thailand} PV s’il contrôle la Thaïlande, et {each} PV par autre pays d’Asie du Sud-Est qu’il contrôle.',
  'africa-scoring':
    'Marquage des Points en Afrique : Présence {presence}, Domination {domination}, Contrôle {control} PV ; chaque camp gagne un PV de plus par pays d’Affrontement qu’il contrôle.',
  'south-america-scoring':
    'Marquage des Points en Amérique du Sud : Présence {presence}, Domination {domination}, Contrôle {control} PV ; chaque camp gagne un PV de plus par pays d’Affrontement qu’il contrôle.',

  'duck-and-cover':
    'Le DEFCON se dégrade de {defcon}. Les USA gagnent ensuite un PV par niveau qui sépare le DEFCON de {best}.',
  'five-year-plan':
    'L’URSS se défausse d’une carte au hasard. Si c’est un Événement américain, il a lieu aussitôt ; toute autre carte est perdue sans effet.',
  'china-card':
    'Pas d’Événement. Sa valeur Opérationnelle augmente de {asia} si tous ses points sont utilisés en Asie. Une fois jouée, elle passe à l’adversaire face cachée, et redevient disponible au tour suivant. Rapporte {vp} PV à qui la détient lors du Marquage de Points final.',
  'socialist-governments':
    'L’URSS retire {influence, plural, one {# point} other {# points}} d’Influence américaine d’Europe de l’Ouest, au plus {most} par pays. Ne peut plus avoir lieu après « {theIronLady} ».',
  fidel: 'Cuba perd toute Influence américaine. L’URSS y ajoute l’Influence qu’il lui faut pour contrôler le pays.',
  'vietnam-revolts':
    'Ajoute {influence, plural, one {# point} other {# points}} d’Influence soviétique au Vietnam. Jusqu’à la fin du tour, les Opérations soviétiques valent {boost} de plus si tous leurs points sont utilisés en Asie du Sud-Est.',
  blockade:
    'Les USA se défaussent d’une carte de valeur {value} ou plus, ou perdent toute leur Influence en Allemagne de l’Ouest.',
  'korean-war':
    'L’URSS attaque la Corée du Sud : elle lance un dé et retranche le nombre de pays adjacents contrôlés par les USA. Avec {win} ou plus, elle gagne {vp} PV et y remplace toute l’Influence américaine par la sienne. Vaut {military, plural, one {# Opération Militaire} other {# Opérations Militaires}}.',
  'romanian-abdication':
    'La Roumanie perd toute Influence américaine. L’URSS y ajoute l’Influence qu’il lui faut pour contrôler le pays.',
  'arab-israeli-war':
    'L’URSS attaque Israël : elle lance un dé, retranche le nombre de pays adjacents contrôlés par les USA, et {targetPenalty} de plus si Israël l’est aussi. Avec {win} ou plus, elle gagne {vp} PV et y remplace toute l’Influence américaine par la sienne. Vaut {military, plural, one {# Opération Militaire} other {# Opérations Militaires}}. Ne peut plus avoir lieu après « {campDavidAccords} ».',
  comecon:
    'L’URSS choisit {countries} pays d’Europe de l’Est que les USA ne contrôlent pas, et ajoute {each, plural, one {# point} other {# points}} d’Influence dans chacun.',
  nasser:
    'Ajoute {influence, plural, one {# point} other {# points}} d’Influence soviétique en Égypte. Les USA y perdent la moitié de leur Influence, arrondie à l’entier supérieur.',
  'warsaw-pact-formed':
    'L’URSS retire toute l’Influence américaine de {countries} pays d’Europe de l’Est, ou bien ajoute {influence, plural, one {# point} other {# points}} d’Influence en Europe de l’Est, au plus {most} par pays. « {nato} » peut désormais avoir lieu.',
  'de-gaulle-leads-france':
    'La France perd {removed, plural, one {# point} other {# points}} d’Influence américaine et reçoit {added, plural, one {# point} other {# points}} d’Influence soviétique. L’{nato} ne protège plus la France.',
  'captured-nazi-scientist':
    'Le joueur avance {boxes, plural, one {d’une case} other {de # cases}} dans la Course à l’Espace.',
  'truman-doctrine': 'Les USA retirent toute l’Influence soviétique d’un pays d’Europe que personne ne contrôle.',
  'olympic-games':
    'L’adversaire participe ou boycotte. S’il participe, chacun lance un dé, et le joueur ajoute {bonus} ; le total le plus élevé gagne {vp} PV, et on relance en cas d’égalité. S’il boycotte, le DEFCON se dégrade de {defcon} et le joueur peut utiliser {ops, plural, one {# Point Opérationnel} other {# Points Opérationnels}}.',
  nato: 'Exige « {marshallPlan} » ou « {warsawPactFormed} ». Désormais l’URSS ne peut plus tenter de Coup d’État ni de Réalignement, ni jouer « {brushWar} », contre les pays d’Europe que les USA contrôlent.',
  'independent-reds':
    'Dans l’un de ces pays, les USA portent leur Influence au niveau de celle de l’URSS : Yougoslavie, Roumanie, Bulgarie, Hongrie, Tchécoslovaquie.',
  'marshall-plan':
    'Les USA choisissent {countries} pays d’Europe de l’Ouest que l’URSS ne contrôle pas, et ajoutent {each, plural, one {# point} other {# points}} d’Influence dans chacun. « {nato} » peut désormais avoir lieu.',
  'indo-pakistani-war':
    'Le joueur attaque l’Inde ou le Pakistan : il lance un dé et retranche le nombre de pays adjacents contrôlés par l’adversaire. Avec {win} ou plus, il gagne {vp} PV et y remplace toute l’Influence adverse par la sienne. Vaut {military, plural, one {# Opération Militaire} other {# Opérations Militaires}}.',
  containment:
    'Jusqu’à la fin du tour, les Opérations américaines valent {boost} de plus, jusqu’à un maximum de {most}.',
  'cia-created':
    'L’URSS montre sa main. Les USA peuvent ensuite utiliser {ops, plural, one {# Point Opérationnel} other {# Points Opérationnels}}.',
  'us-japan-pact':
    'Les USA ajoutent l’Influence qu’il leur faut pour contrôler le Japon. Désormais l’URSS ne peut plus y tenter de Coup d’État ni de Réalignement.',
  'suez-crisis':
    'L’URSS retire {influence, plural, one {# point} other {# points}} d’Influence américaine de France, du Royaume-Uni et d’Israël, au plus {most} par pays.',
  'east-european-unrest':
    'Les USA choisissent {countries} pays d’Europe de l’Est et retirent {each, plural, one {# point} other {# points}} d’Influence soviétique de chacun ; à partir du tour {lateTurn}, {lateEach} de chacun.',
  decolonization:
    'L’URSS choisit {countries} pays d’Afrique ou d’Asie du Sud-Est, et ajoute {each, plural, one {# point} other {# points}} d’Influence dans chacun.',
  'red-scare-purge':
    'Jusqu’à la fin du tour, les Opérations de l’adversaire valent {cut} de moins, jusqu’à un minimum de {least}.',
  'un-intervention':
    'Uniquement dans un Round d’Actions : à jouer avec une carte de sa main qui porte un Événement adverse. Cet Événement est annulé, et le joueur utilise les Opérations de cette carte.',
  'de-stalinization':
    'L’URSS peut déplacer jusqu’à {influence} de ses points d’Influence vers des pays que les USA ne contrôlent pas, au plus {most} dans chacun.',
  'nuclear-test-ban':
    'Le joueur gagne un PV par niveau dont le DEFCON dépasse {above}. Ensuite le DEFCON augmente de {defcon}.',
  'formosan-resolution':
    'Tant que les USA contrôlent Taiwan, ce pays compte comme pays d’Affrontement au Marquage des Points en Asie. Prend fin quand les USA jouent la Carte Chine.',
  defectors:
    'En Premier Événement des USA, annule le Premier Événement de l’URSS. Si l’URSS la joue dans son Round d’Actions, sauf à la Course à l’Espace, les USA gagnent {vp} PV.',
  'special-relationship':
    'Si les USA contrôlent le Royaume-Uni, ils ajoutent {influence, plural, one {# point} other {# points}} d’Influence dans un pays qui lui est adjacent ; ou, si l’{nato} est en vigueur, {natoInfluence} dans un pays d’Europe de l’Ouest, et gagnent {vp} PV.',
  norad:
    'Désormais, après chaque Round d’Actions où le DEFCON est passé à {level}, les USA peuvent ajouter {influence, plural, one {# point} other {# points}} d’Influence dans un pays où ils en ont déjà, s’ils contrôlent le Canada. Prend fin avec « {quagmire} ».',
  'the-cambridge-five':
    'Les USA montrent les cartes de Marquage de Points de leur main, et l’URSS peut ajouter {influence, plural, one {# point} other {# points}} d’Influence dans un pays d’une Région visée par l’une d’elles. Ne peut plus avoir lieu après le tour {lastTurn}.',

  'brush-war':
    'Le joueur attaque un pays de Stabilité {stability} ou moins que l’{nato} ne protège pas contre lui : il lance un dé et retranche le nombre de pays adjacents contrôlés par l’adversaire, superpuissance adverse comprise. Avec {win} ou plus, il gagne {vp} PV et y remplace toute l’Influence adverse par la sienne. Vaut {military, plural, one {# Opération Militaire} other {# Opérations Militaires}}.',
  'arms-race':
    'Si le joueur a plus d’Opérations Militaires que l’adversaire, il gagne {vp} PV ; {metVp} s’il en a aussi au moins autant que l’exige le DEFCON.',
  'cuban-missile-crisis':
    'Le DEFCON passe à {defcon}. Si l’adversaire tente un Coup d’État pendant ce tour, il perd la partie. Il peut y mettre fin à tout moment en retirant {price} de ses points d’Influence : l’URSS de Cuba, les USA d’Allemagne de l’Ouest ou de Turquie.',
  'nuclear-subs':
    'Jusqu’à la fin du tour, les Coups d’État des USA dans les pays d’Affrontement ne dégradent pas le DEFCON.',
  quagmire:
    'À chacun de leurs Rounds d’Actions, les USA doivent se défausser d’une carte de valeur {value} ou plus et lancer un dé, jusqu’à obtenir {roll} ou moins. Sans une telle carte, ils ne peuvent jouer qu’une carte de Marquage de Points, ou perdent le Round. Annule « {norad} ».',
  'salt-negotiations':
    'Le DEFCON augmente de {defcon}. Jusqu’à la fin du tour, on retranche {coups} à tous les jets de Coup d’État. Le joueur peut reprendre une carte de la défausse, mais pas une carte de Marquage de Points.',
  'bear-trap':
    'À chacun de ses Rounds d’Actions, l’URSS doit se défausser d’une carte de valeur {value} ou plus et lancer un dé, jusqu’à obtenir {roll} ou moins. Sans une telle carte, elle ne peut jouer qu’une carte de Marquage de Points, ou perd le Round.',
  summit:
    'Chacun lance un dé et ajoute le nombre de Régions qu’il domine ou contrôle. Le total le plus élevé gagne {vp} PV et peut déplacer le DEFCON de {defcon} dans un sens ou dans l’autre. Aucun effet en cas d’égalité.',
  'how-i-learned':
    'Le joueur place le DEFCON au niveau de son choix, et gagne {military, plural, one {# Opération Militaire} other {# Opérations Militaires}}.',
  junta:
    'Le joueur ajoute {influence, plural, one {# point} other {# points}} d’Influence dans un pays d’Amérique Centrale ou du Sud. Il peut ensuite tenter dans ces Régions un Coup d’État gratuit ou des jets de Réalignement gratuits avec la valeur de cette carte.',
  'kitchen-debates': 'Si les USA contrôlent plus de pays d’Affrontement que l’URSS, ils gagnent {vp} PV.',
  'missile-envy':
    'L’adversaire donne sa carte de plus haute valeur, ou l’une d’elles s’il en a plusieurs. Si l’Événement est du camp du joueur ou neutre, il a lieu aussitôt ; sinon le joueur utilise les Opérations de cette carte. L’adversaire reçoit « {missileEnvy} », et doit l’utiliser pour ses Opérations à son prochain Round d’Actions.',
  'we-will-bury-you':
    'Le DEFCON se dégrade de {defcon}. L’URSS gagne {vp} PV au prochain Round d’Actions des USA, à moins que les USA n’y jouent « {unIntervention} » en tant qu’Événement.',
  'brezhnev-doctrine':
    'Jusqu’à la fin du tour, les Opérations soviétiques valent {boost} de plus, jusqu’à un maximum de {most}.',
  'portuguese-empire-crumbles':
    'Ajoute {each, plural, one {# point} other {# points}} d’Influence soviétique en Angola et autant dans les États d’Afrique du Sud-est.',
  'south-african-unrest':
    'L’URSS ajoute {alone, plural, one {# point} other {# points}} d’Influence en Afrique du Sud ; ou bien {there} en Afrique du Sud et {neighbours} dans les pays adjacents.',
  allende: 'Ajoute {influence, plural, one {# point} other {# points}} d’Influence soviétique au Chili.',
  'willy-brandt':
    'L’URSS gagne {vp} PV et ajoute {influence, plural, one {# point} other {# points}} d’Influence en Allemagne de l’Ouest, que l’{nato} ne protège plus. Ne peut plus avoir lieu après {tearDownThisWall}, qui y met aussi fin.',
  'muslim-revolution':
    'L’URSS retire toute l’Influence américaine de {countries} de ces pays : Soudan, Iran, Irak, Égypte, Libye, Arabie Saoudite, Syrie, Jordanie. Ne peut plus avoir lieu après « {awacsSaleToSaudis} ».',
  'abm-treaty':
    'Le DEFCON augmente de {defcon}. Le joueur peut ensuite utiliser {ops, plural, one {# Point Opérationnel} other {# Points Opérationnels}}.',
  'cultural-revolution':
    'L’URSS prend la Carte Chine, face visible. Si elle la détient déjà, elle gagne {vp} PV à la place.',
  'flower-power':
    'Désormais l’URSS gagne {vp} PV chaque fois que les USA jouent une carte de guerre, en tant qu’Événement ou pour ses Opérations. Ne peut plus avoir lieu après {anEvilEmpire}, qui y met aussi fin.',
  'u2-incident':
    'L’URSS gagne {vp} PV ; et {extra} de plus si « {unIntervention} » est jouée en tant qu’Événement plus tard dans ce tour.',
  opec: 'L’URSS gagne {each} PV pour chacun de ces pays qu’elle contrôle : Égypte, Iran, Libye, Arabie Saoudite, Irak, Émirats Arabes Unis, Venezuela. Ne peut plus avoir lieu après « {northSeaOil} ».',
  'lone-gunman':
    'Les USA montrent leur main. L’URSS peut ensuite utiliser {ops, plural, one {# Point Opérationnel} other {# Points Opérationnels}}.',
  'colonial-rear-guards':
    'Les USA choisissent {countries} pays d’Afrique ou d’Asie du Sud-Est, et ajoutent {each, plural, one {# point} other {# points}} d’Influence dans chacun.',
  'panama-canal-returned':
    'Les USA ajoutent {each, plural, one {# point} other {# points}} d’Influence dans chacun de ces pays : Panama, Costa Rica, Venezuela.',
  'camp-david-accords':
    'Les USA gagnent {vp} PV et ajoutent {each, plural, one {# point} other {# points}} d’Influence dans chacun de ces pays : Israël, Jordanie, Égypte. « {arabIsraeliWar} » ne peut plus avoir lieu.',
  'puppet-governments':
    'Les USA peuvent choisir jusqu’à {countries} pays où personne n’a d’Influence, et ajouter {each, plural, one {# point} other {# points}} d’Influence dans chacun.',
  'grain-sales-to-soviets':
    'Les USA tirent au hasard une carte de la main de l’URSS, et la jouent ou la rendent. S’ils la rendent, ou si l’URSS n’en a pas, ils utilisent {ops, plural, one {# Point Opérationnel} other {# Points Opérationnels}}.',
  'john-paul-ii':
    'La Pologne perd {removed, plural, one {# point} other {# points}} d’Influence soviétique et reçoit {added, plural, one {# point} other {# points}} d’Influence américaine. « {solidarity} » peut désormais avoir lieu.',
  'latin-american-death-squads':
    'Jusqu’à la fin du tour, en Amérique Centrale et du Sud, le joueur ajoute {modifier} à ses jets de Coup d’État, et l’adversaire retranche {modifier} aux siens.',
  'oas-founded':
    'Les USA ajoutent {influence, plural, one {# point} other {# points}} d’Influence en Amérique Centrale et du Sud.',
  'nixon-china-card':
    'Les USA prennent la Carte Chine, face cachée. S’ils la détiennent déjà, ils gagnent {vp} PV à la place.',
  'sadat-expels-soviets':
    'L’Égypte perd toute Influence soviétique et reçoit {influence, plural, one {# point} other {# points}} d’Influence américaine.',
  'shuttle-diplomacy':
    'Reste devant les USA. À la prochaine carte de Marquage de Points pour l’Asie ou le Moyen-Orient, un pays d’Affrontement de l’URSS dans cette Région ne compte pas pour elle ; cette carte est ensuite défaussée.',
  'voice-of-america':
    'Les USA retirent {influence, plural, one {# point} other {# points}} d’Influence soviétique hors d’Europe, au plus {most} par pays.',
  'liberation-theology':
    'L’URSS ajoute {influence, plural, one {# point} other {# points}} d’Influence en Amérique Centrale, au plus {most} par pays.',
  'ussuri-river-skirmish':
    'Les USA prennent la Carte Chine, face visible. S’ils la détiennent déjà, ils ajoutent à la place {influence, plural, one {# point} other {# points}} d’Influence en Asie, au plus {most} par pays.',
  'ask-not':
    'Les USA peuvent se défausser d’autant de cartes qu’ils veulent, cartes de Marquage de Points comprises, puis en piochent autant.',
  'alliance-for-progress':
    'Les USA gagnent {each} PV par pays d’Affrontement qu’ils contrôlent en Amérique Centrale et du Sud.',
  'one-small-step':
    'Si le joueur est en retard dans la Course à l’Espace, il avance {boxes, plural, one {d’une case} other {de # cases}}, et ne gagne que les PV de la dernière.',
  che: 'L’URSS peut tenter un Coup d’État avec la valeur de cette carte dans un pays de non-Affrontement d’Afrique, d’Amérique Centrale ou du Sud ; s’il retire de l’Influence américaine, elle peut en tenter un autre dans un autre pays de ce genre, {coups} en tout.',
  'our-man-in-tehran':
    'Si les USA contrôlent un pays du Moyen-Orient, ils regardent {cards, plural, one {la première carte} other {les # premières cartes}} de la pioche, défaussent celles qu’ils veulent et remélangent les autres dans la pioche.',

  'iranian-hostage-crisis':
    'L’Iran perd toute Influence américaine et reçoit {influence, plural, one {# point} other {# points}} d’Influence soviétique. Désormais « {terrorism} » joué par l’URSS coûte plus de cartes aux USA.',
  'the-iron-lady':
    'Les USA gagnent {vp} PV. L’Argentine reçoit {influence, plural, one {# point} other {# points}} d’Influence soviétique ; le Royaume-Uni perd toute Influence soviétique. « {socialistGovernments} » ne peut plus avoir lieu.',
  'reagan-bombs-libya':
    'Les USA gagnent {vp} PV par tranche de {influence, plural, one {# point} other {# points}} d’Influence soviétique en Libye.',
  'star-wars':
    'Si les USA sont en tête dans la Course à l’Espace, ils choisissent une carte de la défausse, mais pas une carte de Marquage de Points, et son Événement a lieu aussitôt.',
  'north-sea-oil':
    '« {opec} » ne peut plus avoir lieu. Pendant ce tour, les USA peuvent jouer un Round d’Actions supplémentaire.',
  'the-reformer':
    'L’URSS ajoute {influence, plural, one {# point} other {# points}} d’Influence en Europe, {aheadInfluence} si elle mène aux PV, au plus {most} par pays. Désormais elle ne peut plus tenter de Coup d’État en Europe.',
  'marine-barracks-bombing':
    'Le Liban perd toute Influence américaine. L’URSS retire ensuite encore {influence, plural, one {# point} other {# points}} d’Influence américaine du Moyen-Orient.',
  'kal-007':
    'Le DEFCON se dégrade de {defcon}, et les USA gagnent {vp} PV. S’ils contrôlent la Corée du Sud, ils peuvent placer de l’Influence ou tenter des Réalignements avec {ops, plural, one {# Point Opérationnel} other {# Points Opérationnels}}.',
  glasnost:
    'L’URSS gagne {vp} PV, et le DEFCON augmente de {defcon}. Après « {theReformer} », l’URSS peut placer de l’Influence ou tenter des Réalignements avec {ops, plural, one {# Point Opérationnel} other {# Points Opérationnels}}.',
  ortega:
    'Le Nicaragua perd toute Influence américaine. L’URSS peut ensuite tenter un Coup d’État gratuit dans un pays qui lui est adjacent, avec la valeur de cette carte.',
  terrorism:
    'L’adversaire se défausse {cards, plural, one {d’une carte} other {de # cartes}} au hasard ; de {hostageCards} cartes si l’URSS joue cette carte après « {iranianHostageCrisis} ».',
  'iran-contra-scandal': 'Jusqu’à la fin du tour, on retranche {modifier} aux jets de Réalignement des USA.',
  chernobyl:
    'Les USA peuvent désigner une Région. Jusqu’à la fin du tour, l’URSS ne peut pas y placer d’Influence avec ses Opérations.',
  'latin-american-debt-crisis':
    'Les USA se défaussent d’une carte de valeur {value} ou plus ; sinon, l’URSS double son Influence dans {countries} pays d’Amérique du Sud.',
  'tear-down-this-wall':
    'Ajoute {influence, plural, one {# point} other {# points}} d’Influence américaine en Allemagne de l’Est. Les USA peuvent ensuite tenter en Europe un Coup d’État gratuit ou des jets de Réalignement gratuits avec la valeur de cette carte. Met fin à « {willyBrandt} », ou l’empêche.',
  'an-evil-empire': 'Les USA gagnent {vp} PV. Met fin à « {flowerPower} », ou l’empêche.',
  'aldrich-ames': 'Jusqu’à la fin du tour, les USA jouent main visible. L’URSS y choisit une carte, qui est défaussée.',
  'pershing-ii-deployed':
    'L’URSS gagne {vp} PV, choisit jusqu’à {countries} pays d’Europe de l’Ouest et retire {each, plural, one {# point} other {# points}} d’Influence américaine de chacun.',
  wargames:
    'Seulement à DEFCON {defcon} : le joueur peut donner {vp} PV à l’adversaire et mettre aussitôt fin à la partie. Qui mène alors l’emporte ; il n’y a pas de Marquage de Points final.',
  solidarity:
    'Exige « {johnPaulIi} ». Ajoute {influence, plural, one {# point} other {# points}} d’Influence américaine en Pologne.',
  'iran-iraq-war':
    'Le joueur attaque l’Iran ou l’Irak : il lance un dé et retranche le nombre de pays adjacents contrôlés par l’adversaire. Avec {win} ou plus, il gagne {vp} PV et y remplace toute l’Influence adverse par la sienne. Vaut {military, plural, one {# Opération Militaire} other {# Opérations Militaires}}.',
  'yuri-and-samantha': 'Jusqu’à la fin du tour, l’URSS gagne {vp} PV pour chaque Coup d’État tenté par les USA.',
  'awacs-sale-to-saudis':
    'Ajoute {influence, plural, one {# point} other {# points}} d’Influence américaine en Arabie Saoudite. « {muslimRevolution} » ne peut plus avoir lieu.',
  'nato-referendum':
    'Exige « {nato} ». Chacun lance un dé ; le joueur ajoute {bonus}, de même que le camp qui a le plus d’Influence en Espagne/Portugal ; on relance en cas d’égalité. Le total le plus élevé gagne {vp} PV et y ajoute {influence, plural, one {# point} other {# points}} d’Influence. Si c’est l’URSS, l’{nato} ne protège plus l’Espagne/Portugal.',
};
