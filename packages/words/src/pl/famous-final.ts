import type { Like } from '../catalogue.ts';
import type { finalComments as english } from '../en/famous-final.ts';

export const finalComments: Like<typeof english> = {
  'final.setup':
    'Strona radziecka wznosi mur w Polsce i Niemczech Wschodnich, a jedną nogą staje w Jugosławii. Amerykanin wydaje pięć punktów z licytacji na Iran, Francję i Niemcy Zachodnie: Europa i Bliski Wschód mają szybko przynieść punkty.',
  'final.1.headline':
    'Amerykanin od razu zagrywa Rozstrzygnięcie na Bliskim Wschodzie, póki Iran jest jego: cztery punkty, a dla przeciwnika nic. Olimpijskie medale zdobywa ZSRR i dostaje za nie połowę tego.',
  'final.1.1.ussr':
    'Przewrót w Iranie to klasyczne radzieckie otwarcie, a szóstka czyni je doskonałym: drzwi na Bliski Wschód i do Azji są wyważone. Wydarzenie na karcie jest amerykańskie, ale bez spełnionego warunku nic nie daje.',
  'final.1.1.us':
    'DEFCON spadł, więc Amerykanin odpowiada Wpływami, nie Przewrotem: po jednym punkcie w Malezji i Kolumbii otwiera drogę do Azji Południowo-Wschodniej i Ameryki Południowej.',
  'final.1.2.ussr':
    'Perła wczesnej radzieckiej talii: cztery bezczynne punkty ruszają do Chile, Wenezueli, Tajlandii i Malezji. Nagle ZSRR gra na czterech kontynentach.',
  'final.1.2.us':
    'Tajlandii nie wolno stracić, więc Amerykanin od razu ryzykuje Przewrót. Jedynka na kości: próba się nie udaje, a DEFCON i tak spada.',
  'final.1.3.ussr':
    'Trzy spokojne punkty umacniają zdobycze: Tajlandia i Wenezuela są pod kontrolą, a Afganistan to następny krok ku Pakistanowi.',
  'final.1.3.us':
    'Sprytna para kart: radzieckie Wydarzenie jest anulowane, a jego dwa punkty idą na Przewrót w Wenezueli. Znów jedynka; przynajmniej Operacje Wojskowe są wykonane, a przy DEFCON 2 każdy kolejny Przewrót w Państwie Strategicznym byłby samobójstwem.',
  'final.1.4.ussr':
    'Przy DEFCON 2 nikt już nie wyrzuci przybysza z Państwa Strategicznego. Brazylia, Argentyna i Indonezja dostają pierwszy radziecki punkt, każda obok przyjaciela.',
  'final.1.4.us':
    'Rozstrzygnięcie w Europie, póki Amerykanin ma w niej Dominację: dziesięć do pięciu. Przewaga siedmiu punktów wygląda na dużą, ale musi wystarczyć na wszystkie pozostałe kontynenty.',
  'final.1.5.ussr':
    'Amerykańskie Wydarzenie, które nie ma celu, to prezent. Jedyny punkt trafia do Tajlandii, którą od teraz trudno ruszyć.',
  'final.1.5.us':
    'Kartę wojny rozbraja kolejność: najpierw dwa punkty w Korei Południowej, a dopiero potem atak, który przy jedynce się nie udaje. Amerykanin zachowuje państwo, a karta wypada z gry.',
  'final.1.6.ussr':
    'To Wydarzenie mogłoby zaszkodzić Francji, ale Operacje są więcej warte: Afganistan jest zabezpieczony, a Pakistan zajęty, tuż obok Indii.',
  'final.1.6.us':
    'Ostatni punkt trafia do Jordanii. Stamtąd droga wiedzie do Arabii Saudyjskiej, jak pokaże następny Etap.',

  'final.2.headline':
    'Paraliż odbiera po punkcie każdej amerykańskiej karcie w tym Etapie. W ataku na Pakistan wypada piątka, ale dwaj radzieccy sąsiedzi robią z niej trójkę: zabrakło jednego oczka.',
  'final.2.1.ussr':
    'Pierwszym Przewrotem Etapu ZSRR zabiera Panamę, a z nią amerykański przyczółek nad kanałem. DEFCON 2 zamyka za nim drzwi.',
  'final.2.1.us':
    'Osłabiona paraliżem karta jest warta dwa punkty; oba idą do Arabii Saudyjskiej, Państwa Strategicznego, którego nikt jeszcze nie kontroluje.',
  'final.2.2.ussr':
    'Ziarno z pierwszego Etapu wydaje plon: Dominacja w Azji i dziesięć punktów do czterech prawie kasują amerykańską przewagę.',
  'final.2.2.us':
    'Radzieckie Wydarzenie kiedyś i tak musi nastąpić, a Rumunia niewiele zmienia. Pozostały punkt daje Amerykaninowi kontrolę nad Arabią Saudyjską.',
  'final.2.3.ussr':
    'Cztery punkty w czterech nietkniętych państwach, w tym w Birmie: to Wydarzenie jest warte dwa razy tyle co jego Operacje i przygotowuje Afrykę na Eskalację.',
  'final.2.3.us':
    'Karta, która narobiłaby szkód w Europie, znika w kosmosie, a rakieta leci: pierwsze pole daje dwa punkty.',
  'final.2.4.ussr':
    'ZSRR robi to samo z amerykańskim Wydarzeniem, które obniżyłoby DEFCON. Przy DEFCON 2 zagranie go inaczej skończyłoby się katastrofą.',
  'final.2.4.us':
    'RPA dostaje drugi punkt. Amerykanin widzi, że nadchodzi Afryka, i chce mieć choć jej południowy kraniec.',
  'final.2.5.ussr':
    'Nie krok w kosmosie, lecz punkt w Libanie: gracz radziecki woli rozbijać Bliski Wschód, niż latać.',
  'final.2.5.us':
    'Najpierw przykre Wydarzenie, potem naprawa: cztery punkty stracone we Francji i Zjednoczonym Królestwie, a Francja od razu doprowadzona do porządku.',
  'final.2.6.ussr':
    'Znów najpierw Wydarzenie przeciwnika, żeby trzy punkty naprawiły to, co popsuje: Niemcy Wschodnie są znów bezpieczne, a Irak przypada ZSRR.',
  'final.2.6.us':
    'Mocna karta idzie na Operacje, nie na Japonię: Francja jest znów bezpieczna, a RPA pod kontrolą. Obie strony wykonały dokładnie tyle Operacji Wojskowych, ile trzeba.',

  'final.3.headline':
    'Wielkie europejskie Wydarzenie przechodzi bez przeszkód: siedem państw i mur przyjaciół wokół żelaznej kurtyny. Odpowiedzią jest kolejna fala dekolonizacji w Afryce i Malezji.',
  'final.3.1.ussr':
    'DEFCON pozwala na jeden Przewrót na Bliskim Wschodzie, a jego celem jest Arabia Saudyjska. Na razie przełamuje on kontrolę, za cenę punktu, który karta daje przeciwnikowi.',
  'final.3.1.us':
    'Kontrola nad Arabią Saudyjską wraca, Amerykanin wchodzi z Izraela do Egiptu, a Grecja zabezpiecza przewagę w Europie.',
  'final.3.2.ussr':
    'Dwa punkty w Wietnamie i jeden więcej za każdą radziecką kartę wydaną w tym Etapie w Azji Południowo-Wschodniej. To zapowiada, gdzie zaraz nastąpi Rozstrzygnięcie.',
  'final.3.2.us':
    'Rozstrzygnięcie w Europie po raz drugi, z tym samym wynikiem: dziesięć do pięciu. Przewaga znów wynosi osiem.',
  'final.3.3.ussr':
    'Dodatkowy punkt za Wietkong zamienia trzy w cztery: Birma, Malezja i Laos przechodzą kolejno pod radziecką kontrolę.',
  'final.3.3.us':
    'Izrael zostaje wzmocniony w porę: kartę wojny przeciw niemu ma na ręce sam Amerykanin i trzeba ją będzie zagrać.',
  'final.3.4.ussr':
    'Azja po raz drugi: Dominacja i trzy Państwa Strategiczne, dziesięć do czterech. Z amerykańskiej przewagi zostają dwa punkty.',
  'final.3.4.us':
    'Najpierw Operacje, potem wojna przeciwnika: gdy Izrael, Egipt i Jordania są w amerykańskich rękach, nawet szóstka nie da w niej zwycięstwa.',
  'final.3.5.ussr':
    'Sojusz powstaje, bo jego warunek jest spełniony. To prawie bez znaczenia: cztery punkty idą do Syrii, Brazylii i Chile, daleko od Europy.',
  'final.3.5.us':
    'Szantaż w sprawie Niemiec Zachodnich zostaje anulowany, zanim się zacznie. Jeden punkt w Libii to wszystko, co daje słaba karta.',
  'final.3.6.ussr':
    'Ostatnie radzieckie zagranie daje Argentynę i, za trzy punkty, Kostarykę: tarczę dla Panamy tuż przed Eskalacją.',
  'final.3.6.us':
    'Przewrót w Kostaryce mimo piątki na kości o włos się nie udaje, a Wydarzenie zabiera połowę Egiptu. Brakuje jednej Operacji Wojskowej, więc przewaga topnieje do jednego punktu: wszystko jest jeszcze możliwe.',
};
