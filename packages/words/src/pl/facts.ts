import type { Like } from '../catalogue.ts';
import type { facts as english } from '../en/facts.ts';
import { cardsAccusative, influencePoints, operationsPoints } from './plurals.ts';

/** What happened, one sentence a fact. „Gracz USA” as in the print: the verb agrees with it, whatever the side. */
export const facts: Like<typeof english> = {
  'fact.turn': 'Zaczyna się Etap {turn}.',
  'fact.round': 'Runda {round}, {side}.',
  'fact.headline': 'Wydarzenie Kluczowe gracza {side}: „{card}”.',
  'fact.headline.none': 'Gracz {side} nie ma Wydarzenia Kluczowego.',

  'fact.skip.no-cards': 'Gracz {side} nie ma już kart do zagrania.',
  'fact.skip.pass': 'Gracz {side} pasuje.',
  'fact.skip.trap': 'Gracz {side} tkwi w pułapce bez karty do odrzucenia i traci Rundę.',

  'fact.play.event': 'Gracz {side} zagrywa kartę „{card}” jako Wydarzenie.',
  'fact.play.event-first': 'Gracz {side} zagrywa kartę „{card}”: najpierw Wydarzenie, potem Operacje.',
  'fact.play.influence': 'Gracz {side} zagrywa kartę „{card}”, by umieścić Wpływy.',
  'fact.play.coup': 'Gracz {side} zagrywa kartę „{card}” na Przewrót.',
  'fact.play.realign': 'Gracz {side} zagrywa kartę „{card}” na Wywieranie Presji.',
  'fact.play.space': 'Gracz {side} wysyła kartę „{card}” w kosmos.',
  'fact.play.trap': 'Gracz {side} odrzuca kartę „{card}”, by wyrwać się z pułapki.',
  'fact.event': 'Gracz {side} rozpatruje Wydarzenie „{card}”.',
  'fact.no-event.cannot': 'Wydarzenie „{card}” nie może teraz nastąpić.',
  'fact.no-event.cancelled': 'Wydarzenie „{card}” zostaje anulowane.',

  'fact.influence.placed': `Gracz {side} umieszcza ${influencePoints('count')} {country_in} (teraz {us}–{ussr}).`,
  'fact.influence.lost': `Gracz {side} traci ${influencePoints('count')} {country_in} (teraz {us}–{ussr}).`,
  'fact.influence.placed-in-several': 'Gracz {side} umieszcza Wpływy: {parts}.',
  'fact.influence.lost-in-several': 'Gracz {side} traci Wpływy: {parts}.',
  'fact.influence.change': '{country} {change} ({us}–{ussr})',

  'fact.coup': `Gracz {side} dokonuje Przewrotu {country_in} za ${operationsPoints('value')}{modifier, plural, =0 {} other { ({modifier} do rzutu)}}.`,
  'fact.realign':
    'Gracz {side} Wywiera Presję {country_in} (modyfikatory rzutów: USA {usModifier}, ZSRR {ussrModifier}).',
  'fact.war': 'Gracz {side} wywołuje wojnę {country_in}{modifier, plural, =0 {} other { ({modifier} do rzutu)}}.',
  'fact.die': 'Gracz {side} wyrzuca {roll}.',

  'fact.vp': 'Gracz {side} otrzymuje {count} PZ (teraz {score}).',
  'fact.defcon': 'DEFCON wynosi teraz {level}.',
  'fact.military': 'Operacje Wojskowe gracza {side}: teraz {count}.',
  'fact.space': 'Gracz {side} dociera na pole {box} Wyścigu Kosmicznego: {box_name}.',
  'fact.space.unnamed': 'Gracz {side} dociera na pole {box} Wyścigu Kosmicznego.',
  'fact.china.up': 'Gracz {side} dostaje Kartę Chińską, odkrytą.',
  'fact.china.down': 'Gracz {side} dostaje Kartę Chińską, zakrytą.',

  'fact.effect.on': 'Zaczyna obowiązywać „{card}”.',
  'fact.effect.on.side': 'Zaczyna obowiązywać „{card}” gracza {side}.',
  'fact.effect.on.region': '„{card}” zaczyna obowiązywać {region_in}.',
  'fact.effect.on.missile-envy': 'W następnej Rundzie gracz {side} musi wykorzystać kartę „{card}” na Operacje.',
  'fact.effect.on.we-will-bury-you': 'Nad graczem USA wisi „{card}”, aż do jego Rundy.',
  'fact.effect.off': '„{card}” przestaje obowiązywać.',
  'fact.effect.off.side': '„{card}” gracza {side} przestaje obowiązywać.',

  'fact.score': 'Rozstrzygnięcie {region_in}. USA: {usShare}. ZSRR: {ussrShare}.',
  'fact.score.share':
    '{standing, select, presence {Obecność} domination {Dominacja} control {Kontrola} other {brak Obecności}}, {countries, plural, one {# państwo} few {# państwa} many {# państw} other {# państwa}}, {battlegrounds, plural, one {# strategiczne} few {# strategiczne} many {# strategicznych} other {# strategicznego}}{neighbours, plural, =0 {} other {, # obok przeciwnika}}: {points} PZ',
  'fact.score.nothing': 'nic',
  'fact.score.southeast-asia': 'Rozstrzygnięcie w Azji Południowo-Wschodniej: USA {us} PZ, ZSRR {ussr} PZ.',

  'fact.card.drawn': 'Gracz {side} dobiera: {cards}.',
  'fact.card.drawn-unseen': `Gracz {side} dobiera ${cardsAccusative('count')}.`,
  'fact.card.drawn-some-seen':
    'Gracz {side} dobiera: {cards}, a do tego {count, plural, one {jeszcze # kartę} few {jeszcze # karty} many {jeszcze # kart} other {jeszcze # karty}}.',
  'fact.card.discarded': 'Gracz {side} odrzuca kartę „{card}”.',
  'fact.card.reclaimed': 'Gracz {side} bierze na rękę kartę „{card}” ze stosu kart odrzuconych.',
  'fact.card.received': 'Gracz {side} otrzymuje kartę „{card}”.',
  'fact.card.looked-at': 'Gracz {side} ogląda: {cards}.',
  'fact.card.looked-at-unseen': `Gracz {side} ogląda ${cardsAccusative('count')} z talii.`,
  'fact.card.returned': `Gracz {side} wtasowuje ${cardsAccusative('count')} z powrotem do talii.`,
  'fact.card.removed': 'Karta „{card}” zostaje trwale usunięta z gry.',
  'fact.card.waits': 'Karta „{card}” leży na stole, aż będzie potrzebna.',
  'fact.card.recalled': 'Karta „{card}” wraca ze stosu kart odrzuconych.',
  'fact.card.done-waiting': 'Karta „{card}” trafia na stos kart odrzuconych.',
  'fact.show': 'Gracz {side} ujawnia: {cards}.',
  'fact.show.unseen': 'Gracz {side} pokazuje karty przeciwnikowi.',
  'fact.show.none': 'Gracz {side} nie ma kart do ujawnienia.',
  'fact.lacks.scoring': 'Gracz {side} nie ma na ręce karty Rozstrzygnięcia.',
  'fact.lacks.value':
    'Gracz {side} nie ma karty {value, plural, =0 {z Punktami Operacyjnymi} other {o wartości większej niż #}}.',
  'fact.reshuffle': 'Odrzucone karty tworzą nową talię (kart: {count}).',
};
