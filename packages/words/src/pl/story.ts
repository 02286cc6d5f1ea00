import type { Like } from '../catalogue.ts';
import type { story as english } from '../en/story.ts';
import { cardsAccusative, operationsPoints } from './plurals.ts';

/** How a roll came out, behind “wyrzuca 4”. */
const OUTCOME =
  '{result, select, success {sukces (szansa {odds, number, percent})} failure {porażka (szansa sukcesu {odds, number, percent})} sure {pewny sukces} other {sukces był niemożliwy}}';

/** A whole game told in words: its frame, its dice with their odds, and the position after each turn. */
export const story: Like<typeof english> = {
  'story.title': 'Partia Long Twilight',
  'story.date': 'Rozegrana {date}.',
  'story.player': '{name} gra jako {side}.',
  'story.rules': 'Zasady: {parts}.',
  'story.bids': 'Licytacja stron: {parts}.',
  'story.comment': '[{text}]',

  'story.turn': 'ETAP {turn}',
  'story.setup': 'Przygotowanie',
  'story.headline': 'Wydarzenia Kluczowe',
  'story.round': 'Runda {round}, {side}',
  'story.turn-end': 'Koniec Etapu',
  'story.after': 'Po Etapie {turn}',
  'story.last': 'Sytuacja na koniec',
  'story.luck': 'Szczęście',

  'story.dealt': 'Gracz {side} dostaje: {cards}.',
  'story.dealt-unseen': `Gracz {side} dostaje ${cardsAccusative('count')}.`,
  'story.coup': `Przewrót {country_in} za ${operationsPoints('value')}{modifier, plural, =0 {} other { ({modifier} do rzutu)}}: gracz {side} wyrzuca {roll}, ${OUTCOME}.`,
  'story.war': `Wojna {country_in}{modifier, plural, =0 {} other { ({modifier} do rzutu)}}: gracz {side} wyrzuca {roll}, ${OUTCOME}.`,
  'story.space': `Wyścig Kosmiczny: gracz {side} wyrzuca {roll}, ${OUTCOME}.`,
  'story.trap': `Próba wyrwania się z pułapki: gracz {side} wyrzuca {roll}, ${OUTCOME}.`,
  'story.realign':
    'Wywieranie Presji {country_in}: USA {usTotal}, ZSRR {ussrTotal} (szansa na usunięcie Wpływów: {odds, number, percent}).',
  'story.defcon.up': 'DEFCON rośnie do {level}.',
  'story.defcon.down': 'DEFCON spada do {level}.',
  'story.scored': '{region}: USA {usShare}, ZSRR {ussrShare}.',
  'story.share':
    '{standing, select, presence {Obecność} domination {Dominacja} control {Kontrola} other {brak Obecności}} {points}',

  'story.tracks': 'Wynik: {score}. DEFCON {level}. Wyścig Kosmiczny: USA {us}, ZSRR {ussr}.',
  'story.china': 'Karta Chińska: {side}, {face, select, up {odkryta} other {zakryta}}.',
  'story.china.nobody': 'Karta Chińska: na razie niczyja.',
  'story.effects': 'Obowiązują: {parts}.',
  'story.region': '{region} (USA {usStanding}, ZSRR {ussrStanding}; Rozstrzygnięcie teraz: {score}): {parts}.',
  'story.region.empty':
    '{region} (USA {usStanding}, ZSRR {ussrStanding}; Rozstrzygnięcie teraz: {score}): bez Wpływów.',
  'story.country': '{country} {us}–{ussr}',
  'story.hand': 'Na ręce gracza {side}: {cards}.',
  'story.luck.line': '{side}: {parts}.',
  'story.luck.none': '{side}: bez rzutów.',
  'story.luck.coup': 'Przewroty {won} z {tries} (oczekiwano {expected, number})',
  'story.luck.war': 'wojny {won} z {tries} (oczekiwano {expected, number})',
  'story.luck.realign': 'Wywieranie Presji {won} z {tries} (oczekiwano {expected, number})',
  'story.luck.space': 'próby w Wyścigu Kosmicznym {won} z {tries} (oczekiwano {expected, number})',
  'story.luck.trap': 'wyjścia z pułapki {won} z {tries} (oczekiwano {expected, number})',
};
