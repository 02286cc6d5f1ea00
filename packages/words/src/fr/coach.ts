import type { Like } from '../catalogue.ts';
import type { coach as english } from '../en/coach.ts';

/** What the coach says beside a game: what matters now, and what the last play has changed. One sentence each. */
// biome-ignore format: one line each
export const coach: Like<typeof english> = {
  'coach.title': 'Entraîneur',
  'coach.on': 'Activer l’entraîneur',
  'coach.off': 'Désactiver l’entraîneur',
  'coach.quiet': 'Rien ne presse : renforce ce que tu as.',

  'coach.scoring-due': 'Joue {card} maintenant : celui qui a encore une carte de Marquage de Points à la fin du tour perd la partie.',
  'coach.deadly-card': '{card} peut te faire perdre maintenant : garde-la, ou envoie-la dans l’Espace.',
  'coach.brink': 'Le DEFCON est à 2 : un Coup d’État dans un pays d’Affrontement ferait perdre la partie.',
  'coach.points-threat': 'Il ne manque plus que {count, plural, one {# point} other {# points}} {side_to} pour gagner.',
  'coach.europe-threat': '{side, select, us {Les USA contrôlent} other {L’URSS contrôle}} presque toute l’Europe, ce qui gagnerait la partie : brises-y un pays d’Affrontement.',
  'coach.military-owed': 'Il te faut encore {count, plural, one {# Opération Militaire} other {# Opérations Militaires}} ce tour : les Coups d’État comptent, et chacune qui manque coûte 1 PV.',
  'coach.scoring-pays': 'Marquer {region_the} te rapporterait {count, plural, one {# point} other {# points}} : c’est le moment pour {card}.',
  'coach.scoring-costs': 'Marquer {region_the} te coûterait {count, plural, one {# point} other {# points}} : améliore ta position avant {card}.',
  'coach.scoring-waits': '{card} doit être jouée ce tour : gagne d’abord quelque chose dans sa Région.',
  'coach.coup': 'Un Coup d’État {country_in}, pays d’Affrontement, peut réussir : {count} faces sur 6 donnent le Contrôle.',
  'coach.take': 'Le Contrôle {country_in}, pays d’Affrontement, te coûterait {count, plural, one {# Point Opérationnel} other {# Points Opérationnels}}.',
  'coach.guard': 'Prudence {country_in} : un Coup d’État peut t’en retirer le Contrôle.',
  'coach.send-to-space': '{card} est un Événement {side_of} : l’Espace est un bon endroit pour cette carte.',
  'coach.china': 'La Carte Chine est à toi : elle vaut 5 si tout va en Asie.',
  'coach.headline': 'Choisis un Événement qui t’aide : il a lieu avant que quiconque joue.',
  'coach.setup-us': 'Sept points pour l’Europe de l’Ouest : contrôle l’Allemagne de l’Ouest et l’Italie, pays d’Affrontement.',
  'coach.setup-ussr': 'Six points pour l’Europe de l’Est : renforce la Pologne et l’Allemagne de l’Est, pays d’Affrontement.',

  'coach.took': 'Tu as maintenant le Contrôle {country_in}{battleground, select, yes {, pays d’Affrontement} other {}}.',
  'coach.broke': '{side, select, us {Les USA n’ont} other {L’URSS n’a}} plus le Contrôle {country_in}.',
  'coach.lost': '{side, select, us {Les USA ont} other {L’URSS a}} pris le Contrôle {country_in}{battleground, select, yes {, pays d’Affrontement} other {}}.',
  'coach.opened': 'Tu n’as plus le Contrôle {country_in}.',
  'coach.gained-points': 'Tu as gagné {count, plural, one {# point} other {# points}}.',
  'coach.lost-points': '{side, select, us {Les USA ont} other {L’URSS a}} gagné {count, plural, one {# point} other {# points}}.',
  'coach.region-better': 'Cela va mieux {region_in} : {score} en cas de Marquage maintenant.',
  'coach.region-worse': 'Cela va moins bien {region_in} : {score} en cas de Marquage maintenant.',
  'coach.defcon-fell': 'Le DEFCON est tombé à {level}.',
  'coach.military-done': 'Cela compte comme {count, plural, one {# Opération Militaire} other {# Opérations Militaires}}.',
};
