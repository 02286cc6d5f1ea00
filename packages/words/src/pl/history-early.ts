import type { Like } from '../catalogue.ts';
import type { earlyHistory as english } from '../en/history-early.ts';

/** The history behind the cards of the Early War, in our words. */
export const earlyHistory: Like<typeof english> = {
  'asia-scoring':
    'Zwycięstwo Mao w 1949 roku oddało najludniejszy kraj świata pod czerwony sztandar, a rok później Chińczycy i Amerykanie strzelali już do siebie w Korei. Indochiny płonęły przez trzy dekady, Moskwa poróżniła się z Pekinem, a na koniec Armia Radziecka weszła do Afganistanu. Miliony ludzi zginęły tu w wojnach, które obie stolice nazywały ograniczonymi.',
  'europe-scoring':
    'Dwie armie stały tu naprzeciw siebie przez czterdzieści lat i prawie nie padł strzał. Linia, którą Churchill nazwał żelazną kurtyną, przecinała Niemcy, a od 1961 roku, jako mur, także sam Berlin. W Europie każda ze stron trzymała najlepsze dywizje, najnowsze rakiety i największe lęki. Gdy w listopadzie 1989 roku mur się otworzył, gra była rozstrzygnięta.',
  'middle-east-scoring':
    'Supermocarstwa przyciągnęła tu ropa, a zatrzymały cudze spory. Pierwsza próba sił przyszła w 1946 roku, gdy wojska radzieckie nie chciały opuścić północnego Iranu, dopóki Waszyngton mocno nie nacisnął. Później amerykańska pomoc dla Izraela pchała rządy arabskie do Moskwy po czołgi i samoloty. Przyjaciół traciło się z dnia na dzień: Irak w 1958 roku, Egipt w latach siedemdziesiątych, Iran w 1979.',
  'duck-and-cover':
    'W sierpniu 1949 roku Związek Radziecki zdetonował pierwszą bombę atomową, całe lata wcześniej, niż spodziewała się większość Amerykanów. Kongres odpowiedział ustawą o obronie cywilnej, a w szkołach zaczęły się ćwiczenia. Rysunkowy żółw Bert uczył dzieci, by na widok błysku dawały nura pod ławkę. Czy ławka by pomogła, o to głośno nikt nie pytał.',
  'five-year-plan':
    'Pierwszą pięciolatkę Stalin ogłosił w 1928 roku i za straszną cenę wepchnął chłopski kraj w epokę stali. Czwarta, na lata 1946–1950, miała odbudować to, co zniszczyli Niemcy. Planiści w Moskwie ustalali wskaźniki na wszystko, od traktorów po łyżeczki do herbaty, a fabryki nauczyły się wyrabiać normę, zamiast zaspokajać potrzeby, które się za nią kryły.',
  'china-card':
    'Mao Zedong proklamował Chińską Republikę Ludową 1 października 1949 roku, a kilka miesięcy później był już sojusznikiem Stalina. Przyjaźń przetrwała ledwie dekadę. W 1964 roku Chiny miały własną bombę, a w 1969 biły się z Sowietami na wspólnej granicy. Odtąd ten, kto zdobył względy Pekinu, przechylał szalę w całej Azji.',
  'socialist-governments':
    'Największe partie komunistyczne Zachodu działały we Włoszech i we Francji i po wojnie obie zasiadały w rządach. W 1947 roku Alcide De Gasperi zaczął rządzić bez komunistów, a przed włoskimi wyborami 1948 roku młoda CIA płaciła za plakaty, gazety i zaprzyjaźnione partie. Myśl, że sojusznicy mogliby opuścić obóz Zachodu drogą wyborów, niepokoiła Waszyngton przez dziesięciolecia.',
  fidel:
    'W styczniu 1959 roku, po ucieczce dyktatora Batisty, brodaci partyzanci wjechali do Hawany. Waszyngton czekał, aż się wyjaśni, kim jest Fidel Castro; okazał się marksistą, i to sto pięćdziesiąt kilometrów od Florydy. W 1961 roku szkoleni przez CIA emigranci wylądowali w Zatoce Świń i w kilka dni zostali rozbici. Kubańscy żołnierze walczyli potem nawet w dalekiej Angoli.',
  'vietnam-revolts':
    'We wrześniu 1945 roku Ho Chi Minh ogłosił w Hanoi niepodległość słowami zapożyczonymi od Jeffersona i napisał do Trumana z prośbą o pomoc. Odpowiedzi nie było. Francja chciała odzyskać kolonię i pod koniec 1946 roku toczyła się już otwarta wojna. W 1954 roku ludzie generała Giapa wciągnęli działa na wzgórza wokół Dien Bien Phu i Francuzi skapitulowali.',
  blockade:
    'W czerwcu 1948 roku wojska radzieckie odcięły wszystkie drogi, linie kolejowe i kanały do zachodniej części Berlina: Stalin nie chciał dopuścić, by w zachodnich strefach powstało niemieckie państwo. Alianci odpowiedzieli mostem powietrznym z węglem, mąką, a nawet słodyczami na spadochronikach. W Wielkanoc 1949 roku samolot lądował niemal co minutę. W maju drogi znów stały otworem.',
  'korean-war':
    'Czołgi Korei Północnej przekroczyły 38. równoleżnik 25 czerwca 1950 roku. Delegat radziecki był nieobecny w Radzie Bezpieczeństwa, więc Narody Zjednoczone mogły wezwać swoich członków pod broń. MacArthur ruszył na północ aż nad Jalu, Chiny kontratakowały i front zastygł niemal tam, gdzie wszystko się zaczęło. Rozejm z 1953 roku do dziś nie stał się pokojem.',
  'romanian-abdication':
    'Król Michał miał dwadzieścia sześć lat, a wcześniej pomógł obrócić Rumunię przeciw Hitlerowi. Komuniści otoczyli jego pałac 30 grudnia 1947 roku i podsunęli mu dokument; podpisał i wyjechał z kraju. Tak zniknęła ostatnia korona za żelazną kurtyną. Od 1965 roku aż do 1989 Nicolae Ceaușescu rządził tam, jakby sam był królem.',
  'arab-israeli-war':
    'Wojna przyszła wraz z narodzinami Izraela w 1948 roku i wracała raz po raz. W sześć dni 1967 roku Izrael zajął Synaj, Zachodni Brzeg i wzgórza Golan; w październiku 1973 Egipt i Syria uderzyły w Jom Kipur, najświętszy dzień żydowskiego roku. Waszyngton i Moskwa słały swoim przyjaciołom broń samolotami i o mało nie starły się ze sobą.',
  comecon:
    'Gdy plan Marshalla skusił Polaków i Czechosłowaków, Stalin odmówił za nich, a w styczniu 1949 roku zaproponował własną radę. Przez pierwsze lata robiła głównie to, czego życzyła sobie Moskwa. Później jej członkowie wymieniali się maszynami, ropą i ikarusami, a każdy kraj miał swoją specjalność. RWPG rozwiązano w 1991 roku: o chwilę przeżyła cały blok.',
  nasser:
    'Pułkownik Gamal Abdel Naser był wśród oficerów, którzy w 1952 roku obalili króla Egiptu, a wkrótce stał się głosem świata arabskiego. Gdy Zachód nie chciał zapłacić za tamę w Asuanie, przejął Kanał Sueski, a tamę zbudowali radzieccy inżynierowie. Broń brał z Moskwy, rozkazów nie przyjmował od nikogo. W 1970 roku za jego trumną szły miliony.',
  'warsaw-pact-formed':
    'Kilka dni po wejściu Niemiec Zachodnich do NATO, 14 maja 1955 roku, osiem państw komunistycznych podpisało w Warszawie układ o przyjaźni. Oddawał on wszystkie ich armie pod jedno dowództwo w Moskwie, z radziecką bronią i radziecką musztrą. Na uboczu została tylko Jugosławia. Jedyna wielka kampania Układu była wymierzona w jego własnego członka, Czechosłowację w 1968 roku; Albania wtedy z niego wystąpiła.',
  'de-gaulle-leads-france':
    'Charles de Gaulle wrócił do władzy w 1958 roku, gdy wojna w Algierii rozdzierała Francję, i dał krajowi nową konstytucję. Chciał, by Francja nikogo nie musiała słuchać: w 1960 roku na Saharze wypróbowała własną bombę, a w 1966 jej siły wyszły spod dowództwa NATO. Handlował ze Wschodem, ale pozostał sojusznikiem.',
  'captured-nazi-scientist':
    'Gdy Trzecia Rzesza się waliła, obie strony ścigały się o jej inżynierów. Operacja „Spinacz” sprowadziła ich setki do Stanów Zjednoczonych, a na kłopotliwe stronice ich akt przymknięto oko. Wernher von Braun, który budował V-2 rękami więźniów, teraz budował rakiety dla Ameryki; jedna z nich, Saturn V, doleciała na Księżyc.',
  'truman-doctrine':
    'W Grecji trwała wojna domowa, na Turcję naciskał Związek Radziecki, a wyczerpana Wielka Brytania nie mogła już pomóc ani jednej, ani drugiej. Harry Truman poprosił Kongres 12 marca 1947 roku o czterysta milionów dolarów dla obu krajów i oznajmił, że napadnięte wolne narody powinny mieć Amerykę po swojej stronie. Naród, który myślał tylko o powrocie do domu, zdecydował się zostać w świecie.',
  'olympic-games':
    'Sportowcy radzieccy po raz pierwszy wystartowali na igrzyskach w Helsinkach w 1952 roku i odtąd każdy medal liczono podwójnie. W Melbourne w 1956 roku, w meczu piłki wodnej Węgrów z drużyną radziecką, w basenie polała się krew. W Monachium w 1972 terroryści zamordowali Izraelczyków. Amerykanie nie przyjechali do Moskwy w 1980 z powodu Afganistanu, a cztery lata później Sowieci do Los Angeles.',
  nato: 'Dwanaście państw podpisało traktat w Waszyngtonie 4 kwietnia 1949 roku i obiecało sobie, że napaść na jedno będzie napaścią na wszystkie. Nigdy wcześniej Stany Zjednoczone nie związały się z Europą w czasie pokoju. Za obietnicą stały ich bomby, a wkrótce także dywizje. Traktat wytrzymał całą zimną wojnę bez jednej bitwy.',
  'independent-reds':
    'Josip Broz Tito wyzwolił Jugosławię siłami własnej partyzantki i nie widział powodu, by słuchać Stalina. Kominform go wykluczył; Tito przetrwał, przyjął pomoc Zachodu i pozostał komunistą. Albania zerwała później z Chruszczowem i zwróciła się ku Chinom. Rumunia została w bloku, ale w 1968 roku jej armia nie poszła na Pragę.',
  'marshall-plan':
    'W przemówieniu na Harvardzie 5 czerwca 1947 roku sekretarz stanu George Marshall zaproponował, że pomoże Europie stanąć na nogi, tak Zachodowi, jak i Wschodowi. Stalin zabronił swojej połowie przyjąć tę pomoc. Przyjęło ją szesnaście krajów, do których popłynęło około trzynastu miliardów dolarów w zbożu, węglu i maszynach. Najlepszym sojusznikiem partii komunistycznych był dotąd głód; teraz ustąpił.',
  'indo-pakistani-war':
    'Indie Brytyjskie podzielono w sierpniu 1947 roku, a po kilku miesiącach dwa nowe państwa walczyły już o Kaszmir. Starły się znowu w 1965 roku i w 1971, gdy Pakistan Wschodni oderwał się jako Bangladesz. Pakistan szukał oparcia w Waszyngtonie i Pekinie, Indie kupowały broń w Moskwie, a amerykański lotniskowiec w Zatoce Bengalskiej nie zdołał zmienić wyniku.',
  containment:
    'Dyplomata w Moskwie, George Kennan, wysłał w 1946 roku do Waszyngtonu niekończącą się depeszę, a rok później napisał artykuł, który podpisał literą X. Dowodził, że potęga radziecka będzie się rozszerzać wszędzie, gdzie nie napotka oporu, trzeba jej go więc stawiać wszędzie, cierpliwie, aż złagodnieje od środka. Przez czterdzieści lat prezydenci spierali się już tylko o to, jak.',
  'cia-created':
    'Pearl Harbor pokazało, co się dzieje, gdy żołnierze, marynarze i dyplomaci mają przed sobą tajemnice. Ustawa o bezpieczeństwie narodowym z 1947 roku dała prezydentowi Trumanowi jedną agencję, która miała zbierać informacje i je oceniać. Wkrótce samo czytanie jej nie wystarczało: obaliła rządy w Iranie i Gwatemali, a z KGB walczyła w każdej stolicy świata.',
  'us-japan-pact':
    'W San Francisco 8 września 1951 roku Japonia zawarła pokój z większością dawnych wrogów, a tego samego dnia podpisała układ, który pozwalał amerykańskim wojskom zostać. Sąsiedzi, którzy bali się nowej japońskiej armii, mogli spać spokojniej. Z tamtejszych baz zaopatrywano front w Korei, a zamówienia na ciężarówki i mundury dały początek cudowi gospodarczemu.',
  'suez-crisis':
    'W lipcu 1956 roku Naser przejął Kanał Sueski. Wielka Brytania i Francja ułożyły z Izraelem tajny plan: Izrael zaatakuje, a one wkroczą, niby po to, by rozdzielić walczących. Desant się udał, polityka nie. Eisenhower był wściekły, funt się chwiał, Chruszczow pobrzękiwał rakietami i dwa stare imperia musiały wrócić do domu.',
  'east-european-unrest':
    'W październiku 1956 roku zbuntował się Budapeszt i Imre Nagy ogłosił, że Węgry występują z Układu Warszawskiego; w listopadzie wjechały czołgi i zdławiły powstanie. W 1968 roku Alexander Dubček próbował w Pradze łagodniejszego socjalizmu i czołgi wjechały znowu. Zachód za każdym razem patrzył i nie ruszył palcem. Narody Wschodu pamiętały, a w 1989 roku spróbowały jeszcze raz.',
  decolonization:
    'O północy 15 sierpnia 1947 roku Indie stały się wolne i imperia Europy zaczęły się walić. W samym tylko 1960 roku siedemnaście krajów Afryki wciągnęło na maszty nowe flagi. Sowieci oferowali im broń i teorię, Amerykanie pieniądze i rady. Większość nowych państw nie chciała żadnego z dwóch panów i nauczyła się targować z oboma.',
  'red-scare-purge':
    'W 1950 roku senator Joseph McCarthy wymachiwał listą komunistów w Departamencie Stanu i przez cztery lata byle plotka wystarczała, by złamać komuś karierę; komisja Kongresu tropiła zdrajców nawet w Hollywood. W Moskwie taka lista oznaczała łagier albo śmierć. Stalin szykował kolejną czystkę, wymierzoną w żydowskich lekarzy, gdy w marcu 1953 roku umarł.',
  'un-intervention':
    'Założyciele z 1945 roku marzyli o parlamencie ludzkości; weto wielkich mocarstw szybko zrobiło z niego scenę. Lecz i scena się przydawała. Błękitne hełmy stawały między wrogami na Synaju i w Kongu. A w październiku 1962 roku Adlai Stevenson pokazał Radzie Bezpieczeństwa zdjęcia rakiet i radziecki ambasador Zorin nie znalazł na to odpowiedzi.',
  'de-stalinization':
    'W lutym 1956 roku, za zamkniętymi drzwiami, Nikita Chruszczow opowiedział XX Zjazdowi partii, co zrobił Stalin. Delegaci płakali, niektórzy podobno mdleli. Otwarto obozy, zaczęły padać pomniki. Lecz ci Węgrzy, którzy wzięli to za pozwolenie na odejście, jeszcze przed końcem roku dowiedzieli się, gdzie kończy się nowa wolność.',
  'nuclear-test-ban':
    'Stront z prób jądrowych znajdowano w mlecznych zębach dzieci, a Kuba przestraszyła wszystkich. W sierpniu 1963 roku Stany Zjednoczone, Związek Radziecki i Wielka Brytania uzgodniły w Moskwie, że nie będą już prowadzić prób w atmosferze, pod wodą ani w kosmosie. Pod ziemią wybuchy trwały dalej, ale był to pierwszy prawdziwy hamulec wyścigu zbrojeń.',
  'formosan-resolution':
    'Czang Kaj-szek stracił w 1949 roku Chiny kontynentalne i trzymał się na Tajwanie oraz kilku wysepkach w zasięgu dział Mao. Gdy te otworzyły ogień, Kongres w styczniu 1955 roku dał prezydentowi Eisenhowerowi wolną rękę w zbrojnej obronie wyspy. Cieśnina między dwoma państwami chińskimi należy odtąd do najniebezpieczniejszych wód świata.',
  defectors:
    'We wrześniu 1945 roku szyfrant Igor Guzenko wyszedł z ambasady radzieckiej w Ottawie z tajemnicami ukrytymi pod ubraniem. Poszło za nim wielu: szpiedzy w obawie przed aresztowaniem, piloci razem z odrzutowcami, a w 1961 roku tancerz Rudolf Nuriejew, który na paryskim lotnisku pobiegł do policjantów. Każdy z nich mówił światu, w którą stronę się ucieka.',
  'the-cambridge-five':
    'Mieli dobre maniery, dobre szkoły i wspólną tajemnicę. Philby, Burgess, Maclean, Blunt i Cairncross zostali komunistami w Cambridge w latach trzydziestych, zaszli wysoko w brytyjskich służbach i wszystko przekazywali Moskwie. Gdy w 1951 roku kryptolodzy byli już na tropie Macleana, ten uciekł razem z Burgessem. Philby dołączył w 1963 roku; Blunt się przyznał, a miejsce na dworze zachował jeszcze przez lata.',
  'special-relationship':
    'Nazwę nadał tej więzi Churchill w 1946 roku, w tym samym przemówieniu, w którym mówił o żelaznej kurtynie. Wyrosła z wojny: brytyjscy i amerykańscy uczeni razem budowali bombę, a kryptolodzy dzielili się tym, co odczytali. Potem doszły stacje nasłuchowe, bazy i rakiety dla okrętów podwodnych. Premierzy cenili ją nade wszystko, prezydenci wtedy, gdy im to pasowało.',
  norad:
    'Radzieckie bombowce nadleciałyby znad bieguna północnego, więc w 1958 roku Kanada i Stany Zjednoczone uzgodniły, że będą strzec nieba razem. Arktykę przecięły linie radarów, a we wnętrzu góry Cheyenne w Kolorado powstał sztab na olbrzymich sprężynach. Gdyby rozbłysnął ekran, dyżur mógł mieć Kanadyjczyk albo Amerykanin; jeden i drugi miałby na decyzję tylko kilka minut.',
};
