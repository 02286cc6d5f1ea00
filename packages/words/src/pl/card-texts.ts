import type { Like } from '../catalogue.ts';
import type { cardTexts as english } from '../en/card-texts.ts';
import { cardsAccusative, influencePoints, ownInfluencePoints, spaces } from './plurals.ts';

/*
 * „Gracz” is whoever’s event it is where both sides may use a card; „przeciwnik” is the other side. „Kartę Chińską” is
 * declined as in the print; other titles never are.
 */
export const cardTexts: Like<typeof english> = {
  'asia-scoring':
    'Rozstrzygnięcie w Azji wraz z Azją Południowo-Wschodnią: Obecność {presence}, Dominacja {domination}, Kontrola {control} PZ, a ponadto po jednym PZ za każde kontrolowane Państwo Strategiczne i każde kontrolowane państwo sąsiadujące z Supermocarstwem przeciwnika.',
  'europe-scoring':
    'Rozstrzygnięcie w Europie: Obecność {presence}, Dominacja {domination} PZ, a ponadto po jednym PZ za każde kontrolowane Państwo Strategiczne i każde kontrolowane państwo sąsiadujące z Supermocarstwem przeciwnika. Kontrola nad Europą daje zwycięstwo w grze.',
  'middle-east-scoring':
    'Rozstrzygnięcie na Bliskim Wschodzie: Obecność {presence}, Dominacja {domination}, Kontrola {control} PZ, a ponadto po jednym PZ za każde kontrolowane Państwo Strategiczne.',
  'central-america-scoring':
    'Rozstrzygnięcie w Ameryce Środkowej: Obecność {presence}, Dominacja {domination}, Kontrola {control} PZ, a ponadto po jednym PZ za każde kontrolowane Państwo Strategiczne i każde kontrolowane państwo sąsiadujące z Supermocarstwem przeciwnika.',
  'southeast-asia-scoring':
    'Każdy gracz otrzymuje {thailand} PZ za kontrolę nad Tajlandią i {each} PZ za każde inne kontrolowane przez siebie państwo Azji Południowo-Wschodniej.',
  'africa-scoring':
    'Rozstrzygnięcie w Afryce: Obecność {presence}, Dominacja {domination}, Kontrola {control} PZ, a ponadto po jednym PZ za każde kontrolowane Państwo Strategiczne.',
  'south-america-scoring':
    'Rozstrzygnięcie w Ameryce Południowej: Obecność {presence}, Dominacja {domination}, Kontrola {control} PZ, a ponadto po jednym PZ za każde kontrolowane Państwo Strategiczne.',

  'duck-and-cover':
    'DEFCON spada o {defcon}. Potem gracz USA otrzymuje tyle PZ, o ile poziomów DEFCON jest niższy niż {best}.',
  'five-year-plan':
    'Gracz ZSRR odrzuca losową kartę. Jeśli jest na niej Wydarzenie USA, następuje ono natychmiast; każda inna karta przepada bez skutku.',
  'china-card':
    'Bez Wydarzenia. Jej Operacje są warte o {asia} więcej, jeśli wszystkie zostaną wykorzystane w Azji. Po zagraniu przechodzi zakryta do przeciwnika i znów można ją zagrać w następnym Etapie. Podczas Rozstrzygnięcia Końcowego daje posiadaczowi {vp} PZ.',
  'socialist-governments': `Gracz ZSRR usuwa ${influencePoints('influence')} USA z Europy Zachodniej, najwyżej {most} z jednego państwa. Niemożliwe po Wydarzeniu „{theIronLady}”.`,
  fidel: 'Usuń wszystkie Wpływy USA z Kuby. Gracz ZSRR umieszcza na niej tyle Wpływów, ile trzeba, by ją kontrolować.',
  'vietnam-revolts': `Umieść ${influencePoints('influence')} ZSRR w Wietnamie. Do końca Etapu Operacje ZSRR są warte o {boost} więcej, jeśli wszystkie zostaną wykorzystane w Azji Południowo-Wschodniej.`,
  blockade:
    'Gracz USA odrzuca kartę o Wartości Operacyjnej co najmniej {value} albo traci wszystkie Wpływy w Niemczech Zachodnich.',
  'korean-war':
    'ZSRR atakuje Koreę Południową: rzuć kością i odejmij liczbę sąsiednich państw pod kontrolą USA. Przy wyniku co najmniej {win} gracz ZSRR otrzymuje {vp} PZ i zastępuje wszystkie tamtejsze Wpływy USA własnymi. Operacje Wojskowe ZSRR: +{military}.',
  'romanian-abdication':
    'Usuń wszystkie Wpływy USA z Rumunii. Gracz ZSRR umieszcza w niej tyle Wpływów, ile trzeba, by ją kontrolować.',
  'arab-israeli-war':
    'ZSRR atakuje Izrael: rzuć kością, odejmij liczbę sąsiednich państw pod kontrolą USA i jeszcze {targetPenalty}, jeśli pod kontrolą USA jest sam Izrael. Przy wyniku co najmniej {win} gracz ZSRR otrzymuje {vp} PZ i zastępuje wszystkie tamtejsze Wpływy USA własnymi. Operacje Wojskowe ZSRR: +{military}. Niemożliwe po Wydarzeniu „{campDavidAccords}”.',
  comecon: `Gracz ZSRR umieszcza ${influencePoints('each')} w każdym z {countries} wybranych państw Europy Wschodniej, których nie kontroluje gracz USA.`,
  nasser: `Umieść ${influencePoints('influence')} ZSRR w Egipcie. Gracz USA traci tam połowę swoich Wpływów, zaokrągloną w górę.`,
  'warsaw-pact-formed': `Gracz ZSRR albo usuwa wszystkie Wpływy USA z {countries} państw Europy Wschodniej, albo umieszcza w niej ${influencePoints('influence')}, najwyżej {most} w jednym państwie. Odtąd może nastąpić Wydarzenie „{nato}”.`,
  'de-gaulle-leads-france': `Usuń z Francji ${influencePoints('removed')} USA i umieść w niej ${influencePoints('added')} ZSRR. {nato} nie chroni już Francji.`,
  'captured-nazi-scientist': `Gracz przesuwa się o ${spaces('boxes')} naprzód na torze Wyścigu Kosmicznego.`,
  'truman-doctrine': 'Gracz USA usuwa wszystkie Wpływy ZSRR z jednego państwa Europy, którego nikt nie kontroluje.',
  'olympic-games':
    'Przeciwnik bierze udział w igrzyskach albo je bojkotuje. Jeśli bierze udział, obie strony rzucają kością, a gracz dodaje {bonus}; wyższy wynik daje {vp} PZ, remis oznacza ponowny rzut. Jeśli bojkotuje, DEFCON spada o {defcon}, a gracz może wykonać Operacje o wartości {ops}.',
  nato: 'Wymaga Wydarzenia „{marshallPlan}” lub „{warsawPactFormed}”. Odtąd gracz ZSRR nie może stosować Przewrotów, Wywierania Presji ani karty „{brushWar}” wobec państw Europy kontrolowanych przez gracza USA.',
  'independent-reds':
    'Gracz USA wybiera Jugosławię, Rumunię, Bułgarię, Węgry lub Czechosłowację i zwiększa tam swoje Wpływy do poziomu Wpływów ZSRR.',
  'marshall-plan': `Gracz USA umieszcza ${influencePoints('each')} w każdym z {countries} wybranych państw Europy Zachodniej, których nie kontroluje gracz ZSRR. Odtąd może nastąpić Wydarzenie „{nato}”.`,
  'indo-pakistani-war':
    'Gracz atakuje Indie lub Pakistan: rzuca kością i odejmuje liczbę sąsiednich państw pod kontrolą przeciwnika. Przy wyniku co najmniej {win} otrzymuje {vp} PZ i zastępuje wszystkie tamtejsze Wpływy przeciwnika własnymi. Jego Operacje Wojskowe: +{military}.',
  containment: 'Do końca Etapu Operacje USA są warte o {boost} więcej, lecz najwyżej {most}.',
  'cia-created': 'Gracz ZSRR ujawnia swoje karty. Potem gracz USA może wykonać Operacje o wartości {ops}.',
  'us-japan-pact':
    'Gracz USA umieszcza w Japonii tyle Wpływów, ile trzeba, by ją kontrolować. Odtąd gracz ZSRR nie może tam dokonywać Przewrotów ani Wywierać Presji.',
  'suez-crisis': `Gracz ZSRR usuwa łącznie ${influencePoints('influence')} USA z Francji, Zjednoczonego Królestwa i Izraela, najwyżej {most} z jednego państwa.`,
  'east-european-unrest': `Gracz USA usuwa ${influencePoints('each')} ZSRR z każdego z {countries} wybranych państw Europy Wschodniej; od Etapu {lateTurn} usuwa po {lateEach}.`,
  decolonization: `Gracz ZSRR umieszcza ${influencePoints('each')} w każdym z {countries} wybranych państw Afryki i Azji Południowo-Wschodniej.`,
  'red-scare-purge': 'Do końca Etapu Operacje przeciwnika są warte o {cut} mniej, lecz co najmniej {least}.',
  'un-intervention':
    'Tylko w Rundzie gracza: zagraj ją razem z kartą z ręki, na której jest Wydarzenie przeciwnika. Wydarzenie zostaje anulowane, a gracz wykonuje Operacje z tamtej karty.',
  'de-stalinization': `Gracz ZSRR może przenieść najwyżej ${ownInfluencePoints('influence')} do państw, których nie kontroluje gracz USA, nie więcej niż {most} do jednego.`,
  'nuclear-test-ban':
    'Gracz otrzymuje tyle PZ, o ile poziomów DEFCON jest wyższy niż {above}. Potem DEFCON rośnie o {defcon}.',
  'formosan-resolution':
    'Póki Tajwan jest pod kontrolą USA, przy Rozstrzygnięciach w Azji liczy się jako Państwo Strategiczne. Kończy się, gdy gracz USA zagra Kartę Chińską.',
  defectors:
    'Jako Wydarzenie Kluczowe USA anuluje Wydarzenie Kluczowe ZSRR. Jeśli gracz ZSRR zagra ją w swojej Rundzie, ale nie na Wyścig Kosmiczny, gracz USA otrzymuje {vp} PZ.',
  'special-relationship': `Jeśli gracz USA kontroluje Zjednoczone Królestwo, umieszcza ${influencePoints('influence')} w jednym z państw, które z nim sąsiadują; a jeśli obowiązuje „{nato}”, umieszcza zamiast tego {natoInfluence} w jednym państwie Europy Zachodniej i otrzymuje {vp} PZ.`,
  norad: `Odtąd po każdej Rundzie, w której DEFCON przesunął się na {level}, gracz USA może umieścić ${influencePoints('influence')} w państwie, w którym ma już Wpływy, o ile kontroluje Kanadę. Działanie karty kończy Wydarzenie „{quagmire}”.`,
  'the-cambridge-five': `Gracz USA ujawnia karty Rozstrzygnięć ze swojej ręki, a gracz ZSRR może umieścić ${influencePoints('influence')} w państwie Regionu, którego dotyczy jedna z nich. Niemożliwe po Etapie {lastTurn}.`,

  'brush-war':
    'Gracz atakuje państwo o Poziomie Stabilizacji najwyżej {stability}, którego nie chroni przed nim {nato}: rzuca kością i odejmuje liczbę sąsiednich państw pod kontrolą przeciwnika, łącznie z jego Supermocarstwem. Przy wyniku co najmniej {win} otrzymuje {vp} PZ i zastępuje wszystkie tamtejsze Wpływy przeciwnika własnymi. Jego Operacje Wojskowe: +{military}.',
  'arms-race':
    'Jeśli gracz ma więcej Operacji Wojskowych niż przeciwnik, otrzymuje {vp} PZ, a jeśli ma ich przy tym tyle, ile wymaga DEFCON, to {metVp}.',
  'cuban-missile-crisis': `Ustaw DEFCON na {defcon}. Jeśli przeciwnik podejmie w tym Etapie próbę Przewrotu, przegrywa grę. Może to w każdej chwili zakończyć, usuwając ${ownInfluencePoints('price')}: gracz ZSRR z Kuby, gracz USA z Niemiec Zachodnich lub Turcji.`,
  'nuclear-subs': 'Do końca Etapu Przewroty USA w Państwach Strategicznych nie obniżają DEFCON.',
  quagmire:
    'W każdej swojej Rundzie gracz USA musi odrzucić kartę o Wartości Operacyjnej co najmniej {value} i rzucić kością, aż wyrzuci {roll} lub mniej. Jeśli takiej nie ma, może zagrać tylko kartę Rozstrzygnięcia; inaczej traci Rundę. Kończy Wydarzenie „{norad}”.',
  'salt-negotiations':
    'DEFCON rośnie o {defcon}. Do końca Etapu od wszystkich rzutów na Przewrót odejmuje się {coups}. Gracz może wziąć na rękę kartę ze stosu kart odrzuconych, ale nie kartę Rozstrzygnięcia.',
  'bear-trap':
    'W każdej swojej Rundzie gracz ZSRR musi odrzucić kartę o Wartości Operacyjnej co najmniej {value} i rzucić kością, aż wyrzuci {roll} lub mniej. Jeśli takiej nie ma, może zagrać tylko kartę Rozstrzygnięcia; inaczej traci Rundę.',
  summit:
    'Obie strony rzucają kością i dodają liczbę Regionów, w których mają Dominację lub Kontrolę. Wyższy wynik daje {vp} PZ i prawo przesunięcia DEFCON o {defcon} w dowolną stronę. Remis nie daje nic.',
  'how-i-learned': 'Gracz ustawia DEFCON na dowolny poziom. Jego Operacje Wojskowe: +{military}.',
  junta: `Gracz umieszcza ${influencePoints('influence')} w państwie Ameryki Środkowej lub Południowej. Potem może w tych Regionach przeprowadzić darmowy Przewrót albo darmowe Wywieranie Presji o wartości tej karty.`,
  'kitchen-debates': 'Jeśli gracz USA kontroluje więcej Państw Strategicznych niż gracz ZSRR, otrzymuje {vp} PZ.',
  'missile-envy':
    'Przeciwnik oddaje swoją kartę o najwyższej Wartości Operacyjnej, a jeśli ma ich kilka, jedną z nich. Jeśli jej Wydarzenie należy do gracza albo jest wspólne, następuje natychmiast; w przeciwnym razie gracz wykonuje jej Operacje. Przeciwnik bierze kartę „{missileEnvy}” i w swojej następnej Rundzie musi wykorzystać ją na Operacje.',
  'we-will-bury-you':
    'DEFCON spada o {defcon}. Gracz ZSRR otrzymuje {vp} PZ w następnej Rundzie gracza USA, chyba że ten zagra w niej kartę „{unIntervention}” jako Wydarzenie.',
  'brezhnev-doctrine': 'Do końca Etapu Operacje ZSRR są warte o {boost} więcej, lecz najwyżej {most}.',
  'portuguese-empire-crumbles': `Umieść ${influencePoints('each')} ZSRR w Angoli i tyle samo w Afryce Południowo-Wschodniej.`,
  'south-african-unrest': `Gracz ZSRR umieszcza ${influencePoints('alone')} w RPA albo {there} w RPA i {neighbours} w państwach, które z nią sąsiadują.`,
  allende: `Umieść ${influencePoints('influence')} ZSRR w Chile.`,
  'willy-brandt': `Gracz ZSRR otrzymuje {vp} PZ i umieszcza ${influencePoints('influence')} w Niemczech Zachodnich. {nato} już ich nie chroni. Niemożliwe po Wydarzeniu „{tearDownThisWall}”, które też kończy jego działanie.`,
  'muslim-revolution':
    'Gracz ZSRR usuwa wszystkie Wpływy USA z {countries} państw spośród następujących: Sudan, Iran, Irak, Egipt, Libia, Arabia Saudyjska, Syria, Jordania. Niemożliwe po Wydarzeniu „{awacsSaleToSaudis}”.',
  'abm-treaty': 'DEFCON rośnie o {defcon}. Potem gracz może wykonać Operacje o wartości {ops}.',
  'cultural-revolution': 'Gracz ZSRR bierze Kartę Chińską, odkrytą. Jeśli już ją ma, otrzymuje zamiast tego {vp} PZ.',
  'flower-power':
    'Odtąd gracz ZSRR otrzymuje {vp} PZ, ilekroć gracz USA zagra kartę z Wydarzeniem Wojennym, jako Wydarzenie lub na Operacje. Niemożliwe po Wydarzeniu „{anEvilEmpire}”, które też kończy jego działanie.',
  'u2-incident':
    'Gracz ZSRR otrzymuje {vp} PZ i jeszcze {extra}, jeśli później w tym Etapie ktoś zagra kartę „{unIntervention}” jako Wydarzenie.',
  opec: 'Gracz ZSRR otrzymuje {each} PZ za każde kontrolowane przez siebie państwo spośród następujących: Egipt, Iran, Libia, Arabia Saudyjska, Irak, Państwa Zatoki Perskiej, Wenezuela. Niemożliwe po Wydarzeniu „{northSeaOil}”.',
  'lone-gunman': 'Gracz USA ujawnia swoje karty. Potem gracz ZSRR może wykonać Operacje o wartości {ops}.',
  'colonial-rear-guards': `Gracz USA umieszcza ${influencePoints('each')} w każdym z {countries} wybranych państw Afryki i Azji Południowo-Wschodniej.`,
  'panama-canal-returned': `Umieść ${influencePoints('each')} USA w każdym z tych państw: Panama, Kostaryka, Wenezuela.`,
  'camp-david-accords': `Gracz USA otrzymuje {vp} PZ i umieszcza ${influencePoints('each')} w każdym z tych państw: Izrael, Jordania, Egipt. Wydarzenie „{arabIsraeliWar}” nie może już nastąpić.`,
  'puppet-governments': `Gracz USA może umieścić ${influencePoints('each')} w każdym z co najwyżej {countries} państw, w których nikt nie ma Wpływów.`,
  'grain-sales-to-soviets':
    'Gracz USA ogląda losową kartę z ręki gracza ZSRR i zagrywa ją albo zwraca. Jeśli ją zwróci lub gracz ZSRR nie ma kart, gracz USA wykonuje Operacje o wartości {ops}.',
  'john-paul-ii': `Usuń z Polski ${influencePoints('removed')} ZSRR i umieść w niej ${influencePoints('added')} USA. Odtąd może nastąpić Wydarzenie „{solidarity}”.`,
  'latin-american-death-squads':
    'Do końca Etapu w Ameryce Środkowej i Południowej gracz dodaje {modifier} do swoich rzutów na Przewrót, a przeciwnik odejmuje od swoich {modifier}.',
  'oas-founded': `Gracz USA umieszcza łącznie ${influencePoints('influence')} w Ameryce Środkowej i Południowej.`,
  'nixon-china-card': 'Gracz USA bierze Kartę Chińską, zakrytą. Jeśli już ją ma, otrzymuje zamiast tego {vp} PZ.',
  'sadat-expels-soviets': `Usuń wszystkie Wpływy ZSRR z Egiptu i umieść w nim ${influencePoints('influence')} USA.`,
  'shuttle-diplomacy':
    'Leży przed graczem USA. Przy najbliższym zagraniu karty Rozstrzygnięcia w Azji lub na Bliskim Wschodzie jedno tamtejsze Państwo Strategiczne ZSRR nie liczy się na jego korzyść; potem odrzuć tę kartę.',
  'voice-of-america': `Gracz USA usuwa ${influencePoints('influence')} ZSRR z państw poza Europą, najwyżej {most} z jednego państwa.`,
  'liberation-theology': `Gracz ZSRR umieszcza ${influencePoints('influence')} w Ameryce Środkowej, najwyżej {most} w jednym państwie.`,
  'ussuri-river-skirmish': `Gracz USA bierze Kartę Chińską, odkrytą. Jeśli już ją ma, umieszcza zamiast tego ${influencePoints('influence')} w Azji, najwyżej {most} w jednym państwie.`,
  'ask-not':
    'Gracz USA może odrzucić dowolną liczbę swoich kart, także kart Rozstrzygnięć, a potem dobiera ich tyle samo.',
  'alliance-for-progress':
    'Gracz USA otrzymuje {each} PZ za każde kontrolowane przez siebie Państwo Strategiczne w Ameryce Środkowej i Południowej.',
  'one-small-step': `Jeśli gracz jest w tyle w Wyścigu Kosmicznym, przesuwa się o ${spaces('boxes')} naprzód i otrzymuje PZ tylko za ostatnie z nich.`,
  che: 'Gracz ZSRR może dokonać Przewrotu o wartości tej karty w Państwie niestrategicznym Afryki, Ameryki Środkowej lub Południowej; jeśli usunie Wpływy USA, może dokonać kolejnego w innym takim państwie, a łącznie najwyżej {coups}.',
  'our-man-in-tehran': `Jeśli gracz USA kontroluje państwo Bliskiego Wschodu, ogląda ${cardsAccusative('cards')} z wierzchu talii, dowolne z nich odrzuca, a resztę wtasowuje z powrotem.`,

  'iranian-hostage-crisis': `Usuń wszystkie Wpływy USA z Iranu i umieść w nim ${influencePoints('influence')} ZSRR. Odtąd karta „{terrorism}” zagrana przez gracza ZSRR kosztuje gracza USA więcej kart.`,
  'the-iron-lady': `Gracz USA otrzymuje {vp} PZ. Umieść ${influencePoints('influence')} ZSRR w Argentynie; usuń wszystkie Wpływy ZSRR ze Zjednoczonego Królestwa. Wydarzenie „{socialistGovernments}” nie może już nastąpić.`,
  'reagan-bombs-libya': `Gracz USA otrzymuje {vp} PZ za każde ${influencePoints('influence')} ZSRR w Libii.`,
  'star-wars':
    'Jeśli gracz USA prowadzi w Wyścigu Kosmicznym, wybiera kartę ze stosu kart odrzuconych, ale nie kartę Rozstrzygnięcia, a jej Wydarzenie następuje natychmiast.',
  'north-sea-oil': 'Wydarzenie „{opec}” nie może już nastąpić. W tym Etapie gracz USA może rozegrać dodatkową Rundę.',
  'the-reformer': `Gracz ZSRR umieszcza w Europie ${influencePoints('influence')}, a jeśli prowadzi w PZ, to {aheadInfluence}; najwyżej {most} w jednym państwie. Odtąd nie może dokonywać Przewrotów w Europie.`,
  'marine-barracks-bombing': `Usuń wszystkie Wpływy USA z Libanu. Potem gracz ZSRR usuwa jeszcze ${influencePoints('influence')} USA z Bliskiego Wschodu.`,
  'kal-007':
    'DEFCON spada o {defcon}, a gracz USA otrzymuje {vp} PZ. Jeśli kontroluje Koreę Południową, może umieścić Wpływy lub Wywierać Presję za Operacje o wartości {ops}.',
  glasnost:
    'Gracz ZSRR otrzymuje {vp} PZ, a DEFCON rośnie o {defcon}. Po Wydarzeniu „{theReformer}” gracz ZSRR może umieścić Wpływy lub Wywierać Presję za Operacje o wartości {ops}.',
  ortega:
    'Usuń wszystkie Wpływy USA z Nikaragui. Potem gracz ZSRR może dokonać darmowego Przewrotu o wartości tej karty w jednym z państw, które z nią sąsiadują.',
  terrorism:
    'Przeciwnik odrzuca {cards, plural, one {losową kartę} few {# losowe karty} many {# losowych kart} other {# losowej karty}}, a jeśli jest nim gracz USA i nastąpiło już Wydarzenie „{iranianHostageCrisis}”, odrzuca ich {hostageCards}.',
  'iran-contra-scandal': 'Do końca Etapu od rzutów USA na Wywieranie Presji odejmuje się {modifier}.',
  chernobyl: 'Gracz USA może wskazać Region. Do końca Etapu gracz ZSRR nie może umieszczać w nim Wpływów za Operacje.',
  'latin-american-debt-crisis':
    'Gracz USA odrzuca kartę o Wartości Operacyjnej co najmniej {value} albo gracz ZSRR podwaja swoje Wpływy w {countries} państwach Ameryki Południowej.',
  'tear-down-this-wall': `Umieść ${influencePoints('influence')} USA w Niemczech Wschodnich. Potem gracz USA może przeprowadzić w Europie darmowy Przewrót albo darmowe Wywieranie Presji o wartości tej karty. Kończy Wydarzenie „{willyBrandt}” lub mu zapobiega.`,
  'an-evil-empire': 'Gracz USA otrzymuje {vp} PZ. Kończy Wydarzenie „{flowerPower}” lub mu zapobiega.',
  'aldrich-ames':
    'Do końca Etapu gracz USA gra z odkrytymi kartami. Gracz ZSRR wybiera jedną z nich, która zostaje odrzucona.',
  'pershing-ii-deployed': `Gracz ZSRR otrzymuje {vp} PZ i usuwa ${influencePoints('each')} USA z każdego z co najwyżej {countries} państw Europy Zachodniej.`,
  wargames:
    'Tylko przy DEFCON {defcon}: gracz może oddać przeciwnikowi {vp} PZ i natychmiast zakończyć grę. Wygrywa ten, kto wtedy prowadzi; Rozstrzygnięcia Końcowego nie ma.',
  solidarity: `Wymaga Wydarzenia „{johnPaulIi}”. Umieść ${influencePoints('influence')} USA w Polsce.`,
  'iran-iraq-war':
    'Gracz atakuje Iran lub Irak: rzuca kością i odejmuje liczbę sąsiednich państw pod kontrolą przeciwnika. Przy wyniku co najmniej {win} otrzymuje {vp} PZ i zastępuje wszystkie tamtejsze Wpływy przeciwnika własnymi. Jego Operacje Wojskowe: +{military}.',
  'yuri-and-samantha': 'Do końca Etapu gracz ZSRR otrzymuje {vp} PZ za każdy Przewrót gracza USA, udany czy nie.',
  'awacs-sale-to-saudis': `Umieść ${influencePoints('influence')} USA w Arabii Saudyjskiej. Wydarzenie „{muslimRevolution}” nie może już nastąpić.`,
  'nato-referendum': `Wymaga Wydarzenia „{nato}”. Obie strony rzucają kością; gracz dodaje {bonus} i tyle samo dodaje strona, która ma więcej Wpływów w Hiszpanii/Portugalii; remis oznacza ponowny rzut. Wyższy wynik daje {vp} PZ i ${influencePoints('influence')} w tym państwie. Jeśli wygra gracz ZSRR, {nato} nie chroni już Hiszpanii/Portugalii.`,
};
