import type { RulebookChapter } from '../../rulebook.ts';

export const civilWar: RulebookChapter<'12'> = {
  '12': {
    title: 'Chińska Wojna Domowa',
    variant:
      'Wariant, w którym na początku gry Chiny nie są jeszcze komunistyczne. Gdy przeczy on innym zasadom lub karcie, pierwszeństwo ma wariant.',
  },
  '12.1': {
    title: 'Pole wojny domowej',
    box: 'Na mapie jest jedno pole więcej. Należy do Azji, ale nie do Azji Południowo-Wschodniej, i sąsiaduje tylko z ZSRR. Nigdy nie liczy się przy Rozstrzygnięciach i nie można na nim dokonywać Przewrotów ani Wywierać Presji.',
    ussr: 'Wpływy może tam umieszczać tylko gracz ZSRR. Nic, co robi gracz USA, nie działa na to pole.',
    over: 'Gdy wojna domowa się rozstrzygnie, znaczniki schodzą z pola, a samo pole nie ma już znaczenia.',
  },
  '12.2': {
    title: 'Kontrola nad polem',
    place: 'Gracz ZSRR umieszcza tam Wpływy za Operacje, po 1 za punkt [6.1]. Mając 3, kontroluje pole.',
    never: 'Jeśli nigdy do tego nie dojdzie, przy Rozstrzygnięciu Końcowym nikt nie dostaje PZ za Kartę Chińską.',
  },
  '12.3': {
    title: 'Co daje kontrola',
    nobody: 'Na początku gry nikt nie ma Karty Chińskiej.',
    card: 'Z trzecim punktem gracz ZSRR od razu ją dostaje, odkrytą i gotową do zagrania, a ograniczenia z [12.4] się kończą.',
  },
  '12.4': {
    title: 'Wydarzenia, które muszą poczekać',
    ussr: 'Do tego czasu nie mogą nastąpić Wydarzenia „Paraliż”, zagrany przez gracza ZSRR, i „Rewolucja Kulturalna”.',
    us: 'Nie może też nastąpić Wydarzenie „Traktat USA-Tajwan”.',
  },
  '12.4.1': {
    title: 'Nixon i Ussuri',
    us: 'Do tego czasu dla Wydarzeń „Nixon w Chinach” i „Konflikt nad Ussuri” przyjmuje się, że gracz USA ma Kartę Chińską: otrzymuje więc PZ albo umieszcza Wpływy.',
  },
  '12.4.2': {
    title: 'Wojna w Korei',
    die: 'Do tego czasu od rzutu z karty „Wojna w Korei” odejmuje się jeszcze 1.',
  },
  '12.4.3': {
    title: 'Operacje',
    ops: 'Karty, których Wydarzenia muszą poczekać, można zagrywać na Operacje [7.5].',
  },
};
