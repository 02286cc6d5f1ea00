import type { Like } from '../catalogue.ts';
import type { exampleComments as english } from '../en/famous-example.ts';

export const exampleComments: Like<typeof english> = {
  'example.setup':
    'Ostrożne radzieckie rozstawienie, z punktami w Austrii i Jugosławii; Amerykanin stawia cztery w Niemczech Zachodnich, a Włochy i Francję zostawia słabo obsadzone. W tej edycji USA zaczynają z mniejszą liczbą Wpływów.',
  'example.1.headline':
    'Traktat z Japonią ma wyższą wartość i następuje pierwszy, więc Japonia stoi na straży, gdy atakowana jest Korea: rzut okazuje się za niski. W wydrukowanej partii wojna obniża DEFCON; według zasad by tego nie zrobiła.',
  'example.1.1.ussr':
    'Skoro wojna się nie udała, do Korei Południowej trafiają Wpływy, a po drodze zajęta zostaje Jugosławia. Sojusz z karty jeszcze nie może powstać.',
  'example.1.1.us': 'Zgrabna odpowiedź: jedną kartą strona amerykańska wyrównuje w Jugosławii, trzy do trzech.',
  'example.1.2.ussr':
    'Karta Chińska już w drugiej Rundzie to wcześnie, ale wszystkie pięć punktów zostaje w Azji: padają Korea Południowa i Tajwan. Ceną jest to, że najsilniejsza karta zmienia właściciela.',
  'example.1.2.us':
    'Druga połowa planu: nikt nie kontroluje Jugosławii, więc znikają z niej wszystkie radzieckie Wpływy. Dwie małe karty zdobyły całe państwo.',
  'example.1.3.ussr':
    'Rozstrzygnięcie w Azji zaraz po zajęciu Korei Południowej i Tajwanu: dziewięć do czterech. Przewaga pięciu punktów pokazuje, ile była warta Karta Chińska.',
  'example.1.3.us':
    'Wydarzenie dałoby dwa punkty i obniżyło DEFCON; Operacje zabezpieczają Francję i wzmacniają Izrael.',
  'example.1.4.ussr':
    'Ledwie wygrana Francja już się wymyka: dwa punkty stracone, jeden radziecki zyskany, a sojusz nigdy jej nie ochroni.',
  'example.1.4.us':
    'Celem pierwszego Przewrotu w partii jest Irak, ale próba się nie udaje. Operacje Wojskowe są wykonane, a DEFCON spada do 3.',
  'example.1.5.ussr':
    'Przewrót w Iranie z szóstką: cztery radzieckie punkty za jednym razem. Wydarzenie, które potem następuje, kosztuje tylko losową kartę, a ta okazuje się niegroźną kartą radziecką.',
  'example.1.5.us':
    'Rozstrzygnięcie w Europie w najgorszej chwili, ale karty nie wolno zatrzymać: obie strony dostają tyle samo i nic się nie zmienia.',
  'example.1.6.ussr': 'Darmowy krok w kosmos daje dwa punkty, bo nikogo tam jeszcze nie było.',
  'example.1.6.us': 'Rewolucja na Kubie leci zamiast tego w kosmos. Próba się udaje i połowa radzieckiego zysku wraca.',

  'example.2.headline':
    'Atak na Izrael następuje pierwszy i się nie udaje. Potem Amerykanin widzi całą radziecką rękę i stawia punkt w Libanie: ta wiedza pokieruje każdym zagraniem Etapu.',
  'example.2.1.ussr':
    'Liban jest słaby, a Przewrót tam nie obniża DEFCON: cztery radzieckie punkty w państwie, które chciało być amerykańskie. Operacje Wojskowe są wykonane z nawiązką.',
  'example.2.1.us':
    'Siedem państw naraz: strona amerykańska wraca do Europy, z punktami w Danii, Turcji, Grecji i Hiszpanii.',
  'example.2.2.ussr':
    'Bliski Wschód daje ZSRR sześć punktów, a USA ani jednego. Przy dwunastu widać już koniec partii.',
  'example.2.2.us':
    'Napięcia na wschodzie: Polska, Niemcy Wschodnie i Austria tracą po punkcie. Naprawa będzie kosztować ZSRR kartę.',
  'example.2.3.ussr':
    'I naprawa następuje od razu, punkt po punkcie. Wydarzenie na karcie dałoby więcej, ale Operacje są pewne.',
  'example.2.3.us':
    'Przewrót w Iraku najsilniejszą kartą i jedynka na kości. Wydrukowana partia liczy tu dwie Operacje Wojskowe, choć karta daje cztery; po zagraniu robimy to samo.',
  'example.2.4.ussr': 'Trzy punkty na Węgrzech: z nimi radziecki blok na wschodzie jest kompletny.',
  'example.2.4.us':
    'Kolejna groźna karta odlatuje w kosmos, osiągając drugie pole. Od teraz Amerykanin może próbować dwa razy na Etap.',
  'example.2.5.ussr':
    'Zamiast Wietnamu gracz radziecki wybiera Francję: trzy do dwóch i Europa Zachodnia znów jest w grze.',
  'example.2.5.us': 'Indie odpierają atak. Wojna zapewnia przynajmniej brakujące Operacje Wojskowe.',
  'example.2.6.ussr':
    'Blokada żąda karty o wartości trzy. Wydrukowana partia przyjmuje dwójkę i ratuje Niemcy Zachodnie; według zasad by upadły.',
  'example.2.6.us':
    'Trzej przyjaźni sąsiedzi przemawiają we Francji za stroną amerykańską, ale kończy się sześć do sześciu: nic się nie rusza. Według zasad Europa byłaby przy takim DEFCON zamknięta; wydrukowana partia toczy się, jakby była otwarta.',

  'example.3.headline':
    'Najpierw podpisany zostaje układ, który daje punkt i odprężenie; potem rządy socjalistów zabierają resztę Francji i punkt w Niemczech Zachodnich.',
  'example.3.1.ussr':
    'Azja jest taka jak przedtem i znów daje pięć punktów. Przy szesnastu Amerykanin stoi pod ścianą.',
  'example.3.1.us':
    'Uśmiech losu: wylosowana karta to sama amerykańska doktryna. Od teraz każda amerykańska karta w tym Etapie jest warta o jeden punkt więcej.',
  'example.3.2.ussr':
    'Przy DEFCON 5 nawet Europa jest otwarta na Przewroty i Włochy zostają puste. Radzieckie Wydarzenie też byłoby mocne.',
  'example.3.2.us':
    'Dzięki dodatkowemu punktowi Amerykanin wchodzi z impetem do Egiptu. Przy okazji do głosu dochodzi Wietkong, daleko od miejsc, które się teraz liczą.',
  'example.3.3.ussr':
    'Dwa rzuty na Wywieranie Presji, dwa triumfy: najpierw Niemcy Zachodnie, potem Izrael zostają wyczyszczone z amerykańskich Wpływów. Gdy sąsiedzi są po twojej stronie, to najtańsza broń, jaka istnieje.',
  'example.3.3.us':
    'Włochy są odzyskane, a Amerykanin wchodzi do Libii. Sam sojusz musi poczekać: cztery punkty są bardziej potrzebne.',
  'example.3.4.ussr': 'Igrzyska sprzyjają Moskwie, ale amerykańska reprezentacja wygrywa piątką. Dwa punkty wracają.',
  'example.3.4.us':
    'Karta Chińska leczy największą ranę: Niemcy Zachodnie za jednym zamachem są znów amerykańskie. Karta wraca do ZSRR.',
  'example.3.5.ussr':
    'Czechosłowacja jest zabezpieczona. Amerykańskie Wydarzenie z karty pomogłoby tylko wtedy, gdyby USA kontrolowały Tajwan, a tak nie jest.',
  'example.3.5.us':
    'Wojna przeciwnika jest anulowana, a jej Operacje stają się Przewrotem: Egipt jest wolny od radzieckich Wpływów.',
  'example.3.6.ussr':
    'Najpierw punkt, który karta oddaje, potem Przewrót w Egipcie: jeden z dwóch amerykańskich punktów przepada, a DEFCON wynosi 2.',
  'example.3.6.us':
    'Rozstrzygnięcie na Bliskim Wschodzie na sam koniec, gdy obie strony mają tyle samo. Trzynaście punktów straty, ale Amerykanin wciąż żyje: zaczyna się Eskalacja i wszystko jest jeszcze do wygrania.',
};
