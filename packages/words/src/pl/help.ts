import type { Like } from '../catalogue.ts';
import type { help as english } from '../en/help.ts';

/** A line or two on each term, where somebody asks for it. */
export const help: Like<typeof english> = {
  'help.influence':
    'Wpływy pokazują, jak silna jest strona w danym państwie. Umieszczaj je tam, gdzie już je masz, albo po sąsiedzku.',
  'help.control':
    'Kontrolujesz państwo, gdy twoje Wpływy przewyższają Wpływy przeciwnika co najmniej o Poziom Stabilizacji tego państwa. Umieszczanie Wpływów w państwie pod kontrolą przeciwnika kosztuje podwójnie.',
  'help.stability': 'Jak trudno przejąć kontrolę nad państwem i dokonać w nim Przewrotu.',
  'help.battleground':
    'Państwa, które najwięcej znaczą przy Rozstrzygnięciach. Przewrót w takim państwie obniża DEFCON.',
  'help.operations':
    'Ile warta jest karta, gdy nie służy jako Wydarzenie: możesz umieścić Wpływy, dokonać Przewrotu albo Wywierać Presję.',
  'help.coup':
    'Rzuć kością i dodaj wartość karty: nadwyżka ponad podwojony Poziom Stabilizacji najpierw usuwa Wpływy przeciwnika, a potem dodaje twoje. Liczy się jako Operacje Wojskowe.',
  'help.realign':
    'Obie strony rzucają kością, z premiami za sąsiednie państwa, za przewagę Wpływów i za własne Supermocarstwo po sąsiedzku; niższy wynik traci Wpływy.',
  'help.space':
    'Odłóż kartę, której Wydarzenia nie chcesz, i spróbuj ruszyć naprzód w Wyścigu Kosmicznym. Zwykle raz na Etap.',
  'help.event':
    'Skutek opisany na karcie. Jeśli zagrasz na Operacje kartę z Wydarzeniem przeciwnika, Wydarzenie i tak nastąpi.',
  'help.headline':
    'Na początku każdego Etapu obie strony potajemnie wybierają kartę; następują oba Wydarzenia, najpierw to z karty o wyższej wartości.',
  'help.scoring':
    'Karty Rozstrzygnięć dają punkty za to, co kontrolujesz w Regionie. Trzeba je zagrać w tym Etapie, w którym masz je na ręce.',
  'help.presence': 'Kontrolujesz co najmniej jedno państwo Regionu.',
  'help.domination':
    'Kontrolujesz w Regionie więcej państw i więcej Państw Strategicznych niż przeciwnik, w tym co najmniej jedno Państwo niestrategiczne.',
  'help.regional-control': 'Kontrolujesz w Regionie więcej państw niż przeciwnik i wszystkie Państwa Strategiczne.',
  'help.vp':
    'Punkty Zwycięstwa przesuwają jeden znacznik tam i z powrotem. Przewaga 20 punktów od razu daje zwycięstwo; inaczej wygrywa ten, kto prowadzi po ostatnim Etapie.',
  'help.defcon':
    'Jak blisko jest wojna nuklearna, od 5 (pokój) do 1 (wojna). Im niżej, tym mniej Regionów jest otwartych na Przewroty i Wywieranie Presji. Kto doprowadzi do 1, przegrywa.',
  'help.military':
    'W każdym Etapie masz przeprowadzić Przewroty lub wojny o łącznej wartości co najmniej równej DEFCON; za każdy brakujący punkt przeciwnik dostaje 1 PZ.',
  'help.china':
    'Silna karta, która po zagraniu przechodzi do przeciwnika. Nie ma Wydarzenia i nigdy nie wlicza się do kart na ręce.',
  'help.deck': 'Karty Eskalacji trafiają do talii w Etapie 4, a karty Apogeum w Etapie 8.',
  'help.era': 'Preludium: Etapy od 1 do 3. Eskalacja: Etapy od 4 do 7. Apogeum: Etapy od 8 do 10.',
};
