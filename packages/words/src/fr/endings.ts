import type { Like } from '../catalogue.ts';
import type { endings as english } from '../en/endings.ts';

export const endings: Like<typeof english> = {
  'end.won.defcon':
    '{side, select, us {Les USA gagnent : l’URSS a} other {L’URSS gagne : les USA ont}} déclenché la guerre nucléaire (DEFCON 1).',
  'end.won.vp': '{side, select, us {Les USA gagnent} other {L’URSS gagne}} avec 20 Points de Victoire.',
  'end.won.europe': '{side, select, us {Les USA gagnent} other {L’URSS gagne}} par le Contrôle de l’Europe.',
  'end.won.final': '{side, select, us {Les USA gagnent} other {L’URSS gagne}} au Marquage de Points final.',
  'end.won.wargames': '{side, select, us {Les USA gagnent} other {L’URSS gagne}} : {wargames} met fin à la partie.',
  'end.won.held-scoring':
    '{side, select, us {Les USA gagnent : l’URSS avait} other {L’URSS gagne : les USA avaient}} encore une carte de Marquage de Points à la fin du tour.',
  'end.won.cuban-missile-crisis':
    '{side, select, us {Les USA gagnent} other {L’URSS gagne}} : un Coup d’État {side, select, us {de l’URSS} other {des USA}} pendant la {cubanMissileCrisis}, c’est la guerre nucléaire.',
  'end.won.resign':
    '{side, select, us {Les USA gagnent : l’URSS abandonne} other {L’URSS gagne : les USA abandonnent}}.',
  'end.won.time':
    '{side, select, us {Les USA gagnent : l’URSS n’a} other {L’URSS gagne : les USA n’ont}} plus de temps.',
  'end.won.agreement': '{side, select, us {Les USA gagnent} other {L’URSS gagne}} d’un commun accord.',
  'end.won.operator':
    '{side, select, us {Les USA gagnent} other {L’URSS gagne}} : les administrateurs du serveur ont mis fin à la partie.',
  'end.draw.final': 'Match nul au Marquage de Points final.',
  'end.draw.wargames': 'Match nul : {wargames} met fin à la partie à égalité.',
  'end.draw.held-scoring': 'Match nul : chacun avait encore une carte de Marquage de Points à la fin du tour.',
  'end.draw.agreement': 'Match nul d’un commun accord.',
  'end.draw.time': 'Match nul : aucun des deux camps n’a plus de temps.',
  'end.draw.operator': 'Match nul : les administrateurs du serveur ont mis fin à la partie.',
  'end.draw': 'Match nul.',
  'end.open': 'La partie n’est pas finie.',
};
