import type { RulebookChapter } from '../../rulebook.ts';

export const scoring: RulebookChapter<'10'> = {
  '10': {
    title: 'Rozstrzygnięcia i zwycięstwo',
    aim: 'Punkty Zwycięstwa dają karty Rozstrzygnięć, Wydarzenia i Wyścig Kosmiczny.',
  },
  '10.1': {
    title: 'Rozstrzygnięcie w Regionie',
    card: 'Karta Rozstrzygnięcia daje obu stronom punkty za jej Region według obecnego stanu; znacznik przesuwa tylko różnica [10.2.3].',
    southeast:
      '„Rozstrzygnięcie w Azji Południowo-Wschodniej” liczy państwa: 2 PZ za Tajlandię i po 1 PZ za każde inne kontrolowane państwo.',
  },
  '10.1.1': {
    title: 'Obecność, Dominacja, Kontrola',
    presence: 'Obecność: kontrolujesz co najmniej jedno państwo Regionu.',
    domination:
      'Dominacja: kontrolujesz w Regionie więcej państw i więcej Państw Strategicznych niż przeciwnik, w tym co najmniej jedno Państwo Strategiczne i jedno niestrategiczne.',
    control: 'Kontrola: kontrolujesz w Regionie więcej państw niż przeciwnik i wszystkie Państwa Strategiczne.',
    pays: 'Kolejno dają: Europa 3, 7, zwycięstwo; Azja 3, 7, 9; Bliski Wschód 3, 5, 7; Afryka 1, 4, 6; Ameryka Środkowa 1, 3, 5; Ameryka Południowa 2, 5, 6. Dostajesz tylko najwyższe.',
  },
  '10.1.2': {
    title: 'Dalsze punkty',
    further:
      'Dodaj 1 PZ za każde Państwo Strategiczne, które kontrolujesz w Regionie, i 1 PZ za każde kontrolowane w nim państwo sąsiadujące z Supermocarstwem przeciwnika.',
    example: 'Kuba pod kontrolą ZSRR daje 2: jest Państwem Strategicznym i sąsiaduje z USA.',
  },
  '10.1.3': { title: 'Punkty z Wydarzeń', events: 'PZ mogą dawać też Wydarzenia, zgodnie ze swoim tekstem.' },
  '10.1.4': {
    title: 'Punkty za brakujące Operacje Wojskowe',
    military: 'Za Operacje Wojskowe, których ci brakuje, PZ otrzymuje przeciwnik [8.2.1].',
  },
  '10.1.5': {
    title: 'Kart Rozstrzygnięć nie wolno zatrzymać',
    hold: 'Kartę Rozstrzygnięcia musisz zagrać w tym Etapie, w którym masz ją na ręce: jako Wydarzenie Kluczowe albo w Rundzie. Nic nie może ci w tym przeszkodzić: ani Wydarzenie, ani pułapka, ani obowiązek zagrania innej karty.',
    last: 'Gdy masz tyle kart Rozstrzygnięć, ile zostało Rund, do wyboru masz tylko je albo zagranie, które na pewno pozwoli ci się jednej z nich pozbyć.',
    discarded: 'Wydarzenie może kazać ci odrzucić kartę Rozstrzygnięcia; wtedy Rozstrzygnięcia nie ma.',
    lost: 'Kto ma ją na ręce na koniec Etapu, przegrywa [4.5.F].',
  },
  '10.2': { title: 'Punkty Zwycięstwa', marker: 'Punkty Zwycięstwa (PZ) obu stron liczy jeden znacznik.' },
  '10.2.1': {
    title: 'Tor Punktacji',
    track: 'Tor biegnie od 20 dla USA przez 0 do 20 dla ZSRR; gra zaczyna się na 0.',
  },
  '10.2.2': {
    title: 'Zdobywanie punktów',
    gain: 'Strona, która otrzymuje PZ, przesuwa znacznik o tyle pól w stronę swojego końca toru.',
  },
  '10.2.3': {
    title: 'Tylko różnica',
    net: 'Jeśli z tego samego Wydarzenia lub Rozstrzygnięcia PZ otrzymują obie strony, znacznik przesuwa tylko różnica.',
  },
  '10.3': {
    title: 'Zwycięstwo',
    end: 'Gra kończy się natychmiast przez automatyczne zwycięstwo, a jeśli go nie ma, po Etapie 10.',
  },
  '10.3.1': {
    title: 'Automatyczne zwycięstwo',
    vp: 'Wygrywasz od razu, jeśli po zakończeniu Wydarzenia, Rozstrzygnięcia albo sprawdzenia Operacji Wojskowych znacznik wskazuje 20 PZ dla ciebie.',
    europe:
      'Wygrywasz, jeśli przy Rozstrzygnięciu w Europie masz nad nią Kontrolę, cokolwiek jeszcze dałoby to Rozstrzygnięcie.',
    defcon: 'Wygrywasz, jeśli za DEFCON 1 odpowiada przeciwnik [8.1.3].',
    hand: 'W tej edycji strona, która dojdzie do 20 PZ dzięki sprawdzeniu Operacji Wojskowych, najpierw pokazuje rękę; jeśli jest w niej karta Rozstrzygnięcia, strona ta przegrywa.',
  },
  '10.3.2': {
    title: 'Rozstrzygnięcie Końcowe',
    all: 'Po Etapie 10 następuje Rozstrzygnięcie we wszystkich sześciu Regionach; Azja Południowo-Wschodnia liczy się w ramach Azji. Posiadacz Karty Chińskiej otrzymuje 1 PZ, także jeśli leży ona zakryta. Na znacznik patrzy się dopiero, gdy wszystko jest policzone; 20 PZ nie kończy gry wcześniej.',
    europe: 'Kto ma Kontrolę nad Europą, wygrywa, cokolwiek wskazuje znacznik.',
    winner: 'W przeciwnym razie wygrywa strona, która prowadzi. Przy 0 jest remis.',
    late: 'W scenariuszu Apogeum gracz USA potrzebuje 20 PZ [15.3].',
  },
};
