import type { Like } from '../catalogue.ts';
import type { endings as english } from '../en/endings.ts';

/** How games end: the sentence of the log. */
export const endings: Like<typeof english> = {
  'end.won.defcon':
    'Wygrywa gracz {side}: gracz {side, select, us {ZSRR} other {USA}} doprowadził do wojny nuklearnej (DEFCON 1).',
  'end.won.vp': 'Wygrywa gracz {side}: zdobył 20 Punktów Zwycięstwa.',
  'end.won.europe': 'Wygrywa gracz {side}: ma Kontrolę nad Europą.',
  'end.won.final': 'Wygrywa gracz {side} po Rozstrzygnięciu Końcowym.',
  'end.won.wargames': 'Wygrywa gracz {side}: grę kończy karta „{wargames}”.',
  'end.won.held-scoring':
    'Wygrywa gracz {side}: na koniec Etapu gracz {side, select, us {ZSRR} other {USA}} miał jeszcze kartę Rozstrzygnięcia.',
  'end.won.cuban-missile-crisis':
    'Wygrywa gracz {side}: Przewrót gracza {side, select, us {ZSRR} other {USA}} w czasie działania karty „{cubanMissileCrisis}” to wojna nuklearna.',
  'end.won.resign': 'Wygrywa gracz {side}: gracz {side, select, us {ZSRR} other {USA}} się poddaje.',
  'end.won.time': 'Wygrywa gracz {side}: graczowi {side, select, us {ZSRR} other {USA}} skończył się czas.',
  'end.won.agreement': 'Wygrywa gracz {side}, za zgodą obu stron.',
  'end.won.operator': 'Wygrywa gracz {side}: grę zakończyli administratorzy serwera.',
  'end.draw.final': 'Remis po Rozstrzygnięciu Końcowym.',
  'end.draw.wargames': 'Remis: karta „{wargames}” kończy grę przy równym wyniku.',
  'end.draw.held-scoring': 'Remis: na koniec Etapu obie strony miały jeszcze kartę Rozstrzygnięcia.',
  'end.draw.agreement': 'Remis za zgodą obu stron.',
  'end.draw.time': 'Remis: obu stronom skończył się czas.',
  'end.draw.operator': 'Remis: grę zakończyli administratorzy serwera.',
  'end.draw': 'Gra kończy się remisem.',
  'end.open': 'Gra jeszcze trwa.',
};
