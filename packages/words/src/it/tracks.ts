import type { Like } from '../catalogue.ts';
import type { tracks as english } from '../en/tracks.ts';

export const tracks: Like<typeof english> = {
  'phase.first-deal': 'Prima distribuzione',
  'phase.setup': 'Preparazione',
  'phase.deal': 'Distribuzione',
  'phase.headline': 'Carte di Apertura',
  'phase.headline-first': 'Prima Carta di Apertura',
  'phase.headline-second': 'Seconda Carta di Apertura',
  'phase.round': 'Round di Azione {round}',
  'phase.turn-end': 'Fine del turno',
  'era.early': 'Inizio Guerra',
  'era.mid': 'Metà Guerra',
  'era.late': 'Tarda Guerra',

  'standing.none': 'nessuna Presenza',
  'standing.presence': 'Presenza',
  'standing.domination': 'Dominio',
  'standing.control': 'Controllo',
  score: '{side, select, us {USA +{points}} ussr {URSS +{points}} other {pari}}',

  'space.about': 'Serve una carta di valore {needs} o più; riesce con un tiro fino a {roll}.',
  'space.ability.2': 'Finché l’avversario non arriva qui: due tentativi per turno.',
  'space.ability.4': 'Finché l’avversario non arriva qui: l’avversario mostra per primo la Carta di Apertura.',
  'space.ability.6': 'Finché l’avversario non arriva qui: a fine turno puoi scartare una Carta Conservata.',
  'space.ability.8': 'Finché l’avversario non arriva qui: otto Round di Azione per turno.',

  'card.side.us': 'Evento USA',
  'card.side.ussr': 'Evento URSS',
  'card.side.neutral': 'Evento neutrale',
  'card.scoring': 'Carta Punteggio',
  'card.ops': '{value, plural, one {# Punto Operazione} other {# Punti Operazione}}',
  'card.kind':
    '{era, select, early {Inizio Guerra} mid {Metà Guerra} other {Tarda Guerra}}{war, select, yes { · guerra} other {}}{optional, select, yes { · opzionale} other {}}{once, select, yes { · esce dal gioco dopo l’Evento} other {}}',
  'card.title-and-kind':
    '{card}{scoring, select, yes {} other { ({owner, select, us {USA } ussr {URSS } other {}}{value}{once, select, yes {, una volta} other {}})}}',
  'effect.of': '{card} ({side})',
  'effect.in': '{card} ({region})',
};
