import type { Like } from '../catalogue.ts';
import type { table as english } from '../en/table.ts';

/** What the table says of a move, its odds and dangers, and of what happens. */
export const table: Like<typeof english> = {
  'ui.danger.can': 'Cela peut te coûter la partie',
  'ui.danger.looking': 'Recherche des dangers …',
  'ui.danger.unfinished': 'Trop long à vérifier jusqu’au bout : tu risques de perdre la partie.',
  'ui.danger.end.defcon': 'Le DEFCON tombe à 1 pendant ton Round : guerre nucléaire, et tu perds.',
  'ui.danger.end.cuban-missile-crisis':
    'Pendant la Crise de Cuba, ton Coup d’État déclenche la guerre nucléaire, et tu perds.',
  'ui.danger.end.vp': 'L’autre camp atteint 20 PV et gagne.',
  'ui.danger.end.europe': 'L’Europe est décomptée alors que l’autre camp la contrôle, et tu perds.',
  'ui.danger.end.wargames': 'Wargames met fin à la partie alors que tu es mené.',
  'ui.danger.end.held-scoring': 'Il te resterait une carte de décompte à la fin du tour, et tu perdrais.',
  'ui.danger.end.final': 'La partie se termine alors que tu es mené.',
  'ui.confirm.risk': 'Confirmer le risque',
  'ui.face.none': 'sans effet',
  'ui.face.empty': 'vide',
  'ui.face.control': 'contrôle',
  'ui.face.success': 'réussi',
  'ui.face.free': 'libre',
  'ui.face.sentence': '{roll} : {text}',
  'ui.faces.control': 'Contrôle dans {count} cas sur 6',
  'ui.faces.success': 'Réussite dans {count} cas sur 6',
  'card.once': 'Retirée du jeu après son Événement',
  'ui.military.needed': '{needed} requises',
  'card.scoring.short': 'Décompte',
  'fact.vp.card':
    '{side, select, us {Les USA gagnent} other {L’URSS gagne}} {count} PV par {card} (désormais {score}).',
  'fact.vp.space':
    '{side, select, us {Les USA gagnent} other {L’URSS gagne}} {count} PV à la Course à l’Espace (désormais {score}).',
  'fact.vp.military':
    '{side, select, us {Les USA gagnent} other {L’URSS gagne}} {count} PV : l’autre camp a mené trop peu d’Opérations Militaires (désormais {score}).',
  'fact.fail.coup': 'Le Coup d’État échoue.',
  'fact.fail.war': 'L’attaque échoue.',
  'fact.fail.realign': 'Rien ne change.',
  'fact.fail.space': 'La tentative échoue.',
  'fact.fail.trap': '{side, select, us {Les USA restent pris} other {L’URSS reste prise}} au piège.',
  'fact.card.used': '{side, select, us {Les USA l’associent} other {L’URSS l’associe}} à {card}.',
  'fact.card.thrown': '{card} est défaussée.',
  'ui.danger.may': 'Tu risques de perdre la partie',
};
