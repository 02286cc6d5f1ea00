import type { Rulebook } from '../../rulebook.ts';

export const rulings: Rulebook['rulings'] = {
  'headline-blame':
    'In the headline phase whoever headlined the card that is being resolved answers for DEFCON 1, whichever side its event belongs to.',
  'nested-blame': 'If a card makes another card happen, the player of the first one goes on answering for DEFCON.',
  'enemy-coup-blame':
    'If the enemy makes a coup in a battleground at DEFCON 2 in your action round, by operations that your card gave it, you have lost.',
  'crisis-blame': 'A coup by the threatened side loses the game for that side, whoever is phasing.',
  'gained-this-round':
    'Influence that an event gave you earlier in the same round opens no new countries to your operations.',
  'pay-with-bonus': 'The bonus point for a region may help to pay a price of 2 there.',
  'lost-bonus':
    'Both bonuses together make the China Card worth 6 in Southeast Asia; used elsewhere in Asia it is worth 5, and outside 4. Leaving a region costs only the bonus that needs it.',
  'bonus-by-use':
    'A coup in the region uses the bonus and earns it as military operations. In realignment it is one more roll in the region, if all the rolls before were there.',
  'bonus-under-un': 'A card whose operations are used by UN Intervention gets the bonus of Vietnam Revolts too.',
  'sum-first': 'A card of value 4 under Containment and Red Scare stays 4; a card of value 1 stays 1.',
  'modified-events': 'Operations that an event gives are raised and lowered like those of a card.',
  'coup-order':
    'Target, payment to end a crisis, die, influence, military operations, DEFCON, VP of Yuri and Samantha: in this order. At DEFCON 2 a coup in a battleground has lost, whatever the die would bring.',
  'scandal-dice': 'Iran-Contra Scandal lowers every US realignment die, also in rolls that the USSR makes.',
  'fresh-modifiers': 'What is added to the dice is looked at anew for each roll.',
  'free-battleground':
    'The free coup may go where DEFCON forbids others; in a battleground it lowers DEFCON all the same.',
  'event-coups-military':
    'Coups of Che, and coups with operations that an event gives for use anywhere, earn military operations. Only free coups earn none.',
  'superpower-war':
    'In a war the enemy superpower next to the target takes 1 off the die, as in Mexico or Afghanistan.',
  'war-spoils':
    'The winner adds as much as the loser had, on top of its own influence. A war may be made where nobody has any.',
  'nato-brush-war': 'After NATO the USSR can’t choose a country of Europe that the US controls.',
  'no-attempt':
    'Events that move you forward are not attempts: you may still put a card into the space race that turn.',
  'space-at-once': 'Who reaches box 2 alone may make a second attempt in the same turn.',
  'what-may-go':
    'The China Card may go into the space race, and so may a card taken by Grain Sales. Operations given by an event may not.',
  'spaced-cards': 'A card put into the space race sets off nothing: no VP of Flower Power, none of Defectors.',
  'box-passed-over':
    'A move of two boxes pays the VP of the second box only. The box passed over counts as reached: the enemy’s ability there ends.',
  'last-box-scientist': 'Played from the last box the event happens without effect, and the card is removed.',
  'defectors-headline':
    'As a US headline it cancels the USSR headline before anything happens, whatever the values and even a scoring card. As a USSR headline it does nothing.',
  'defectors-elsewhere':
    'In a US action round, or taken by the US in a round of the USSR, it is operations only. Thrown away by a Five Year Plan that the USSR plays in its round, it pays its VP.',
  'defectors-late':
    'If another card brings it up during the headline phase, it still cancels a USSR headline that has yet to happen.',
  'failed-headline': 'A headline whose condition is not met has no effect and goes to the discards.',
  'headline-duties':
    'Traps, an owed Missile Envy and NORAD leave headlines alone: any card may be headlined, and operations that it gives may be used.',
  'box-four-order': 'Seeing the other headline first does not change the order in which they happen.',
  'headline-out-of-hand':
    'A chosen headline is no longer in hand when the other headline looks at that hand or takes from it.',
  'no-headline': 'A side without a card to headline has none; the other headline happens alone.',
  'un-partner':
    'The card used with it comes from hand, or was just taken by Grain Sales; it can’t go into the space race. Both are discarded.',
  'un-nested': 'Through Star Wars, Missile Envy or Five Year Plan its event does nothing, and it is discarded.',
  'u2-either-side': 'The extra VP goes to the USSR whichever side plays UN Intervention.',
  'bury-when':
    'The 3 VP are paid as soon as the US does anything else than use UN Intervention for its event, and before it takes effect. A pass, a trap or a scoring card does not avoid them either.',
  'bury-own': 'If the US plays the card itself, its following action round is meant, in the next turn if need be.',
  'bury-grain': 'With UN Intervention used only on the card that Grain Sales took, the 3 VP have been paid already.',
  'envy-value':
    'The highest card is found by the values that its owner has now; among equal ones the owner chooses. Missile Envy changes hands at once, before the card received takes effect.',
  'envy-event':
    'An event of your own or of both sides has to be used; if it can’t happen, you get nothing. With an enemy event you get the operations, and the event does not happen.',
  'envy-scoring-only':
    'Against a hand of scoring cards only, or an empty one, nothing happens and the card is discarded.',
  'envy-owed':
    'Who was handed it must use it for operations on the map in its next action round, even if that is in the next turn; the space race will not do.',
  'envy-other-duties':
    'Scoring cards that would otherwise be held come before it. In a trap an owed Missile Envy is the card to be thrown away, if it is still worth enough.',
  'trap-discard':
    'The discard is compulsory while you have a suitable card, unless every round left is needed for scoring cards; then you play one of those and roll no die.',
  'trap-nothing':
    'With nothing suitable you roll no die: you play a scoring card if you have one, otherwise the round is lost. The trap goes on. The China Card is no discard.',
  'grain-any-use':
    'The US may use the card like one of its own hand; if it is a USSR event and the US takes the operations, the event happens. If there is no card, or it goes back, there are operations instead.',
  'five-year-random':
    'The card is drawn at random. Only a US event happens; anything else, scoring cards too, is lost without effect.',
  'star-wars-choice':
    'Any discarded card but a scoring card may be picked, whoever’s event it is. If its event can’t happen, nothing does, and it stays in the discards.',
  'salt-both':
    'It hits the coup dice of both sides, and adds to Latin American Death Squads. Taking a card back is voluntary, and the card is shown.',
  'ask-not-order':
    'First all discards are named, then as many cards are drawn. If the pile runs out, they are shuffled in with the others.',
  'remix-open': 'The US hand stays open for the whole turn, including whatever it draws meanwhile.',
  'tehran-few':
    'If the pile is too small, the US sees what there is of it; nothing is reshuffled for it. What it throws away is shown.',
  'flower-uses':
    'It pays for war cards as events or for operations, as headlines, and through Star Wars, Grain Sales, Missile Envy or UN Intervention; not for Arab-Israeli War after Camp David Accords.',
  'shuttle-out':
    'The country left out counts for nothing, neither as a country nor as a battleground. If the USSR controls Japan, that is the one; all other battlegrounds count alike. It does not touch final scoring or Southeast Asia Scoring.',
  'formosa-seven':
    'Taiwan becomes a seventh battleground of Asia for that scoring, and so it is needed for control. The effect ends as soon as the US plays the China Card, even into the space race.',
  'nato-exceptions':
    'NATO bars coups, realignment and Brush War of the USSR, nothing else. De Gaulle and Willy Brandt make their exceptions also if they come first; Tear Down This Wall takes back that of West Germany.',
  'japan-for-good': 'Japan stays protected even if the US loses control of it.',
  'reformer-coups': 'It bars coups of the USSR in Europe, not its realignment.',
  'chernobyl-ops':
    'Chernobyl stops influence placed with operations. Coups and events of the USSR may still add influence there.',
  'crisis-payment':
    'The payment that ends the Cuban Missile Crisis comes from one country. You are asked at the start of each of your action rounds, and once you have named the target of a coup, if you can pay. DEFCON does not come back.',
  'subs-crisis': 'Nuclear Subs saves DEFCON from US coups; it does not save the US from the Cuban Missile Crisis.',
  'norad-when':
    'It is called after the round of either side, once the whole card is done, if DEFCON moved to 2 in that round, even if it rose again. The US must control Canada then.',
  'norad-start':
    'In the round in which it is played only a later fall to 2 counts. If Quagmire ends it in a round, it is not called.',
  'wargames-end':
    'The VP are paid first; then the marker decides. There is no final scoring and no VP for the China Card.',
  ties: 'Olympic Games and NATO Referendum are rolled again at a tie; Summit is not.',
  refusals: 'The US may refuse the discard even if it could pay it.',
  'empty-events': 'Without a target the event has happened all the same, and the card is removed.',
  'unrest-split': 'The influence for the neighbours may be split between Angola and Botswana.',
  'stalin-move': 'As much is placed as was taken away; at most 2 in a country, none where the US controls.',
  'top-up': 'Influence is raised to what control needs; it is never reduced.',
  'decline-ops':
    'The operations that Olympic Games, CIA Created, ABM Treaty, Lone Gunman, Soviets Shoot Down KAL-007 and Glasnost give may be declined.',
  'must-ops':
    'Operations of UN Intervention, Missile Envy and Grain Sales have to be used while there is a legal use for them.',
  'as-far-as': 'The number that an event names has to be carried out as far as there are targets.',
  'may-stop': 'Where an event says “up to” or “may”, you may stop early, or leave it altogether.',
  'turn-end-order':
    'Box 6 discard, military operations, held scoring cards, end of effects: in this order. So a scoring card may be the one thrown away.',
  'twenty-at-once':
    'VP of one event are added up before anybody looks for 20. We Will Bury You and the event that follows it are looked at one after the other.',
  'final-no-stop': 'The marker may pass 20 in final scoring; only where it ends up counts.',
  'forced-scoring':
    'Besides scoring cards you may then play what surely rids you of one, or wins you a round to play it in. The USSR: Five Year Plan if all its other cards are scoring cards. The US: Ask Not or North Sea Oil for the event, in the Deluxe rules Aldrich Ames if all its other cards are scoring cards, or Star Wars if it takes such a card. Either side: Captured Nazi Scientist or “One Small Step…” for the event if that brings it the extra round of box 8. While Missile Envy is owed only scoring cards come before it.',
  'extra-round':
    'An extra round comes after both seventh rounds, USSR first, only for the side that has it. Also in a trap or owing Missile Envy you may leave it out, unless you hold a scoring card. If an event takes the extra round of box 8 away from you, you may still play a scoring card in it.',
  surplus: 'Cards held beyond the limit stay in hand; you are just dealt none.',
  'outside-piles': 'The China Card, removed cards and a waiting Shuttle Diplomacy are not shuffled in.',
  'setup-places': 'Canada and Turkey are open to the US at the setup; Austria and Finland are open to both sides.',
  referendum:
    'With equal influence in Spain/Portugal nobody adds 1 for it. Its number, side, value and part of the war are not legible in our source; we chose 111, both sides, 2 and Late War.',
  'civil-events':
    'Events never move influence into the box or out of it. Operations that an event gives may be spent there.',
  'civil-us-scare': 'The US may use the event of Red Scare/Purge as always.',
  'late-wargames': 'Played by the USSR, Wargames goes by the marker as printed: at 0 it is a draw.',
  'safe-whose': 'Only the phasing side is safe, and only in rolls that it makes itself.',
  'mixed-where': 'It holds for every use of operations, but not for the free rolls of an event in a named region.',
  'handicap-rest': 'Points that find no legal country are lost.',
  'auction-opening': 'In the auction the player drawn has to open, at 0 or more; a bid of 19 ends it.',
  'ames-order':
    'An owed Missile Envy comes before the order. With no card left in the order the round is lost. Only the first card of the order can be played to make room for scoring cards.',
  'pile-out':
    'When the pile runs out and the discards are shuffled, each side can work out the other hand by counting, and our tables show it.',
};
