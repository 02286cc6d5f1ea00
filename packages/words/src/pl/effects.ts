import type { Like } from '../catalogue.ts';
import type { effects as english } from '../en/effects.ts';
import { influencePoints, ownInfluencePoints } from './plurals.ts';

export const effects: Like<typeof english> = {
  'vietnam-revolts':
    'W tym Etapie Operacje ZSRR są warte o {boost} więcej, jeśli wszystkie zostaną wykorzystane w Azji Południowo-Wschodniej.',
  containment: 'W tym Etapie Operacje USA są warte o {boost} więcej, lecz najwyżej {most}.',
  'red-scare-purge': 'W tym Etapie Operacje {enemy} są warte o {cut} mniej, lecz co najmniej {least}.',
  'brezhnev-doctrine': 'W tym Etapie Operacje ZSRR są warte o {boost} więcej, lecz najwyżej {most}.',
  'salt-negotiations': 'W tym Etapie od wszystkich rzutów na Przewrót odejmuje się {coups}.',
  'nuclear-subs': 'W tym Etapie Przewroty USA w Państwach Strategicznych nie obniżają DEFCON.',
  'cuban-missile-crisis': `Jeśli gracz {enemy} podejmie w tym Etapie próbę Przewrotu, przegrywa grę, chyba że wcześniej usunie ${ownInfluencePoints('price')} z {side, select, us {Kuby} other {Niemiec Zachodnich lub Turcji}}.`,
  'u2-incident':
    'Gracz ZSRR otrzymuje {extra} PZ, jeśli w tym Etapie ktoś zagra kartę „{unIntervention}” jako Wydarzenie.',
  'latin-american-death-squads':
    'W tym Etapie w Ameryce Środkowej i Południowej gracz {side} dodaje {modifier} do swoich rzutów na Przewrót, a gracz {enemy} odejmuje od swoich {modifier}.',
  'iran-contra-scandal': 'W tym Etapie od rzutów USA na Wywieranie Presji odejmuje się {modifier}.',
  chernobyl: 'W tym Etapie gracz ZSRR nie może {region_in} umieszczać Wpływów za Operacje.',
  'yuri-and-samantha': 'W tym Etapie gracz ZSRR otrzymuje {vp} PZ za każdy Przewrót gracza USA, udany czy nie.',
  'aldrich-ames': 'W tym Etapie gracz USA gra z odkrytymi kartami.',

  'warsaw-pact-formed': 'Wydarzenie „{nato}” może nastąpić.',
  'de-gaulle-leads-france': '{nato} nie chroni Francji.',
  nato: 'Gracz ZSRR nie może stosować Przewrotów, Wywierania Presji ani karty „{brushWar}” wobec państw Europy kontrolowanych przez gracza USA.',
  'marshall-plan': 'Wydarzenie „{nato}” może nastąpić.',
  'us-japan-pact': 'Gracz ZSRR nie może w Japonii dokonywać Przewrotów ani Wywierać Presji.',
  'formosan-resolution':
    'Póki Tajwan jest pod kontrolą USA, przy Rozstrzygnięciach w Azji liczy się jako Państwo Strategiczne. Kończy się, gdy gracz USA zagra Kartę Chińską.',
  'willy-brandt': '{nato} nie chroni Niemiec Zachodnich.',
  'flower-power':
    'Gracz ZSRR otrzymuje {vp} PZ, ilekroć gracz USA zagra kartę z Wydarzeniem Wojennym, jako Wydarzenie lub na Operacje.',
  'camp-david-accords': 'Wydarzenie „{arabIsraeliWar}” nie może nastąpić.',
  'john-paul-ii': 'Wydarzenie „{solidarity}” może nastąpić.',
  'shuttle-diplomacy':
    'Przy najbliższym zagraniu karty Rozstrzygnięcia w Azji lub na Bliskim Wschodzie jedno tamtejsze Państwo Strategiczne ZSRR nie liczy się na jego korzyść.',
  'iranian-hostage-crisis': 'Karta „{terrorism}” zagrana przez gracza ZSRR kosztuje gracza USA więcej kart.',
  'the-iron-lady': 'Wydarzenie „{socialistGovernments}” nie może nastąpić.',
  'north-sea-oil': 'Wydarzenie „{opec}” nie może nastąpić.',
  'the-reformer': 'Gracz ZSRR nie może dokonywać Przewrotów w Europie, a Wydarzenie „{glasnost}” daje mu Operacje.',
  'tear-down-this-wall': 'Wydarzenie „{willyBrandt}” nie może nastąpić.',
  'an-evil-empire': 'Wydarzenie „{flowerPower}” nie może nastąpić.',
  norad: `Po każdej Rundzie, w której DEFCON przesunął się na {level}, gracz USA może umieścić ${influencePoints('influence')} w państwie, w którym ma już Wpływy, o ile kontroluje Kanadę.`,
  'awacs-sale-to-saudis': 'Wydarzenie „{muslimRevolution}” nie może nastąpić.',
  'nato-referendum': '{nato} nie chroni Hiszpanii/Portugalii.',

  quagmire:
    'W każdej swojej Rundzie gracz USA musi odrzucić kartę o Wartości Operacyjnej co najmniej {value} i rzucić kością, aż wyrzuci {roll} lub mniej.',
  'bear-trap':
    'W każdej swojej Rundzie gracz ZSRR musi odrzucić kartę o Wartości Operacyjnej co najmniej {value} i rzucić kością, aż wyrzuci {roll} lub mniej.',
  'missile-envy': 'W swojej następnej Rundzie gracz {side} musi wykorzystać kartę „{missileEnvy}” na Operacje.',
  'we-will-bury-you':
    'Gracz ZSRR otrzymuje {vp} PZ w następnej Rundzie gracza USA, chyba że ten zagra w niej kartę „{unIntervention}” jako Wydarzenie.',
};
