import type { RulebookChapter } from '../../rulebook.ts';

export const setup: RulebookChapter<'3'> = {
  '3': {
    title: 'Przygotowanie',
    order:
      'Najpierw rozstawia się gracz ZSRR, potem gracz USA. Obaj znają swoje karty, zanim cokolwiek umieszczą na mapie.',
  },
  '3.1': {
    title: 'Karty na rękę',
    deal: 'Potasuj karty Preludium i rozdaj po 8 każdej stronie.',
    china: 'Gracz ZSRR dostaje Kartę Chińską, odkrytą i gotową do zagrania. Nie wlicza się ona do tych 8.',
    civil: 'W wariancie „Chińska Wojna Domowa” nikt jeszcze nie ma Karty Chińskiej [12.3].',
  },
  '3.2': {
    title: 'Wpływy ZSRR',
    ussr: 'Gracz ZSRR ma 15 Punktów Wpływów: 1 w Syrii, 1 w Iraku, 3 w Korei Północnej, 3 w Niemczech Wschodnich, 1 w Finlandii i 6 do dowolnego rozmieszczenia w Europie Wschodniej.',
  },
  '3.3': {
    title: 'Wpływy USA',
    us: 'Potem gracz USA umieszcza 25 Punktów Wpływów: 2 w Kanadzie, 1 w Iranie, 1 w Izraelu, 1 w Japonii, 4 w Australii, 1 na Filipinach, 1 w Korei Południowej, 1 w Panamie, 1 w RPA, 5 w Zjednoczonym Królestwie i 7 do dowolnego rozmieszczenia w Europie Zachodniej.',
    second:
      'Potem gracz USA umieszcza 23 Punkty Wpływów: 1 w Iranie, 1 w Izraelu, 1 w Japonii, 4 w Australii, 1 na Filipinach, 1 w Korei Południowej, 1 w Panamie, 1 w RPA, 5 w Zjednoczonym Królestwie i 7 do dowolnego rozmieszczenia w Europie Zachodniej. Kanada jest pusta.',
    bonus: 'Wpływy z licytacji lub forów umieszcza się na samym końcu [11.1.4.1].',
  },
  '3.4': {
    title: 'Tory',
    tracks:
      'Etap 1, DEFCON 5, Punkty Zwycięstwa 0. Operacje Wojskowe wynoszą 0, a znaczniki Wyścigu Kosmicznego stoją na starcie, przed pierwszym polem.',
  },
};
