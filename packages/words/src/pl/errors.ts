import type { Like } from '../catalogue.ts';
import type { errors as english } from '../en/errors.ts';

/** What went wrong, and what to do about it. */
export const errors: Like<typeof english> = {
  'error.unknown-card': 'Nie ma takiej karty.',
  'error.unknown-country': 'Nie ma takiego państwa.',
  'error.unknown-answer': 'To nie jest odpowiedź na żadne pytanie. Wybierz jedną z podanych.',
  'error.illegal-answer': 'Teraz to niemożliwe. Wybierz jedną z podanych odpowiedzi.',
  'error.stale-answer': 'Gra poszła już dalej. Spójrz na nią jeszcze raz i wtedy odpowiedz.',
  'error.wrong-side': 'Teraz odpowiada druga strona.',
  'error.game-over': 'Gra skończona: nie ma już żadnych pytań.',
  'error.bad-rules': 'Tych zasad nie da się połączyć.',
  'error.bad-save': 'To nie jest zapis gry, który umiemy odczytać.',
  'error.bad-position': 'Taka pozycja jest niemożliwa.',
  'error.no-undo': 'Nie ma czego cofnąć: po drodze był rzut kością, ujawniona karta albo odpowiedź drugiej strony.',
  'error.overflow': 'Coś w tej grze zrobiło się zbyt duże. Nie da się grać dalej.',
  // What only a server refuses
  'error.past-barrier':
    'Najpierw musi się wyjaśnić coś, czego jeszcze nie wiadomo: rzut kością, karta albo odpowiedź drugiej strony. Graj krok po kroku.',
  'error.not-your-turn': 'Teraz kolej drugiego gracza.',
  'error.no-offer': 'Ta propozycja jest już nieaktualna.',
  'error.no-claim': 'Nie możesz zażądać wygranej: druga strona ma jeszcze czas albo tobie też się skończył.',
  'error.not-running': 'Ta gra się teraz nie toczy.',
  'error.not-over': 'Najpierw gra musi się skończyć.',
  'error.paused': 'Gra jest wstrzymana. Najpierw ją wznów.',
  'error.halted': 'Opiekunowie serwera wstrzymali tę grę i sami ją wznowią.',
  'error.not-open': 'Ta gra już się zaczęła albo nie jest dla ciebie otwarta.',
  'error.own-game': 'Już grasz w tej grze.',
  'error.unknown-level': 'Nie ma takiego gracza komputerowego.',
  'error.bad-address': 'Na ten adres nie można wysyłać wiadomości.',
  'error.not-signed-in': 'Serwer cię nie zna. Dołącz do gry jako gość albo się zaloguj.',
  'error.wrong-password': 'Nazwa, hasło lub kod są błędne.',
  'error.too-many-guesses': 'Zbyt wiele błędnych prób. Odczekaj kwadrans.',
  'error.bad-password': 'To hasło zbyt łatwo odgadnąć. Wybierz dłuższe, z większą liczbą różnych liter.',
  'error.bad-name': 'Tej nazwy nie można użyć. Wybierz inną, z liter i cyfr.',
  'error.name-taken': 'Ktoś już ma tę nazwę. Wybierz inną.',
  'error.has-account': 'Masz już konto.',
  'error.no-account': 'Grasz jako gość. Najpierw załóż konto.',
  'error.banned': 'Nie możesz już grać na tym serwerze.',
  'error.not-a-player': 'Mogą to zrobić tylko gracze tej gry.',
  'error.foreign-origin':
    'Żądanie przyszło z innej strony i nie zostało wykonane. Otwórz stronę tutaj i spróbuj ponownie.',
  'error.not-found': 'Nie ma tu niczego takiego albo nie możesz tego zobaczyć.',
  'error.used-link':
    'Ten link został już użyty albo jest za stary. Utwórz nowy tam, gdzie twoje konto jest zalogowane.',
  'error.not-rateable': 'Gra rankingowa nie może mieć takich forów. Zagraj bez rankingu.',
  'error.too-large': 'To jest za długie.',
  'error.too-many-requests': 'Za dużo naraz. Poczekaj chwilę i spróbuj ponownie.',
  'error.unavailable': 'Serwer nie ma teraz dostępu do swoich danych. Spróbuj za chwilę.',
  'error.failure': 'Coś poszło nie tak na serwerze. Zostało to odnotowane.',
  'error.bad-request': 'Serwer nie zrozumiał tego żądania. Wczytaj stronę ponownie.',
};
