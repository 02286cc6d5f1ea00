/** The example game of the Second Edition, commented. */
export const exampleComments = {
  'example.setup':
    'A careful Soviet setup with influence in Austria and Yugoslavia; the American player puts four influence into West Germany and leaves Italy and France thinly held. In this edition the US begins with less influence.',
  'example.1.headline':
    'The pact with Japan has more Ops and goes first, so the US already controls Japan when South Korea is attacked, and the roll falls short. In the printed example the war lowers DEFCON; under the rules it would not.',
  'example.1.1.ussr':
    'With the war lost, influence goes into South Korea instead, and Yugoslavia is taken as well. The alliance on the card can’t take effect yet.',
  'example.1.1.us': 'A neat answer: for a single card the American side draws level in Yugoslavia, three all.',
  'example.1.2.ussr':
    'The second round is early for the China Card, but all five Ops stay in Asia: South Korea and Taiwan fall. The price is that the strongest card changes hands.',
  'example.1.2.us':
    'The second half of the plan: nobody controls Yugoslavia, so all Soviet influence there vanishes. Two small cards have won a country.',
  'example.1.3.ussr':
    'Asia is scored right after South Korea and Taiwan are won: nine to four. The lead of five shows what the China Card was worth.',
  'example.1.3.us':
    'The event would bring two points and lower DEFCON, but the operations are worth more: they make France safe and strengthen Israel.',
  'example.1.4.ussr':
    'No sooner has France been won than it slips away: the US loses two influence there, the USSR gains one, and NATO will never protect the country.',
  'example.1.4.us':
    'The first coup of the game targets Iraq and fails. The military operations requirement is met, and DEFCON falls to 3.',
  'example.1.5.ussr':
    'A coup in Iran and a six on the die: the USSR gains four influence at once. The event on the card costs the USSR only a random discard, which turns out to be a harmless card of its own.',
  'example.1.5.us':
    'Europe is scored at the worst moment, but the card can’t be held. Both sides score the same, so nothing changes.',
  'example.1.6.ussr': 'A free step into space brings two points, since nobody has been there before.',
  'example.1.6.us':
    'Cuba’s revolution is sent into space. The attempt succeeds and wins back half of what the USSR has just gained.',

  'example.2.headline':
    'The attack on Israel comes first and fails. Then the American player sees the whole Soviet hand, which will guide every American play of the turn, and puts one influence into Lebanon.',
  'example.2.1.ussr':
    'Lebanon is weak, and a coup there doesn’t lower DEFCON: the USSR gains four influence in a country that had seemed sure to be American. The military operations requirement is more than met.',
  'example.2.1.us':
    'Seven countries at once: the American side is back in Europe, with influence in Denmark, Turkey, Greece and Spain.',
  'example.2.2.ussr':
    'The Middle East gives the USSR six points and the US none. With the USSR at twelve points, the end of the game is in sight.',
  'example.2.2.us':
    'Unrest in the east: the USSR loses one influence each in Poland, East Germany and Austria, and will need a card to repair the damage.',
  'example.2.3.ussr':
    'The damage is repaired at once, point by point. The event on the card would do more, but the operations are certain.',
  'example.2.3.us':
    'The strongest card goes into a coup in Iraq, and the die shows a one. The printed example counts two Ops here, though the card says four; after this play the position is adjusted to match the example.',
  'example.2.4.ussr': 'Three influence in Hungary complete the Soviet bloc in the east.',
  'example.2.4.us':
    'Another dangerous card leaves for space, and the second box is reached. From now on the American player may try twice a turn.',
  'example.2.5.ussr':
    'Instead of the revolt in Vietnam, the Soviet player chooses influence in France: the USSR now leads three to two there, and Western Europe is in play again.',
  'example.2.5.us': 'India is attacked and holds out. The war at least covers the military operations still needed.',
  'example.2.6.ussr':
    'The blockade asks for a card worth three Ops. The printed example accepts one worth two and spares West Germany, which under the rules would have fallen.',
  'example.2.6.us':
    'In the realignment of France, three adjacent countries help the American side, but the totals tie at six and nothing changes. Under the rules Europe would be closed at this DEFCON level; the printed example plays on as if it were open.',

  'example.3.headline':
    'The test ban comes first and brings a point and a calmer world; then socialist governments sweep away the last American influence in France and another point in West Germany.',
  'example.3.1.ussr':
    'Nothing has changed in Asia, which gives the USSR five points again. With the USSR at sixteen points, the American player’s back is to the wall.',
  'example.3.1.us':
    'A lucky draw: the card discarded at random is Containment. For the rest of the turn, every American card is worth one Op more.',
  'example.3.2.ussr':
    'At DEFCON 5 even Europe is open to coups, and Italy is swept clean. The Soviet event on the card would have been strong too.',
  'example.3.2.us':
    'The American player enters Egypt in force, with the extra Op. The card’s Soviet event takes effect too, but in Vietnam, far from the places that matter now.',
  'example.3.3.ussr':
    'Two realignment rolls, two triumphs: first West Germany is swept clean, then Israel. For a side that controls the adjacent countries, this is the cheapest weapon there is.',
  'example.3.3.us':
    'Italy is won back and Libya entered. The alliance itself has to wait: the four Ops are needed more.',
  'example.3.4.ussr':
    'The odds at the Games favour Moscow, but the American team wins with a five. Two points are won back.',
  'example.3.4.us':
    'The China Card heals the worst wound: West Germany is American again at a stroke. The card passes back to the USSR.',
  'example.3.5.ussr':
    'Czechoslovakia is secured. The American event on the card would only help if the US controlled Taiwan, and it doesn’t.',
  'example.3.5.us':
    'The opponent’s war is cancelled and its operations become a coup: Egypt is free of Soviet influence.',
  'example.3.6.ussr':
    'First comes the VP that the card gives away, then the coup in Egypt: half of the American influence is gone, and DEFCON is 2.',
  'example.3.6.us':
    'The Middle East is scored last, with the two sides level. The US is thirteen points behind but alive: the Mid War begins with everything still to play for.',
} as const;
