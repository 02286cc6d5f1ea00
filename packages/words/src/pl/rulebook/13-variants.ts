import type { RulebookChapter } from '../../rulebook.ts';

export const variants: RulebookChapter<'13' | '14' | '15' | '16' | '17'> = {
  '13': { title: 'Edycje', one: 'Wydane drukiem edycje zgadzają się ze sobą poza tym, co wymieniono tutaj.' },
  '13.1': {
    title: 'Czym się różnią',
    deluxe:
      'Edycja Deluxe: 110 kart, w tym 7 opcjonalnych; w Kanadzie są na początku 2 Punkty Wpływów USA. To tę edycję opisują te zasady.',
    spanish:
      'Hiszpańska Edycja Deluxe: jak Edycja Deluxe, z „Referendum w sprawie NATO” jako ósmą kartą opcjonalną i innymi nazwami niektórych pól Wyścigu Kosmicznego.',
    polish:
      'Polska Edycja Deluxe: jak Edycja Deluxe; ale strona, która dojdzie do 20 PZ dzięki sprawdzeniu Operacji Wojskowych, musi pokazać rękę bez kart Rozstrzygnięć [10.3.1].',
    second:
      'Druga edycja: 103 karty; bez Wpływów USA w Kanadzie [3.3]; inne nazwy pól Wyścigu Kosmicznego; własna karta „Aldrich Ames” o wartości 4 [13.2]; aukcja stron [11.1.4]; w turniejach zatrzymane karty się pokazuje [11.1.1]. Nie ma w niej kart opcjonalnych, Chińskiej Wojny Domowej ani scenariusza Apogeum.',
  },
  '13.2': {
    title: '„Aldrich Ames” w drugiej edycji',
    order:
      'Gracz USA pokazuje rękę, a gracz ZSRR układa ją w kolejności. Do końca Etapu gracz USA musi się jej trzymać: w każdej Rundzie zagrywa pierwszą kartę, którą jeszcze ma na ręce, i używa jej, jak chce. Karty Chińskiej nie zagrywa, a karty zdobyte później ustawiają się na końcu.',
    duties:
      'Karta Rozstrzygnięcia wysuwa się na początek, gdy inaczej zostałaby zatrzymana [10.1.5]. W pułapce odrzuca się pierwszą kartę, która się nadaje.',
  },
  '14': {
    title: 'Karty opcjonalne',
    which:
      'Do Preludium dochodzą „Piątka z Cambridge”, „Nadzwyczajne relacje” i „NORAD”; do Eskalacji „Che Guevara” i „Reza Pahlavi”; do Apogeum „Jurij i Samantha” i „Sprzedaż AWACS Saudyjczykom”. W talii są wszystkie albo żadna.',
    spanish: 'Do Apogeum dochodzi „Referendum w sprawie NATO”: jest wspólne, ma wartość 2 i wymaga Wydarzenia „NATO”.',
  },
  '15': {
    title: 'Scenariusz Apogeum',
    about: 'Krótsza gra: same Etapy od 8 do 10. ZSRR prowadzi, ale słabnie.',
  },
  '15.1': {
    title: 'Tory i karty',
    tracks:
      'Gra zaczyna się rozdaniem Etapu 8, przy DEFCON 4 i 4 PZ dla ZSRR. W Wyścigu Kosmicznym USA stoją na polu 6, a ZSRR na polu 4. Gracz ZSRR ma Kartę Chińską, odkrytą.',
    effects:
      'Obowiązują: „Traktat USA-Japonia”, „Plan Marshalla”, „NATO”, „Układ Warszawski”, „Charles de Gaulle” i „Dzieci Kwiaty”.',
    cards:
      'Karty z gwiazdką z Preludium i Eskalacji są poza grą, oprócz kart „Niedźwiedź w potrzasku”, „Porozumienie z Camp David”, „Jan Paweł II” i „Utworzenie Strefy Kanału Panamskiego”. Wszystkie pozostałe tasuje się razem; każda strona dostaje 9.',
  },
  '15.2': {
    title: 'Wpływy',
    us: 'USA kontrolują, mając tyle, ile do tego trzeba: Zjednoczone Królestwo, Włochy, Beneluks, Danię, Norwegię, Izrael, Iran, Pakistan, Turcję, Zair, Somalię, Kenię, Nigerię, Japonię, Koreę Południową, Tajwan, Tajlandię, Indonezję, Australię, Nikaraguę, Panamę, Haiti, Honduras, Wenezuelę, Chile, Argentynę i Dominikanę. W Niemczech Zachodnich jest 5 do 1, na Filipinach 3 do 1, w Malezji 3 do 1, w Kolumbii 2 do 1.',
    ussr: 'ZSRR kontroluje, mając tyle, ile do tego trzeba: Niemcy Wschodnie, Polskę, Węgry, Czechosłowację, Bułgarię, Kubę, Koreę Północną, Irak, Indie, Afganistan, Libię, Algierię, Etiopię i Zimbabwe. Ma też 3 w Syrii, 3 do 1 w Angoli, 2 w Laosie/Kambodży, 5 w Wietnamie i 2 w Afryce Południowo-Wschodniej.',
    open: 'Nikt nie kontroluje (USA, ZSRR): Hiszpania/Portugalia (1, 0), Francja (3, 1), Rumunia (1, 3), Jordania (2, 2), Egipt (1, 0), RPA (2, 1), Finlandia (1, 2), Birma (0, 1), Peru (2, 1), Jugosławia (1, 2), Arabia Saudyjska (2, 0). Wszędzie indziej jest pusto.',
  },
  '15.3': {
    title: 'Zwycięstwo',
    us: 'Po Rozstrzygnięciu Końcowym, albo gdy zakończy grę kartą „Gry wojenne”, gracz USA wygrywa tylko z 20 PZ; inaczej wygrywa gracz ZSRR.',
    same: 'Automatyczne zwycięstwa [10.3.1] i Kontrola nad Europą przy Rozstrzygnięciu Końcowym liczą się jak zawsze.',
  },
  '16': {
    title: 'Opcjonalne zasady autorów',
    about: 'Zasady opcjonalne zaproponowane przez autorów. Każdą można wybrać osobno, w dowolnej edycji.',
  },
  '16.1': {
    title: 'Presja wszędzie',
    rule: 'DEFCON nie zamyka żadnego Regionu dla Wywierania Presji. Przewroty ogranicza jak zwykle [8.1.5].',
  },
  '16.2': {
    title: 'Bezpieczna Presja',
    rule: 'Wywierając Presję jako Aktywny Gracz, nie tracisz Wpływów, cokolwiek wypadnie na kościach.',
  },
  '16.3': {
    title: 'Mieszane Operacje',
    rule: 'Punkty z jednej karty można wydać i na Wpływy, i na Wywieranie Presji, po zwykłych kosztach, ale nie na jedno i drugie w tym samym państwie.',
  },
  '16.4': {
    title: 'Kosmos bez rzutu',
    rule: 'Kartę posłaną na Wyścig Kosmiczny można odrzucić bez rzutu. Próba i tak zostaje zużyta.',
  },
  '17': {
    title: 'Fory',
    rule: 'Jednej ze stron można dać dodatkowe Wpływy, od 1 do 20 punktów, które umieszcza na koniec przygotowania jak w [11.1.4.1]. Między równymi graczami zwykle daje się 2 dla USA.',
    bids: 'Jeśli strony się licytuje, forami jest wylicytowana oferta.',
  },
};
