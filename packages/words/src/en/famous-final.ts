/** The tournament final of the Deluxe Edition, commented. */
export const finalComments = {
  'final.setup':
    'The Soviet side builds a wall in Poland and East Germany, and gains a foothold in Yugoslavia. The American player spends the five extra points from the bid on Iran, France and West Germany: Europe and the Middle East are meant to pay off early.',
  'final.1.headline':
    'The American player scores the Middle East at once, while Iran is still American: four points, and nothing for the opponent. The Olympic medals go to the USSR and bring it half as many.',
  'final.1.1.ussr':
    'The coup in Iran is the classic Soviet opening, and a six makes it perfect: the door to the Middle East and to Asia is kicked in. The event on the card is American, but its conditions are not met, so it does nothing.',
  'final.1.1.us':
    'DEFCON has fallen, so the American player answers with influence instead of a coup: one point each in Malaysia and Colombia opens the way into Southeast Asia and South America.',
  'final.1.2.ussr':
    'The jewel among the Soviet Early War cards: four idle points of influence leave for Chile, Venezuela, Thailand and Malaysia. Suddenly the USSR has a stake in four regions.',
  'final.1.2.us':
    'Thailand must not be lost, so the American player risks a coup at once. A one on the die: the attempt fails, and DEFCON falls all the same.',
  'final.1.3.ussr':
    'Three quiet Ops consolidate the gains: Thailand and Venezuela come under Soviet control, and Afghanistan is the next step towards Pakistan.',
  'final.1.3.us':
    'A clever pair of cards: the Soviet event is cancelled, and the card’s two Ops go into a coup in Venezuela. The die shows a one again. At least the military operations are covered; at DEFCON 2 any further coup in a battleground would be suicide.',
  'final.1.4.ussr':
    'At DEFCON 2 no coup can drive a newcomer out of a battleground. Brazil, Argentina and Indonesia each receive a first point of Soviet influence, placed from an adjacent country.',
  'final.1.4.us':
    'Europe is scored while the American player dominates it: ten to five. The lead of seven looks large, but it has to survive the scoring of all the other regions.',
  'final.1.5.ussr':
    'An American event that finds no target is a gift. The card’s single Op goes to Thailand, where the Soviet hold will now be hard to shake.',
  'final.1.5.us':
    'The war card is defused by placing influence first: two points in South Korea, and only then the attack, which fails with a one. The American player keeps the country, and the card is out of the game.',
  'final.1.6.ussr':
    'France could be hurt by this event, but the Ops are worth more: Afghanistan is secured and Pakistan taken, right beside India.',
  'final.1.6.us':
    'One last point goes to Jordan. From there the road leads on to Saudi Arabia, as the next turn will show.',

  'final.2.headline':
    'The purge takes one Op off every American card this turn. The attack on Pakistan rolls a five, but two adjacent countries under Soviet control reduce it to three: one short.',
  'final.2.1.ussr':
    'With the first coup of the turn, the USSR takes Panama, and with it the American foothold on the canal. DEFCON 2 closes the door behind it.',
  'final.2.1.us':
    'Weakened by the purge, the card is worth two Ops; both go to Saudi Arabia, a battleground that nobody controls yet.',
  'final.2.2.ussr':
    'The seeds of turn one bear fruit: the USSR dominates Asia, and scoring it ten to four nearly wipes out the American lead.',
  'final.2.2.us':
    'The Soviet event has to come up sooner or later, and Romania matters little. The card’s single Op makes Saudi Arabia American.',
  'final.2.3.ussr':
    'Four points of influence in four untouched countries, Burma among them: this event is worth twice its Ops, and it prepares the ground in Africa for the Mid War.',
  'final.2.3.us':
    'A card that would tear holes in Europe disappears into space, and the rocket flies: the first box brings two points.',
  'final.2.4.ussr':
    'The USSR, too, sends a card into space: an American event that would lower DEFCON. At DEFCON 2, playing it any other way would have been fatal.',
  'final.2.4.us':
    'South Africa gets its second point. The American player sees Africa coming and wants at least its southern tip.',
  'final.2.5.ussr':
    'The Soviet player would rather contest the Middle East than fly into space: one point goes to Lebanon.',
  'final.2.5.us':
    'The unpleasant event comes first, the repairs afterwards: four points of influence are lost in France and the United Kingdom, and France is put right at once.',
  'final.2.6.ussr':
    'Again the opponent’s event comes first, so the three Ops can mend what it breaks: East Germany is secure again, and Iraq falls to the USSR.',
  'final.2.6.us':
    'The strong card is played for its operations rather than for the pact with Japan: France is safe again, and South Africa comes under American control. Both sides have exactly the military operations they need.',

  'final.3.headline':
    'The great European event goes through unhindered: it adds influence in seven countries and puts a line of allies along the Iron Curtain. The Soviet answer is one more wave of independence in Africa and Malaysia.',
  'final.3.1.ussr':
    'DEFCON allows one coup in the Middle East, and Saudi Arabia is the target. The coup breaks American control for the moment, at the price of a victory point that the card gives to the opponent.',
  'final.3.1.us':
    'Control of Saudi Arabia is restored, Egypt is entered from Israel, and Greece makes the lead in Europe safe.',
  'final.3.2.ussr':
    'Two points go to Vietnam, and every Soviet card spent in Southeast Asia this turn is worth one Op more. The event gives away which region is about to be scored.',
  'final.3.2.us': 'Europe is scored for the second time, with the same result: ten to five. The lead is up to eight.',
  'final.3.3.ussr':
    'The extra Op from the revolt turns three into four: Burma, Malaysia and Laos come under Soviet control, one after the other.',
  'final.3.3.us':
    'Israel is strengthened in good time: the war against it is in the American player’s own hand and has to be played.',
  'final.3.4.ussr':
    'Asia is scored for the second time: domination and three battlegrounds make it ten to four. Only two points of the American lead are left.',
  'final.3.4.us':
    'Operations first, then the opponent’s war: with Israel, Egypt and Jordan in American hands, not even a six wins it.',
  'final.3.5.ussr':
    'The alliance is born, since its condition has been met. It hardly matters: the four Ops go to Syria, Brazil and Chile, far from Europe.',
  'final.3.5.us':
    'The blackmail over West Germany is cancelled before it begins. A single point of influence in Libya is all the weak card is good for.',
  'final.3.6.ussr':
    'The last Soviet play wins Argentina and, with three Ops, Costa Rica: a shield for Panama, right before the Mid War.',
  'final.3.6.us':
    'The coup in Costa Rica rolls a five and still fails by a hair, and the event takes half the American influence in Egypt. The US is one short of its required military operations, so the lead shrinks to a single point: it is anyone’s game.',
} as const;
