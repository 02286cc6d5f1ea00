import type { Rulebook } from '../../rulebook.ts';

export const aids: Rulebook['aids'] = {
  turn: {
    title: 'Przebieg Etapu',
    columns: ['Faza', 'Co się dzieje'],
    rows: [
      [
        'A',
        'DEFCON rośnie o 1, nie powyżej 5 [4.5.A]. W Etapie 4 do talii trafiają karty Eskalacji, w Etapie 8 karty Apogeum [4.4].',
      ],
      ['B', 'Uzupełnienie kart: do 8 w Etapach od 1 do 3, potem do 9 [4.5.B].'],
      [
        'C',
        'Wydarzenia Kluczowe: wybierają obie strony, najpierw następuje to o wyższej wydrukowanej wartości; przy równych to USA [4.5.C].',
      ],
      ['D', 'Rundy, ZSRR przed USA: 6 w Etapach od 1 do 3, potem 7 [4.5.D].'],
      ['E', 'Sprawdzenie Operacji Wojskowych: 1 PZ za każdy punkt poniżej DEFCON [8.2.1].'],
      ['F', 'Kto zatrzymał kartę Rozstrzygnięcia, przegrywa [4.5.F].'],
      ['G', 'Karta Chińska zostaje odkryta [4.5.G].'],
      ['H', 'Następny Etap: efekty Etapu się kończą, Operacje Wojskowe wracają do 0 [4.5.H].'],
      ['I', 'Po Etapie 10: Rozstrzygnięcie Końcowe [10.3.2].'],
    ],
    notes: [
      'Póki masz kartę na ręce, nie możesz pasować [5.1].',
      'Kartę Rozstrzygnięcia zagrywa się w tym Etapie, w którym ma się ją na ręce [10.1.5].',
    ],
  },
  operations: {
    title: 'Operacje',
    columns: ['Na co', 'Gdzie', 'Co się dzieje'],
    rows: [
      [
        'Wpływy',
        'Tam, gdzie masz je już w chwili zagrania, w sąsiednich państwach albo obok swojego Supermocarstwa [6.1.1]',
        '1 za punkt; 2 w państwie pod kontrolą przeciwnika [6.1.2]',
      ],
      [
        'Wywieranie Presji',
        'Gdzie przeciwnik ma Wpływy i pozwala na to DEFCON [6.2.1]',
        'Rzut za każdy punkt. Obie strony dodają 1 za każde kontrolowane sąsiednie państwo, 1 za przewagę Wpływów i 1 za własne Supermocarstwo obok; niższy wynik traci różnicę [6.2.2]',
      ],
      [
        'Przewrót',
        'Gdzie przeciwnik ma Wpływy i pozwala na to DEFCON [6.3.1]',
        'Rzut + wartość − 2 × Poziom Stabilizacji: tyle usuń, resztę dodaj. Daje Operacje Wojskowe; w Państwie Strategicznym DEFCON spada o 1 [6.3.2]',
      ],
      [
        'Wyścig Kosmiczny',
        'Twoje następne pole, raz na Etap [6.4.2]',
        'Wyrzuć liczbę z pola lub mniej. Wydarzenie nie następuje [6.4.1]',
      ],
    ],
    notes: [
      'Karta z Wydarzeniem przeciwnika: jej Operacje i jej Wydarzenie, w kolejności, którą wybierzesz [5.2].',
      'Wartość: wszystkie zmiany razem, potem nie mniej niż 1 i nie więcej niż 4; na końcu premia za Azję lub Azję Południowo-Wschodnią [7.4].',
    ],
  },
  defcon: {
    title: 'DEFCON',
    columns: ['DEFCON', 'Bez Przewrotów i Presji', 'Wymagane Operacje Wojskowe'],
    rows: [
      ['5', '–', '5'],
      ['4', 'w Europie', '4'],
      ['3', 'w Europie i Azji', '3'],
      ['2', 'w Europie, Azji i na Bliskim Wschodzie', '2'],
      ['1', 'Wojna nuklearna: Aktywny Gracz przegrywa', '–'],
    ],
    notes: [
      'Przewrót w Państwie Strategicznym obniża DEFCON o 1, nawet nieudany [6.3.4].',
      'Darmowych Przewrotów i wojen DEFCON nie ogranicza [8.1.5].',
      'Za DEFCON 1 odpowiada Aktywny Gracz, ktokolwiek to sprawił [8.1.3].',
    ],
  },
  space: {
    title: 'Wyścig Kosmiczny',
    columns: ['Pole', 'Karta warta', 'Rzut', 'PZ: pierwszy / drugi', 'Zdolność pierwszego'],
    rows: [
      ['1', '2', '1–3', '2 / 1', '–'],
      ['2', '2', '1–4', '0 / 0', 'Dwie próby w Etapie'],
      ['3', '2', '1–3', '2 / 0', '–'],
      ['4', '2', '1–4', '0 / 0', 'Widzi wcześniej Wydarzenie Kluczowe przeciwnika'],
      ['5', '3', '1–3', '3 / 1', '–'],
      ['6', '3', '1–4', '0 / 0', 'Może odrzucić zatrzymaną kartę'],
      ['7', '3', '1–3', '4 / 2', '–'],
      ['8', '4', '1–2', '2 / 0', 'Osiem Rund'],
    ],
    notes: ['Jedna próba w Etapie [6.4.2].', 'Zdolność kończy się, gdy na pole dotrze przeciwnik [6.4.4].'],
  },
  scoring: {
    title: 'Rozstrzygnięcia',
    columns: ['Region', 'Obecność', 'Dominacja', 'Kontrola', 'Państwa Strategiczne'],
    rows: [
      ['Europa', '3', '7', 'Zwycięstwo', 'Niemcy Zachodnie, Francja, Włochy, Niemcy Wschodnie, Polska'],
      ['Azja', '3', '7', '9', 'Pakistan, Indie, Tajlandia, Japonia, Korea Południowa, Korea Północna'],
      ['Bliski Wschód', '3', '5', '7', 'Izrael, Irak, Iran, Libia, Egipt, Arabia Saudyjska'],
      ['Afryka', '1', '4', '6', 'Algieria, Nigeria, Zair, Angola, RPA'],
      ['Ameryka Środkowa', '1', '3', '5', 'Meksyk, Panama, Kuba'],
      ['Ameryka Południowa', '2', '5', '6', 'Wenezuela, Chile, Argentyna, Brazylia'],
    ],
    notes: [
      'O 1 PZ więcej za każde kontrolowane Państwo Strategiczne i za każde kontrolowane państwo obok Supermocarstwa przeciwnika [10.1.2].',
      'Z USA sąsiadują: Kanada, Meksyk, Kuba, Japonia. Z ZSRR: Finlandia, Polska, Rumunia, Afganistan, Korea Północna.',
      'Azja Południowo-Wschodnia: 2 PZ za Tajlandię, po 1 za każde inne państwo [10.1].',
    ],
  },
};
