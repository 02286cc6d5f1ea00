import type { RulebookChapter } from '../../rulebook.ts';

export const table: RulebookChapter<'18'> = {
  '18': { title: 'W tym programie', about: 'Jak program stosuje zasady.' },
  '18.1': {
    title: 'Odpowiedzi',
    legal:
      'Do wyboru masz wszystkie dozwolone odpowiedzi i żadnych innych. Jeśli brakuje czegoś, czego oczekujesz, stoi temu na drodze jakaś zasada: zajrzyj do niej wprost z pytania.',
    turn: 'Odpowiadać może tylko strona, którą zapytano, i tylko na otwarte pytanie.',
  },
  '18.2': {
    title: 'Cofanie',
    undo: 'Własne odpowiedzi możesz cofać aż do ostatniego rzutu kością, do ostatniej dobranej lub pokazanej karty albo do ostatniej odpowiedzi przeciwnika.',
  },
  '18.3': {
    title: 'Co wiesz',
    hidden:
      'Karty na ręce i kolejność kart w talii są tajne. Jawne są dla ciebie: stos kart odrzuconych, karty usunięte z gry, liczba kart na ręce każdej ze stron i w talii oraz wszystko, co ci pokazano.',
    seen: 'Raz zobaczona karta jest ci znana, póki się nie przemieści. To, co powiedziano o czyjejś ręce, na przykład że nie ma w niej karty Rozstrzygnięcia, jest aktualne, póki ta strona nie dobierze kart.',
    public: 'Ręki pokazanej jednej stronie nie pokazuje się widzom.',
  },
  '18.4': {
    title: 'Zasady, pozycje i zapisane gry',
    rules:
      'Edycję, warianty i opcje wybiera się przed grą i już się ich nie zmienia. Wybory, które do siebie nie pasują, zostają odrzucone z podaniem powodu.',
    positions: 'Pozycja, którą ustawiasz, i gra, którą wczytujesz, muszą być możliwe według zasad.',
  },
};
