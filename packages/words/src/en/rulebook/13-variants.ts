import type { RulebookChapter } from '../../rulebook.ts';

export const variants: RulebookChapter<'13' | '14' | '15' | '16' | '17'> = {
  '13': { title: 'Editions', one: 'The printed editions agree, apart from the differences listed here.' },
  '13.1': {
    title: 'What differs',
    deluxe:
      'Deluxe Edition: 110 cards, 7 of them optional; Canada starts with 2 US influence. These rules describe this edition.',
    spanish:
      'Spanish Deluxe Edition: like the Deluxe Edition, with NATO Referendum as an eighth optional card and different names for some boxes of the space race.',
    polish:
      'Polish Deluxe Edition: like the Deluxe Edition, but a side that reaches 20 VP because the opponent has too few military operations must show that it holds no scoring card [10.3.1].',
    second:
      'Second Edition: 103 cards; no US influence in Canada [3.3]; different names for some boxes of the space race; its own version of Aldrich Ames, worth 4 Ops [13.2]; an auction for sides [11.1.4]; held cards are shown in tournaments [11.1.1]. It has no optional cards, no Chinese Civil War and no Late War scenario.',
  },
  '13.2': {
    title: 'Aldrich Ames in the Second Edition',
    order:
      'The US shows its hand and the USSR puts it in order. For the rest of the turn the US must follow that order: in each action round it plays the first card still in its hand, in any way it likes. It may not play the China Card, and cards gained later go to the end of the order.',
    duties:
      'Scoring cards jump the queue if they would otherwise be held [10.1.5]. If the US is in Quagmire, it discards the first suitable card.',
  },
  '14': {
    title: 'Optional cards',
    which:
      'Early War: The Cambridge Five, Special Relationship, NORAD. Mid War: Che, Our Man in Tehran. Late War: Yuri and Samantha, AWACS Sale to Saudis. Either all of them are in the deck or none are.',
    spanish:
      'NATO Referendum is a Late War card: it is neutral, worth 2 Ops, and its event requires NATO to be in effect.',
  },
  '15': { title: 'Late War scenario', about: 'A shorter game: turns 8 to 10 only. The USSR is ahead but fading.' },
  '15.1': {
    title: 'Tracks and cards',
    tracks:
      'The game starts with the turn 8 deal, at DEFCON 4, with 4 VP for the USSR. In the space race, the US is in box 6 and the USSR in box 4. The USSR has the China Card, face up.',
    effects:
      'In effect: US/Japan Mutual Defense Pact, Marshall Plan, NATO, Warsaw Pact Formed, De Gaulle Leads France and Flower Power.',
    cards:
      'Early and Mid War cards with an asterisk are removed, except Bear Trap, Camp David Accords, John Paul II Elected Pope and Panama Canal Returned. All the others are shuffled together; each side is dealt 9.',
  },
  '15.2': {
    title: 'Influence',
    us: 'The US has just enough influence to control the United Kingdom, Italy, Benelux, Denmark, Norway, Israel, Iran, Pakistan, Turkey, Zaire, Somalia, Kenya, Nigeria, Japan, South Korea, Taiwan, Thailand, Indonesia, Australia, Nicaragua, Panama, Haiti, Honduras, Venezuela, Chile, Argentina and the Dominican Republic. It has 5 against 1 in West Germany, 3 against 1 in the Philippines, 3 against 1 in Malaysia and 2 against 1 in Colombia.',
    ussr: 'The USSR has just enough influence to control East Germany, Poland, Hungary, Czechoslovakia, Bulgaria, Cuba, North Korea, Iraq, India, Afghanistan, Libya, Algeria, Ethiopia and Zimbabwe. It has 3 in Syria, 3 against 1 in Angola, 2 in Laos/Cambodia, 5 in Vietnam and 2 in the SE African States.',
    open: 'Uncontrolled (US, USSR): Spain/Portugal (1, 0), France (3, 1), Romania (1, 3), Jordan (2, 2), Egypt (1, 0), South Africa (2, 1), Finland (1, 2), Burma (0, 1), Peru (2, 1), Yugoslavia (1, 2), Saudi Arabia (2, 0). Everything else is empty.',
  },
  '15.3': {
    title: 'Victory',
    us: 'After final scoring, or if the US ends the game with Wargames, the US wins only with 20 VP; otherwise the USSR wins.',
    same: 'Automatic victory [10.3.1] and control of Europe at final scoring work as usual.',
  },
  '16': {
    title: 'Designers’ options',
    about: 'Optional rules suggested by the designers. Each can be chosen separately, in any edition.',
  },
  '16.1': {
    title: 'Realign anywhere',
    rule: 'DEFCON does not restrict realignment. Coups are restricted as usual [8.1.5].',
  },
  '16.2': {
    title: 'Safe realignment',
    rule: 'In realignment rolls that you make as the phasing side, you lose no influence, whatever the dice show.',
  },
  '16.3': {
    title: 'Mixed operations',
    rule: 'The Ops of one card may be split between placing influence and realignment rolls, at the usual costs, but you may not do both in the same country.',
  },
  '16.4': {
    title: 'Space without a roll',
    rule: 'A card played to the space race may be discarded without a roll. This still uses up an attempt.',
  },
  '17': {
    title: 'Handicap',
    rule: 'One side may be given 1 to 20 points of extra influence, placed at the end of setup as in [11.1.4.1]. Between evenly matched players, the US usually gets 2.',
    bids: 'Where players bid for sides, the bid is the handicap.',
  },
};
