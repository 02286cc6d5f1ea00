import type { RulebookChapter } from '../../rulebook.ts';

export const turn: RulebookChapter<'4'> = {
  '4': {
    title: 'Etap',
    turn: 'Gra toczy się Etapami; w każdym następują po sobie fazy opisane w [4.5].',
  },
  '4.1': {
    title: 'Dziesięć Etapów',
    turns:
      'Etapów jest najwyżej dziesięć, każdy obejmuje kilka lat. Etapy od 1 do 3 to Preludium, od 4 do 7 Eskalacja, a od 8 do 10 Apogeum.',
  },
  '4.2': {
    title: 'Aktywny Gracz',
    phasing:
      'Aktywnym Graczem jest ten, czyja trwa Runda, a przy rozpatrywaniu Wydarzenia Kluczowego ten, kto je wybrał. Pozostaje nim także wtedy, gdy Wydarzenie wykonuje przeciwnik, i to on przegrywa, jeśli DEFCON spadnie do 1 [8.1.3].',
  },
  '4.3': {
    title: 'Tasowanie odrzuconych kart',
    reshuffle:
      'Jeśli talia się skończy, a trzeba jeszcze dobierać, potasowane karty odrzucone tworzą nową talię i dobiera się dalej. Karty usunięte z gry nie wracają [2.2.4].',
  },
  '4.3.1': {
    title: 'Najpierw ostatnie karty',
    last: 'Póki w talii jest choć jedna karta do rozdania, niczego się nie tasuje. W Etapach 4 i 8 talia rośnie jeszcze przed rozdaniem, więc się nie kończy [4.4].',
  },
  '4.4': {
    title: 'Nowe karty',
    cards:
      'Na początku Etapu 4 do reszty talii wtasowuje się karty Eskalacji, a na początku Etapu 8 karty Apogeum. Stos kart odrzuconych zostaje na swoim miejscu.',
  },
  '4.5': {
    title: 'Fazy Etapu',
    phases:
      'A: DEFCON rośnie. B: rozdanie. C: Wydarzenia Kluczowe. D: Rundy. E: Operacje Wojskowe. F: zatrzymane karty. G: Karta Chińska. H: następny Etap. I: Rozstrzygnięcie Końcowe, tylko po Etapie 10.',
  },
  '4.5.A': {
    title: 'DEFCON rośnie',
    defcon: 'Jeśli DEFCON jest niższy niż 5, rośnie o 1. Etap 1 zaczyna się od 5.',
  },
  '4.5.B': {
    title: 'Rozdanie kart',
    deal: 'Obie strony uzupełniają rękę do 8 kart w Etapach od 1 do 3, a w późniejszych do 9. Rozdaje się po jednej, najpierw graczowi ZSRR. Karta Chińska się nie liczy; karty zatrzymane z poprzedniego Etapu się liczą.',
  },
  '4.5.C': {
    title: 'Wydarzenia Kluczowe',
    choose:
      'Obie strony potajemnie wybierają kartę z ręki, a potem ją pokazują. Może to być karta Rozstrzygnięcia; Karta Chińska i „Interwencja ONZ” nie mogą.',
    order:
      'Następują oba Wydarzenia, najpierw to z karty o wyższej wydrukowanej wartości. Przy równych wartościach pierwszeństwo mają USA. Karta Rozstrzygnięcia liczy się jako 0.',
    whose:
      'Wydarzenie Kluczowe to samo Wydarzenie: nie daje żadnych Operacji poza tymi, które daje jego tekst. Jeśli wybierzesz Wydarzenie przeciwnika, wykona je przeciwnik, ale Aktywnym Graczem jesteś ty.',
    space:
      'Kto jako jedyny dotarł na pole 4 Wyścigu Kosmicznego, widzi Wydarzenie Kluczowe przeciwnika, zanim wybierze swoje [6.4.4].',
  },
  '4.5.D': {
    title: 'Rundy',
    rounds:
      'W Etapach od 1 do 3 jest 6 Rund, od Etapu 4 jest ich 7. W każdej kartę zagrywa gracz ZSRR, a po nim gracz USA. Wydarzenie i Operacje z jednej karty rozpatruje się do końca, zanim zostanie zagrana następna.',
    extra:
      '„Pola ropy na Morzu Północnym” albo pole 8 Wyścigu Kosmicznego daje stronie dodatkowe Rundy, łącznie do ośmiu. Z dodatkowej Rundy możesz zrezygnować, chyba że masz na ręce kartę Rozstrzygnięcia.',
    held: 'Karta, która zostaje na koniec, jest zatrzymana i czeka na ręce na następny Etap. Karty Rozstrzygnięcia zatrzymać nie wolno [10.1.5].',
    empty: 'Jeśli nie masz już kart, opuszczasz pozostałe Rundy.',
  },
  '4.5.E': {
    title: 'Operacje Wojskowe',
    check:
      'Najpierw ten, kto jako jedyny dotarł na pole 6 Wyścigu Kosmicznego, może odrzucić zatrzymaną kartę. Potem każda strona płaci za brakujące Operacje Wojskowe [8.2.1].',
  },
  '4.5.F': {
    title: 'Zatrzymane karty',
    scoring: 'Strona, która ma jeszcze na ręce kartę Rozstrzygnięcia, przegrywa grę. Jeśli mają ją obie, jest remis.',
    tournament: 'W turniejach zatrzymane karty się sprawdza lub pokazuje, zależnie od edycji [11.1.1].',
  },
  '4.5.G': {
    title: 'Karta Chińska',
    china: 'Jeśli Karta Chińska leży zakryta, zostaje odkryta: odtąd jej posiadacz może ją zagrać.',
  },
  '4.5.H': {
    title: 'Następny Etap',
    advance:
      'Operacje Wojskowe wracają do 0, kończą się efekty działające do końca Etapu, a znacznik Etapu przesuwa się naprzód.',
  },
  '4.5.I': {
    title: 'Po Etapie 10',
    final: 'Po Etapie 10 zamiast kolejnego następuje Rozstrzygnięcie Końcowe [10.3.2].',
  },
};
