import type { Rulebook } from '../../rulebook.ts';

export const rulings: Rulebook['rulings'] = {
  'headline-blame':
    'W fazie Wydarzeń Kluczowych za DEFCON 1 odpowiada ten, kto wybrał kartę właśnie rozpatrywaną, czyjekolwiek jest jej Wydarzenie.',
  'nested-blame':
    'Jeśli karta sprawia, że następuje Wydarzenie innej karty, za DEFCON odpowiada nadal ten, kto zagrał pierwszą.',
  'enemy-coup-blame':
    'Jeśli w twojej Rundzie przy DEFCON 2 przeciwnik dokona Przewrotu w Państwie Strategicznym za Operacje, które dała mu twoja karta, przegrywasz.',
  'crisis-blame':
    'Gdy działa „Kryzys kubański”, Przewrót zagrożonej strony oznacza jej przegraną, ktokolwiek jest Aktywnym Graczem.',
  'gained-this-round':
    'Wpływy, które Wydarzenie dało ci wcześniej w tej samej Rundzie, nie otwierają twoim Operacjom nowych państw.',
  'pay-with-bonus': 'Punkt premii za Region może pomóc zapłacić w nim koszt 2.',
  'lost-bonus':
    'Z obiema premiami Karta Chińska jest warta 6 w Azji Południowo-Wschodniej; użyta gdzie indziej w Azji 5, a poza nią 4. Wyjście z Regionu kosztuje tylko tę premię, która go wymaga.',
  'bonus-by-use':
    'Przewrót w Regionie korzysta z premii i liczy ją do Operacji Wojskowych. Przy Wywieraniu Presji premia to jeszcze jeden rzut w Regionie, jeśli były w nim wszystkie poprzednie.',
  'bonus-under-un':
    'Karta, której Operacje wykonuje się z pomocą karty „Interwencja ONZ”, też dostaje premię Wydarzenia „Wietkong”.',
  'sum-first':
    'Gdy działają naraz „Doktryna powstrzymywania” i „Paraliż”, karta o wartości 4 pozostaje warta 4, a karta o wartości 1 pozostaje warta 1.',
  'modified-events': 'Operacje z Wydarzenia rosną i maleją tak samo jak Operacje z karty.',
  'coup-order':
    'Kolejność jest taka: cel, zapłata za zakończenie kryzysu, rzut, Wpływy, Operacje Wojskowe, DEFCON, PZ z karty „Jurij i Samantha”. Przy DEFCON 2 Przewrót w Państwie Strategicznym to przegrana, cokolwiek by wypadło.',
  'scandal-dice':
    '„Afera Iran-Contras” obniża każdy rzut USA na Wywieranie Presji, także gdy Presję wywiera gracz ZSRR.',
  'fresh-modifiers': 'To, co dodaje się do rzutów, sprawdza się od nowa przy każdym rzucie.',
  'free-battleground':
    'Darmowy Przewrót można przeprowadzić także tam, gdzie innych zabrania DEFCON; w Państwie Strategicznym i tak obniża DEFCON.',
  'event-coups-military':
    'Przewroty z karty „Che Guevara” oraz Przewroty za Operacje, które Wydarzenie daje do użycia w dowolnym miejscu, dają Operacje Wojskowe. Nie dają ich tylko darmowe Przewroty.',
  'superpower-war':
    'W wojnie Supermocarstwo przeciwnika sąsiadujące z celem odejmuje 1 od rzutu, na przykład w Meksyku lub Afganistanie.',
  'war-spoils':
    'Zwycięzca dodaje tyle, ile miał przegrany, do Wpływów, które sam już tam ma. Wojnę można wywołać i tam, gdzie nikt ich nie ma.',
  'nato-brush-war': 'Gdy obowiązuje „NATO”, gracz ZSRR nie może wybrać państwa Europy kontrolowanego przez gracza USA.',
  'no-attempt':
    'Wydarzenia, które przesuwają cię naprzód, nie są próbami: nadal możesz w tym Etapie posłać kartę na Wyścig Kosmiczny.',
  'space-at-once': 'Kto jako jedyny dotrze na pole 2, może jeszcze w tym samym Etapie podjąć drugą próbę.',
  'what-may-go':
    'Na Wyścig Kosmiczny można posłać Kartę Chińską, a także kartę zabraną przez „Handel zbożem z ZSRR”. Operacji z Wydarzenia posłać nie można.',
  'spaced-cards':
    'Karta posłana na Wyścig Kosmiczny niczego nie wywołuje: ani PZ z karty „Dzieci Kwiaty”, ani PZ z karty „Zdrajcy i Dezerterzy”.',
  'box-passed-over':
    '„Dla człowieka to jeden mały krok…” daje PZ tylko za drugie z pól. Pole przeskoczone liczy się jako osiągnięte: zdolność, którą miał tam przeciwnik, się kończy.',
  'last-box-scientist':
    'Wydarzenie „Nazistowscy naukowcy” zagrane na ostatnim polu następuje bez skutku, a karta wypada z gry.',
  'defectors-headline':
    'Karta „Zdrajcy i Dezerterzy” jako Wydarzenie Kluczowe USA anuluje Wydarzenie Kluczowe ZSRR, zanim cokolwiek nastąpi, bez względu na wartości i nawet jeśli to karta Rozstrzygnięcia. Jako Wydarzenie Kluczowe ZSRR nic nie robi.',
  'defectors-elsewhere':
    'W Rundzie gracza USA, a także zabrana przez niego za sprawą karty „Handel zbożem z ZSRR” w Rundzie gracza ZSRR, służy tylko do Operacji. Odrzucona przez „Plan pięcioletni”, który gracz ZSRR zagrywa w swojej Rundzie, daje graczowi USA swój PZ.',
  'defectors-late':
    'Jeśli w fazie Wydarzeń Kluczowych kartę „Zdrajcy i Dezerterzy” wywoła inna karta, nadal anuluje ona Wydarzenie Kluczowe ZSRR, które jeszcze nie nastąpiło.',
  'failed-headline':
    'Wydarzenie Kluczowe, którego warunek nie jest spełniony, nie ma skutku, a karta trafia na stos kart odrzuconych.',
  'headline-duties':
    'Pułapki, obowiązek zagrania karty „Diabelska Alternatywa” i „NORAD” nie dotyczą Wydarzeń Kluczowych: wybrać można dowolną kartę i wykonać Operacje, które ona daje.',
  'box-four-order':
    'Wcześniejsze obejrzenie Wydarzenia Kluczowego przeciwnika nie zmienia kolejności, w jakiej następują.',
  'headline-out-of-hand':
    'Karty wybranej na Wydarzenie Kluczowe nie ma już na ręce, gdy drugie Wydarzenie Kluczowe ogląda tę rękę albo coś z niej zabiera.',
  'no-headline': 'Strona, która nie ma karty na Wydarzenie Kluczowe, nie ma go wcale; następuje tylko to drugie.',
  'un-partner':
    'Karta użyta razem z nią pochodzi z ręki albo została właśnie zabrana przez „Handel zbożem z ZSRR”; nie może pójść na Wyścig Kosmiczny. Obie zostają odrzucone.',
  'un-nested':
    'Jeśli jej Wydarzenie wywoła karta „Gwiezdne Wojny”, „Diabelska Alternatywa” lub „Plan pięcioletni”, nic się nie dzieje, a „Interwencja ONZ” zostaje odrzucona.',
  'u2-either-side': 'Dodatkowy PZ otrzymuje gracz ZSRR, którakolwiek strona zagra kartę „Interwencja ONZ”.',
  'bury-when':
    '3 PZ należą się, gdy tylko gracz USA zrobi cokolwiek innego, niż użyje karty „Interwencja ONZ” jako Wydarzenia, i to zanim tamto zadziała. Nie pomaga ani pas, ani pułapka, ani karta Rozstrzygnięcia.',
  'bury-own':
    'Jeśli kartę zagrywa sam gracz USA, chodzi o jego następną Rundę, w razie potrzeby już w kolejnym Etapie.',
  'bury-grain':
    'Jeśli „Interwencja ONZ” idzie dopiero z kartą zabraną przez „Handel zbożem z ZSRR”, 3 PZ zostały już przyznane.',
  'envy-value':
    'Najwyższą kartę wskazują wartości, które jej właściciel ma teraz; spośród równych wybiera właściciel. „Diabelska Alternatywa” zmienia właściciela od razu, zanim otrzymana karta zadziała.',
  'envy-event':
    'Wydarzenia własnego lub wspólnego trzeba użyć; jeśli nie może nastąpić, nie dostajesz nic. Przy Wydarzeniu przeciwnika dostajesz Operacje, a Wydarzenie nie następuje.',
  'envy-scoring-only':
    'Jeśli na ręce są same karty Rozstrzygnięć albo ręka jest pusta, nic się nie dzieje, a karta zostaje odrzucona.',
  'envy-owed':
    'Kto ją dostał, musi w swojej następnej Rundzie, choćby dopiero w następnym Etapie, użyć jej na Operacje na mapie; Wyścig Kosmiczny nie wystarczy.',
  'envy-other-duties':
    'Karty Rozstrzygnięć, które inaczej zostałyby zatrzymane, mają pierwszeństwo przed obowiązkową kartą „Diabelska Alternatywa”. W pułapce odrzuca się właśnie ją, o ile jest jeszcze dość warta.',
  'trap-discard':
    'W pułapce musisz odrzucać, póki masz odpowiednią kartę, chyba że wszystkich pozostałych Rund potrzebujesz na karty Rozstrzygnięć; wtedy zagrywasz jedną z nich i nie rzucasz kością.',
  'trap-nothing':
    'W pułapce bez odpowiedniej karty nie rzucasz kością: zagrywasz kartę Rozstrzygnięcia, jeśli ją masz, a jeśli nie, tracisz Rundę. Pułapka działa dalej. Karty Chińskiej odrzucić nie można.',
  'grain-any-use':
    'Gracz USA może użyć tej karty jak karty z własnej ręki; jeśli to Wydarzenie ZSRR, a gracz USA wykonuje Operacje, Wydarzenie następuje. Jeśli karty nie ma albo wraca ona do właściciela, gracz USA wykonuje zamiast tego Operacje.',
  'five-year-random':
    'Kartę się losuje. Następuje tylko Wydarzenie USA; wszystko inne, także karty Rozstrzygnięć, przepada bez skutku.',
  'star-wars-choice':
    'Wybrać można każdą odrzuconą kartę oprócz karty Rozstrzygnięcia, czyjekolwiek jest jej Wydarzenie. Jeśli nie może ono nastąpić, nic się nie dzieje, a karta zostaje na stosie kart odrzuconych.',
  'salt-both':
    'Dotyczy rzutów na Przewrót obu stron i sumuje się z kartą „Szwadrony śmierci”. Wzięcie karty jest dobrowolne, a kartę się pokazuje.',
  'ask-not-order':
    'Najpierw wskazuje się wszystkie karty do odrzucenia, potem dobiera się tyle samo. Jeśli talia się skończy, odrzucone teraz karty tasuje się razem z innymi.',
  'remix-open': 'Ręka gracza USA jest odkryta przez cały Etap, łącznie z tym, co w tym czasie dobierze.',
  'tehran-few':
    'Jeśli w talii jest za mało kart, gracz USA ogląda tyle, ile ich jest; niczego się z tego powodu nie tasuje. To, co odrzuca, pokazuje.',
  'flower-uses':
    'Daje PZ za karty wojenne zagrane jako Wydarzenie lub na Operacje, jako Wydarzenie Kluczowe, a także za sprawą kart „Gwiezdne Wojny”, „Handel zbożem z ZSRR”, „Diabelska Alternatywa” lub „Interwencja ONZ”; nie daje za kartę „Wojny izraelsko-arabskie” po Wydarzeniu „Porozumienie z Camp David”.',
  'shuttle-out':
    'Państwo, które pomija „Dyplomacja wahadłowa”, nie liczy się wcale, ani jako państwo, ani jako Państwo Strategiczne. Jeśli gracz ZSRR kontroluje Japonię, pomija się właśnie ją; wszystkie inne Państwa Strategiczne są równorzędne. Nie dotyczy Rozstrzygnięcia Końcowego ani Rozstrzygnięcia w Azji Południowo-Wschodniej.',
  'formosa-seven':
    'Gdy obowiązuje „Traktat USA-Tajwan”, a gracz USA kontroluje Tajwan, liczy się on przy Rozstrzygnięciu jako siódme Państwo Strategiczne Azji i do Kontroli potrzeba wszystkich siedmiu. Efekt kończy się, gdy tylko gracz USA zagra Kartę Chińską, choćby na Wyścig Kosmiczny.',
  'nato-exceptions':
    '„NATO” zabrania graczowi ZSRR Przewrotów, Wywierania Presji i karty „Interwencja zbrojna”, niczego więcej. „Charles de Gaulle” i „Willy Brandt” wprowadzają swoje wyjątki także wtedy, gdy nastąpią wcześniej; „Zburzcie ten mur” odwołuje wyjątek dla Niemiec Zachodnich.',
  'japan-for-good': 'Japonia pozostaje chroniona, nawet jeśli gracz USA straci nad nią kontrolę.',
  'reformer-coups': 'Zabrania graczowi ZSRR Przewrotów w Europie, ale nie Wywierania Presji.',
  'chernobyl-ops':
    '„Czarnobyl” zabrania umieszczania Wpływów za Operacje. Przewroty i Wydarzenia ZSRR mogą tam nadal dodawać Wpływy.',
  'crisis-payment':
    'Wpływy, które kończą „Kryzys kubański”, usuwa się z jednego państwa. Pytanie pada na początku każdej twojej Rundy i po wskazaniu celu Przewrotu, jeśli masz czym zapłacić. DEFCON nie wraca do poprzedniego poziomu.',
  'subs-crisis':
    '„Atomowe okręty podwodne” chronią DEFCON przed Przewrotami USA; nie chronią gracza USA przed skutkami karty „Kryzys kubański”.',
  'norad-when':
    'Działa po Rundzie każdej ze stron, gdy cała karta jest już rozpatrzona, jeśli DEFCON przesunął się w tej Rundzie na 2, choćby potem znów wzrósł. Gracz USA musi wtedy kontrolować Kanadę.',
  'norad-start':
    'W Rundzie, w której kartę zagrano, liczy się tylko późniejszy spadek na 2. Jeśli w danej Rundzie kończy ją „Grzęzawisko”, już nie działa.',
  'wargames-end':
    'Najpierw oddaje się PZ, potem decyduje znacznik. Nie ma Rozstrzygnięcia Końcowego ani PZ za Kartę Chińską.',
  ties: 'Przy remisie „Igrzyska Olimpijskie” i „Referendum w sprawie NATO” wymagają ponownego rzutu; „Rozmowy na szczycie” nie.',
  refusals: 'Gracz USA może odmówić odrzucenia karty, nawet jeśli ma odpowiednią.',
  'empty-events': 'Nawet bez celu Wydarzenie nastąpiło, więc karta wypada z gry.',
  'unrest-split': 'Wpływy dla sąsiednich państw można rozdzielić między Angolę i Botswanę.',
  'stalin-move':
    'Umieszcza się tyle, ile zabrano; najwyżej 2 w jednym państwie i nic w państwach pod kontrolą gracza USA.',
  'top-up': 'Wpływy rosną do tego, czego trzeba do kontroli; nigdy nie maleją.',
  'decline-ops':
    'Z Operacji, które dają „Igrzyska Olimpijskie”, „CIA”, „Traktat ABM”, „Samotny strzelec”, „Zestrzelenie KAL-007” i „Głasnost”, można zrezygnować.',
  'must-ops':
    'Operacje z kart „Interwencja ONZ”, „Diabelska Alternatywa” i „Handel zbożem z ZSRR” trzeba wykonać, póki zasady na to pozwalają.',
  'as-far-as': 'Wydarzenie trzeba wykonać w całości, a gdy brakuje celów, na tyle, na ile ich wystarczy.',
  'may-stop': 'Gdy tekst Wydarzenia mówi „może” lub „najwyżej”, można skończyć wcześniej albo w ogóle zrezygnować.',
  'turn-end-order':
    'Odrzucenie karty z pola 6, Operacje Wojskowe, zatrzymane karty Rozstrzygnięć, koniec efektów: w tej kolejności. Odrzucić można więc i kartę Rozstrzygnięcia.',
  'twenty-at-once':
    'PZ z jednego Wydarzenia sumuje się, zanim ktokolwiek sprawdzi, czy jest 20. „Pogrzebiemy was!” i Wydarzenie, które po nim następuje, sprawdza się jedno po drugim.',
  'final-no-stop':
    'Podczas Rozstrzygnięcia Końcowego znacznik może przekroczyć 20; liczy się tylko to, gdzie stanie na końcu.',
  'forced-scoring':
    'Oprócz kart Rozstrzygnięć możesz wtedy zagrać to, co na pewno uwolni cię od jednej z nich albo da ci Rundę na jej zagranie. Gracz ZSRR: „Plan pięcioletni”, jeśli wszystkie jego pozostałe karty to karty Rozstrzygnięć. Gracz USA: „Nie pytaj, co twój kraj może zrobić dla ciebie…” lub „Pola ropy na Morzu Północnym” jako Wydarzenie; w zasadach Deluxe „Aldrich Ames”, jeśli wszystkie jego pozostałe karty to karty Rozstrzygnięć; „Gwiezdne Wojny”, jeśli weźmie nimi taką kartę. Obie strony: „Nazistowscy naukowcy” lub „Dla człowieka to jeden mały krok…” jako Wydarzenie, jeśli daje ono dodatkową Rundę pola 8. Przed obowiązkową kartą „Diabelska Alternatywa” wolno zagrać tylko karty Rozstrzygnięć.',
  'extra-round':
    'Dodatkowa Runda następuje po obu siódmych Rundach, najpierw ZSRR, i tylko dla strony, która ją ma. Także w pułapce lub z obowiązkiem zagrania karty „Diabelska Alternatywa” można z niej zrezygnować, chyba że masz na ręce kartę Rozstrzygnięcia. Jeśli Wydarzenie odbierze ci dodatkową Rundę pola 8, nadal możesz zagrać w niej kartę Rozstrzygnięcia.',
  surplus: 'Karty ponad limit zostają na ręce; po prostu nie dostajesz nowych.',
  'outside-piles':
    'Karty Chińskiej, kart usuniętych z gry i czekającej karty „Dyplomacja wahadłowa” się nie wtasowuje.',
  'setup-places':
    'Przy przygotowaniu dla gracza USA otwarte są też Kanada i Turcja; Austria i Finlandia są otwarte dla obu stron.',
  referendum:
    'Przy równych Wpływach w Hiszpanii/Portugalii nikt nie dodaje za nie 1. Numeru, strony, wartości i okresu tej karty nie da się odczytać w naszym źródle; przyjęliśmy 111, kartę wspólną, 2 i Apogeum.',
  'civil-events':
    'Wydarzenia nigdy nie przenoszą Wpływów na to pole ani z niego. Operacje z Wydarzenia można na nim wydawać.',
  'civil-us-scare': 'Gracz USA może używać Wydarzenia „Paraliż” jak zawsze.',
  'late-wargames':
    'Gdy kartę „Gry wojenne” zagra gracz ZSRR, decyduje znacznik, tak jak wydrukowano: przy 0 jest remis.',
  'safe-whose': 'Bezpieczny jest tylko Aktywny Gracz i tylko w rzutach, które sam wykonuje.',
  'mixed-where': 'Dotyczy każdego użycia Operacji, ale nie darmowych rzutów z Wydarzenia we wskazanym Regionie.',
  'handicap-rest': 'Punkty, których nie ma gdzie zgodnie z zasadami umieścić, przepadają.',
  'auction-opening': 'W aukcji wylosowany gracz musi ją otworzyć, oferując 0 lub więcej; oferta 19 kończy licytację.',
  'ames-order':
    '„Diabelska Alternatywa”, którą trzeba zagrać, ma pierwszeństwo przed ustaloną kolejnością. Jeśli w kolejności nie ma już kart, Runda przepada. Aby zrobić miejsce kartom Rozstrzygnięć, można zagrać tylko pierwszą kartę z kolejności.',
  'pile-out':
    'Gdy talia się skończy i tasuje się odrzucone karty, każda strona może wyliczyć, co druga ma na ręce, więc program to pokazuje.',
};
