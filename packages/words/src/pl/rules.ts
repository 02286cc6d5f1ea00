import type { Like } from '../catalogue.ts';
import type { rules as english } from '../en/rules.ts';

/** Editions, variants, scenarios and options: what they are called, and what they change. */
export const rules: Like<typeof english> = {
  'rules.edition.deluxe': 'Edycja Deluxe',
  'rules.edition.deluxe.about': 'Gra taka, jaką drukuje się dziś.',
  'rules.edition.deluxe-es': 'Hiszpańska Edycja Deluxe',
  'rules.edition.deluxe-es.about': 'Jak Edycja Deluxe, a wśród kart opcjonalnych jest też „Referendum w sprawie NATO”.',
  'rules.edition.deluxe-pl': 'Polska Edycja Deluxe',
  'rules.edition.deluxe-pl.about':
    'Jak Edycja Deluxe, ale kto wygrywa dzięki brakującym Operacjom Wojskowym, nie może mieć na ręce karty Rozstrzygnięcia.',
  'rules.edition.second': 'Druga edycja',
  'rules.edition.second.about':
    'Starsze wydanie: mniej Wpływów USA na początku, inna karta „Aldrich Ames”, bez kart opcjonalnych i wariantów.',

  'rules.optionalCards': 'Karty opcjonalne',
  'rules.optionalCards.about': 'Do talii trafiają dodatkowe karty Edycji Deluxe.',
  'rules.chineseCivilWar': 'Chińska Wojna Domowa',
  'rules.chineseCivilWar.about': 'Nikt nie ma Karty Chińskiej, póki gracz ZSRR nie umieści dość Wpływów w Chinach.',
  'rules.scenario.standard': 'Cała wojna',
  'rules.scenario.standard.about': 'Wszystkie dziesięć Etapów, od końca drugiej wojny światowej.',
  'rules.scenario.late-war': 'Apogeum',
  'rules.scenario.late-war.about': 'Tylko ostatnie trzy Etapy. Jeśli na końcu USA mają mniej niż 20 PZ, wygrywa ZSRR.',
  'rules.tournament': 'Zasady turniejowe',
  'rules.tournament.about': 'Na koniec każdego Etapu sprawdza się zatrzymane karty, jak w turniejach.',
  'rules.bidding.none': 'Strony do wyboru',
  'rules.bidding.none.about': 'Wybieracie, kto gra po której stronie.',
  'rules.bidding.influence': 'Tajna licytacja',
  'rules.bidding.influence.about':
    'Każdy zapisuje stronę i ile jest dla niego warta; kto ją dostanie, płaci przeciwnikowi Wpływami.',
  'rules.bidding.vp': 'Aukcja',
  'rules.bidding.vp.about': 'Gracze na przemian licytują stronę; kto ją dostanie, płaci przeciwnikowi w PZ.',
  'rules.handicap': 'Fory',
  'rules.handicap.about': 'Przed pierwszym Etapem jedna strona umieszcza dodatkowe Wpływy tam, gdzie już jakieś ma.',
  'rules.handicap.given': 'Fory: {side} +{count}',
  'rules.option.realign-anywhere': 'Presja wszędzie',
  'rules.option.realign-anywhere.about': 'DEFCON nie zamyka Regionów dla Wywierania Presji.',
  'rules.option.realign-safe': 'Bezpieczna Presja',
  'rules.option.realign-safe.about': 'Wywierając Presję, nie możesz stracić własnych Wpływów.',
  'rules.option.mixed-operations': 'Mieszane Operacje',
  'rules.option.mixed-operations.about':
    'Jedną kartą można i umieszczać Wpływy, i Wywierać Presję, ale nie w tym samym państwie.',
  'rules.option.space-without-roll': 'Kosmos bez rzutu',
  'rules.option.space-without-roll.about': 'Kartę można wysłać na Wyścig Kosmiczny bez rzutu kością.',
};
