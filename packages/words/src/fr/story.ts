import type { Like } from '../catalogue.ts';
import type { story as english } from '../en/story.ts';

export const story: Like<typeof english> = {
  'story.title': 'Une partie de Long Twilight',
  'story.date': 'Jouée le {date}.',
  'story.player': '{name} joue {side_the}.',
  'story.rules': 'Règles : {parts}.',
  'story.bids': 'Mises pour les camps : {parts}.',
  'story.comment': '[{text}]',

  'story.turn': 'TOUR {turn}',
  'story.setup': 'Installation',
  'story.headline': 'Premiers Événements',
  'story.round': 'Round d’Actions {round}, {side}',
  'story.turn-end': 'Fin du tour',
  'story.after': 'Après le tour {turn}',
  'story.last': 'Position finale',
  'story.luck': 'Chance',

  'story.dealt': '{side, select, us {Les USA reçoivent} other {L’URSS reçoit}} {cards}.',
  'story.dealt-unseen':
    '{side, select, us {Les USA reçoivent} other {L’URSS reçoit}} {count, plural, one {une carte} other {# cartes}}.',
  'story.coup':
    'Coup d’État {country_in} avec {value, plural, one {# Point Opérationnel} other {# Points Opérationnels}}{modifier, plural, =0 {} other { ({modifier} au dé)}} : {side, select, us {les USA obtiennent} other {l’URSS obtient}} {roll}, {result, select, success {un succès (probabilité : {odds, number, percent})} failure {un échec (probabilité de succès : {odds, number, percent})} sure {un jet qui ne pouvait pas échouer} other {un jet qui ne pouvait pas réussir}}.',
  'story.war':
    'Guerre {country_in}{modifier, plural, =0 {} other { ({modifier} au dé)}} : {side, select, us {les USA obtiennent} other {l’URSS obtient}} {roll}, {result, select, success {un succès (probabilité : {odds, number, percent})} failure {un échec (probabilité de succès : {odds, number, percent})} sure {un jet qui ne pouvait pas échouer} other {un jet qui ne pouvait pas réussir}}.',
  'story.space':
    'Dans la Course à l’Espace, {side, select, us {les USA obtiennent} other {l’URSS obtient}} {roll}, {result, select, success {un succès (probabilité : {odds, number, percent})} failure {un échec (probabilité de succès : {odds, number, percent})} sure {un jet qui ne pouvait pas échouer} other {un jet qui ne pouvait pas réussir}}.',
  'story.trap':
    'Pour sortir du piège, {side, select, us {les USA obtiennent} other {l’URSS obtient}} {roll}, {result, select, success {un succès (probabilité : {odds, number, percent})} failure {un échec (probabilité de succès : {odds, number, percent})} sure {un jet qui ne pouvait pas échouer} other {un jet qui ne pouvait pas réussir}}.',
  'story.realign':
    'Réalignement {country_in} : USA {usTotal}, URSS {ussrTotal} (chances de retrait : {odds, number, percent}).',
  'story.defcon.up': 'Le DEFCON augmente à {level}.',
  'story.defcon.down': 'Le DEFCON se dégrade à {level}.',
  'story.scored': '{region} : USA {usShare}, URSS {ussrShare}.',
  'story.share':
    '{standing, select, presence {Présence} domination {Domination} control {Contrôle} other {pas de Présence}} {points}',

  'story.tracks': 'Score : {score}. DEFCON {level}. Course à l’Espace : USA {us}, URSS {ussr}.',
  'story.china': 'Carte Chine : {side}, {face, select, up {face visible} other {face cachée}}.',
  'story.china.nobody': 'Carte Chine : encore à personne.',
  'story.effects': 'En vigueur : {parts}.',
  'story.region': '{region} (USA {usStanding}, URSS {ussrStanding} ; en l’état : {score}) : {parts}.',
  'story.region.empty': '{region} (USA {usStanding}, URSS {ussrStanding} ; en l’état : {score}) : aucune Influence.',
  'story.country': '{country} {us}–{ussr}',
  'story.hand': '{side, select, us {Les USA ont} other {L’URSS a}} en main {cards}.',
  'story.luck.line': '{side} : {parts}.',
  'story.luck.none': '{side} : aucun jet de dé.',
  'story.luck.coup': 'Coups d’État {won} sur {tries} (espérance : {expected, number})',
  'story.luck.war': 'guerres {won} sur {tries} (espérance : {expected, number})',
  'story.luck.realign': 'Réalignements {won} sur {tries} (espérance : {expected, number})',
  'story.luck.space': 'essais dans l’Espace {won} sur {tries} (espérance : {expected, number})',
  'story.luck.trap': 'sorties du piège {won} sur {tries} (espérance : {expected, number})',
};
