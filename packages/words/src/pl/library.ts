import type { Like } from '../catalogue.ts';
import type { library as english } from '../en/library.ts';
import { findings } from './findings.ts';
import { myLibrary } from './my-library.ts';
import { studies } from './studies.ts';

export const library: Like<typeof english> = {
  ...findings,
  ...myLibrary,
  ...studies,
  'library.about':
    'Zasady, każda karta ze swoją historią, słynne partie do obejrzenia i to, jak używano kart w prawdziwych grach.',
  'library.rules': 'Zasady',
  'library.rules.about': 'Cała gra punkt po punkcie, z pomocami gracza, słowniczkiem i wyjaśnieniami.',
  'library.cards': 'Karty',
  'library.cards.about': 'Każda karta: co robi, jaka historia za nią stoi i jakie są do niej wyjaśnienia.',
  'library.famous': 'Słynne partie',
  'library.famous.about': 'Dwie partie z instrukcji, krok po kroku na planszy i z komentarzem.',
  'library.statistics': 'Statystyki',
  'library.statistics.about': 'Jak często i w jaki sposób zagrywano karty i z jakim skutkiem.',

  'rules.contents': 'Spis treści',
  'rules.aids': 'Pomoce gracza',
  'rules.glossary': 'Słowniczek',
  'rules.search': 'Szukaj w zasadach',
  'rules.found':
    '{count, plural, =0 {Nic nie znaleziono} one {Znaleziono # miejsce} few {Znaleziono # miejsca} many {Znaleziono # miejsc} other {Znaleziono # miejsca}}',
  'rules.ruling': 'Wyjaśnienie',
  'rules.more': 'Więcej w punkcie {name}',
  'rules.only': 'Tylko gdy w grze: {parts}',
  'rules.in-play': 'Obowiązuje: {parts}',
  'rules.not-in-play': 'Nie obowiązuje: {parts}',
  'rules.mark': 'Pokaż zasady dla edycji',
  'rules.mark.all': 'Wszystkie edycje',

  'cards.search': 'Znajdź kartę',
  'cards.number': 'Nr {count}',
  'cards.side': 'Strona',
  'cards.era': 'Okres',
  'cards.value': 'Wartość',
  'cards.kind': 'Efekt',
  'cards.any': 'Wszystkie',
  'cards.scoring': 'Rozstrzygnięcie',
  'cards.kind.scoring': 'Rozstrzygnięcie',
  'cards.kind.influence': 'Wpływy',
  'cards.kind.operations': 'Operacje',
  'cards.kind.coup': 'Przewroty i Wywieranie Presji',
  'cards.kind.war': 'Wojna',
  'cards.kind.vp': 'Punkty Zwycięstwa',
  'cards.kind.defcon': 'DEFCON',
  'cards.kind.space': 'Wyścig Kosmiczny',
  'cards.kind.cards': 'Karty na ręce i odrzucone',
  'cards.kind.lasting': 'Efekt trwały',
  'cards.count': '{count, plural, =0 {Nie ma takiej karty.} one {# karta} few {# karty} many {# kart} other {# karty}}',
  'cards.all': 'Wszystkie karty',
  'cards.history': 'Historia w tle',
  'cards.rulings': 'Wyjaśnienia',
  'cards.proofs': 'Scenariusze, które to sprawdzają',
  'cards.proofs.about': 'Każdy to pozycja, ruchy i wynik, do którego muszą prowadzić; są napisane po angielsku.',
  'cards.next': 'Następna karta',
  'cards.previous': 'Poprzednia karta',

  'famous.final': 'Finał turnieju',
  'famous.final.about':
    'Edycja Deluxe, trzy Etapy. Gracz radziecki zapłacił za swoją stronę pięcioma Punktami Wpływów; Amerykanin bierze Europę, a gracz radziecki prawie całą resztę.',
  'famous.example': 'Przykładowa partia',
  'famous.example.about':
    'Druga edycja, trzy Etapy. Śmiałe Przewroty, stracona Azja i długa droga powrotna. Tam, gdzie wydrukowana partia odbiega od zasad, po zagraniu pozycja jest zmieniana na wydrukowaną.',
  'famous.watch': 'Obejrzyj krok po kroku',
  'famous.headlines': 'Etap {turn}: Wydarzenia Kluczowe',
  'famous.setup': 'Przygotowanie',

  'statistics.server': 'Licz też skończone gry na tym serwerze: {count} (tylko karty)',
  'statistics.unread': 'Nie udało się odczytać: {parts}',
  'statistics.none': 'Nie ma jeszcze żadnych gier. Dokończ jedną albo otwórz kilka zapisów.',
  'statistics.by': 'Zagrane przez',
  'statistics.both': 'Obie strony',
  'statistics.card': 'Karta',
  'statistics.played': 'Zagrana',
  'statistics.headline': 'Kluczowe',
  'statistics.event': 'Wydarzenie',
  'statistics.operations': 'Operacje',
  'statistics.space': 'Kosmos',
  'statistics.won': 'Wygrane',
  'statistics.won.about': 'Wygrane: spośród wszystkich zagrań karty w grach z wynikiem, udział strony, która wygrała.',

  'about.fan': 'Projekt fanów',
  'about.fan.text':
    'Long Twilight robią fani, za darmo, bez związku z wydawcami i autorami gry Twilight Struggle (Zimna Wojna). Wszystkie teksty, grafiki i kod są nasze.',
  'about.privacy': 'Prywatność',
  'about.privacy.text':
    'Gry z komputerem i przy jednym ekranie pozostają w tej przeglądarce. Gry z innymi są na serwerze, na którym grasz, razem z nazwą i kluczem w pliku cookie. Bez reklam, śledzenia i osób trzecich.',
  'about.licences': 'Licencje',
  'about.licences.text':
    'Program jest wolnym oprogramowaniem na licencji MIT. Strony zbudowano z użyciem Preact (MIT).',
  'about.map': 'Mapa',
  'about.map.text': 'Wybrzeża według Natural Earth (domena publiczna), rozciągnięte, by zmieścić wszystkie państwa.',
  'about.font': 'Czcionka',
  'about.font.text': 'Sofia Sans Condensed, na licencji SIL Open Font License 1.1.',
};
