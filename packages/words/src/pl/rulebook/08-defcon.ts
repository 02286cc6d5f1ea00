import type { RulebookChapter } from '../../rulebook.ts';

export const defcon: RulebookChapter<'8'> = {
  '8': {
    title: 'DEFCON i Operacje Wojskowe',
    both: 'Dwa tory naciskają na ciebie z dwóch stron: za dużo śmiałości i świat się kończy, za mało i tracisz PZ.',
  },
  '8.1': {
    title: 'DEFCON',
    meaning: 'DEFCON mówi, jak blisko jest wojna nuklearna: od 5, czyli pokoju, do 1, czyli wojny.',
  },
  '8.1.1': { title: 'Na początku', start: 'Gra zaczyna się przy DEFCON 5.' },
  '8.1.2': { title: 'Nigdy powyżej 5', most: 'To, co podniosłoby DEFCON powyżej 5, podnosi go tylko do 5.' },
  '8.1.3': {
    title: 'Wojna nuklearna',
    war: 'Gdy DEFCON spada do 1, gra się kończy, a Aktywny Gracz [4.2] przegrywa, nawet jeśli sprawił to wybór lub Przewrót przeciwnika.',
  },
  '8.1.4': {
    title: 'Przewroty',
    coup: 'Każdy Przewrót w Państwie Strategicznym obniża DEFCON o jeden poziom [6.3.4]. Przesuwać go mogą też Wydarzenia.',
  },
  '8.1.5': {
    title: 'Zamknięte Regiony',
    closed:
      'Przy DEFCON 4 nikt nie może dokonywać Przewrotów ani Wywierać Presji w Europie. Przy 3 w Europie i Azji, a przy 2 w Europie, Azji i na Bliskim Wschodzie. Afryka, Ameryka Środkowa i Ameryka Południowa są zawsze otwarte.',
    events:
      'Dotyczy to również Operacji z Wydarzeń, ale nie darmowych Przewrotów i Wywierania Presji [6.3.5] ani wojen [7.6].',
    anywhere: 'Z opcją „Presja wszędzie” dotyczy to tylko Przewrotów [16.1].',
  },
  '8.1.6': {
    title: 'Co Etap',
    turn: 'Na początku każdego Etapu DEFCON rośnie o 1, jeśli jest niższy niż 5 [4.5.A].',
  },
  '8.1.7': {
    title: 'W górę i w dół',
    words: 'Podnieść lub poprawić DEFCON to przesunąć go w stronę 5; obniżyć go to przesunąć w stronę 1.',
  },
  '8.2': {
    title: 'Operacje Wojskowe',
    demand: 'W każdym Etapie masz wykonać tyle Operacji Wojskowych, ile wynosi DEFCON na koniec tego Etapu.',
  },
  '8.2.1': {
    title: 'Brakujące Operacje Wojskowe',
    cost: 'Za każdy punkt, którego ci brakuje, przeciwnik otrzymuje 1 PZ. Jeśli brakuje obu stronom, liczy się tylko różnica.',
  },
  '8.2.2': {
    title: 'Co się liczy',
    counts:
      'Liczą się Przewroty, Wydarzenia Wojenne i te Wydarzenia, które tak mówią. Wywieranie Presji się nie liczy.',
  },
  '8.2.3': {
    title: 'Ile',
    much: 'Przewrót liczy się za tyle, ile wydano na niego Punktów Operacyjnych; wojna za tyle, ile podaje jej tekst, bez względu na zmiany wartości kart. Tor kończy się na 5.',
  },
  '8.2.4': {
    title: 'Wojny na karcie przeciwnika',
    enemy:
      'Jeśli zagrasz kartę z Wydarzeniem Wojennym przeciwnika i ono nastąpi, wojnę prowadzi przeciwnik i to on dostaje Operacje Wojskowe.',
  },
  '8.2.5': { title: 'Darmowe Przewroty', free: 'Darmowe Przewroty [6.3.5] nie dają Operacji Wojskowych.' },
};
