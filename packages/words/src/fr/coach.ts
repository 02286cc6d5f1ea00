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
  'coach.brink': 'Le DEFCON est à 2 : un Coup d’État dans un pays d’Affrontement te ferait perdre la partie.',
  'coach.points-threat': 'Il ne manque plus {count, plural, one {qu’# PV} other {que # PV}} {side_to} pour gagner.',
  'coach.europe-threat': '{side, select, us {Les USA sont} other {L’URSS est}} près de contrôler l’Europe, ce qui donne la victoire : brise {side, select, us {leur} other {son}} Contrôle {country_of}.',
  'coach.military-owed': 'Il te faut encore {count, plural, one {# Opération Militaire} other {# Opérations Militaires}} ce tour : les Coups d’État {level, plural, =2 {hors des pays d’Affrontement } other {}}comptent, et chaque Opération manquante te coûte 1 PV.',
  'coach.military-coup': 'Il te faut encore {count, plural, one {# Opération Militaire} other {# Opérations Militaires}} ce tour, et chaque Opération manquante te coûte 1 PV : tente un Coup d’État {country_in}.',
  'coach.scoring-pays': 'Marquer {region_the} te rapporterait {count, plural, one {# PV} other {# PV}} : c’est le moment de jouer {card}.',
  'coach.scoring-costs': 'Marquer {region_the} te coûterait {count, plural, one {# PV} other {# PV}} : améliore ta position avant de jouer {card}.',
  'coach.scoring-improve': 'Marquer {region_the} te coûterait {count, plural, one {# PV} other {# PV}} : prends le Contrôle {country_of} avant de jouer {card}.',
  'coach.scoring-waits': '{card} doit être jouée ce tour : gagne d’abord quelque chose dans sa Région.',
  'coach.scoring-first': '{card} doit être jouée ce tour : prends d’abord le Contrôle {country_of}.',
  'coach.coup': 'Un Coup d’État {country_in}, pays d’Affrontement, peut réussir : {count, plural, one {# face sur 6 donne} other {# faces sur 6 donnent}} le Contrôle.',
  'coach.take': 'Le Contrôle {country_of}, pays d’Affrontement, te coûterait {count, plural, one {# Point Opérationnel} other {# Points Opérationnels}}.',
  'coach.guard': 'Prudence {country_in} : un Coup d’État pourrait t’en faire perdre le Contrôle.',
  'coach.send-to-space': '{card} est un Événement {side, select, us {américain} other {soviétique}} : l’Espace est un bon endroit pour cette carte.',
  'coach.china': 'La Carte Chine est à toi : elle vaut 5 Points Opérationnels si tu les dépenses tous en Asie.',
  'coach.headline': 'Choisis un Événement qui t’aide : il a lieu avant que quiconque joue.',
  'coach.headline-card': 'Choisis un Événement qui t’aide, par exemple {card} : il prend effet avant que quiconque joue.',
  'coach.setup-us': 'Sept points pour l’Europe de l’Ouest : contrôle deux pays d’Affrontement, l’Allemagne de l’Ouest et l’Italie.',
  'coach.setup-ussr': 'Six points pour l’Europe de l’Est : renforce deux pays d’Affrontement, la Pologne et l’Allemagne de l’Est.',

  'coach.took': 'Tu as maintenant le Contrôle {country_of}{battleground, select, yes {, pays d’Affrontement} other {}}.',
  'coach.broke': '{side, select, us {Les USA n’ont} other {L’URSS n’a}} plus le Contrôle {country_of}.',
  'coach.lost': '{side, select, us {Les USA ont} other {L’URSS a}} pris le Contrôle {country_of}{battleground, select, yes {, pays d’Affrontement} other {}}.',
  'coach.opened': 'Tu n’as plus le Contrôle {country_of}.',
  'coach.gained-points': 'Tu as gagné {count, plural, one {# PV} other {# PV}}.',
  'coach.lost-points': '{side, select, us {Les USA ont} other {L’URSS a}} gagné {count, plural, one {# PV} other {# PV}}.',
  'coach.region-better': 'Ta position s’améliore {region_in} : {score} si on marquait maintenant.',
  'coach.region-worse': 'Ta position se dégrade {region_in} : {score} si on marquait maintenant.',
  'coach.defcon-fell': 'Le DEFCON est tombé à {level}.',
  'coach.military-done': 'Cela fait {count, plural, one {# Opération Militaire} other {# Opérations Militaires}}.',
};
