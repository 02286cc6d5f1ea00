import type { RulebookChapter } from '../../rulebook.ts';

export const operations: RulebookChapter<'6'> = {
  '6': {
    title: 'Operacje',
    one: 'Wszystkie punkty karty wykorzystujesz na jedno: umieszczasz Wpływy [6.1], Wywierasz Presję [6.2], dokonujesz Przewrotu [6.3] albo posyłasz kartę na Wyścig Kosmiczny [6.4]. Każdy punkt trzeba wydać, póki zasady na to pozwalają.',
    mixed: 'Z opcją „Mieszane Operacje” jedną kartą można i umieszczać Wpływy, i Wywierać Presję [16.3].',
  },
  '6.1': { title: 'Umieszczanie Wpływów', place: 'Wpływy umieszcza się punkt po punkcie.' },
  '6.1.1': {
    title: 'Gdzie',
    reach:
      'Swoje Wpływy możesz umieszczać w państwach, w których były już w chwili zagrania karty, w państwach sąsiadujących z nimi oraz w państwach sąsiadujących z twoim Supermocarstwem. To, co zyskasz po drodze, nie otwiera nowych państw aż do następnego zagrania.',
    events: 'Wpływy z Wydarzenia trafiają tam, gdzie ono wskazuje, blisko czy daleko.',
  },
  '6.1.2': {
    title: 'Koszt',
    price:
      'Punkt Wpływów kosztuje 1, a w państwie pod kontrolą przeciwnika 2. Koszt liczy się od nowa dla każdego punktu: gdy kontrola zostanie przełamana, następny punkt kosztuje tam 1.',
    example:
      'Gracz ZSRR kontroluje Turcję (Poziom Stabilizacji 2) przy 2 do 0. Pierwszy punkt USA kosztuje 2 i przełamuje kontrolę; następny kosztuje 1.',
  },
  '6.1.3': {
    title: 'W kilku państwach',
    spread: 'Punkty z karty możesz rozdzielić między dowolnie wiele państw w dowolnych Regionach.',
  },
  '6.1.4': {
    title: 'Państwa sąsiadujące z twoim Supermocarstwem',
    home: 'W państwach sąsiadujących z własnym Supermocarstwem możesz umieszczać Wpływy zawsze, nawet jeśli w pobliżu nie masz żadnych. Z USA sąsiadują: Kanada, Meksyk, Kuba, Japonia. Z ZSRR: Finlandia, Polska, Rumunia, Afganistan, Korea Północna.',
  },
  '6.1.5': {
    title: 'Znaczniki nie są limitem',
    number: 'Liczba znaczników nie ogranicza liczby Wpływów.',
  },
  '6.1.6': {
    title: 'Co widać w państwie',
    read: 'Przy każdym państwie widać Wpływy obu stron i to, kto je kontroluje.',
  },
  '6.2': {
    title: 'Wywieranie Presji',
    realign: 'Wywieranie Presji odbiera Wpływy; każdy Punkt Operacyjny to jeden rzut.',
  },
  '6.2.1': {
    title: 'Cel',
    target:
      'Przeciwnik musi mieć w państwie Wpływy; ty nie potrzebujesz żadnych, ani tam, ani w pobliżu. Cele wybierasz po kolei, każdy dopiero po poprzednim rzucie. To samo państwo można wybrać ponownie.',
    limits: 'DEFCON zamyka Regiony dla Wywierania Presji [8.1.5], a Wydarzenia mogą chronić państwa.',
    anywhere: 'Z opcją „Presja wszędzie” DEFCON nie zamyka żadnego Regionu [16.1].',
  },
  '6.2.2': {
    title: 'Rzut',
    roll: 'Obie strony rzucają kością. Każda dodaje 1 za każde kontrolowane przez siebie państwo sąsiednie, 1, jeśli ma w tym państwie więcej Wpływów niż przeciwnik, i 1, jeśli sąsiaduje z nim jej Supermocarstwo.',
    result:
      'Strona z niższym wynikiem traci tam Wpływy: tyle, ile wynosi różnica, albo tyle, ile ma. Remis nic nie zmienia. Stracić może także ten, kto Wywiera Presję.',
    safe: 'Z opcją „Bezpieczna Presja” we własnych rzutach nie możesz stracić Wpływów [16.2].',
  },
  '6.2.3': { title: 'Nic się nie dodaje', none: 'Wywieranie Presji nigdy nikomu nie dodaje Wpływów.' },
  '6.3': {
    title: 'Przewroty',
    coup: 'Przewrót to jedna próba obalenia rządu w państwie, na którą idą wszystkie punkty karty.',
  },
  '6.3.1': {
    title: 'Cel',
    target: 'Przeciwnik musi mieć w państwie Wpływy; ty nie potrzebujesz żadnych, ani tam, ani w pobliżu.',
    limits: 'DEFCON zamyka Regiony dla Przewrotów [8.1.5], a Wydarzenia mogą chronić państwa.',
  },
  '6.3.2': {
    title: 'Rzut',
    roll: 'Rzuć kością i dodaj Wartość Operacyjną. Wynikiem jest nadwyżka ponad podwojony Poziom Stabilizacji państwa: usuń tyle Wpływów przeciwnika, a jeśli tyle ich tam nie ma, resztę dodaj jako własne. Jeśli nadwyżki nie ma, Przewrót się nie udaje.',
    example:
      'Przewrót za 3 Punkty Operacyjne w państwie o Poziomie Stabilizacji 2: przy rzucie 5 suma wynosi 8, o 4 więcej niż 4. Jeśli przeciwnik ma tam 3 Punkty Wpływów, traci wszystkie 3, a ty zyskujesz 1.',
  },
  '6.3.3': {
    title: 'Operacje Wojskowe',
    military: 'Przewrót, udany czy nie, daje tyle Operacji Wojskowych, ile wydano na niego Punktów Operacyjnych [8.2].',
  },
  '6.3.4': {
    title: 'Państwa Strategiczne',
    defcon:
      'Każdy Przewrót w Państwie Strategicznym, udany czy nie, obniża DEFCON o 1. Przy DEFCON 2 oznacza to wojnę nuklearną [8.1.3].',
  },
  '6.3.5': {
    title: 'Darmowe Przewroty',
    free: 'Przewrót, który Wydarzenie daje we wskazanych przez siebie państwach, jest darmowy: DEFCON nie zamyka dla niego żadnego Regionu i nie daje on Operacji Wojskowych [8.2.5], ale w Państwie Strategicznym obniża DEFCON. Tak samo DEFCON nie ogranicza darmowego Wywierania Presji.',
  },
  '6.4': {
    title: 'Wyścig Kosmiczny',
    why: 'Kartę posyła się na Wyścig Kosmiczny, żeby ruszyć w nim naprzód, albo tylko po to, by pozbyć się niechcianego Wydarzenia.',
  },
  '6.4.1': {
    title: 'Próba',
    attempt:
      'Karta musi być warta co najmniej tyle, ile wymaga twoje następne pole: 2 na polach od 1 do 4, 3 na polach od 5 do 7, 4 na polu 8. Rzuć kością: przesuwasz się, jeśli nie wyrzucisz więcej, niż pozwala pole. Na pola 1, 3, 5 i 7 trzeba wyrzucić najwyżej 3, na pola 2, 4 i 6 najwyżej 4, a na pole 8 najwyżej 2.',
    optional: 'Z opcją „Kosmos bez rzutu” możesz odrzucić kartę bez rzutu [16.4].',
  },
  '6.4.2': {
    title: 'Ile prób w Etapie',
    once: 'W każdym Etapie możesz podjąć jedną próbę, udaną czy nie. Kto jako jedyny dotarł na pole 2, może podjąć dwie.',
  },
  '6.4.3': {
    title: 'Punkty Zwycięstwa',
    points:
      'Strona, która dotrze na pole pierwsza, dostaje wyższą liczbę PZ, druga niższą: pole 1 daje 2 albo 1, pole 3 daje 2 albo 0, pole 5 daje 3 albo 1, pole 7 daje 4 albo 2, pole 8 daje 2 albo 0.',
  },
  '6.4.4': {
    title: 'Zdolności specjalne',
    abilities:
      'Strona, która dotarła na pole pierwsza, ma jego zdolność specjalną. Pole 2: dwie próby w Etapie. Pole 4: przeciwnik pokazuje Wydarzenie Kluczowe, zanim wybierzesz swoje. Pole 6: na koniec Etapu możesz odrzucić zatrzymaną kartę. Pole 8: możesz rozegrać osiem Rund.',
    end: 'Zdolność działa od razu, sumuje się z innymi i kończy się, gdy na to pole dotrze przeciwnik.',
  },
  '6.4.5': {
    title: 'Bez Wydarzenia',
    none: 'Karta posłana na Wyścig Kosmiczny zostaje odrzucona, a jej Wydarzenie nie następuje; dotyczy to także kart z gwiazdką.',
  },
  '6.4.6': {
    title: 'Ostatnie pole',
    last: 'Kto dotarł na pole 8, nie może już posyłać kart na Wyścig Kosmiczny.',
  },
};
