import type { Like } from '../catalogue.ts';
import type { story as english } from '../en/story.ts';

export const story: Like<typeof english> = {
  'story.title': 'Una partita a Long Twilight',
  'story.date': 'Giocata il {date}.',
  'story.player': '{name} gioca con {side_the}.',
  'story.rules': 'Regole: {parts}.',
  'story.bids': 'Puntate per le fazioni: {parts}.',
  'story.comment': '[{text}]',

  'story.turn': 'TURNO {turn}',
  'story.setup': 'Preparazione',
  'story.headline': 'Apertura',
  'story.round': 'Round di Azione {round}, {side}',
  'story.turn-end': 'Fine del turno',
  'story.after': 'Dopo il turno {turn}',
  'story.last': 'La posizione finale',
  'story.luck': 'Fortuna',

  'story.dealt': '{side, select, us {Gli USA ricevono} other {L’URSS riceve}} {cards}.',
  'story.dealt-unseen':
    '{side, select, us {Gli USA ricevono} other {L’URSS riceve}} {count, plural, one {una carta} other {# carte}}.',
  'story.coup':
    'Colpo di Stato {country_in} con {value, plural, one {# Punto Operazione} other {# Punti Operazione}}{modifier, plural, =0 {} other { ({modifier} al dado)}}: {side, select, us {gli USA tirano} other {l’URSS tira}} un {roll}, {result, select, success {un successo (probabilità {odds, number, percent})} failure {un fallimento (probabilità di successo {odds, number, percent})} sure {un tiro che non poteva fallire} other {un tiro che non poteva riuscire}}.',
  'story.war':
    'Guerra {country_in}{modifier, plural, =0 {} other { ({modifier} al dado)}}: {side, select, us {gli USA tirano} other {l’URSS tira}} un {roll}, {result, select, success {un successo (probabilità {odds, number, percent})} failure {un fallimento (probabilità di successo {odds, number, percent})} sure {un tiro che non poteva fallire} other {un tiro che non poteva riuscire}}.',
  'story.space':
    'Per la Corsa allo Spazio {side, select, us {gli USA tirano} other {l’URSS tira}} un {roll}, {result, select, success {un successo (probabilità {odds, number, percent})} failure {un fallimento (probabilità di successo {odds, number, percent})} sure {un tiro che non poteva fallire} other {un tiro che non poteva riuscire}}.',
  'story.trap':
    'Per uscire dalla trappola {side, select, us {gli USA tirano} other {l’URSS tira}} un {roll}, {result, select, success {un successo (probabilità {odds, number, percent})} failure {un fallimento (probabilità di successo {odds, number, percent})} sure {un tiro che non poteva fallire} other {un tiro che non poteva riuscire}}.',
  'story.realign':
    'Riallineamento {country_in}: USA {usTotal}, URSS {ussrTotal} (probabilità di rimuovere Influenza: {odds, number, percent}).',
  'story.defcon.up': 'Il DEFCON sale a {level}.',
  'story.defcon.down': 'Il DEFCON scende a {level}.',
  'story.scored': '{region}: USA {usShare}, URSS {ussrShare}.',
  'story.share':
    '{standing, select, presence {Presenza} domination {Dominio} control {Controllo} other {nessuna Presenza}} {points}',

  'story.tracks': 'Punteggio: {score}. DEFCON {level}. Corsa allo Spazio: USA {us}, URSS {ussr}.',
  'story.china': '{chinaCard}: {side}, {face, select, up {scoperta} other {coperta}}.',
  'story.china.nobody': '{chinaCard}: ancora di nessuno.',
  'story.effects': 'In vigore: {parts}.',
  'story.region': '{region} (USA {usStanding}, URSS {ussrStanding}; ora varrebbe: {score}): {parts}.',
  'story.region.empty': '{region} (USA {usStanding}, URSS {ussrStanding}; ora varrebbe: {score}): nessuna Influenza.',
  'story.country': '{country} {us}–{ussr}',
  'story.hand': '{side, select, us {Gli USA hanno} other {L’URSS ha}} in mano {cards}.',
  'story.luck.line': '{side}: {parts}.',
  'story.luck.none': '{side}: nessun dado.',
  'story.luck.coup': 'Colpi di Stato {won} su {tries} (attesi {expected, number})',
  'story.luck.war': 'guerre {won} su {tries} (attese {expected, number})',
  'story.luck.realign': 'Riallineamenti {won} su {tries} (attesi {expected, number})',
  'story.luck.space': 'tentativi nello Spazio {won} su {tries} (attesi {expected, number})',
  'story.luck.trap': 'tiri per la trappola {won} su {tries} (attesi {expected, number})',
};
