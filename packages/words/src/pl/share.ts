import type { Like } from '../catalogue.ts';
import type { share as english } from '../en/share.ts';

export const share: Like<typeof english> = {
  'share.picture': 'Kopiuj obraz',
  'share.picture.saved': 'Przeglądarka nie potrafi kopiować obrazów, więc zapisano obraz w pliku.',
  'share.position': 'Kopiuj pozycję',
  'share.log': 'Kopiuj zapis',
  'share.embed': 'Kopiuj kod do osadzenia',
  'share.embed.about': 'Wklej ten kod na stronę lub forum, aby pokazać tam planszę.',
  'share.print.position': 'Drukuj pozycję',
  'share.print.log': 'Drukuj zapis',
  'share.sheet.print': 'Drukuj',
  'share.sheet.nothing':
    'Nie wybrano nic do druku. Otwórz grę, wybierz „Udostępnij”, a potem „Drukuj pozycję” albo „Drukuj zapis”.',
  'share.embed.open': 'Otwórz w Long Twilight',
  'share.embed.running': 'Ta gra jeszcze trwa.',
  'share.embed.nothing': 'Nie ma tu nic do obejrzenia albo jest to prywatne.',
  'share.kept':
    'Kopia tej gry jest teraz na serwerze. Zobaczy ją każdy, kto ma link; możesz ją usunąć na stronie swojego konta.',
  'share.account': 'Z kontem na tym serwerze link byłby krótki.',
  'share.library': 'Na serwerze',
  'share.library.about':
    'Gry i studia, które udostępniasz krótkim linkiem, są przechowywane na serwerze: {done} z {needed}.',
  'share.library.private': 'Tylko ja',
  'share.library.unlisted': 'Każdy, kto ma link',
  'share.library.public': 'Wszyscy',
  'share.library.who': 'Kto może ją zobaczyć',
  'share.library.delete': 'Usuń',
};
