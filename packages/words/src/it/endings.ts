import type { Like } from '../catalogue.ts';
import type { endings as english } from '../en/endings.ts';

export const endings: Like<typeof english> = {
  'end.won.defcon':
    '{side, select, us {Gli USA vincono: l’URSS ha} other {L’URSS vince: gli USA hanno}} scatenato la Guerra Nucleare (DEFCON 1).',
  'end.won.vp': '{side, select, us {Gli USA vincono} other {L’URSS vince}} con 20 Punti Vittoria.',
  'end.won.europe': '{side, select, us {Gli USA vincono} other {L’URSS vince}} con il Controllo dell’Europa.',
  'end.won.final': '{side, select, us {Gli USA vincono} other {L’URSS vince}} dopo il punteggio finale.',
  'end.won.wargames': '{side, select, us {Gli USA vincono} other {L’URSS vince}}: {wargames} chiude la partita.',
  'end.won.held-scoring':
    '{side, select, us {Gli USA vincono: a fine turno l’URSS aveva} other {L’URSS vince: a fine turno gli USA avevano}} ancora in mano una Carta Punteggio.',
  'end.won.cuban-missile-crisis':
    '{side, select, us {Gli USA vincono} other {L’URSS vince}}: il Colpo di Stato {side, select, us {dell’URSS} other {degli USA}} durante la {cubanMissileCrisis} ha scatenato la Guerra Nucleare.',
  'end.won.resign': '{side, select, us {Gli USA vincono: l’URSS abbandona} other {L’URSS vince: gli USA abbandonano}}.',
  'end.won.time':
    '{side, select, us {Gli USA vincono: l’URSS ha} other {L’URSS vince: gli USA hanno}} esaurito il tempo.',
  'end.won.agreement': '{side, select, us {Gli USA vincono} other {L’URSS vince}} di comune accordo.',
  'end.won.operator':
    '{side, select, us {Gli USA vincono} other {L’URSS vince}}: chi gestisce il server ha chiuso la partita.',
  'end.draw.final': 'Pareggio dopo il punteggio finale.',
  'end.draw.wargames': 'Pareggio: {wargames} chiude la partita con il punteggio pari.',
  'end.draw.held-scoring': 'Pareggio: a fine turno entrambi avevano ancora in mano una Carta Punteggio.',
  'end.draw.agreement': 'Pareggio di comune accordo.',
  'end.draw.time': 'Pareggio: entrambi hanno esaurito il tempo.',
  'end.draw.operator': 'Pareggio: chi gestisce il server ha chiuso la partita.',
  'end.draw': 'La partita finisce in pareggio.',
  'end.open': 'La partita non è finita.',
};
