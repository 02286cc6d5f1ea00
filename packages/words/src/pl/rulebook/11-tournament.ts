import type { RulebookChapter } from '../../rulebook.ts';

export const tournament: RulebookChapter<'11'> = {
  '11': {
    title: 'Turnieje i licytacja',
    use: 'Te zasady są dla turniejów i dla graczy, którzy chcą ustalić, kto gra po której stronie.',
  },
  '11.1': { title: 'Zasady turniejowe', rules: 'Co jest inaczej w turniejach.' },
  '11.1.1': {
    title: 'Zatrzymane karty',
    proof:
      'Na koniec każdego Etapu obie strony udowadniają, że nie zatrzymały karty Rozstrzygnięcia. Co jeszcze mają na ręce, pozostaje tajne.',
    shown: 'Na koniec każdego Etapu obie strony pokazują wszystkie zatrzymane karty.',
  },
  '11.1.2': {
    title: 'Zatrzymana karta Rozstrzygnięcia',
    loses: 'U kogo znajdzie się zatrzymana karta Rozstrzygnięcia, ten przegrywa. Tutaj dotyczy to każdej gry [4.5.F].',
  },
  '11.1.3': {
    title: 'Kolejność rozdawania',
    deal: 'Karty rozdaje się po jednej, najpierw graczowi ZSRR. Gdy jedna ręka jest pełna, do drugiej trafia reszta kart.',
  },
  '11.1.4': {
    title: 'Licytacja stron',
    sealed:
      'Obaj gracze potajemnie zapisują, którą stronę chcą i ile jest dla nich warta, od 0 do 20. Jeśli chcą różnych stron, każdy dostaje swoją i nikt nie płaci. Jeśli chcą tej samej, dostaje ją ten, kto daje więcej, a druga strona otrzymuje tyle dodatkowych Wpływów. Przy równych ofertach decyduje los, a zapłatę dostaje ten, komu ta strona nie przypadła.',
    auction:
      'Wylosowany gracz wymienia stronę i liczbę PZ od 0 do 19. Potem gracze na przemian mogą przebijać, licytując tę samą stronę, albo spasować. Stronę dostaje ten, kto dał najwięcej; druga strona zaczyna z tyloma PZ.',
  },
  '11.1.4.1': {
    title: 'Umieszczanie dodatkowych Wpływów',
    limits:
      'Dodatkowe Wpływy umieszcza się po wszystkich innych, tylko w państwach, w których ta strona już jakieś ma, i nie więcej niż o 2 ponad to, czego potrzebuje tam do kontroli, z uwzględnieniem Wpływów przeciwnika.',
    example:
      'Państwo o Poziomie Stabilizacji 3, w którym przeciwnik ma 1: do kontroli potrzeba 4, więc granicą jest 6.',
  },
};
