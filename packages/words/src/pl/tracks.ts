import type { Like } from '../catalogue.ts';
import type { tracks as english } from '../en/tracks.ts';

/** Where the game stands: phases, eras, turns, tracks, standings and the space race. */
export const tracks: Like<typeof english> = {
  'phase.first-deal': 'Pierwsze rozdanie',
  'phase.setup': 'Przygotowanie',
  'phase.deal': 'Rozdanie',
  'phase.headline': 'Wydarzenia Kluczowe',
  'phase.headline-first': '1. Wydarzenie Kluczowe',
  'phase.headline-second': '2. Wydarzenie Kluczowe',
  'phase.round': 'Runda {round}',
  'phase.turn-end': 'Koniec Etapu',
  'era.early': 'Preludium',
  'era.mid': 'Eskalacja',
  'era.late': 'Apogeum',

  'standing.none': 'brak Obecności',
  'standing.presence': 'Obecność',
  'standing.domination': 'Dominacja',
  'standing.control': 'Kontrola',
  score: '{side, select, us {USA +{points}} ussr {ZSRR +{points}} other {po równo}}',

  'space.about': 'Wymaga karty o wartości co najmniej {needs}; udaje się przy rzucie {roll} lub mniej.',
  'space.ability.2': 'Póki przeciwnik tu nie dotrze: dwie próby w Etapie.',
  'space.ability.4': 'Póki przeciwnik tu nie dotrze: to on pierwszy ujawnia Wydarzenie Kluczowe.',
  'space.ability.6': 'Póki przeciwnik tu nie dotrze: na koniec Etapu możesz odrzucić zatrzymaną kartę.',
  'space.ability.8': 'Póki przeciwnik tu nie dotrze: osiem Rund w Etapie.',

  'card.side.us': 'Wydarzenie USA',
  'card.side.ussr': 'Wydarzenie ZSRR',
  'card.side.neutral': 'Wydarzenie wspólne',
  'card.scoring': 'Karta Rozstrzygnięcia',
  'card.ops': 'Operacje: {value}',
  'card.kind':
    '{era, select, early {Preludium} mid {Eskalacja} other {Apogeum}}{war, select, yes { · wojenna} other {}}{optional, select, yes { · opcjonalna} other {}}{once, select, yes { · po Wydarzeniu trwale usunięta z gry} other {}}',
  'card.title-and-kind':
    '{card}{scoring, select, yes {} other { ({owner, select, us {USA } ussr {ZSRR } other {}}{value}{once, select, yes {, jednorazowa} other {}})}}',
  'effect.of': '{card} ({side})',
  'effect.in': '{card} ({region})',
};
