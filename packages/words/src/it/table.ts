import type { Like } from '../catalogue.ts';
import type { table as english } from '../en/table.ts';

/** What the table says of a move, its odds and dangers, and of what happens. */
export const table: Like<typeof english> = {
  'ui.danger.can': 'Così puoi perdere la partita',
  'ui.danger.looking': 'Cerco i pericoli …',
  'ui.danger.unfinished': 'Troppo lungo da controllare fino in fondo: potresti perdere la partita.',
  'ui.danger.end.defcon': 'Il DEFCON scende a 1 nel tuo Round: guerra nucleare, e perdi.',
  'ui.danger.end.cuban-missile-crisis':
    'Durante la Crisi dei Missili di Cuba un tuo Colpo di Stato scatena la guerra nucleare, e perdi.',
  'ui.danger.end.vp': 'L’altra parte arriva a 20 PV e vince.',
  'ui.danger.end.europe': 'L’Europa viene valutata mentre la controlla l’altra parte, e perdi.',
  'ui.danger.end.wargames': 'Wargames chiude la partita mentre sei in svantaggio.',
  'ui.danger.end.held-scoring': 'A fine turno avresti ancora in mano una carta Punteggio, e perderesti.',
  'ui.danger.end.final': 'La partita finisce mentre sei in svantaggio.',
  'ui.confirm.risk': 'Conferma il rischio',
  'ui.face.none': 'nulla',
  'ui.face.empty': 'vuoto',
  'ui.face.control': 'controllo',
  'ui.face.success': 'riuscito',
  'ui.face.free': 'libero',
  'ui.face.sentence': '{roll}: {text}',
  'ui.faces.control': 'Controllo in {count} casi su 6',
  'ui.faces.success': 'Riesce in {count} casi su 6',
  'card.once': 'Esce dal gioco dopo l’Evento',
  'ui.military.needed': 'servono {needed}',
  'card.scoring.short': 'Punteggio',
  'fact.vp.card': '{side, select, us {Gli USA ottengono} other {L’URSS ottiene}} {count} PV con {card} (ora {score}).',
  'fact.vp.space':
    '{side, select, us {Gli USA ottengono} other {L’URSS ottiene}} {count} PV nella Corsa allo Spazio (ora {score}).',
  'fact.vp.military':
    '{side, select, us {Gli USA ottengono} other {L’URSS ottiene}} {count} PV: l’altra parte ha svolto troppo poche Operazioni Militari (ora {score}).',
  'fact.fail.coup': 'Il Colpo di Stato fallisce.',
  'fact.fail.war': 'L’attacco fallisce.',
  'fact.fail.realign': 'Non cambia nulla.',
  'fact.fail.space': 'Il tentativo fallisce.',
  'fact.fail.trap': '{side, select, us {Gli USA restano} other {L’URSS resta}} in trappola.',
  'fact.card.used': '{side, select, us {Gli USA la usano} other {L’URSS la usa}} insieme a {card}.',
  'fact.card.thrown': '{card} viene scartata.',
  'ui.danger.may': 'Con questo rischi la partita',
};
