import type { Like } from '../catalogue.ts';
import type { lateHistory as english } from '../en/history-late.ts';

/** The history behind the cards of the Late War, in our words. */
export const lateHistory: Like<typeof english> = {
  'iranian-hostage-crisis':
    'Studenci przeszli przez mur ambasady amerykańskiej w Teheranie 4 listopada 1979 roku i uwięzili tych, którzy byli w środku. Telewizja wieczór w wieczór liczyła dni; uzbierało się ich 444. W kwietniu 1980 roku próba odbicia skończyła się na pustyni ośmioma zabitymi. Ugodę załatwiła wreszcie Algieria, a zakładnicy odlecieli do domu, gdy Carter stracił już urząd na rzecz Reagana.',
  'the-iron-lady':
    'Radziecka gazeta wojskowa nazwała Margaret Thatcher żelazną damą; podziękowała i zachowała przydomek. Jako premier w latach 1979–1990 łamała strajki, sprzedawała państwowy przemysł, a w 1982 roku wysłała flotę na drugi koniec świata, by odebrać Falklandy argentyńskiej juncie. Za granicą była najbliższą przyjaciółką Reagana, a Gorbaczowowi zaufała jako jedna z pierwszych.',
  'reagan-bombs-libya':
    'Pułkownik Kaddafi miał pieniądze z ropy, zieloną książeczkę i upodobanie do cudzych bomb. Gdy w kwietniu 1986 roku jedna z nich wybuchła w berlińskiej dyskotece pełnej amerykańskich żołnierzy, Waszyngton odczytał depesze jego agentów i uderzył. Odrzutowce z Wielkiej Brytanii obleciały Francję i Hiszpanię i nocą zbombardowały Trypolis, także jego kwaterę. Przeżył, mocno wstrząśnięty.',
  'star-wars':
    'Ronald Reagan poprosił 23 marca 1983 roku w telewizji swoich uczonych, by uczynili rakiety jądrowe bezużytecznymi. Miały je zestrzeliwać lasery na orbicie, lustra i sprytne małe pociski. Krytycy nazwali plan tytułem filmu, a większość pomysłów nigdy nie zeszła z deski kreślarskiej. Lecz w Moskwie, gdzie brakowało pieniędzy i komputerów, nikt nie mógł mieć pewności.',
  'north-sea-oil':
    'Wiertnicy na jednym z najgroźniejszych mórz świata mieli już dać za wygraną, gdy w 1969 roku trafili na złoże Ekofisk. Wydobycie było szaleńczo drogie, aż wstrząsy lat siedemdziesiątych sprawiły, że jeszcze droższa była ropa. W latach osiemdziesiątych Wielka Brytania i Norwegia same ją eksportowały i Europa Zachodnia mogła spokojniej patrzeć na szejków i ajatollahów.',
  'the-reformer':
    'Michaił Gorbaczow, rocznik 1931, był pierwszym gospodarzem Kremla, który przyszedł na świat po rewolucji. Objął władzę w marcu 1985 roku, gdy w niespełna trzy lata zmarło trzech starych przywódców, i próbował ratować ustrój, mówiąc o nim prawdę. Zachód go uwielbiał, rodacy stali w kolejkach. W 1991 roku zeszli ze sceny i on, i jego kraj.',
  'marine-barracks-bombing':
    'Przybyli do Bejrutu po izraelskiej inwazji, by pilnować pokoju. Wczesnym rankiem 23 października 1983 roku ciężarówka pełna materiałów wybuchowych wjechała w budynek, w którym spali marines; kilka minut później druga eksplozja uderzyła we Francuzów. Zginęło 241 Amerykanów i 58 Francuzów. Po kilku miesiącach okręty zabrały resztę do domu, a wojna w Libanie trwała dalej.',
  'kal-007':
    'Rejs 007 z Nowego Jorku do Seulu w nocy 1 września 1983 roku zboczył daleko z kursu, nad Kamczatkę i Sachalin. Radziecki myśliwiec odpalił dwie rakiety i nikt na pokładzie nie przeżył; wśród zabitych był członek Kongresu USA. Moskwa z początku zaprzeczała. Potem Narody Zjednoczone wysłuchały nagrania, na którym pilot melduje, że cel został zniszczony.',
  glasnost:
    'Słowo to znaczy „jawność”, a Gorbaczow widział w niej narzędzie: gdy gazety będą mogły pisać o marnotrawstwie i pijanych dyrektorach, biurokraci będą musieli przyjąć jego reformy. Lecz czytelnicy chcieli więcej. Ukazały się zakazane powieści, potem prawda o Stalinie, łagrach i Afganistanie. W 1989 roku obrady wybranego zjazdu szły w telewizji na żywo, a praca stawała, bo wszyscy patrzyli.',
  ortega:
    'Daniel Ortega siedział w więzieniu za napad na bank dla sprawy, potem trafił na Kubę, a w 1979 roku wkroczył do Managui z sandinistami, którzy wypędzili Somozę. W styczniu 1985 został prezydentem. Waszyngton uzbroił przeciw niemu contras i dusił gospodarkę. W 1990 roku zmęczeni wojną i pustymi sklepami wyborcy odesłali go do domu.',
  terrorism:
    'Uprowadzone samoloty, zakładnicy w telewizji, zamaskowani ludzie na balkonach: od końca lat sześćdziesiątych kilkadziesiąt osób mogło przykuć uwagę świata. Palestyńczycy zamordowali jedenastu Izraelczyków na igrzyskach w Monachium w 1972 roku; Czerwone Brygady i Armie Czerwone strzelały i porywały we Włoszech, w Niemczech i w Japonii. Niektórzy szkolili się w obozach bloku radzieckiego, który wolał nie wiedzieć zbyt wiele.',
  'iran-contra-scandal':
    'Oficjalnie Ameryka nie targowała się z terrorystami, a Kongres zakazał dostaw broni dla contras. W podziemiach Białego Domu pułkownik Oliver North złamał oba zakazy naraz: od 1985 roku sprzedawano Iranowi rakiety w nadziei na uwolnienie zakładników w Libanie, a zysk trafiał do rebeliantów w Nikaragui. Gdy rzecz wyszła na jaw, Reagan powiedział, że serce mówi mu co innego niż fakty.',
  chernobyl:
    'W nocy 26 kwietnia 1986 roku próba bezpieczeństwa wymknęła się spod kontroli i czwarty reaktor eksplodował. Moskwa milczała, aż alarm rozległ się w szwedzkiej elektrowni. W Kijowie pod niewidzialną chmurą szły w pochodzie pierwszomajowym dzieci. Gorbaczow uważał później, że ta katastrofa i kłamstwa wokół niej bardziej niż cokolwiek innego przyczyniły się do upadku Związku Radzieckiego.',
  'latin-american-debt-crisis':
    'Banki, które tonęły w pieniądzach z ropy, wciskały pożyczki wszystkim rządom od Meksyku po Argentynę. Potem odsetki skoczyły, ceny miedzi i kawy spadły, a w sierpniu 1982 roku Meksyk ogłosił, że nie ma z czego płacić. Za nim poszły kolejne kraje. W straconej dekadzie zamykano fabryki i topniały płace. Niejeden generał oddał władzę, na którą nie było go już stać.',
  'tear-down-this-wall':
    'Doradcy nieraz skreślali to zdanie z projektu; Ronald Reagan wpisywał je z powrotem. Stojąc 12 czerwca 1987 roku tyłem do Bramy Brandenburskiej, od której dzielił go mur, wezwał Gorbaczowa po nazwisku, by jedną otworzył, a drugi zburzył. Mało kto brał to wtedy poważnie. Lecz 9 listopada 1989 roku berlińczycy już na nim tańczyli.',
  'an-evil-empire':
    'Przemawiając w marcu 1983 roku na Florydzie do ewangelikalnych chrześcijan, Ronald Reagan nazwał Związek Radziecki imperium zła. Dyplomaci się skrzywili, a wielu Europejczyków przestraszyło się, że naprawdę w to wierzy. W radzieckich łagrach więźniowie mieli z radością wystukiwać sobie tę wiadomość przez ściany. Odprężenie, z jego uprzejmymi przemilczeniami, było skończone.',
  'aldrich-ames':
    'Długi, rozwód i kosztowne gusta zaprowadziły w 1985 roku oficera CIA do radzieckiej ambasady w Waszyngtonie. Aldrich Ames, który z urzędu znał się na radzieckich szpiegach, sprzedał nazwiska tych, którzy szpiegowali dla Ameryki; aresztowano ich, a niektórych rozstrzelano. Zarobił ponad dwa miliony dolarów, kupił jaguara, a wpadł dopiero w 1994 roku.',
  'pershing-ii-deployed':
    'Radzieckie rakiety SS-20 mogły dosięgnąć każdego miasta Europy Zachodniej. Odpowiedź NATO była podwójna: rozmowy, a gdyby zawiodły, nowe rakiety. Przeciw nim maszerowały miliony, w Niemczech Zachodnich największe tłumy od wojny. A jednak 108 pershingów przybyło i od celów dzieliły je minuty lotu. W końcu jedne i drugie poszły na złom na mocy traktatu.',
  wargames:
    'Na ekranach NORAD-u 9 listopada 1979 roku pojawił się zmasowany radziecki atak. Załogi biegły już do bombowców, gdy ktoś znalazł w komputerze taśmę szkoleniową. Takie rzeczy zdarzały się po obu stronach, a jeszcze w 1995 roku norweska rakieta badawcza posadziła Borysa Jelcyna przed walizką atomową. Liczyła się każda minuta, więc pokój zależał od ludzi, którzy potrafili się zawahać.',
  solidarity:
    'Strajkiem w Stoczni Gdańskiej im. Lenina kierował w sierpniu 1980 roku elektryk Lech Wałęsa i jeszcze przed końcem miesiąca komunistyczne państwo musiało zgodzić się na wolny związek zawodowy. Wstąpiło do niego dziesięć milionów ludzi. W grudniu 1981 generał Jaruzelski wysłał na ulice czołgi i internował przywódców, ale w 1988 strajki wróciły. Rok później Solidarność wygrała wybory, które zrobiły w bloku wyłom.',
  'iran-iraq-war':
    'Saddam Husajn sądził, że rewolucja osłabiła Iran, i we wrześniu 1980 roku przekroczył granicę, by zająć rzekę Szatt al-Arab. Nastąpiło osiem lat okopów, gazu i fal nastolatków pędzonych do ataku. Oba supermocarstwa miały powody, by nie wygrał nikt; skończyło się na tym, że amerykańskie okręty strzegły kuwejckich tankowców. W 1988 roku granica biegła tam, gdzie przedtem, a zginęły setki tysięcy ludzi.',
  'yuri-and-samantha':
    'Dziesięcioletnia Samantha Smith z Maine napisała w listopadzie 1982 roku do Jurija Andropowa, by pogratulować mu nowej posady i spytać, czy chce wojny. Ku zaskoczeniu wszystkich dawny szef KGB odpisał i ją zaprosił. Latem 1983 roku spędziła w jego kraju dwa tygodnie, kąpała się w Morzu Czarnym z radzieckimi dziećmi i uznała, że są takie same jak ona.',
  'awacs-sale-to-saudis':
    'Radar w obrotowym dysku nad kadłubem widzi każdy samolot w promieniu setek kilometrów, a Arabia Saudyjska chciała pięciu takich maszyn. Izrael protestował, Kongres się opierał, a Reagan walczył o każdy głos z osobna, aż Senat ustąpił stosunkiem 52 do 48. Pierwszy samolot dotarł do królestwa w 1986 roku. Oba rządy, które jednakowo obawiały się Teheranu, były odtąd ze sobą związane.',
  'nato-referendum':
    'Hiszpania weszła do NATO w 1982 roku, a Felipe González wygrał w tym samym roku wybory, obiecując, że zapyta o to naród. U władzy zmienił zdanie. Gdy 12 marca 1986 roku doszło do głosowania, przywódca socjalistów namawiał, by zostać, bez broni jądrowej na hiszpańskiej ziemi, a prawica kazała swoim wyborcom siedzieć w domu. „Tak” powiedziało 52,5 procent.',
};
