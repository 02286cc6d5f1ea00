import type { Like } from '../catalogue.ts';
import type { share as english } from '../en/share.ts';

export const share: Like<typeof english> = {
  'share.picture': 'Kopiuj obraz',
  'share.picture.saved': 'Przeglądarka nie potrafi kopiować obrazów, więc zapisano go jako plik.',
  'share.position': 'Kopiuj pozycję',
  'share.log': 'Kopiuj zapis',
  'share.embed': 'Kopiuj kod do osadzenia',
  'share.embed.about': 'Wklej ten kod na stronę lub forum, aby pokazać tam planszę.',
  'share.print.position': 'Drukuj pozycję',
  'share.print.log': 'Drukuj zapis',
  'share.sheet.print': 'Drukuj',
  'share.embed.open': 'Otwórz w Long Twilight',
  'share.embed.running': 'Ta gra jeszcze trwa.',
  'share.embed.nothing': 'Nie ma tu nic do zobaczenia albo jest to prywatne.',
};
