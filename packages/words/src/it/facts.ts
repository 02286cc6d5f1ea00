import type { Like } from '../catalogue.ts';
import type { facts as english } from '../en/facts.ts';

export const facts: Like<typeof english> = {
  'fact.turn': 'Comincia il turno {turn}.',
  'fact.round': 'Round di Azione {round}, {side}.',
  'fact.headline': '{side, select, us {Gli USA aprono} other {L’URSS apre}} con {card}.',
  'fact.headline.none': '{side, select, us {Gli USA non hanno} other {L’URSS non ha}} una Carta di Apertura.',

  'fact.skip.no-cards': '{side, select, us {Gli USA non hanno} other {L’URSS non ha}} più carte da giocare.',
  'fact.skip.pass': '{side, select, us {Gli USA passano} other {L’URSS passa}}.',
  'fact.skip.trap':
    '{side, select, us {Gli USA sono} other {L’URSS è}} in trappola senza carte da scartare: round perso.',

  'fact.play.event': '{side, select, us {Gli USA giocano} other {L’URSS gioca}} {card} come Evento.',
  'fact.play.event-first':
    '{side, select, us {Gli USA giocano} other {L’URSS gioca}} {card}: prima l’Evento, poi le Operazioni.',
  'fact.play.influence': '{side, select, us {Gli USA giocano} other {L’URSS gioca}} {card} per piazzare Influenza.',
  'fact.play.coup': '{side, select, us {Gli USA giocano} other {L’URSS gioca}} {card} per un Colpo di Stato.',
  'fact.play.realign': '{side, select, us {Gli USA giocano} other {L’URSS gioca}} {card} per tentare Riallineamenti.',
  'fact.play.space': '{side, select, us {Gli USA giocano} other {L’URSS gioca}} {card} per la Corsa allo Spazio.',
  'fact.play.trap': '{side, select, us {Gli USA scartano} other {L’URSS scarta}} {card} per uscire dalla trappola.',
  'fact.event': 'Avviene l’Evento {card}, per {side_the}.',
  'fact.no-event.cannot': 'L’Evento {card} ora non può avvenire.',
  'fact.no-event.cancelled': 'L’Evento {card} è annullato.',

  'fact.influence.placed':
    '{side, select, us {Gli USA piazzano} other {L’URSS piazza}} {count, plural, one {# Punto} other {# Punti}} Influenza {country_in} (ora {us}–{ussr}).',
  'fact.influence.lost':
    '{side, select, us {Gli USA perdono} other {L’URSS perde}} {count, plural, one {# Punto} other {# Punti}} Influenza {country_in} (ora {us}–{ussr}).',
  'fact.influence.placed-in-several': '{side, select, us {Gli USA piazzano} other {L’URSS piazza}} Influenza: {parts}.',
  'fact.influence.lost-in-several': '{side, select, us {Gli USA perdono} other {L’URSS perde}} Influenza: {parts}.',
  'fact.influence.change': '{country} {change} ({us}–{ussr})',

  'fact.coup':
    '{side, select, us {Gli USA tentano} other {L’URSS tenta}} un Colpo di Stato {country_in} con {value, plural, one {# Punto Operazione} other {# Punti Operazione}}{modifier, plural, =0 {} other { ({modifier} al dado)}}.',
  'fact.realign':
    '{side, select, us {Gli USA tentano} other {L’URSS tenta}} un Riallineamento {country_in} (ai dadi: USA {usModifier}, URSS {ussrModifier}).',
  'fact.war':
    '{side, select, us {Gli USA scatenano} other {L’URSS scatena}} una guerra {country_in}{modifier, plural, =0 {} other { ({modifier} al dado)}}.',
  'fact.die': '{side, select, us {Gli USA tirano} other {L’URSS tira}} un {roll}.',

  'fact.vp': '{side, select, us {Gli USA guadagnano} other {L’URSS guadagna}} {count} PV (ora {score}).',
  'fact.defcon': 'Ora il DEFCON è a {level}.',
  'fact.military':
    '{side, select, us {Gli USA hanno} other {L’URSS ha}} ora {count, plural, one {# Operazione Militare} other {# Operazioni Militari}}.',
  'fact.space':
    '{side, select, us {Gli USA raggiungono} other {L’URSS raggiunge}} la casella {box} della Corsa allo Spazio: {box_name}.',
  'fact.space.unnamed':
    '{side, select, us {Gli USA raggiungono} other {L’URSS raggiunge}} la casella {box} della Corsa allo Spazio.',
  'fact.china.up': '{side, select, us {Gli USA ricevono} other {L’URSS riceve}} {chinaCard}, scoperta.',
  'fact.china.down': '{side, select, us {Gli USA ricevono} other {L’URSS riceve}} {chinaCard}, coperta.',

  'fact.effect.on': 'Ora è in vigore {card}.',
  'fact.effect.on.side': 'Ora è in vigore {card}, per {side_the}.',
  'fact.effect.on.region': 'Ora è in vigore {card}, {region_in}.',
  'fact.effect.on.missile-envy':
    '{side, select, us {Gli USA devono} other {L’URSS deve}} usare {card} per le Operazioni nel prossimo round.',
  'fact.effect.on.we-will-bury-you': '{card} pende sugli USA fino al loro Round di Azione.',
  'fact.effect.off': 'Non è più in vigore {card}.',
  'fact.effect.off.side': 'Non è più in vigore {card}, per {side_the}.',

  'fact.score': 'Si calcola il punteggio {region_of}. USA: {usShare}. URSS: {ussrShare}.',
  'fact.score.share':
    '{standing, select, presence {Presenza} domination {Dominio} control {Controllo} other {nessuna Presenza}}, {countries, plural, one {# nazione} other {# nazioni}}, {battlegrounds, plural, one {# Stato Conteso} other {# Stati Contesi}}{neighbours, plural, =0 {} one {, # adiacente all’avversario} other {, # adiacenti all’avversario}}: {points} PV',
  'fact.score.nothing': 'niente',
  'fact.score.southeast-asia': 'Si calcola il punteggio del Sudest Asiatico: USA {us} PV, URSS {ussr} PV.',

  'fact.card.drawn': '{side, select, us {Gli USA pescano} other {L’URSS pesca}} {cards}.',
  'fact.card.drawn-unseen':
    '{side, select, us {Gli USA pescano} other {L’URSS pesca}} {count, plural, one {una carta} other {# carte}}.',
  'fact.card.drawn-some-seen':
    '{side, select, us {Gli USA pescano} other {L’URSS pesca}} {cards}, più {count, plural, one {un’altra carta} other {altre # carte}}.',
  'fact.card.discarded': '{side, select, us {Gli USA scartano} other {L’URSS scarta}} {card}.',
  'fact.card.reclaimed': '{side, select, us {Gli USA riprendono} other {L’URSS riprende}} {card} dagli scarti.',
  'fact.card.received': '{side, select, us {Gli USA ricevono} other {L’URSS riceve}} {card}.',
  'fact.card.looked-at': '{side, select, us {Gli USA guardano} other {L’URSS guarda}} {cards}.',
  'fact.card.looked-at-unseen':
    '{side, select, us {Gli USA guardano} other {L’URSS guarda}} {count, plural, one {una carta} other {# carte}} del mazzo.',
  'fact.card.returned':
    '{side, select, us {Gli USA rimescolano} other {L’URSS rimescola}} {count, plural, one {una carta} other {# carte}} nel mazzo.',
  'fact.card.removed': '{card} esce dal gioco.',
  'fact.card.waits': '{card} resta sul tavolo finché non serve.',
  'fact.card.recalled': '{card} torna in gioco dagli scarti.',
  'fact.card.done-waiting': '{card} va negli scarti.',
  'fact.show': '{side, select, us {Gli USA mostrano} other {L’URSS mostra}} {cards}.',
  'fact.show.unseen': '{side, select, us {Gli USA mostrano} other {L’URSS mostra}} delle carte all’avversario.',
  'fact.show.none': '{side, select, us {Gli USA non hanno} other {L’URSS non ha}} carte da mostrare.',
  'fact.lacks.scoring': '{side, select, us {Gli USA non hanno} other {L’URSS non ha}} in mano Carte Punteggio.',
  'fact.lacks.value':
    '{side, select, us {Gli USA non hanno} other {L’URSS non ha}} in mano carte {value, plural, =0 {con Punti Operazione} other {di valore superiore a #}}.',
  'fact.reshuffle': '{count, plural, one {# carta scartata forma} other {# carte scartate formano}} il nuovo mazzo.',
};
