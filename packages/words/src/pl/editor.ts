import type { Like } from '../catalogue.ts';
import type { editor as english } from '../en/editor.ts';

export const editor: Like<typeof english> = {
  'edit.about': 'Wybierz, co się dzieje po wskazaniu państwa.',
  'edit.phasing': 'Czyja to Runda',
  'edit.add': 'Dodaj kartę: {side}',
  'edit.remove': 'Usuń kartę „{card}”',
  'edit.more': 'Efekty, karty odrzucone i usunięte',
  'edit.add-effect': 'Dodaj efekt',
  'edit.add-discard': 'Dodaj kartę odrzuconą',
  'edit.add-removed': 'Dodaj kartę usuniętą z gry',
  'edit.empty': 'Wyczyść mapę',
  'edit.unreadable': 'Tego linku nie da się odczytać jako pozycji.',
  'edit.turn': 'Etap',
  'edit.round': 'Runda',
  'edit.play': 'Graj dalej jako {side}',
};
