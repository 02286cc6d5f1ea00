import type { Like } from '../catalogue.ts';
import type { midHistory as english } from '../en/history-mid.ts';

/** The history behind the cards of the Mid War, in our words. */
export const midHistory: Like<typeof english> = {
  'brush-war':
    'Większość wojen tamtych czasów zaczynała się od granicy, tronu albo kawałka pola i z Marksem nie miała nic wspólnego. Potem jedna strona prosiła o karabiny Moskwę, druga Waszyngton i pole stawało się frontem. Somalia napadła w 1977 roku na Etiopię z radziecką bronią w ręku i zobaczyła, jak w środku bitwy Sowieci zmieniają stronę. W Mozambiku taka wojna trwała do 1992 roku.',
  'central-america-scoring':
    'Waszyngton od dawna traktował kraje wokół Morza Karaibskiego jak własne podwórko i w 1954 roku bez większego trudu obalił rząd Gwatemali. Po Castro nic już nie było łatwe. Amerykańscy żołnierze lądowali na Dominikanie w 1965 roku i na Grenadzie w 1983, a tymczasem w Nikaragui władzę przejęli sandiniści, Salwador zaś pogrążył się w wojnie domowej.',
  'southeast-asia-scoring':
    'Eisenhower mówił w 1954 roku o rzędzie kostek domina: przewróć pierwszą, a runie i ostatnia. Brytyjczycy zdławili komunistyczny bunt na Malajach, Francja straciła Indochiny, a Amerykę Wietnam kosztował dwie dekady i około pięćdziesięciu ośmiu tysięcy poległych. W 1975 roku wraz z Sajgonem padły Laos i Kambodża, ale na tym się skończyło. W 1979 Wietnam i Chiny walczyły już ze sobą.',
  'arms-race':
    'Ameryka miała bombę w 1945 roku, Związek Radziecki w 1949; trzy lata później pojawiła się bomba wodorowa, a potem rakiety, które mogły ją przenieść przez ocean. W połowie lat osiemdziesiątych oba arsenały liczyły razem ponad sześćdziesiąt tysięcy głowic. Nikt nie mógł nimi wygrać i o to właśnie chodziło: kto strzeliłby pierwszy, zginąłby jako drugi.',
  'cuban-missile-crisis':
    'W październiku 1962 roku samolot szpiegowski sfotografował na Kubie radzieckie wyrzutnie rakiet. John F. Kennedy zamknął morze wokół wyspy dla transportów broni i świat przez wiele dni czekał, aż okręty się spotkają. Zestrzelono U-2; gorętsze głowy wołały o atak. Chruszczow zabrał rakiety do domu w zamian za obietnicę, że inwazji nie będzie, i po cichu za usunięcie amerykańskich rakiet z Turcji.',
  'nuclear-subs':
    '„W drodze na napędzie atomowym”, zameldował w styczniu 1955 roku okręt podwodny „Nautilus”. Mógł tygodniami się nie wynurzać i umykał każdemu pościgowi. Admirał Hyman Rickover, trudny geniusz, zbudował całą flotę takich jednostek, a od 1960 roku takie okręty przenosiły pod wodą rakiety. Żadne pierwsze uderzenie nie znalazłoby wszystkich. Sowieci wkrótce zbudowali własne.',
  quagmire:
    'Po strzałach w Zatoce Tonkińskiej Kongres dał w sierpniu 1964 roku Lyndonowi Johnsonowi czek in blanco. Cztery lata później w Wietnamie było pół miliona Amerykanów, którzy wygrywali bitwy, ale nie wojnę, bo ich przeciwnik walczył za swój naród, a nie tylko za doktrynę. Ostatnie śmigłowce odleciały z Sajgonu w kwietniu 1975 roku.',
  'salt-negotiations':
    'Po raz pierwszy dwaj giganci liczyli sobie nawzajem rakiety przy jednym stole. Rozmowy, przygotowane jeszcze za Johnsona, ruszyły w Helsinkach w 1969 roku; Nixon i Breżniew złożyli podpisy w Moskwie w 1972. Drugi układ, z 1979 roku, Carter i Breżniew przypieczętowali w Wiedniu pocałunkiem, ale po wkroczeniu do Afganistanu Senat nigdy nad nim nie głosował.',
  'bear-trap':
    'W ostatnich dniach 1979 roku radzieccy żołnierze wylądowali w Kabulu, zabili prezydenta i posadzili na jego miejscu innego. Mieli zostać na krótko. Pochłonęły ich jednak góry, wioski i mudżahedini, a Ameryka, pomna Wietnamu, płaciła za broń partyzantów, na koniec także za rakiety przeciw śmigłowcom. Ostatnia kolumna wróciła do domu przez most w lutym 1989 roku.',
  summit:
    'W Wiedniu w 1961 roku Chruszczow próbował zastraszyć młodego Kennedy’ego. W 1972 Nixon pił na Kremlu szampana. W Reykjavíku w 1986 Reagan i Gorbaczow zaczęli nagle mówić o całkowitym wyrzeczeniu się broni jądrowej. Kamery śledziły każdy uścisk dłoni, szukając znaku, kto wygrywa, i mało który układ rozbrojeniowy tamtych lat powstał bez takiego spotkania.',
  'how-i-learned':
    'Szalony generał posyła bombowce, prezydent dzwoni z przeprosinami, a kowboj dosiada bomby i pędzi na niej ku końcowi świata. „Doktor Strangelove” Stanleya Kubricka wszedł na ekrany w styczniu 1964 roku, gdy logikę wzajemnego zniszczenia znali wszyscy, a nikt nie mógł znieść myśli o niej. Widzowie śmiali się, bo filmowi eksperci mówili tak rozsądnie.',
  junta:
    'Trzech mundurowych, balkon i marsze w radiu: tak zaczynał się w Ameryce Łacińskiej niejeden poranek. W Brazylii generałowie przejęli władzę w 1964 roku, w Chile w 1973, w Argentynie w 1976; tam zniknęły tysiące ludzi, zanim w 1983 wróciła demokracja. Dopóki junty walczyły z lewicą, Waszyngton rzadko pytał, w jaki sposób.',
  'kitchen-debates':
    'Na amerykańskiej wystawie w Moskwie w lipcu 1959 roku stał wzorcowy dom z kuchnią pełną urządzeń. Właśnie przed nią wiceprezydent Richard Nixon i Nikita Chruszczow spierali się, żartowali i grozili sobie palcem: co jest postępem, pralki czy rakiety? Telewizja zaniosła to do domów w obu krajach, a Nixon wrócił jako ten, który postawił się Sowietom.',
  'missile-envy':
    'Polski tytuł karty pochodzi z powieści Fredericka Forsytha z 1979 roku o świecie na skraju wojny. Angielski to „Missile Envy”, zazdrość o rakietę: tak, za Freudem, nazwała w 1984 roku swoją książkę Helen Caldicott, australijska lekarka, która leczyła chore dzieci, zanim zaczęła ostrzegać świat przed chorobą generałów. Mężczyźni z rakietami, pisała, porównują rozmiary. Przez Europę i Amerykę szły wtedy marsze przeciw nowym pociskom i określenie się przyjęło.',
  'we-will-bury-you':
    'Na przyjęciu w Moskwie w listopadzie 1956 roku Nikita Chruszczow powiedział dyplomatom Zachodu, że historia jest po jego stronie, i dodał krótkie zdanie, które obiegło świat. Kilku ambasadorów wyszło. Później tłumaczył, że grób kapitalizmowi wykopią jego właśni robotnicy; gazety usłyszały groźbę, a nacisk Chruszczowa na Berlin sprawił wkrótce, że tak to właśnie brzmiało.',
  'brezhnev-doctrine':
    'Trzy miesiące po tym, jak czołgi położyły kres Praskiej Wiośnie, w listopadzie 1968 roku, Leonid Breżniew wyłożył to Polakom: gdy socjalizm jest zagrożony w jednym kraju, jest to sprawa wszystkich. Żadne państwo, które weszło do obozu, nie mogło go opuścić. Zasadę zastosowano jeszcze raz w Afganistanie, a w 1989 roku Gorbaczow pozwolił jej umrzeć bez jednego strzału.',
  'portuguese-empire-crumbles':
    'Państwo, które zbudował Salazar, wydawało ogromną część budżetu na wojny w Afryce, aż jego właśni oficerowie mieli dość. Zajęli Lizbonę 25 kwietnia 1974 roku prawie bez rozlewu krwi, a ludzie wtykali im goździki w lufy karabinów. W dwa lata afrykańskie kolonie były wolne. W Angoli i Mozambiku zwycięzcy rzucili się na siebie, a supermocarstwa przybyły z bronią.',
  'south-african-unrest':
    'W marcu 1960 roku w Sharpeville policja zastrzeliła sześćdziesiąt dziewięć osób, a zdelegalizowany Afrykański Kongres Narodowy przeszedł od protestów do sabotażu. Nelson Mandela dostał w 1964 roku dożywocie. Ruchowi pomagała Moskwa; Pretoria pozowała na bastion przeciw komunizmowi i wojowała z sąsiadami. Gdy skończyła się zimna wojna, skończyła się i ta wymówka: w 1990 roku Mandela wyszedł na wolność.',
  allende:
    'W 1970 roku lekarz Salvador Allende jako pierwszy marksista w obu Amerykach został prezydentem z woli wyborców. Odebrał kopalnie miedzi amerykańskim właścicielom; Nixon chciał, by gospodarka Chile zawyła z bólu, i zawyła. Odrzutowce generała Pinocheta zbombardowały pałac w Santiago 11 września 1973 roku. Allende po raz ostatni przemówił przez radio i już stamtąd nie wyszedł.',
  'willy-brandt':
    'Uciekinier przed Hitlerem został burmistrzem Berlina Zachodniego, a w 1969 roku kanclerzem w Bonn. Willy Brandt uznał granice, które zostawiła wojna, podpisał układy z Moskwą i Warszawą, a w grudniu 1970 roku ukląkł przed warszawskim Pomnikiem Bohaterów Getta. Niemcy ze Wschodu i Zachodu znów mogli się spotykać. W 1974 roku rząd Brandta upadł przez szpiega w jego własnym biurze.',
  'muslim-revolution':
    'Szach miał ropę, armię i amerykańskich przyjaciół, a jednak w styczniu 1979 roku tłumy wypędziły go z Iranu. Dwa tygodnie później ajatollah Chomeini wrócił do kraju, witany przez miliony, i zbudował państwo rządzone przez duchownych, wrogie obu supermocarstwom. Od Kairu po Damaszek władcy, którzy ufali mundurom i hasłom, zobaczyli, że wiara szybciej zapełnia ulice.',
  'abm-treaty':
    'Brzmi to niedorzecznie: w maju 1972 roku Nixon i Breżniew umówili się, że nie będą chronić własnej ludności. Lecz tarcza mogłaby skusić jej właściciela do pierwszego ciosu, więc każda strona obiecała, że pozostanie odsłonięta na rakiety drugiej, z wyjątkiem niewielkiej osłony. Sowieci mieli ją wokół Moskwy; Amerykanie swoją, w Dakocie Północnej, wkrótce wyłączyli.',
  'cultural-revolution':
    'Mao przekroczył siedemdziesiątkę, a krajem kierowali inni. Wezwał więc młodych, by szturmowali sztab jego własnej partii. Czerwonogwardziści wymachiwali jego książeczką, bili nauczycieli, burzyli świątynie, a potem walczyli między sobą, aż wojsko odesłało ich na wieś. Chiny kłóciły się z Sowietami, zamknęły się przed Zachodem i nie ufały nikomu.',
  'flower-power':
    'Allen Ginsberg radził uczestnikom marszów pokoju nieść kwiaty i tak właśnie robili: pod Pentagonem w 1967 roku młody człowiek wkładał je jeden po drugim w lufy żołnierskich karabinów. Muzyka, długie włosy i hasło, by zamiast wojny uprawiać miłość, rozeszły się od Kalifornii po Pragę. Wojnę w Wietnamie przegrywano także we własnym kraju.',
  'u2-incident':
    'Francis Gary Powers leciał 1 maja 1960 roku nad Uralem tak wysoko, że czuł się bezpieczny; rakieta wyprowadziła go z błędu. Waszyngton mówił o samolocie meteorologicznym, który zgubił drogę. Wtedy Chruszczow pokazał żywego pilota i szczątki aparatu fotograficznego. Eisenhower musiał się przyznać, szczyt w Paryżu się rozpadł, a Powersa wymieniono w 1962 roku na berlińskim moście.',
  opec: 'Pięć państw spotkało się w Bagdadzie we wrześniu 1960 roku, bo miały dość słuchania od obcych koncernów, ile warta jest ich ropa. Przez lata mało kto zwracał na nie uwagę. Potem wybuchła wojna październikowa 1973 roku: arabscy producenci odcięli dostawy przyjaciołom Izraela, a ceny wystrzeliły w górę. Kierowcy stali w kolejkach, niedziele mijały bez samochodów i Zachód dowiedział się, kto trzyma rękę na kurku.',
  'lone-gunman':
    'John F. Kennedy jechał 22 listopada 1963 roku otwartym samochodem przez Dallas, gdy padły strzały. Aresztowano Lee Harveya Oswalda, który kiedyś mieszkał w Związku Radzieckim; dwa dni później sam zginął od kuli na oczach telewidzów. Komisja Warrena nie znalazła spisku, komisja Kongresu uznała go później za prawdopodobny. Nieufność wobec państwa pozostała do dziś.',
  'colonial-rear-guards':
    'Nie każde imperium odchodziło wtedy, gdy mu kazano. Brytyjczycy walczyli od 1948 roku w dżunglach Malajów, Francuzi od 1954 w Algierii, z okrucieństwem, które omal nie zniszczyło Republiki, a RPA trzymała Namibię do końca lat osiemdziesiątych. Dla Waszyngtonu tacy sojusznicy byli powodem do wstydu, a zarazem przedmurzem.',
  'panama-canal-returned':
    'Budowę kanału zaczął Theodore Roosevelt, dwie wojny światowe dowiodły jego wartości, ale największe lotniskowce już się w nim nie mieściły. Jimmy Carter i generał Omar Torrijos uzgodnili, że krok po kroku przejdzie on w ręce Panamy, do ostatniego dnia 1999 roku. Amerykańscy konserwatyści nazwali to kapitulacją; Ameryka Łacińska wiwatowała. W Senacie układ przeszedł z zapasem jednego głosu.',
  'camp-david-accords':
    'Przez trzynaście dni września 1978 roku Jimmy Carter nosił projekty między domkami Menachema Begina i Anwara as-Sadata, którzy ledwie znosili swój widok. Potem padli sobie w ramiona. Izrael oddał Synaj, Egipt zawarł pokój, a najsilniejsza arabska armia na dobre wyszła z wojny. W 1981 roku podczas defilady Sadata zastrzelili żołnierze jego własnej armii.',
  'puppet-governments':
    'Kto nie lubił jakiegoś rządu, mówił, że za sznurki pociąga ktoś inny, i czasem była to prawda. Ngo Dinh Diem w Sajgonie żył z amerykańskich pieniędzy, aż w 1963 roku Ameryce skończyła się cierpliwość; Mengystu w Addis Abebie nie utrzymałby się bez radzieckiej broni. Lecz i marionetki pociągały za sznurki: słaby przyjaciel, który grozi upadkiem, może żądać bardzo wiele.',
  'grain-sales-to-soviets':
    'Kraj czarnoziemu nie umiał już wyżywić sam siebie. Po nieurodzaju, za Nixona, Sowieci kupowali amerykańską pszenicę całymi statkami, ku radości farmerów z Kansas i zgrozie klientów w sklepach. W 1980 roku Carter zatrzymał statki z powodu Afganistanu. Rok później puścił je znowu nie kto inny jak Reagan: farmerzy głosują.',
  'john-paul-ii':
    'Biały dym uniósł się 16 października 1978 roku i odczytano nazwisko Karola Wojtyły z Krakowa, pierwszego od stuleci papieża, który nie był Włochem. W czerwcu następnego roku przyjechał do kraju i miliony Polaków zobaczyły na ulicach, ilu ich jest. Czternaście miesięcy później stoczniowcy w Gdańsku zawiesili na bramie jego portret.',
  'latin-american-death-squads':
    'Przyjeżdżali nocą, samochodami bez tablic. W Gwatemali, Salwadorze i gdzie indziej żołnierze i policjanci bez mundurów mordowali związkowców, studentów i księży, a w marcu 1980 roku zabili przy ołtarzu w San Salvador arcybiskupa Óscara Romero. Rządy wypierały się wszystkiego. Lewicowa partyzantka też zabijała. Ci, którzy próbowali zostać pośrodku, często ginęli pierwsi.',
  'oas-founded':
    'W 1948 roku dwadzieścia jeden republik podpisało w Bogocie kartę i obiecało sobie pokój, demokrację i pomoc. Ostatnie słowo miała zwykle największa z nich, a siedziba mieściła się w Waszyngtonie. Gdy w 1962 roku Kennedy zamknął morze wokół Kuby, głosowanie w organizacji dało mu osłonę prawną. Reforma z 1967 roku dodała do jej zadań handel i rozwój.',
  'nixon-china-card':
    'Mogło się to udać tylko staremu wrogowi komunistów. W lipcu 1971 roku Henry Kissinger wymknął się potajemnie do Pekinu, a w lutym następnego roku Richard Nixon ściskał już przed kamerami dłonie Zhou Enlaia i Mao. Zgodzili się w niewielu sprawach i grzecznie ogłosili to w Szanghaju. Lecz Moskwa musiała odtąd liczyć Chińczyków po drugiej stronie stołu.',
  'sadat-expels-soviets':
    'Anwar as-Sadat odziedziczył po Naserze urząd i długi wobec Moskwy, a traktowano go tam jak ubogiego krewnego. Broń, o którą prosił, przychodziła późno albo wcale. W lipcu 1972 roku kazał tysiącom radzieckich doradców i lotników pakować walizki. Świat osłupiał; Waszyngtonu nikt nawet nie spytał o cenę. Docenić Egipt nauczono się tam dopiero w następnych latach.',
  'shuttle-diplomacy':
    'Po wojnie z października 1973 roku Egipcjanie i Izraelczycy nie chcieli usiąść w jednym pokoju, więc tym pokojem stał się Henry Kissinger. Dzień po dniu latał z Jerozolimy do Asuanu i z powrotem, a później do Damaszku, z mapami, żartami i groźbami. W 1974 roku armie się rozsunęły. Póki rozmowy toczyły się w jego samolocie, Sowietów w nich nie było.',
  'voice-of-america':
    'Stacja zaczęła nadawać w 1942 roku przeciw Hitlerowi, a w lutym 1947 przemówiła po rosyjsku. Radzieckie zagłuszarki wyły, by nie było jej słychać; ludzie jeździli z radiem za miasto, gdzie hałas był słabszy. Wielu włączało ją dla wiadomości, a zostawało przy niej dla jazzu. Milionom za żelazną kurtyną dowodziła, że istnieje inny świat.',
  'liberation-theology':
    'Gdzie jest Bóg w slumsach? Księża w Ameryce Łacińskiej, ośmieleni przez Sobór Watykański II, odpowiadali, że po stronie biednych, a grzech może mieszkać nie tylko w sercach, ale też w ustawach i aktach własności ziemi. Nazwę dał ruchowi Peruwiańczyk Gustavo Gutiérrez. Generałowie widzieli w tym Marksa w sutannie; czasami widział go też Jan Paweł II.',
  'ussuri-river-skirmish':
    'Na wysepce na zamarzniętej Ussuri w marcu 1969 roku strzelali do siebie chińscy i radzieccy pogranicznicy; dwa tygodnie później przemówiła artyleria. Krążyły pogłoski o uderzeniu jądrowym, a w Pekinie kopano schrony. Dwie wielkie potęgi komunizmu bały się teraz siebie nawzajem bardziej niż jakiegokolwiek kapitalisty i Mao zaczął szukać przyjaciela po drugiej stronie Pacyfiku.',
  'ask-not':
    'W Waszyngtonie panował 20 stycznia 1961 roku siarczysty mróz, a nowy prezydent zdjął płaszcz. John F. Kennedy obiecał zapłacić za wolność każdą cenę i kazał Amerykanom myśleć o tym, co sami mogą dać. Tysiące młodych wstąpiły do Korpusu Pokoju i pojechały uczyć i kopać studnie. Długie zmagania o zmroku, które zapowiedział, znalazły swój ton.',
  'alliance-for-progress':
    'Kuba pokazała, dokąd może zaprowadzić nędza, więc w 1961 roku Kennedy zaproponował Ameryce Łacińskiej umowę: dwadzieścia miliardów dolarów w dziesięć lat za reformę rolną, uczciwe podatki, szkoły i wybory. Powstało trochę domów i dróg, ale właściciele ziemscy nie życzyli sobie reform, a pieniądze pochłonął Wietnam. W 1973 roku rozwiązano komitet, który tym kierował.',
  'africa-scoring':
    'Rok 1960 przyniósł siedemnaście nowych flag i wielkie nadzieje. Kongo, wolne od końca czerwca, rozpadło się w kilka tygodni. Później w Angoli walczyli Kubańczycy i żołnierze z RPA, radzieccy generałowie planowali bitwy Etiopii, a dożywotni prezydenci sprzedawali głosy temu, kto lepiej płacił. Zimna wojna wywołała mało którą z tych wojen, ale podsycała wszystkie.',
  'one-small-step':
    'Sputnik zapikał pierwszy, Gagarin poleciał pierwszy, więc Kennedy wybrał cel tak odległy, że Ameryka mogła jeszcze wyprzedzić rywala. Neil Armstrong zszedł 20 lipca 1969 roku po drabince w księżycowy pył, a patrzyło na to ponad pół miliarda ludzi. Radziecka rakieta, która miała go ubiec, wybuchała przy każdej próbie.',
  'south-america-scoring':
    'Generałowie i caudillowie rządzili tu, zanim ktokolwiek zaczął mówić o zimnej wojnie; teraz mieli powód, by zostać. Lewica odpowiadała związkami, kartką wyborczą i miejską partyzantką. Chile wybrało socjalizm w głosowaniu i w 1973 roku dostało Pinocheta. Ale interes to interes: antykomunistyczna junta w Buenos Aires sprzedawała Moskwie zboże, gdy Waszyngton wstrzymał swoje.',
  che: 'Ernesto Guevara, lekarz z Argentyny, poznał Fidela Castro w 1955 roku w Meksyku i popłynął z nim robić rewolucję. Po zwycięstwie był komendantem więzienia, kierował bankiem i nie mógł usiedzieć w miejscu. W 1965 roku zaniósł swoją wojnę do Konga, potem do Boliwii, gdzie w październiku 1967 schwytali go i zastrzelili żołnierze, którym doradzała CIA. Jego zdjęcie żyło dalej bez niego.',
  'our-man-in-tehran':
    'Mohammad Reza Pahlavi zasiadł na tronie w 1941 roku, gdy alianci usunęli jego ojca, a w 1953 musiał uciekać; na tron przywrócił go zamach stanu z brytyjską i amerykańską pomocą. Odtąd sprzedawał ropę, kupował broń i strzegł Zatoki dla Zachodu. Jego samego strzegła tajna policja SAVAK. Tłumów 1979 roku nie zdołała powstrzymać.',
};
