import type { Like } from '../catalogue.ts';
import type { table as english } from '../en/table.ts';

/** What the table says of a move, its odds and dangers, and of what happens. */
export const table: Like<typeof english> = {
  'ui.danger.can': 'To grozi przegraną',
  'ui.danger.looking': 'Szukam zagrożeń …',
  'ui.danger.unfinished': 'Nie da się tego sprawdzić do końca: możesz przegrać grę.',
  'ui.danger.end.defcon': 'DEFCON spada do 1 w twojej Rundzie: wojna nuklearna i przegrywasz.',
  'ui.danger.end.cuban-missile-crisis':
    'W czasie Kryzysu Kubańskiego twój Przewrót wywołuje wojnę nuklearną i przegrywasz.',
  'ui.danger.end.vp': 'Przeciwnik dochodzi do 20 PZ i wygrywa.',
  'ui.danger.end.europe': 'Europa jest punktowana, gdy kontroluje ją przeciwnik, i przegrywasz.',
  'ui.danger.end.wargames': 'Gry Wojenne kończą grę, gdy przegrywasz na punkty.',
  'ui.danger.end.held-scoring': 'Na koniec Etapu została ci karta Punktacji i przegrywasz.',
  'ui.danger.end.final': 'Gra kończy się, gdy przegrywasz na punkty.',
  'ui.confirm.risk': 'Potwierdź ryzyko',
  'ui.face.none': 'bez skutku',
  'ui.face.empty': 'puste',
  'ui.face.control': 'Kontrola',
  'ui.face.success': 'sukces',
  'ui.face.free': 'wolny',
  'ui.face.sentence': '{roll}: {text}',
  'ui.faces.control': 'Kontrola w {count} na 6',
  'ui.faces.success': 'Sukces w {count} na 6',
  'card.once': 'Po Wydarzeniu usuwana z gry',
  'ui.military.needed': 'wymagane: {needed}',
  'card.scoring.short': 'Punktacja',
  'fact.vp.card': 'Gracz {side} zdobywa {count} PZ za kartę „{card}” (teraz {score}).',
  'fact.vp.space': 'Gracz {side} zdobywa {count} PZ w Wyścigu Kosmicznym (teraz {score}).',
  'fact.vp.military':
    'Gracz {side} zdobywa {count} PZ: przeciwnik wykonał za mało Operacji Wojskowych (teraz {score}).',
  'fact.fail.coup': 'Przewrót się nie udaje.',
  'fact.fail.war': 'Atak się nie udaje.',
  'fact.fail.realign': 'Nic się nie zmienia.',
  'fact.fail.space': 'Próba się nie udaje.',
  'fact.fail.trap': 'Gracz {side} pozostaje w pułapce.',
  'fact.card.used': 'Gracz {side} łączy ją z kartą „{card}”.',
  'fact.card.thrown': 'Karta „{card}” zostaje odrzucona.',
  'ui.danger.may': 'Możesz przez to przegrać',
};
