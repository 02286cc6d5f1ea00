import type { Like } from '../catalogue.ts';
import type { reasons as english } from '../en/reasons.ts';

/** Why a move is good or bad, each a sentence whose subject is the move; by the kinds of reasons of `bots`. */
// biome-ignore format: one line each
export const reasons: Like<typeof english> = {
  'reason.wins': 'Gagne la partie.',
  'reason.may-win': 'Gagne la partie dans {odds} % des cas.',
  'reason.safe': 'Ne risque pas de perdre la partie tout de suite.',
  'reason.scoring-due': 'Joue {card}, qui ne peut plus attendre.',
  'reason.takes': 'Prend le Contrôle {country_in}{battleground, select, yes {, pays d’Affrontement} other {}}{scoring, select, yes { ; le Marquage {region_of} est encore à venir} other {}}.',
  'reason.may-take': 'Dans {odds} % des cas prend le Contrôle {country_in}{battleground, select, yes {, pays d’Affrontement} other {}}{scoring, select, yes { ; le Marquage {region_of} est encore à venir} other {}}.',
  'reason.breaks': 'Brise le Contrôle {side_of} {country_in}{battleground, select, yes {, pays d’Affrontement} other {}}{scoring, select, yes { ; le Marquage {region_of} est encore à venir} other {}}.',
  'reason.may-break': 'Dans {odds} % des cas brise le Contrôle {side_of} {country_in}{battleground, select, yes {, pays d’Affrontement} other {}}{scoring, select, yes { ; le Marquage {region_of} est encore à venir} other {}}.',
  'reason.guards': 'Met à l’abri d’un Coup d’État le Contrôle {country_in}{battleground, select, yes {, pays d’Affrontement} other {}}{scoring, select, yes { ; le Marquage {region_of} est encore à venir} other {}}.',
  'reason.strengthens': 'Ajoute {count, plural, one {# point d’Influence} other {# points d’Influence}} {country_in}{battleground, select, yes {, pays d’Affrontement} other {}}{scoring, select, yes { ; le Marquage {region_of} est encore à venir} other {}}.',
  'reason.weakens': 'Retire {count, plural, one {# point d’Influence} other {# points d’Influence}} {side_of} {country_in}{battleground, select, yes {, pays d’Affrontement} other {}}{scoring, select, yes { ; le Marquage {region_of} est encore à venir} other {}}.',
  'reason.reaches': 'Met un pays d’Affrontement à portée : {country}{scoring, select, yes { ; le Marquage {region_of} est encore à venir} other {}}.',
  'reason.standing': 'Obtient {standing, select, presence {la Présence} domination {la Domination} other {le Contrôle}} {region_in}{scoring, select, yes { ; le Marquage {region_of} est encore à venir} other {}}.',
  'reason.stops': 'Retire {side_to} {standing, select, domination {la Domination} other {le Contrôle}} {region_in}{scoring, select, yes { ; le Marquage {region_of} est encore à venir} other {}}.',
  'reason.points': 'Gagne {count, plural, one {# PV} other {# PV}}.',
  'reason.military': 'Apporte {count, plural, one {# Opération Militaire encore due} other {# Opérations Militaires encore dues}} ce tour.',
  'reason.disarms': 'Se débarrasse de {card}, qui fait perdre la partie à DEFCON 2.',
  'reason.spaces': 'Envoie dans l’Espace {card}, Événement {side_of}, qui n’a donc pas lieu.',
  'reason.rids': 'Se débarrasse de {card}, Événement {side_of}.',
  'reason.sheds': 'Se débarrasse de {card}.',
  'reason.keeps': 'Garde {card} pour plus tard.',
  'reason.keeps-china': 'Garde la Carte Chine.',
  'reason.avoids': 'Ne déclenche pas {card}, Événement {side_of}.',
  'reason.advances': 'Avance dans la Course à l’Espace{odds, plural, =100 {} other {, dans # % des cas}}.',
  'reason.lowers-defcon': 'Fait tomber le DEFCON à {level}{level, plural, =2 { : un Coup d’État dans un pays d’Affrontement ferait perdre la partie} other {}}.',
  'reason.raises-defcon': 'Fait remonter le DEFCON à {level}.',
  'reason.effect': 'Met en jeu l’effet de {card}.',
  'reason.ends': 'Met fin à l’effet de {card}.',

  'reason.may-lose': 'Perd la partie dans {odds} % des cas.',
  'reason.loses': '{side, select, us {Les USA prennent} other {L’URSS prend}} le Contrôle {country_in}{battleground, select, yes {, pays d’Affrontement} other {}}.',
  'reason.opens': 'Abandonne le Contrôle {country_in}{battleground, select, yes {, pays d’Affrontement} other {}}.',
  'reason.gives-points': 'Donne {count, plural, one {# PV} other {# PV}} {side_to}.',
  'reason.gives-standing': 'Donne {side_to} {standing, select, presence {la Présence} domination {la Domination} other {le Contrôle}} {region_in}.',
  'reason.gives-china': 'Cède la Carte Chine {side_to}.',
  'reason.suffers': 'L’effet de {card} entre en jeu.',
};
