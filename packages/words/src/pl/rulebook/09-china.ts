import type { RulebookChapter } from '../../rulebook.ts';

export const china: RulebookChapter<'9'> = {
  '9': {
    title: 'Karta Chińska',
    card: 'Karta o wartości 4, bez Wydarzenia, która krąży między stronami.',
  },
  '9.1': {
    title: 'Poza ręką',
    apart: 'Nigdy nie wlicza się do kart na ręce i nie bierze udziału w rozdaniu.',
  },
  '9.2': {
    title: 'Zagranie jak każde inne',
    action: 'Jej zagranie zajmuje Rundę. Możesz więc skończyć Etap z dodatkową kartą na ręce.',
  },
  '9.3': {
    title: 'Przechodzi dalej',
    passes:
      'Gdy ją zagrasz, przechodzi zakryta do przeciwnika i w tym Etapie nie można jej już zagrać. Na koniec Etapu zostaje odkryta [4.5.G].',
  },
  '9.4': {
    title: 'Przekazana przez Wydarzenie',
    moved:
      'Jeśli przekazuje ją Wydarzenie, mówi ono też, jak ją położyć. Z Wydarzeniami „Rewolucja Kulturalna” i „Konflikt nad Ussuri” przechodzi odkryta i można ją zagrać jeszcze w tym Etapie; z Wydarzeniem „Nixon w Chinach” przechodzi zakryta.',
  },
  '9.5': {
    title: 'Czego nie może',
    not: 'Nie może być Wydarzeniem Kluczowym. Nie wolno jej zagrać, jeśli przez to zatrzymana zostałaby karta Rozstrzygnięcia. Nie można jej odrzucić ani zabrać czy oddać dla Wydarzenia, które żąda karty.',
  },
  '9.6': {
    title: 'Premia w Azji',
    asia: 'Jest warta 5 zamiast 4, jeśli wszystkie jej punkty wykorzystasz w Azji, łącznie z Azją Południowo-Wschodnią: na Wpływy, na Przewrót albo na Wywieranie Presji.',
  },
  '9.7': {
    title: 'Jej wartość się zmienia',
    value: 'Wydarzenia, które zmieniają wartość kart, zmieniają też jej wartość [7.4].',
  },
  '9.8': {
    title: 'Nigdy przymusowa',
    choice: 'Nic nie zmusi cię do jej zagrania. Jeśli masz już tylko ją, możesz spasować.',
  },
};
