import type { Like } from '../catalogue.ts';
import type { reasons as english } from '../en/reasons.ts';

/** Why a move is good or bad, each a sentence whose subject is the move; by the kinds of reasons of `bots`. */
// biome-ignore format: one line each
export const reasons: Like<typeof english> = {
  'reason.wins': 'Vince la partita.',
  'reason.may-win': 'Vince la partita in {odds} casi su 100.',
  'reason.safe': 'Non rischia di perdere subito la partita.',
  'reason.scoring-due': 'Gioca {card}, che non può più aspettare.',
  'reason.takes': 'Prende il Controllo {country_in}{battleground, select, yes {, Stato Conteso} other {}}{scoring, select, yes {; il punteggio {region_of} deve ancora arrivare} other {}}.',
  'reason.may-take': 'In {odds} casi su 100 prende il Controllo {country_in}{battleground, select, yes {, Stato Conteso} other {}}{scoring, select, yes {; il punteggio {region_of} deve ancora arrivare} other {}}.',
  'reason.breaks': 'Spezza il Controllo {side_of} {country_in}{battleground, select, yes {, Stato Conteso} other {}}{scoring, select, yes {; il punteggio {region_of} deve ancora arrivare} other {}}.',
  'reason.may-break': 'In {odds} casi su 100 spezza il Controllo {side_of} {country_in}{battleground, select, yes {, Stato Conteso} other {}}{scoring, select, yes {; il punteggio {region_of} deve ancora arrivare} other {}}.',
  'reason.guards': 'Mette al sicuro da un Colpo di Stato il Controllo {country_in}{battleground, select, yes {, Stato Conteso} other {}}{scoring, select, yes {; il punteggio {region_of} deve ancora arrivare} other {}}.',
  'reason.strengthens': 'Aggiunge {count, plural, one {# Punto Influenza} other {# Punti Influenza}} {country_in}{battleground, select, yes {, Stato Conteso} other {}}{scoring, select, yes {; il punteggio {region_of} deve ancora arrivare} other {}}.',
  'reason.weakens': 'Toglie {count, plural, one {# Punto Influenza} other {# Punti Influenza}} {side_of} {country_in}{battleground, select, yes {, Stato Conteso} other {}}{scoring, select, yes {; il punteggio {region_of} deve ancora arrivare} other {}}.',
  'reason.reaches': 'Rende raggiungibile uno Stato Conteso: {country}{scoring, select, yes {; il punteggio {region_of} deve ancora arrivare} other {}}.',
  'reason.standing': 'Ottiene {standing, select, presence {la Presenza} domination {il Dominio} other {il Controllo}} {region_in}{scoring, select, yes {; il punteggio {region_of} deve ancora arrivare} other {}}.',
  'reason.stops': 'Toglie {side_to} {standing, select, domination {il Dominio} other {il Controllo}} {region_in}{scoring, select, yes {; il punteggio {region_of} deve ancora arrivare} other {}}.',
  'reason.points': 'Guadagna {count, plural, one {# PV} other {# PV}}.',
  'reason.military': 'Fornisce {count, plural, one {# Operazione Militare ancora dovuta} other {# Operazioni Militari ancora dovute}} in questo turno.',
  'reason.disarms': 'Si libera di {card}, che a DEFCON 2 fa perdere la partita.',
  'reason.spaces': 'Manda nello Spazio {card}, Evento {side_of}, che così non avviene.',
  'reason.rids': 'Si libera di {card}, Evento {side_of}.',
  'reason.sheds': 'Si libera di {card}.',
  'reason.keeps': 'Conserva {card} per dopo.',
  'reason.keeps-china': 'Conserva la Carta Cinese.',
  'reason.avoids': 'Non fa avvenire {card}, Evento {side_of}.',
  'reason.advances': 'Avanza nella Corsa allo Spazio{odds, plural, =100 {} other { in # casi su 100}}.',
  'reason.lowers-defcon': 'Porta il DEFCON a {level}{level, plural, =2 {: adesso un Colpo di Stato in uno Stato Conteso fa perdere la partita} other {}}.',
  'reason.raises-defcon': 'Riporta il DEFCON a {level}.',
  'reason.effect': 'Mette in gioco l’effetto di {card}.',
  'reason.ends': 'Mette fine all’effetto di {card}.',

  'reason.may-lose': 'Perde la partita in {odds} casi su 100.',
  'reason.loses': '{side, select, us {Gli USA prendono} other {L’URSS prende}} il Controllo {country_in}{battleground, select, yes {, Stato Conteso} other {}}.',
  'reason.opens': 'Rinuncia al Controllo {country_in}{battleground, select, yes {, Stato Conteso} other {}}.',
  'reason.gives-points': 'Dà {count, plural, one {# PV} other {# PV}} {side_to}.',
  'reason.gives-standing': 'Dà {side_to} {standing, select, presence {la Presenza} domination {il Dominio} other {il Controllo}} {region_in}.',
  'reason.gives-china': 'Cede la Carta Cinese {side_to}.',
  'reason.suffers': 'Entra in gioco l’effetto di {card}.',
};
