import type { RulebookChapter } from '../../rulebook.ts';

export const components: RulebookChapter<'2'> = {
  '2': {
    title: 'Elementy gry',
    game: 'Dwóch graczy, USA i ZSRR, walczy o świat. Służą im do tego mapa, talia kart, Wpływy i kilka torów. Kolejne punkty wyjaśniają każdy element.',
  },
  '2.1': {
    title: 'Mapa',
    map: 'Na mapie są państwa podzielone na sześć Regionów. Twoją pozycję w państwie mierzą Wpływy, które w nim masz.',
  },
  '2.1.1': {
    title: 'Regiony',
    regions:
      'Regionów jest sześć: Europa, Azja, Bliski Wschód, Afryka, Ameryka Środkowa i Ameryka Południowa. Ameryka Środkowa sięga od Meksyku po wyspy Karaibów. Libia i Egipt należą do Bliskiego Wschodu, a Australia do Azji.',
    europe:
      'Europa ma dwa podregiony: Europę Zachodnią i Wschodnią. Austria i Finlandia należą do obu. Kanada i Turcja leżą w Europie Zachodniej.',
    asia: 'Azja ma jeden podregion, Azję Południowo-Wschodnią: Birma, Laos/Kambodża, Tajlandia, Wietnam, Malezja, Indonezja i Filipiny.',
  },
  '2.1.2': {
    title: 'Region to także jego podregiony',
    whole:
      'Co dotyczy Europy, dotyczy też Europy Zachodniej i Wschodniej; co dotyczy Azji, dotyczy też Azji Południowo-Wschodniej.',
  },
  '2.1.3': {
    title: 'Poziom Stabilizacji',
    stability:
      'Każde państwo ma Poziom Stabilizacji od 1 do 5. Im jest wyższy, tym więcej Wpływów trzeba, by państwo kontrolować [2.1.7], i tym trudniej obalić w nim rząd Przewrotem [6.3.2].',
  },
  '2.1.4': {
    title: 'Państwa Strategiczne',
    battlegrounds:
      'Państwa Strategiczne więcej znaczą przy Rozstrzygnięciach [10.1.1], a Przewrót w takim państwie obniża DEFCON [6.3.4]. Kontroluje się je tak samo jak wszystkie inne.',
  },
  '2.1.5': {
    title: 'Supermocarstwa na mapie',
    superpowers:
      'USA i ZSRR mają na mapie po jednym polu, na którym nigdy nie umieszcza się Wpływów. Przy Wydarzeniach i Wywieraniu Presji Supermocarstwo leżące obok państwa liczy się jak sąsiednie państwo kontrolowane przez swoją stronę; przy Wywieraniu Presji liczy się tylko raz [6.2.2].',
  },
  '2.1.6': {
    title: 'Sąsiednie państwa',
    lines:
      'Sąsiadują ze sobą państwa połączone linią dowolnego koloru, także przez granicę Regionów. Państwa, które leżą blisko siebie, ale nie łączy ich linia, nie sąsiadują.',
  },
  '2.1.7': {
    title: 'Kontrola nad państwem',
    control:
      'Kontrolujesz państwo, jeśli masz w nim co najmniej tyle Wpływów, ile wynosi jego Poziom Stabilizacji, i zarazem co najmniej o tyle więcej niż przeciwnik. Jeśli nie, może je kontrolować przeciwnik albo nikt.',
    example:
      'Izrael ma Poziom Stabilizacji 4. Przy 4 do 0 kontrolujesz go; przy 4 do 1 nie kontroluje go nikt; przy 5 do 1 znowu ty.',
  },
  '2.1.8': {
    title: 'Początkowe Wpływy',
    start: 'Małe liczby na mapie pokazują, ile Wpływów jest w państwie na początku gry [3].',
  },
  '2.2': {
    title: 'Karty',
    cards: 'Karta ma tytuł, Wartość Operacyjną od 1 do 4, Wydarzenie i okres zimnej wojny, w którym wchodzi do gry.',
  },
  '2.2.1': {
    title: 'Talia',
    deck: 'Kart jest 110: karty Preludium, Eskalacji i Apogeum, a osobno Karta Chińska [9]. Siedem z nich to karty opcjonalne [14].',
    spanish:
      'Kart jest 111: karty Preludium, Eskalacji i Apogeum, a osobno Karta Chińska [9]. Osiem z nich to karty opcjonalne [14].',
    second: 'Są 103 karty: Preludium, Eskalacji i Apogeum, a osobno Karta Chińska [9].',
    scoring:
      'Siedem to karty Rozstrzygnięć. Nie mają Punktów Operacyjnych, wskazują Region, który przynosi punkty [10.1], i nie wolno ich zatrzymać na następny Etap [10.1.5].',
  },
  '2.2.2': {
    title: 'Czyje jest Wydarzenie',
    sides:
      'Wydarzenie należy do USA, do ZSRR albo jest wspólne. Ze wspólnego korzysta ten, kto zagrywa kartę; samo z siebie nie następuje nigdy.',
  },
  '2.2.3': {
    title: 'Wydarzenie albo Operacje',
    uses: 'Kartę zagrywa się jako Wydarzenie albo na Operacje [6]. Karta przeciwnika daje ci Operacje, ale jej Wydarzenie też następuje [5.2].',
  },
  '2.2.4': {
    title: 'Karty usuwane z gry',
    removed:
      'Karta z gwiazdką wypada z gry, gdy jej Wydarzenie nastąpi. Jeśli posłużyła tylko do Operacji, poszła na Wyścig Kosmiczny, została odrzucona albo jej Wydarzenie anulowano lub uniemożliwiono, trafia na stos kart odrzuconych i może wrócić.',
  },
  '2.2.5': {
    title: 'Trwałe Wydarzenia',
    lasting:
      'Niektóre Wydarzenia działają do końca Etapu, inne do końca gry albo do chwili, gdy zakończy je inne Wydarzenie. O każdym przypomina znacznik obok mapy [7.3].',
  },
  '2.2.6': {
    title: 'Stos kart odrzuconych',
    discards: 'Karty zagrane i nieusunięte z gry leżą odkryte na stosie kart odrzuconych. Każdy może go przejrzeć.',
  },
  '2.3': {
    title: 'Znaczniki',
    markers:
      'Znaczniki Wpływów pokazują, ile Wpływów ma strona w państwie. Inne wskazują Etap, Rundę, Punkty Zwycięstwa, DEFCON, Operacje Wojskowe, Wyścig Kosmiczny i obowiązujące Wydarzenia.',
  },
};
