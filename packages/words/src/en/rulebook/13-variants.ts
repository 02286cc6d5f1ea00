import type { RulebookChapter } from '../../rulebook.ts';

export const variants: RulebookChapter<'13' | '14' | '15' | '16' | '17'> = {
  '13': { title: 'Editions', one: 'The printed editions agree but for what is said here.' },
  '13.1': {
    title: 'What differs',
    deluxe:
      'Deluxe Edition: 110 cards, 7 of them optional; Canada begins with 2 US influence. It is the edition that these rules describe.',
    spanish:
      'Spanish Deluxe Edition: as the Deluxe Edition, with NATO Referendum as an eighth optional card and other names for some boxes of the space race.',
    polish:
      'Polish Deluxe Edition: as the Deluxe Edition; but a side that reaches 20 VP by the check of military operations has to show a hand without scoring cards [10.3.1].',
    second:
      'Second Edition: 103 cards; no US influence in Canada [3.3]; other names for boxes of the space race; an Aldrich Ames of its own, of value 4 [13.2]; an auction for sides [11.1.4]; held cards are shown in tournaments [11.1.1]. It has no optional cards, no Chinese Civil War and no Late War scenario.',
  },
  '13.2': {
    title: 'Aldrich Ames of the Second Edition',
    order:
      'The US shows its hand and the USSR puts it in order. For the rest of the turn the US has to follow it: each action round it plays the foremost card that is still in its hand, used as it likes. The China Card stays out of play, and cards gained later queue up at the end.',
    duties:
      'Scoring cards jump the queue when they would otherwise be held [10.1.5]. In a trap the foremost suitable card is thrown away.',
  },
  '14': {
    title: 'Optional cards',
    which:
      'The Cambridge Five, Special Relationship and NORAD join the Early War; Che and Our Man in Tehran the Mid War; Yuri and Samantha and AWACS Sale to Saudis the Late War. All are in the deck, or none.',
    spanish: 'NATO Referendum joins the Late War: it belongs to both sides, has value 2, and needs NATO.',
  },
  '15': { title: 'Late War scenario', about: 'A shorter game: turns 8 to 10 alone. The USSR is ahead, but fading.' },
  '15.1': {
    title: 'Tracks and cards',
    tracks:
      'The game begins with the deal of turn 8, at DEFCON 4, with 4 VP for the USSR. In the space race the US stands on box 6 and the USSR on box 4. The USSR has the China Card, face up.',
    effects:
      'In effect are US/Japan Mutual Defense Pact, Marshall Plan, NATO, Warsaw Pact Formed, De Gaulle Leads France and Flower Power.',
    cards:
      'Asterisked cards of the Early and Mid War are out, but for Bear Trap, Camp David Accords, John Paul II Elected Pope and Panama Canal Returned. All the others are shuffled together; each side is dealt 9.',
  },
  '15.2': {
    title: 'Influence',
    us: 'The US controls, with what control needs: United Kingdom, Italy, Benelux, Denmark, Norway, Israel, Iran, Pakistan, Turkey, Zaire, Somalia, Kenya, Nigeria, Japan, South Korea, Taiwan, Thailand, Indonesia, Australia, Nicaragua, Panama, Haiti, Honduras, Venezuela, Chile, Argentina and the Dominican Republic. West Germany has 5 against 1, the Philippines 3 against 1, Malaysia 3 against 1, Colombia 2 against 1.',
    ussr: 'The USSR controls, with what control needs: East Germany, Poland, Hungary, Czechoslovakia, Bulgaria, Cuba, North Korea, Iraq, India, Afghanistan, Libya, Algeria, Ethiopia and Zimbabwe. It has 3 in Syria, 3 against 1 in Angola, 2 in Laos/Cambodia, 5 in Vietnam and 2 in the SE African States.',
    open: 'Nobody controls (US, USSR): Spain/Portugal (1, 0), France (3, 1), Romania (1, 3), Jordan (2, 2), Egypt (1, 0), South Africa (2, 1), Finland (1, 2), Burma (0, 1), Peru (2, 1), Yugoslavia (1, 2), Saudi Arabia (2, 0). Everything else is empty.',
  },
  '15.3': {
    title: 'Victory',
    us: 'After final scoring, or if it ends the game by Wargames, the US wins only with 20 VP; otherwise the USSR wins.',
    same: 'Automatic victories [10.3.1] and control of Europe at final scoring count as always.',
  },
  '16': {
    title: 'Designers’ options',
    about: 'Rules that the designers tried and left out. Each may be chosen by itself, in any edition.',
  },
  '16.1': {
    title: 'Realign anywhere',
    rule: 'DEFCON closes no region to realignment. Coups are bound as ever [8.1.5].',
  },
  '16.2': {
    title: 'Safe realignment',
    rule: 'In realignment rolls that you make as the phasing side you lose no influence, however the dice fall.',
  },
  '16.3': {
    title: 'Mixed operations',
    rule: 'The points of one card may be spent on influence and on realignment rolls together, at the usual prices; but not on both in the same country.',
  },
  '16.4': {
    title: 'Space without a roll',
    rule: 'A card put into the space race may be put away without a roll. It still takes up the attempt.',
  },
  '17': {
    title: 'Handicap',
    rule: 'One side may be given extra influence, from 1 to 20 points, which it places at the end of the setup as in [11.1.4.1]. Between equals 2 for the US is usual.',
    bids: 'Where sides are bid for, the bid is the handicap.',
  },
};
