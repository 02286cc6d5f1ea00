import type { Rulebook } from '../../rulebook.ts';

export const glossary: Rulebook['glossary'] = {
  influence: { term: 'Wpływy', meaning: 'Siła strony w państwie, liczona w punktach.' },
  control: {
    term: 'Kontrola nad państwem',
    meaning: 'Przewaga Wpływów w państwie równa co najmniej jego Poziomowi Stabilizacji.',
  },
  stability: {
    term: 'Poziom Stabilizacji',
    meaning: 'Jak trudno kontrolować państwo i obalić w nim rząd, od 1 do 5.',
  },
  battleground: {
    term: 'Państwo Strategiczne',
    meaning: 'Państwo, które więcej znaczy przy Rozstrzygnięciach i w którym Przewrót obniża DEFCON.',
  },
  region: { term: 'Region', meaning: 'Jedna z sześciu części świata, które przynoszą punkty przy Rozstrzygnięciach.' },
  part: { term: 'Podregion', meaning: 'Europa Zachodnia i Wschodnia oraz Azja Południowo-Wschodnia.' },
  neighbour: { term: 'Sąsiednie państwo', meaning: 'Państwo połączone z innym linią.' },
  superpower: { term: 'Supermocarstwo', meaning: 'USA lub ZSRR, a także ich pole na mapie, na którym nie ma Wpływów.' },
  event: { term: 'Wydarzenie', meaning: 'Skutek opisany na karcie.' },
  neutral: {
    term: 'Wydarzenie wspólne',
    meaning: 'Wydarzenie, z którego może skorzystać każdy, kto zagra kartę. Samo z siebie nie następuje.',
  },
  asterisk: { term: 'Gwiazdka', meaning: 'Oznacza kartę, która wypada z gry, gdy jej Wydarzenie nastąpi.' },
  lasting: { term: 'Trwałe Wydarzenie', meaning: 'Wydarzenie, które działa do końca Etapu lub dłużej.' },
  value: { term: 'Wartość', meaning: 'Ile Punktów Operacyjnych warta jest teraz karta dla danej strony, od 1 do 4.' },
  printed: {
    term: 'Wartość wydrukowana',
    meaning: 'Wartość na karcie, zanim zmienią ją Wydarzenia. Decyduje o kolejności Wydarzeń Kluczowych.',
  },
  war: { term: 'Wydarzenie Wojenne', meaning: 'Jedno z pięciu Wydarzeń, którymi strona atakuje państwo.' },
  'scoring-card': {
    term: 'Karta Rozstrzygnięcia',
    meaning: 'Karta bez Punktów Operacyjnych, która daje punkty za Region i której nie wolno zatrzymać.',
  },
  'optional-card': {
    term: 'Karta opcjonalna',
    meaning: 'Karta, która jest w talii tylko wtedy, gdy tak wybrano przed grą.',
  },
  'china-card': {
    term: 'Karta Chińska',
    meaning: 'Silna karta bez Wydarzenia, która przechodzi od strony do strony.',
  },
  pile: { term: 'Talia', meaning: 'Karty, które są jeszcze do dobrania.' },
  discards: { term: 'Stos kart odrzuconych', meaning: 'Karty zagrane lub odrzucone, które mogą wrócić.' },
  hand: { term: 'Ręka', meaning: 'Karty strony, oprócz Karty Chińskiej: po rozdaniu 8, później 9.' },
  'held-card': { term: 'Zatrzymana karta', meaning: 'Karta, która na koniec Etapu zostaje na ręce.' },
  discard: { term: 'Odrzucić', meaning: 'Odłożyć kartę na stos kart odrzuconych. Jej Wydarzenie nie następuje.' },
  turn: { term: 'Etap', meaning: 'Jedna z dziesięciu części gry, z Wydarzeniami Kluczowymi i Rundami.' },
  era: {
    term: 'Preludium, Eskalacja, Apogeum',
    meaning: 'Etapy od 1 do 3, od 4 do 7 i od 8 do 10 oraz karty, które wtedy dochodzą.',
  },
  phasing: {
    term: 'Aktywny Gracz',
    meaning:
      'Ten, czyja trwa Runda lub czyje Wydarzenie Kluczowe się rozpatruje; przegrywa, jeśli DEFCON spadnie do 1.',
  },
  headline: {
    term: 'Wydarzenie Kluczowe',
    meaning: 'Karta, którą każda strona wybiera na początku Etapu dla jej Wydarzenia.',
  },
  'action-round': { term: 'Runda', meaning: 'Kolejka, w której każda strona zagrywa jedną kartę.' },
  operations: {
    term: 'Operacje',
    meaning: 'Punkty karty na Wpływy, Wywieranie Presji, Przewrót albo Wyścig Kosmiczny.',
  },
  placement: {
    term: 'Umieszczanie Wpływów',
    meaning: 'W druku „Poszerzanie Strefy Wpływów”: wydawanie Operacji na Wpływy, po 1 lub 2 za punkt.',
  },
  realignment: {
    term: 'Wywieranie Presji',
    meaning: 'Pojedynek na kości o państwo; niższy wynik traci Wpływy.',
  },
  coup: {
    term: 'Przewrót',
    meaning: 'Jeden rzut, by obalić rząd w państwie: usuwa Wpływy przeciwnika i może dodać twoje.',
  },
  'free-coup': {
    term: 'Darmowy Przewrót',
    meaning: 'Przewrót, który Wydarzenie daje we wskazanych państwach; DEFCON go nie ogranicza.',
  },
  trap: {
    term: 'Pułapka',
    meaning: '„Grzęzawisko” albo „Niedźwiedź w potrzasku”: strona musi odrzucać karty, aż wyrzuci dostatecznie mało.',
  },
  'space-race': {
    term: 'Wyścig Kosmiczny',
    meaning: 'Tor o ośmiu polach, na który wysyła się karty; ich Wydarzenia wtedy nie następują.',
  },
  ability: {
    term: 'Zdolność specjalna',
    meaning:
      'To, co wolno stronie, która pierwsza dotarła na pole Wyścigu Kosmicznego, dopóki nie dotrze tam przeciwnik.',
  },
  defcon: { term: 'DEFCON', meaning: 'Jak blisko jest wojna nuklearna: od 5, czyli pokoju, do 1, czyli wojny.' },
  'military-operations': {
    term: 'Operacje Wojskowe',
    meaning: 'To, co dają Przewroty i wojny. Każdy Etap wymaga ich tylu, ile wynosi DEFCON.',
  },
  vp: {
    term: 'Punkty Zwycięstwa (PZ)',
    meaning: 'Wynik gry, na jednym torze dla obu stron. 20 od razu daje zwycięstwo.',
  },
  presence: { term: 'Obecność', meaning: 'Kontrola nad co najmniej jednym państwem Regionu.' },
  domination: {
    term: 'Dominacja',
    meaning:
      'Więcej państw i więcej Państw Strategicznych Regionu niż przeciwnik, w tym co najmniej jedno strategiczne i jedno niestrategiczne.',
  },
  'regional-control': {
    term: 'Kontrola nad Regionem',
    meaning: 'Więcej państw niż przeciwnik i wszystkie Państwa Strategiczne.',
  },
  'final-scoring': {
    term: 'Rozstrzygnięcie Końcowe',
    meaning: 'Rozstrzygnięcie we wszystkich Regionach po Etapie 10.',
  },
  'automatic-victory': {
    term: 'Automatyczne zwycięstwo',
    meaning: 'Zwycięstwo przed Rozstrzygnięciem Końcowym: 20 PZ, Kontrola nad Europą albo wojna nuklearna.',
  },
  bid: { term: 'Licytacja', meaning: 'Przed grą gracze oferują, ile dadzą za wybraną stronę.' },
  handicap: { term: 'Fory', meaning: 'Dodatkowe Wpływy dla jednej strony na koniec przygotowania.' },
};
