import type { RulebookChapter } from '../../rulebook.ts';

export const cardPlay: RulebookChapter<'5'> = {
  '5': {
    title: 'Zagrywanie kart',
    play: 'W swojej Rundzie zagrywasz kartę: jako Wydarzenie, na Operacje albo na Wyścig Kosmiczny [6.4].',
  },
  '5.1': {
    title: 'Trzeba grać',
    must: 'Nie możesz pasować, póki masz kartę na ręce. Jeśli została ci tylko Karta Chińska, możesz ją zagrać albo spasować [9.8].',
    useless: 'Operacje, których nie da się zgodnie z zasadami wykorzystać, przepadają; karta i tak jest zagrana.',
  },
  '5.2': {
    title: 'Karta z Wydarzeniem przeciwnika',
    both: 'Jeśli zagrywasz kartę, której Wydarzenie należy tylko do przeciwnika, dostajesz jej Operacje, ale Wydarzenie też następuje. Ty decydujesz, co będzie pierwsze.',
    theirs: 'Wszystkich wyborów w swoim Wydarzeniu dokonuje przeciwnik, tak jakby to on zagrał kartę.',
    cannot:
      'Jeśli Wydarzenie nie może nastąpić, bo jego warunek nie jest spełniony albo wyklucza je inne Wydarzenie, wykonujesz same Operacje, a karta trafia na stos kart odrzuconych, z gwiazdką czy bez.',
    nothing: 'Wydarzenie, które następuje bez żadnego skutku, mimo to nastąpiło: karta z gwiazdką wypada z gry.',
    first:
      'Jeśli zaczniesz od Operacji, warunek Wydarzenia może przestać być spełniony; wtedy ono nie nastąpi. Wydarzenie niemożliwe w chwili zagrania karty nie stanie się możliwe dzięki twoim Operacjom.',
    space: 'W Wyścigu Kosmicznym Wydarzenie nie następuje [6.4.5].',
  },
  '5.3': {
    title: 'Wyższa wartość też wystarczy',
    more: 'Tam, gdzie potrzebna jest karta o określonej wartości, wystarczy też karta o wyższej. Nadwyżka przepada.',
  },
  '5.4': {
    title: 'Odrzucone karty',
    event:
      'Wydarzenie z karty, którą musisz odrzucić, nie następuje, czyjekolwiek by było, chyba że tekst, który ci to nakazuje, mówi inaczej.',
  },
  '5.5': {
    title: 'Karty przed zasadami',
    text: 'Gdy karta przeczy zasadom, pierwszeństwo ma karta. Jest jeden wyjątek: nic nie może cię zmusić do zatrzymania karty Rozstrzygnięcia [10.1.5].',
  },
};
