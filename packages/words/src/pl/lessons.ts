import type { Like } from '../catalogue.ts';
import type { lessons as english } from '../en/lessons.ts';

/** The pages on which the game is learned; then by lesson and step what is to be known, the goal, and a hint. */
export const lessons: Like<typeof english> = {
  'learn.title': 'Ucz się, grając',
  'learn.about':
    'Dziesięć krótkich lekcji na prawdziwej planszy, po kilka minut każda. Niczego nie zepsujesz: każdy krok można powtórzyć, a wyjść można w każdej chwili.',
  'learn.done': 'ukończona',
  'learn.begun': 'zaczęta',
  'learn.step': 'Krok {done} z {needed}',
  'learn.goal': 'Twój cel:',
  'learn.hint': 'Pokaż wskazówkę',
  'learn.hint.title': 'Wskazówka:',
  'learn.ok': 'Jasne',
  'learn.read-again': 'Przeczytaj znowu',
  'learn.leave': 'Wyjdź z lekcji',
  'learn.missed': 'Ruch był dozwolony, ale nie prowadzi do celu. Nic się nie stało: spróbuj jeszcze raz.',
  'learn.missed.over': 'To zakończyło grę! Tutaj nic to nie kosztuje: spróbuj jeszcze raz.',
  'learn.retry': 'Powtórz ten krok',
  'learn.finished': 'Brawo! To już cała lekcja.',
  'learn.next': 'Następna lekcja: {text}',
  'learn.first-game': 'Zagraj pierwszą partię z Rekrutem',
  'learn.first-game.about':
    'Wiesz już wszystko, co trzeba. Rekrut dopiero zaczyna, tak jak ty: cała partia trwa około godziny.',

  'map-and-control.title': 'Mapa i kontrola',
  'map-and-control.about': 'Co znaczą liczby przy państwie i kiedy jest twoje.',
  'map-and-control.first-points':
    'Witaj! Grasz jako USA. W każdym państwie obie strony mogą mieć Wpływy: twoje są niebieskie, radzieckie czerwone. Szara liczba to Poziom Stabilizacji: z taką przewagą kontrolujesz państwo. Każda gra zaczyna się od darmowych Wpływów: ty masz siedem punktów w Europie Zachodniej.',
  'map-and-control.first-points.goal': 'Przejmij kontrolę nad Niemcami Zachodnimi i Włochami.',
  'map-and-control.first-points.hint':
    'Nikogo innego tam jeszcze nie ma, więc wystarczy sam Poziom Stabilizacji: kliknij cztery razy Niemcy Zachodnie i dwa razy Włochy. Ostatni punkt połóż, gdzie chcesz, i potwierdź.',
  'map-and-control.lead':
    'Liczy się przewaga. W tej grze ZSRR ma już we Włoszech jeden punkt, więc sam Poziom Stabilizacji nie wystarczy. Państwa z nagłówkiem w mocnym kolorze to Państwa Strategiczne: najwięcej znaczą przy Rozstrzygnięciach.',
  'map-and-control.lead.goal': 'Jeszcze raz przejmij kontrolę nad Włochami i Niemcami Zachodnimi.',
  'map-and-control.lead.hint':
    'Włochy mają Poziom Stabilizacji 2 i jeden punkt radziecki: potrzebujesz tam trzech punktów, a w Niemczech Zachodnich czterech.',

  'influence.title': 'Wpływy i ich koszt',
  'influence.about': 'Wydaj wartość karty na Wpływy.',
  'influence.neighbours':
    'W każdej Rundzie zagrywasz jedną kartę. Liczba na niej to Wartość Operacyjna: tyle Punktów Wpływów możesz umieścić w państwach, w których już je masz, i w sąsiednich. Karta „{card}” jest warta dwa.',
  'influence.neighbours.goal': 'Zagraj „{card}” na Wpływy i przejmij kontrolę nad Algierią.',
  'influence.neighbours.hint':
    'Kliknij kartę „{card}” na ręce, wybierz umieszczenie Wpływów, a potem dwa razy kliknij Algierię: sąsiaduje z Francją, w której już jesteś. Potwierdź.',
  'influence.double-cost':
    'W państwie kontrolowanym przez przeciwnika punkt kosztuje podwójnie. Gdy tylko kontrola zostanie przełamana, cena wraca do jednego. ZSRR kontroluje Włochy dwoma punktami do zera.',
  'influence.double-cost.goal': 'Wyrównaj we Włoszech za trzy Punkty Operacyjne.',
  'influence.double-cost.hint':
    'Zagraj „{card}” na Wpływy i dwa razy kliknij Włochy: pierwszy punkt kosztuje dwa i przełamuje kontrolę, drugi kosztuje jeden.',

  'coups.title': 'Przewroty i DEFCON',
  'coups.about': 'Obal rząd i nie wysadź świata w powietrze.',
  'coups.iran':
    'Teraz grasz jako ZSRR. Przy Przewrocie rzucasz kością, dodajesz wartość karty i odejmujesz podwojony Poziom Stabilizacji. To, co zostanie, usuwa Wpływy przeciwnika, a potem dodaje twoje. Przewrót w Państwie Strategicznym obniża DEFCON, czyli przybliża wojnę nuklearną. Liczy się też jako Operacje Wojskowe: w każdym Etapie masz ich wykonać tyle, ile wskazuje DEFCON.',
  'coups.iran.goal': 'Zdobądź Iran Przewrotem za pomocą karty „{card}”.',
  'coups.iran.hint': 'Kliknij „{card}”, wybierz Przewrót, a potem Iran. Zanim potwierdzisz, zobaczysz swoje szanse.',
  'coups.brink':
    'DEFCON wynosi 2. Kto w swojej Rundzie doprowadzi do 1, przegrywa, a zrobiłby to każdy Przewrót w Państwie Strategicznym. W innych państwach Przewrót nie zmienia DEFCON. Przy DEFCON 2 Europa, Azja i Bliski Wschód są zamknięte dla Przewrotów.',
  'coups.brink.goal': 'Dokonaj Przewrotu i nie wywołaj końca świata.',
  'coups.brink.hint':
    'Użyj karty „{card}” do Przewrotu w Kamerunie, który nie jest Państwem Strategicznym. Zanim potwierdzisz, przeczytaj ostrzeżenia.',

  'realignment.title': 'Wywieranie Presji',
  'realignment.about': 'Wypieraj Wpływy tam, gdzie masz silnych sąsiadów.',
  'realignment.cuba':
    'Wywieranie Presji tylko usuwa Wpływy. Każdy Punkt Operacyjny to jedna próba: rzucają obie strony, a niższy wynik traci różnicę. Masz +1 za każde sąsiednie państwo pod twoją kontrolą, +1, gdy sąsiaduje twoje Supermocarstwo, i +1 za przewagę Wpływów w samym państwie. DEFCON się przy tym nie zmienia.',
  'realignment.cuba.goal': 'Wyprzyj ZSRR z Kuby kartą „{card}”.',
  'realignment.cuba.hint':
    'Wybierz „{card}”, Wywieranie Presji i Kubę. Masz tam +3, a ZSRR +1. Prób są dwie: wykorzystaj obie.',
  'realignment.where-it-pays':
    'Zanim wybierzesz, stół pokazuje, co może dać każda próba. Idź tam, gdzie sąsiedzi pomagają tobie, a nie przeciwnikowi.',
  'realignment.where-it-pays.goal': 'Wyprzyj ZSRR z Chile.',
  'realignment.where-it-pays.hint':
    'Kontrolujesz Argentynę i Peru, które sąsiadują z Chile. Użyj karty „{card}” i przeznacz wszystkie próby na Chile, aż będzie puste.',

  'space.title': 'Wyścig Kosmiczny',
  'space.about': 'Co zrobić z kartą, której lepiej nie zagrywać.',
  'space.first-box':
    'Karty z czerwonym znakiem należą do ZSRR. Gdy zagrasz taką na Operacje, jej Wydarzenie też nastąpi. Karta „{card}” kosztowałaby cię Kubę. Ale raz na Etap możesz wysłać kartę w kosmos: jej Wydarzenie nie nastąpi, a niski rzut przesunie cię w Wyścigu Kosmicznym.',
  'space.first-box.goal': 'Wyślij kartę „{card}” w kosmos i zachowaj Kubę.',
  'space.first-box.hint':
    'Kliknij „{card}” i wybierz Wyścig Kosmiczny. Na pierwsze pole wystarczy najwyżej 3 na kości.',
  'space.strong-enough':
    'Dalsze pola wymagają kart o wyższej wartości: następne trzech. Nawet gdy rzut się nie uda, karty już nie ma, a jej Wydarzenie nie nastąpiło. Często to cenniejsze niż samo pole.',
  'space.strong-enough.goal': 'Podejmij próbę i ocal swoje Wpływy w Europie Zachodniej.',
  'space.strong-enough.hint': 'Tylko karta „{card}” jest warta trzy. Wyślij ją w kosmos.',

  'events.title': 'Wydarzenia, twoje i cudze',
  'events.about': 'Co jeszcze jest na kartach.',
  'events.own':
    'Zamiast Operacji możesz użyć Wydarzenia z karty, jeśli jest twoje (niebieski znak) albo wspólne (bez znaku). Kliknij „{card}” i przeczytaj, co robi. Niektóre Wydarzenia następują tylko raz; potem karta wypada z gry.',
  'events.own.goal': 'Zagraj „{card}” jako Wydarzenie.',
  'events.own.hint': 'Kliknij „{card}” i wybierz Wydarzenie. Japonia od razu będzie twoja.',
  'events.theirs':
    'Karta z Wydarzeniem przeciwnika daje ci Operacje, ale Wydarzenie też nastąpi. Ty wybierasz, co będzie pierwsze. Jeśli Wydarzenie, to Operacjami naprawisz szkody.',
  'events.theirs.goal': 'Zagraj „{card}” i zachowaj na koniec kontrolę nad Francją.',
  'events.theirs.hint':
    'Wybierz „{card}”, najpierw Wydarzenie. Gdy ZSRR usunie twoje Wpływy, połóż wszystkie trzy punkty we Francji.',

  'headlines.title': 'Wydarzenia Kluczowe',
  'headlines.about': 'Jak zaczyna się każdy Etap.',
  'headlines.choose':
    'Grasz jako ZSRR. Każdy Etap zaczyna się od Wydarzeń Kluczowych: obie strony potajemnie wybierają kartę, po czym następują oba Wydarzenia, najpierw to o wyższej wartości. Wydarzenie przeciwnika działa na jego korzyść, więc wybierz swoje albo wspólne.',
  'headlines.choose.goal': 'Wybierz „{card}” na Wydarzenie Kluczowe.',
  'headlines.choose.hint': 'Kliknij „{card}” i potwierdź. Do końca Etapu wszystkie karty USA są warte o jeden mniej.',
  'headlines.surprise':
    'Karta Rozstrzygnięcia też jest dobrym Wydarzeniem Kluczowym: daje punkty, zanim przeciwnik zdąży cokolwiek zrobić. Ma wartość 0, więc jest ostatnia. Na Bliskim Wschodzie masz przewagę.',
  'headlines.surprise.goal': 'Przeprowadź Rozstrzygnięcie na Bliskim Wschodzie swoim Wydarzeniem Kluczowym.',
  'headlines.surprise.hint': 'Wybierz „{card}”. Pozostałe karty na ręce mogą poczekać.',

  'scoring.title': 'Karty Rozstrzygnięć i Regiony',
  'scoring.about': 'Skąd biorą się Punkty Zwycięstwa.',
  'scoring.dominate':
    'Karty Rozstrzygnięć dają punkty za Region: trochę za Obecność (kontrolujesz jakieś państwo), więcej za Dominację (więcej państw i więcej Państw Strategicznych niż przeciwnik, w tym co najmniej jedno Państwo niestrategiczne), najwięcej za Kontrolę całego Regionu. W Ameryce Południowej masz dwa z czterech Państw Strategicznych, ale brakuje ci Państwa niestrategicznego.',
  'scoring.dominate.goal': 'Zdobądź Dominację w Ameryce Południowej.',
  'scoring.dominate.hint':
    'Użyj karty „{card}”, by umieścić Wpływy w Kolumbii, obok Wenezueli: nie jest Państwem Strategicznym i wystarczy tam jeden punkt.',
  'scoring.score':
    'Kartę Rozstrzygnięcia trzeba zagrać w tym Etapie, w którym masz ją na ręce: kto na koniec Etapu wciąż ją trzyma, przegrywa. Panel Regionów zawsze pokazuje, ile dałby teraz każdy z nich. 20 Punktów Zwycięstwa od razu daje zwycięstwo.',
  'scoring.score.goal': 'Zdobądź za Amerykę Południową co najmniej trzy Punkty Zwycięstwa.',
  'scoring.score.hint': 'Zagraj „{card}”. Każde Państwo Strategiczne pod twoją kontrolą dodaje punkt.',

  'china-card.title': 'Karta Chińska',
  'china-card.about': 'Silna karta, która przechodzi z rąk do rąk.',
  'china-card.five-in-asia':
    '„{card}” leży odkryta obok twojej ręki. Jest warta cztery Punkty Operacyjne, a pięć, jeśli wszystkie wykorzystasz w Azji. Po zagraniu przechodzi zakryta do przeciwnika, który może jej użyć od następnego Etapu. Kto ma ją na koniec gry, dostaje punkt.',
  'china-card.five-in-asia.goal':
    'Wykorzystaj wszystkie pięć Punktów Operacyjnych: przejmij kontrolę nad Tajlandią, Koreą Południową i Indonezją.',
  'china-card.five-in-asia.hint':
    'Zagraj „{card}” na Wpływy: dwa punkty w Tajlandii, dwa w Korei Południowej, jeden w Indonezji. Piąty punkt jest tylko wtedy, gdy wszystkie idą do Azji.',

  'whole-turn.title': 'Cały Etap',
  'whole-turn.about': 'Wydarzenie Kluczowe, sześć Rund i wszystko naraz.',
  'whole-turn.headline':
    'To pierwszy Etap prawdziwej gry. Grasz jako ZSRR i masz osiem kart: jedną na Wydarzenie Kluczowe, sześć na Rundy i jedną do zatrzymania. USA prowadzi komputer.',
  'whole-turn.headline.goal': 'Wybierz Wydarzenie Kluczowe i wykonaj to, czego wymaga.',
  'whole-turn.headline.hint': 'Karta „{card}” jest dobra: zabiera USA Wpływy w Europie Zachodniej.',
  'whole-turn.coup':
    'W każdej Rundzie zaczyna ZSRR. Wiele gier zaczyna się od Przewrotu, póki DEFCON na to pozwala: daje Operacje Wojskowe, a jeśli przy okazji zdobędziesz Państwo Strategiczne, tym lepiej.',
  'whole-turn.coup.goal': 'Dokonaj Przewrotu za co najmniej dwie Operacje Wojskowe.',
  'whole-turn.coup.hint': 'Użyj karty „{card}” do Przewrotu w Iranie.',
  'whole-turn.space': 'Masz na ręce kartę „{card}”, silne Wydarzenie USA. Jest dla niej bezpieczne miejsce.',
  'whole-turn.space.goal': 'Wyślij kartę w kosmos.',
  'whole-turn.space.hint': 'Kliknij „{card}” i wybierz Wyścig Kosmiczny.',
  'whole-turn.to-the-end':
    'Teraz grasz po swojemu. Poszerzaj Wpływy, bierz to, co wolne, odpowiadaj na ruchy USA. Jedno jest konieczne: kartę „{card}”, którą masz na ręce, trzeba zagrać przed końcem Etapu. Najpierw zadbaj, by Region się opłacił.',
  'whole-turn.to-the-end.goal': 'Dograj Etap do końca i zagraj po drodze „{card}”.',
  'whole-turn.to-the-end.hint':
    'Zostały cztery Rundy. Twoje własne Wydarzenia często są dobre: otwórz karty i je przeczytaj. Nie zostawiaj karty „{card}” na ostatnią Rundę.',
};
