import type { Like } from '../catalogue.ts';
import type { effects as english } from '../en/effects.ts';

export const effects: Like<typeof english> = {
  'vietnam-revolts':
    'Pendant ce tour, les Opérations soviétiques valent {boost} de plus si tous leurs points sont utilisés en Asie du Sud-Est.',
  containment: 'Pendant ce tour, les Opérations américaines valent {boost} de plus, jusqu’à un maximum de {most}.',
  'red-scare-purge': 'Pendant ce tour, les Opérations {enemy_of} valent {cut} de moins, jusqu’à un minimum de {least}.',
  'brezhnev-doctrine':
    'Pendant ce tour, les Opérations soviétiques valent {boost} de plus, jusqu’à un maximum de {most}.',
  'salt-negotiations': 'Pendant ce tour, on retranche {coups} à tous les jets de Coup d’État.',
  'nuclear-subs': 'Pendant ce tour, les Coups d’État des USA dans les pays d’Affrontement ne dégradent pas le DEFCON.',
  'cuban-missile-crisis':
    'Pendant ce tour, {enemy, select, us {les USA perdent la partie s’ils tentent} other {l’URSS perd la partie si elle tente}} un Coup d’État, tant {enemy, select, us {qu’ils n’ont pas retiré} other {qu’elle n’a pas retiré}} {price} {enemy, select, us {de leurs points} other {de ses points}} d’Influence {side, select, us {de Cuba} other {d’Allemagne de l’Ouest ou de Turquie}}.',
  'u2-incident': 'L’URSS gagne {extra} PV si « {unIntervention} » est jouée en tant qu’Événement pendant ce tour.',
  'latin-american-death-squads':
    'Pendant ce tour, en Amérique Centrale et du Sud, {side, select, us {les USA ajoutent {modifier} à leurs} other {l’URSS ajoute {modifier} à ses}} jets de Coup d’État et {enemy, select, us {les USA retranchent {modifier} aux leurs} other {l’URSS retranche {modifier} aux siens}}.',
  'iran-contra-scandal': 'Pendant ce tour, on retranche {modifier} aux jets de Réalignement des USA.',
  chernobyl: 'Pendant ce tour, l’URSS ne peut pas placer d’Influence {region_in} avec ses Opérations.',
  'yuri-and-samantha': 'Pendant ce tour, l’URSS gagne {vp} PV pour chaque Coup d’État tenté par les USA.',
  'aldrich-ames': 'Pendant ce tour, les USA jouent main visible.',

  'warsaw-pact-formed': '« {nato} » peut avoir lieu.',
  'de-gaulle-leads-france': 'L’{nato} ne protège pas la France.',
  nato: 'L’URSS ne peut pas tenter de Coup d’État ni de Réalignement, ni jouer « {brushWar} », contre les pays d’Europe que les USA contrôlent.',
  'marshall-plan': '« {nato} » peut avoir lieu.',
  'us-japan-pact': 'L’URSS ne peut pas tenter de Coup d’État ni de Réalignement au Japon.',
  'formosan-resolution':
    'Tant que les USA contrôlent Taiwan, ce pays compte comme pays d’Affrontement au Marquage des Points en Asie. Prend fin quand les USA jouent la Carte Chine.',
  'willy-brandt': 'L’{nato} ne protège pas l’Allemagne de l’Ouest.',
  'flower-power':
    'L’URSS gagne {vp} PV chaque fois que les USA jouent une carte de guerre, en tant qu’Événement ou pour ses Opérations.',
  'camp-david-accords': '« {arabIsraeliWar} » ne peut pas avoir lieu.',
  'john-paul-ii': '« {solidarity} » peut avoir lieu.',
  'shuttle-diplomacy':
    'À la prochaine carte de Marquage de Points pour l’Asie ou le Moyen-Orient, un pays d’Affrontement de l’URSS dans cette Région ne compte pas pour elle.',
  'iranian-hostage-crisis': '« {terrorism} » joué par l’URSS coûte plus de cartes aux USA.',
  'the-iron-lady': '« {socialistGovernments} » ne peut pas avoir lieu.',
  'north-sea-oil': '« {opec} » ne peut pas avoir lieu.',
  'the-reformer': 'L’URSS ne peut pas tenter de Coup d’État en Europe, et « {glasnost} » donne des Opérations.',
  'tear-down-this-wall': '« {willyBrandt} » ne peut pas avoir lieu.',
  'an-evil-empire': '« {flowerPower} » ne peut pas avoir lieu.',
  norad:
    'Après chaque Round d’Actions où le DEFCON est passé à {level}, les USA peuvent ajouter {influence, plural, one {# point} other {# points}} d’Influence dans un pays où ils en ont déjà, s’ils contrôlent le Canada.',
  'awacs-sale-to-saudis': '« {muslimRevolution} » ne peut pas avoir lieu.',
  'nato-referendum': 'L’{nato} ne protège pas l’Espagne/Portugal.',

  quagmire:
    'À chacun de leurs Rounds d’Actions, les USA doivent se défausser d’une carte de valeur {value} ou plus et lancer un dé, jusqu’à obtenir {roll} ou moins.',
  'bear-trap':
    'À chacun de ses Rounds d’Actions, l’URSS doit se défausser d’une carte de valeur {value} ou plus et lancer un dé, jusqu’à obtenir {roll} ou moins.',
  'missile-envy':
    'Au prochain Round d’Actions, {side, select, us {les USA doivent} other {l’URSS doit}} utiliser « {missileEnvy} » pour ses Opérations.',
  'we-will-bury-you':
    'L’URSS gagne {vp} PV au prochain Round d’Actions des USA, à moins que les USA n’y jouent « {unIntervention} » en tant qu’Événement.',
};
