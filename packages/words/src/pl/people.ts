import type { Like } from '../catalogue.ts';
import type { people as english } from '../en/people.ts';

export const people: Like<typeof english> = {
  'people.leaders': 'Lista rankingowa',
  'people.player': 'Gracz',
  'people.no-server':
    'Ta strona działa bez serwera, więc nie ma tu kont. Twoje gry z komputerem są zapisane w tej przeglądarce.',
  'people.not-found': 'Nie ma tu takiego gracza.',

  'people.stranger': 'Ten serwer jeszcze cię nie zna. Od pierwszej gry będziesz tu gościem; konto nie jest potrzebne.',
  'people.guest': 'Grasz jako gość {name}.',
  'people.guest.about':
    'Zna cię tylko ta przeglądarka. Z kontem możesz zalogować się wszędzie i trafić na listę rankingową.',
  'people.account': 'Zalogowano jako {name}.',
  'people.profile': 'Mój profil',
  'people.renamed': 'Teraz nazywasz się {name}.',

  'people.field.name': 'Nazwa',
  'people.field.player': 'Nazwa konta',
  'people.field.password': 'Hasło',
  'people.field.new-password': 'Nowe hasło',
  'people.field.code': 'Kod odzyskiwania',
  'people.field.why': 'Dlaczego zgłaszasz tę wiadomość?',
  'people.field.confirmation': 'Dla pewności wpisz swoją nazwę: {name}',
  'people.password.length': 'Co najmniej {count} dowolnych znaków',
  'people.rename': 'Zmień nazwę',

  'people.keep': 'Załóż konto',
  'people.keep.about':
    'Nazwa i hasło, nic więcej. Twoje gry pozostają twoje. Na innych urządzeniach trzeba będzie zalogować się ponownie.',
  'people.keep.do': 'Utwórz konto',
  'people.codes': 'Kody odzyskiwania',
  'people.codes.about':
    'Jeśli zapomnisz hasła, każdy z tych kodów raz otworzy twoje konto. Pokazujemy je tylko teraz: zachowaj je w bezpiecznym miejscu.',
  'people.codes.copy': 'Kopiuj kody',
  'people.codes.save': 'Zapisz do pliku',
  'people.codes.kept': 'Mam je zapisane',
  'people.codes.renew': 'Nowe kody odzyskiwania',
  'people.codes.renew.about': 'Stare kody przestaną działać.',
  'people.codes.left':
    '{count, plural, =0 {Nie masz już kodów odzyskiwania. Utwórz nowe.} one {Został ci # kod odzyskiwania.} few {Zostały ci # kody odzyskiwania.} many {Zostało ci # kodów odzyskiwania.} other {Zostało ci # kodu odzyskiwania.}}',
  'people.change-password': 'Zmień hasło',
  'people.signed-out-elsewhere': 'Wszystkie inne urządzenia zostaną wylogowane.',
  'people.password.changed': 'Hasło zostało zmienione.',

  'people.sign-in': 'Zaloguj się',
  'people.sign-out': 'Wyloguj się',
  'people.signed-out': 'Wylogowano.',
  'people.guest.left': 'Po zalogowaniu bezpowrotnie stracisz gościa „{name}” i jego gry.',
  'people.recover': 'Nie pamiętasz hasła?',
  'people.recover.about':
    'Ustaw nowe hasło za pomocą jednego z kodów odzyskiwania. Wszystkie inne urządzenia zostaną wylogowane.',
  'people.recover.do': 'Ustaw hasło',

  'people.devices': 'Zalogowane urządzenia',
  'people.device': '{name}, {text}',
  'people.device.unknown': 'Nieznane urządzenie',
  'people.device.here': 'to urządzenie',
  'people.device.used': 'ostatnio używane: {date}',
  'people.device.revoke': 'Wyloguj',
  'people.device.revoke.named': 'Wyloguj: {name}',
  'people.device.revoke.all': 'Wyloguj wszystkie inne',
  'people.link': 'Graj na innym urządzeniu',
  'people.link.about':
    'Otwórz link na drugim urządzeniu, a zalogujesz się i tam. Zadziała raz, w ciągu 15 minut. Nie dawaj go nikomu.',
  'people.link.make': 'Utwórz link',
  'people.link.use': 'Zaloguj się na tym urządzeniu',
  'people.link.use.about': 'Ten link zaloguje cię jako osobę, która go utworzyła. Użyj go tylko wtedy, gdy jest twój.',

  'people.blocked': 'Kogo blokujesz',
  'people.blocked.none': 'Nikogo.',
  'people.block': 'Zablokuj: {name}',
  'people.unblock': 'Odblokuj: {name}',
  'people.block.about':
    'Osoba zablokowana nie dołączy do twoich gier, nie trafi na ciebie przy szukaniu przeciwnika, a jej wiadomości do ciebie nie dotrą. Nie dowie się o tym. Trwające gry toczą się dalej.',
  'people.manners': 'Złe maniery?',
  'people.mute': 'Wycisz w tej grze',
  'people.unmute': 'Wyłącz wyciszenie w tej grze',
  'people.mute.about': 'W tej grze nie widzisz wiadomości wyciszonych graczy. Oni o tym nie wiedzą.',
  'people.report': 'Zgłoś',
  'people.report.about': 'Zgłoszone wiadomości czytają osoby prowadzące ten serwer.',
  'people.report.do': 'Zgłoś tę wiadomość',
  'people.reported': 'Wiadomość została zgłoszona.',

  'people.data': 'Twoje dane',
  'people.data.about': 'Wszystko, co ten serwer o tobie przechowuje, w jednym pliku.',
  'people.data.save': 'Zapisz moje dane',
  'people.delete': 'Usuń moje dane',
  'people.delete.about':
    'Otwarte gry zostaną odwołane, a trwające poddane; zakończone pozostaną, ale bez twojej nazwy. Tego nie da się cofnąć.',
  'people.delete.do': 'Usuń wszystko',
  'people.delete.mistyped': 'To nie jest twoja nazwa. Wpisz ją tak, jak tu widać.',
  'people.deleted': 'Wszystko, co było o tobie przechowywane, zostało usunięte.',

  'people.since': '{choice, select, guest {Gość} other {Konto}}, tutaj od {date}',
  'people.rating': 'Ranking',
  'people.rating.none': 'Jeszcze brak: pojawi się z pierwszą grą rankingową.',
  'people.rating.sure':
    'Wiarygodne oszacowanie po {count, plural, one {# grze rankingowej} few {# grach rankingowych} many {# grach rankingowych} other {# gry rankingowej}}.',
  'people.rating.fair':
    'Niezłe oszacowanie po {count, plural, one {# grze rankingowej} few {# grach rankingowych} many {# grach rankingowych} other {# gry rankingowej}}.',
  'people.rating.vague':
    'Na razie tylko przybliżenie po {count, plural, one {# grze rankingowej} few {# grach rankingowych} many {# grach rankingowych} other {# gry rankingowej}}.',
  'people.rating.range': 'Prawdziwa siła mieści się najpewniej między {first} a {second}.',
  'people.results.people': 'Gry z ludźmi',
  'people.results.computers': 'Gry z komputerem',
  'people.results.you': 'Gry z tobą',
  'people.results.none': 'Nie ma jeszcze zakończonych gier.',
  'people.side': 'Strona',
  'people.won': 'Wygrane',
  'people.drawn': 'Remisy',
  'people.lost': 'Przegrane',
  'people.games': 'Ostatnie gry',
  'people.games.none': 'Brak publicznych gier.',
  'people.game.running': 'Trwa',
  'people.game.won': 'Wygrana',
  'people.game.drawn': 'Remis',
  'people.game.lost': 'Przegrana',

  'people.leaders.about': 'Gracze z wiarygodnym rankingiem i grą rankingową w ostatnim roku.',
  'people.leaders.none': 'Nikt nie ma jeszcze wiarygodnego rankingu.',
  'people.find': 'Znajdź gracza',
  'people.find.do': 'Szukaj',
  'people.find.none': 'Nikt nie ma tu konta o nazwie {name}. Gości nie da się znaleźć po nazwie.',
  'people.rank': 'Miejsce',
  'people.rated-games': 'Gry rankingowe',

  'notice.ask': 'Powiadom mnie, gdy będzie mój ruch',
  'notice.ask.about': 'Przeglądarka pokaże powiadomienie, także gdy strona jest zamknięta.',
  'notice.stranger': 'Gdy zaczniesz grę z innymi albo do niej dołączysz, możesz tu włączyć powiadomienia.',
  'notice.denied': 'Powiadomienia są zablokowane. Zezwól na nie w ustawieniach witryny i spróbuj ponownie.',
  'notice.impossible':
    'Ta przeglądarka nie pokazuje powiadomień. Na iPhonie lub iPadzie najpierw dodaj stronę do ekranu początkowego.',
  'notice.failed': 'Nie udało się włączyć powiadomień. Spróbuj później.',
  'notice.webhook': 'Webhook',
  'notice.webhook.about': 'Dla twoich programów: ten adres jest wywoływany, gdy jest twój ruch albo gra się kończy.',
  'notice.webhook.url': 'Adres',
  'notice.webhook.set': 'Zapisz webhook',
  'notice.webhook.remove': 'Usuń webhook',
  'notice.webhook.secret': 'Wywołania są podpisane tym kluczem. Zachowaj go: nie pokażemy go ponownie.',
  'notice.webhook.state':
    '{count, plural, =0 {Działa: żadne wywołanie nie zawiodło.} one {Ostatnie wywołanie się nie powiodło.} few {Ostatnie # wywołania się nie powiodły.} many {Ostatnich # wywołań się nie powiodło.} other {Ostatnie # wywołania się nie powiodły.}}',
  'notice.webhook.off':
    'Zbyt wiele wywołań z rzędu się nie powiodło, więc webhook jest wyłączony. Zapisz adres ponownie, by go włączyć.',
};
