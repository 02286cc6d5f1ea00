import type { RulebookChapter } from '../../rulebook.ts';

export const events: RulebookChapter<'7'> = {
  '7': {
    title: 'Wydarzenia',
    events: 'Wydarzenie to skutek opisany na karcie. Kto je wykonuje, wyjaśnia punkt [5.2].',
  },
  '7.1': {
    title: 'Wydarzenia własne i wspólne',
    choice:
      'Kartę z własnym lub wspólnym Wydarzeniem zagrywasz jako Wydarzenie albo na Operacje, nigdy na jedno i drugie.',
  },
  '7.2': {
    title: 'Karta Rozstrzygnięcia usuwana z gry',
    scoring:
      'Z kart Rozstrzygnięć gwiazdkę ma tylko „Rozstrzygnięcie w Azji Południowo-Wschodniej”: daje punkty raz i wypada z gry.',
  },
  '7.3': {
    title: 'Trwałe Wydarzenia',
    last: 'Trwałe Wydarzenie działa do końca Etapu, do końca gry albo do czasu, gdy zakończy je inne Wydarzenie, zależnie od tekstu. Działa także wtedy, gdy jego karta dawno leży na stosie kart odrzuconych albo wypadła z gry.',
  },
  '7.4': {
    title: 'Wartość karty',
    value:
      'Niektóre Wydarzenia zmieniają wartość kart: „Doktryna powstrzymywania” i „Doktryna Breżniewa” podnoszą ją o 1, „Paraliż” obniża ją o 1. Najpierw zsumuj wszystkie zmiany; potem wartość powyżej 4 to 4, a poniżej 1 to 1.',
    bonus:
      'Dopiero po tym dochodzą premie: Karty Chińskiej (o 1 więcej, jeśli całą wykorzystasz w Azji) i Wydarzenia „Wietkong” (o 1 więcej dla gracza ZSRR, jeśli wszystko wykorzysta w Azji Południowo-Wschodniej).',
    example:
      'Gracz ZSRR zagrywa Kartę Chińską, gdy działają „Paraliż” i „Wietkong”, i wykorzystuje ją całą w Azji Południowo-Wschodniej: 4 − 1 + 1 + 1 = 5.',
  },
  '7.4.1': {
    title: 'Czyich kart to dotyczy',
    owner:
      'Takie Wydarzenie obejmuje wszystkie karty, z których korzysta strona, której dotyczy, bez względu na to, czyje jest na nich Wydarzenie i kto miał je wcześniej.',
  },
  '7.4.2': {
    title: 'Do wszystkiego',
    all: 'Zmieniona wartość liczy się wszędzie: przy Operacjach, przy Operacjach Wojskowych z Przewrotu, przy wymaganiach Wyścigu Kosmicznego, przy odrzucaniu kart i wtedy, gdy „Diabelska Alternatywa” szuka najwyższej karty. Tylko o kolejności Wydarzeń Kluczowych decyduje wartość wydrukowana.',
  },
  '7.4.3': {
    title: 'Operacje z Wydarzeń',
    given:
      'Operacje, które daje Wydarzenie, wykonuje się jak z karty o tej wartości: obowiązują wszystkie ograniczenia z [6], a także zmiany z [7.4]. Nie można ich wykorzystać w Wyścigu Kosmicznym.',
  },
  '7.5': {
    title: 'Wydarzenia, które nie mogą nastąpić',
    prevented:
      'Kartę, której Wydarzenie nie może nastąpić, wolno mimo to zagrać na Operacje; trafia na stos kart odrzuconych.',
  },
  '7.6': {
    title: 'Wydarzenia Wojenne',
    war: 'Wojny to „Wojna w Korei”, „Wojny izraelsko-arabskie”, „Wojna indyjsko-pakistańska”, „Interwencja zbrojna” i „Wojna irańsko-iracka”. Atakujący rzuca kością i odejmuje 1 za każde sąsiednie państwo pod kontrolą przeciwnika, łącznie z jego sąsiednim Supermocarstwem.',
    result:
      'Przy liczbie podanej na karcie lub wyższej atakujący otrzymuje jej PZ, usuwa z państwa wszystkie Wpływy przeciwnika i dodaje tyle samo własnych. Czy się uda, czy nie, dostaje Operacje Wojskowe podane na karcie.',
    free: 'Wojna nie wymaga Wpływów w zaatakowanym państwie, DEFCON jej nie ogranicza, a ona go nie zmienia.',
  },
};
