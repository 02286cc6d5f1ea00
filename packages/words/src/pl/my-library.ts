import type { Like } from '../catalogue.ts';
import type { myLibrary as english } from '../en/my-library.ts';

export const myLibrary: Like<typeof english> = {
  'library.mine': 'Moja biblioteka',
  'library.mine.about': 'Twoje skończone gry i każdy otwarty zapis: szukaj, odtwarzaj, eksportuj.',

  'mine.you': 'Ty',
  'mine.about':
    '{count, plural, =0 {Jeszcze nic tu nie ma.} one {# gra, przechowywana w tej przeglądarce.} few {# gry, przechowywane w tej przeglądarce.} many {# gier, przechowywanych w tej przeglądarce.} other {# gry, przechowywane w tej przeglądarce.}}',
  'mine.size': 'Zajęte miejsce: {text}.',
  'mine.reading': 'Czytanie: jeszcze {count, plural, one {# gra} few {# gry} many {# gier} other {# gry}}…',
  'mine.export': 'Eksportuj wszystko',
  'mine.open': 'Otwórz zapisy lub pliki',
  'mine.open.about':
    'Zapisy, pliki gier i wyeksportowane biblioteki, ile tylko chcesz; możesz je też tu upuścić. Zostaną w twojej przeglądarce.',
  'mine.taken': 'Dodano: {done}. Już w twojej bibliotece: {count}.',
  'mine.unkept':
    '{count, plural, one {# gra jest} few {# gry są} many {# gier jest} other {# gry jest}} tylko w tej karcie: przeglądarka nie ma już miejsca.',
  'mine.broken': 'Nie da się już otworzyć: {count, plural, one {# gry} few {# gier} many {# gier} other {# gry}}.',
  'mine.search': 'Szukaj',
  'mine.player': 'Gracz',
  'mine.by-result': 'Wynik',
  'mine.from': 'Od',
  'mine.until': 'Do',
  'mine.result': 'Zwycięstwo: {side}',
  'mine.result.draw': 'Remis',
  'mine.result.none': 'Bez wyniku',
  'mine.kinds': 'Co pokazać',
  'mine.kind.any': 'Wszystko ({count})',
  'mine.kind.games': 'Moje gry ({count})',
  'mine.kind.logs': 'Zapisy ({count})',
  'mine.found': '{done} z {needed}',
  'mine.all': 'Pokaż wszystko',
  'mine.more': 'Pokaż jeszcze {count}',
  'mine.log': 'zapis',
  'mine.log.doubts':
    'zapis, {count, plural, one {# wątpliwość} few {# wątpliwości} many {# wątpliwości} other {# wątpliwości}}',
  'mine.play': 'Etap {turn}, Runda {round}: {text}',
  'mine.play.headline': 'Etap {turn}, Wydarzenie Kluczowe: {text}',

  'plays.headline': 'Wydarzenie Kluczowe',
  'plays.event': 'Wydarzenie',
  'plays.event-first': 'Wydarzenie, potem Operacje',
  'plays.influence': 'Wpływy',
  'plays.coup': 'Przewrót',
  'plays.realign': 'Wywieranie Presji',
  'plays.space': 'Wyścig Kosmiczny',
  'plays.trap': 'odrzucona, by wyjść z pułapki',
};
