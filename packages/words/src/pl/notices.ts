import type { Like } from '../catalogue.ts';
import type { notices as english } from '../en/notices.ts';

/** News that comes without being asked for; in the present tense, which has no gender. */
export const notices: Like<typeof english> = {
  'notice.your-turn': 'Twój ruch! Przeciwnik: {name}.',
  'notice.game-over': 'Koniec gry. Przeciwnik: {name}.',
  'notice.joined': '{name} dołącza do gry.',
  'notice.left': '{name} wychodzi z gry.',
  'notice.back': '{name} wraca do gry.',
  'notice.draw-offered': '{name} proponuje remis.',
  'notice.draw-refused': '{name} gra dalej.',
  'notice.undo-asked': '{name} prosi o cofnięcie ruchu.',
  'notice.paused': 'Gra wstrzymana.',
  'notice.resumed': 'Gra toczy się dalej.',
  'notice.rematch': '{name} chce zagrać jeszcze raz.',
  'notice.time-short':
    'Na twoim zegarze {count, plural, one {została # minuta} few {zostały # minuty} many {zostało # minut} other {zostało # minuty}}.',
  'notice.offline': 'Brak połączenia. Twoje ruchy są zapisywane i zostaną wysłane, gdy połączenie wróci.',
  'notice.online': 'Połączenie wróciło.',
  'notice.not-found': 'Nie ma takiej gry albo już jej nie ma.',
  'notice.unreadable': 'Nie da się odczytać tego pliku: to ani nasza gra, ani znany nam zapis.',
  'notice.new-version': 'Jest nowa wersja. Odśwież stronę: gra zostanie taka, jaka jest.',
  'notice.other-tab': 'Ta gra jest otwarta w innej karcie przeglądarki.',
  'notice.installed': 'Można już grać bez internetu.',
};
