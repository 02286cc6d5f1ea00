import type { Like } from '../catalogue.ts';
import type { facts as english } from '../en/facts.ts';

export const facts: Like<typeof english> = {
  'fact.turn': 'Le tour {turn} commence.',
  'fact.round': 'Round d’Actions {round}, {side}.',
  'fact.headline': 'Premier Événement {side_of} : {card}.',
  'fact.headline.none': '{side, select, us {Les USA n’ont} other {L’URSS n’a}} pas de Premier Événement.',

  'fact.skip.no-cards': '{side, select, us {Les USA n’ont} other {L’URSS n’a}} plus de carte à jouer.',
  'fact.skip.pass': '{side, select, us {Les USA passent} other {L’URSS passe}}.',
  'fact.skip.trap':
    '{side, select, us {Les USA sont pris} other {L’URSS est prise}} au piège sans carte à défausser : Round perdu.',

  'fact.play.event': '{side, select, us {Les USA jouent} other {L’URSS joue}} {card} en tant qu’Événement.',
  'fact.play.event-first':
    '{side, select, us {Les USA jouent} other {L’URSS joue}} {card} : d’abord l’Événement, puis les Opérations.',
  'fact.play.influence': '{side, select, us {Les USA jouent} other {L’URSS joue}} {card} pour placer de l’Influence.',
  'fact.play.coup': '{side, select, us {Les USA jouent} other {L’URSS joue}} {card} pour un Coup d’État.',
  'fact.play.realign': '{side, select, us {Les USA jouent} other {L’URSS joue}} {card} pour des Réalignements.',
  'fact.play.space': '{side, select, us {Les USA envoient} other {L’URSS envoie}} {card} à la Course à l’Espace.',
  'fact.play.trap': '{side, select, us {Les USA défaussent} other {L’URSS défausse}} {card} pour sortir du piège.',
  'fact.event': 'L’Événement {card} a lieu, pour {side_the}.',
  'fact.no-event.cannot': 'L’Événement {card} ne peut pas avoir lieu maintenant.',
  'fact.no-event.cancelled': 'L’Événement {card} est annulé.',

  'fact.influence.placed':
    '{side, select, us {Les USA placent} other {L’URSS place}} {count, plural, one {# point} other {# points}} d’Influence {country_in} ({us}–{ussr}).',
  'fact.influence.lost':
    '{side, select, us {Les USA perdent} other {L’URSS perd}} {count, plural, one {# point} other {# points}} d’Influence {country_in} ({us}–{ussr}).',
  'fact.influence.placed-in-several':
    '{side, select, us {Les USA placent} other {L’URSS place}} de l’Influence : {parts}.',
  'fact.influence.lost-in-several':
    '{side, select, us {Les USA perdent} other {L’URSS perd}} de l’Influence : {parts}.',
  'fact.influence.change': '{country} {change} ({us}–{ussr})',

  'fact.coup':
    '{side, select, us {Les USA tentent} other {L’URSS tente}} un Coup d’État {country_in} avec {value, plural, one {# Point Opérationnel} other {# Points Opérationnels}}{modifier, plural, =0 {} other { ({modifier} au dé)}}.',
  'fact.realign':
    '{side, select, us {Les USA tentent} other {L’URSS tente}} un Réalignement {country_in} (aux dés : USA {usModifier}, URSS {ussrModifier}).',
  'fact.war':
    '{side, select, us {Les USA font} other {L’URSS fait}} la guerre {country_in}{modifier, plural, =0 {} other { ({modifier} au dé)}}.',
  'fact.die': '{side, select, us {Les USA obtiennent} other {L’URSS obtient}} {roll} au dé.',

  'fact.vp': '{side, select, us {Les USA gagnent} other {L’URSS gagne}} {count} PV (score : {score}).',
  'fact.defcon': 'Le DEFCON est maintenant à {level}.',
  'fact.military':
    '{side, select, us {Les USA ont} other {L’URSS a}} maintenant {count, plural, one {# Opération Militaire} other {# Opérations Militaires}}.',
  'fact.space':
    '{side, select, us {Les USA atteignent} other {L’URSS atteint}} la case {box} de la Course à l’Espace : {box_name}.',
  'fact.space.unnamed':
    '{side, select, us {Les USA atteignent} other {L’URSS atteint}} la case {box} de la Course à l’Espace.',
  'fact.china.up': '{side, select, us {Les USA reçoivent} other {L’URSS reçoit}} la Carte Chine, face visible.',
  'fact.china.down': '{side, select, us {Les USA reçoivent} other {L’URSS reçoit}} la Carte Chine, face cachée.',

  'fact.effect.on': 'Entre en vigueur : {card}.',
  'fact.effect.on.side': 'Entre en vigueur pour {side_the} : {card}.',
  'fact.effect.on.region': 'Entre en vigueur {region_in} : {card}.',
  'fact.effect.on.missile-envy':
    '{side, select, us {Les USA doivent} other {L’URSS doit}} utiliser {card} pour ses Opérations au prochain Round.',
  'fact.effect.on.we-will-bury-you': '{card} plane sur les USA jusqu’à leur Round d’Actions.',
  'fact.effect.off': 'Prend fin : {card}.',
  'fact.effect.off.side': 'Prend fin pour {side_the} : {card}.',

  'fact.score': 'Marquage des Points {region_in}. USA : {usShare}. URSS : {ussrShare}.',
  'fact.score.share':
    '{standing, select, presence {Présence} domination {Domination} control {Contrôle} other {pas de Présence}}, {countries} pays{battlegrounds, plural, =0 {, aucun d’Affrontement} other { dont # d’Affrontement}}{neighbours, plural, =0 {} one {, # adjacent à l’adversaire} other {, # adjacents à l’adversaire}} : {points} PV',
  'fact.score.nothing': 'rien',
  'fact.score.southeast-asia': 'Marquage des Points en Asie du Sud-Est : USA {us} PV, URSS {ussr} PV.',

  'fact.card.drawn': '{side, select, us {Les USA piochent} other {L’URSS pioche}} {cards}.',
  'fact.card.drawn-unseen':
    '{side, select, us {Les USA piochent} other {L’URSS pioche}} {count, plural, one {une carte} other {# cartes}}.',
  'fact.card.drawn-some-seen':
    '{side, select, us {Les USA piochent} other {L’URSS pioche}} {cards}, et {count, plural, one {une autre carte} other {# autres cartes}}.',
  'fact.card.discarded': '{side, select, us {Les USA défaussent} other {L’URSS défausse}} {card}.',
  'fact.card.reclaimed': '{side, select, us {Les USA reprennent} other {L’URSS reprend}} {card} dans la défausse.',
  'fact.card.received': '{side, select, us {Les USA reçoivent} other {L’URSS reçoit}} {card}.',
  'fact.card.looked-at': '{side, select, us {Les USA regardent} other {L’URSS regarde}} {cards}.',
  'fact.card.looked-at-unseen':
    '{side, select, us {Les USA regardent} other {L’URSS regarde}} {count, plural, one {une carte} other {# cartes}} de la pioche.',
  'fact.card.returned':
    '{side, select, us {Les USA remélangent} other {L’URSS remélange}} {count, plural, one {une carte} other {# cartes}} dans la pioche.',
  'fact.card.removed': 'La carte {card} est retirée du jeu.',
  'fact.card.waits': 'La carte {card} reste en jeu en attendant de servir.',
  'fact.card.recalled': 'La carte {card} revient de la défausse.',
  'fact.card.done-waiting': 'La carte {card} va à la défausse.',
  'fact.show': '{side, select, us {Les USA montrent} other {L’URSS montre}} {cards}.',
  'fact.show.unseen': '{side, select, us {Les USA montrent} other {L’URSS montre}} des cartes à l’adversaire.',
  'fact.show.none': '{side, select, us {Les USA n’ont} other {L’URSS n’a}} aucune carte à montrer.',
  'fact.lacks.scoring':
    '{side, select, us {Les USA n’ont} other {L’URSS n’a}} pas de carte de Marquage de Points en main.',
  'fact.lacks.value':
    '{side, select, us {Les USA n’ont} other {L’URSS n’a}} en main aucune carte {value, plural, =0 {à valeur Opérationnelle} other {de valeur supérieure à #}}.',
  'fact.reshuffle': 'La défausse remélangée forme la nouvelle pioche (cartes : {count}).',
};
