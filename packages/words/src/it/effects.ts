import type { Like } from '../catalogue.ts';
import type { effects as english } from '../en/effects.ts';

export const effects: Like<typeof english> = {
  'vietnam-revolts': 'In questo turno le Operazioni URSS valgono {boost} in più se usate tutte nel Sudest Asiatico.',
  containment: 'In questo turno le Operazioni USA valgono {boost} in più, fino a un massimo di {most}.',
  'red-scare-purge': 'In questo turno le Operazioni {enemy_of} valgono {cut} in meno, fino a un minimo di {least}.',
  'brezhnev-doctrine': 'In questo turno le Operazioni URSS valgono {boost} in più, fino a un massimo di {most}.',
  'salt-negotiations': 'In questo turno si sottrae {coups} da tutti i tiri per i Colpi di Stato.',
  'nuclear-subs': 'In questo turno i Colpi di Stato degli USA negli Stati Contesi non fanno peggiorare il DEFCON.',
  'cuban-missile-crisis':
    'In questo turno {enemy, select, us {gli USA perdono la partita se tentano} other {l’URSS perde la partita se tenta}} un Colpo di Stato, finché non {enemy, select, us {rimuovono} other {rimuove}} {price, plural, one {# Punto Influenza proprio} other {# Punti Influenza propri}} {side, select, us {da Cuba} other {dalla Germania Ovest o dalla Turchia}}.',
  'u2-incident': 'L’URSS guadagna {extra} PV se in questo turno «{unIntervention}» viene giocato come Evento.',
  'latin-american-death-squads':
    'In questo turno, in Centro e Sud America, {side, select, us {gli USA aggiungono} other {l’URSS aggiunge}} {modifier} ai propri tiri per i Colpi di Stato e {enemy, select, us {gli USA sottraggono} other {l’URSS sottrae}} {modifier} dai propri.',
  'iran-contra-scandal': 'In questo turno si sottrae {modifier} dai tiri di Riallineamento degli USA.',
  chernobyl: 'In questo turno l’URSS non può piazzare Influenza {region_in} con le Operazioni.',
  'yuri-and-samantha': 'In questo turno l’URSS guadagna {vp} PV per ogni Colpo di Stato tentato dagli USA.',
  'aldrich-ames': 'In questo turno gli USA giocano con la mano scoperta.',

  'warsaw-pact-formed': '«{nato}» può avvenire.',
  'de-gaulle-leads-france': 'La {nato} non protegge la Francia.',
  nato: 'L’URSS non può usare Colpi di Stato, Riallineamenti o «{brushWar}» contro nazioni dell’Europa controllate dagli USA.',
  'marshall-plan': '«{nato}» può avvenire.',
  'us-japan-pact': 'L’URSS non può usare Colpi di Stato né Riallineamenti in Giappone.',
  'formosan-resolution':
    'Finché gli USA la controllano, Taiwan vale come Stato Conteso nel punteggio dell’Asia. L’effetto cessa quando gli USA giocano «{chinaCard}».',
  'willy-brandt': 'La {nato} non protegge la Germania Ovest.',
  'flower-power':
    'L’URSS guadagna {vp} PV ogni volta che gli USA giocano una carta con un Evento di Guerra, come Evento o per le Operazioni.',
  'camp-david-accords': '«{arabIsraeliWar}» non può avvenire.',
  'john-paul-ii': '«{solidarity}» può avvenire.',
  'shuttle-diplomacy':
    'La prossima volta che una carta fa calcolare il punteggio dell’Asia o del Medio Oriente, all’URSS non si conta uno dei suoi Stati Contesi in quella Regione.',
  'iranian-hostage-crisis': '«{terrorism}» giocato dall’URSS costa più carte agli USA.',
  'the-iron-lady': '«{socialistGovernments}» non può avvenire.',
  'north-sea-oil': '«{opec}» non può avvenire.',
  'the-reformer': 'L’URSS non può tentare Colpi di Stato in Europa, e «{glasnost}» concede Operazioni.',
  'tear-down-this-wall': '«{willyBrandt}» non può avvenire.',
  'an-evil-empire': '«{flowerPower}» non può avvenire.',
  norad:
    'Dopo ogni Round di Azione in cui il DEFCON è passato a {level}, gli USA possono aggiungere {influence, plural, one {# Punto} other {# Punti}} Influenza in una nazione dove ne hanno già, se controllano il Canada.',
  'awacs-sale-to-saudis': '«{muslimRevolution}» non può avvenire.',
  'nato-referendum': 'La {nato} non protegge Spagna/Portogallo.',

  quagmire:
    'In ogni loro Round di Azione gli USA devono scartare una carta di valore {value} o più e tirare un dado, finché non ottengono {roll} o meno.',
  'bear-trap':
    'In ogni suo Round di Azione l’URSS deve scartare una carta di valore {value} o più e tirare un dado, finché non ottiene {roll} o meno.',
  'missile-envy':
    'Nel prossimo Round di Azione {side, select, us {gli USA devono} other {l’URSS deve}} usare «{missileEnvy}» per le Operazioni.',
  'we-will-bury-you':
    'L’URSS guadagna {vp} PV nel prossimo Round di Azione degli USA, a meno che gli USA non vi giochino «{unIntervention}» come Evento.',
};
