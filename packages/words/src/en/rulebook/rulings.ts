import type { Rulebook } from '../../rulebook.ts';

export const rulings: Rulebook['rulings'] = {
  'headline-blame':
    'In the headline phase, the side that headlined the card being resolved loses if DEFCON falls to 1, whichever side the event belongs to.',
  'nested-blame': 'If a card triggers another card and DEFCON falls to 1, the player of the first card loses.',
  'enemy-coup-blame':
    'If your opponent attempts a coup in a battleground at DEFCON 2 during your action round, using operations given by your card, you lose.',
  'crisis-blame':
    'During the Cuban Missile Crisis, the threatened side loses the game if it attempts a coup, whichever side is phasing.',
  'gained-this-round':
    'Influence an event gave you earlier in the same round does not open up further countries to your operations.',
  'pay-with-bonus':
    'A region’s bonus point may be part of the 2 Ops paid to place influence in a country of that region controlled by your opponent.',
  'lost-bonus':
    'With both its own bonus and that of Vietnam Revolts, the China Card is worth 6 Ops in Southeast Asia; used elsewhere in Asia it is worth 5, and outside Asia 4. If some Ops are used outside a region, only the bonus for that region is lost.',
  'bonus-by-use':
    'A coup gets the bonus for its region, and the bonus also counts towards military operations. In realignment, the bonus gives one more roll in the region, provided all earlier rolls were made there.',
  'bonus-under-un': 'A card whose operations are used through UN Intervention also gets the bonus of Vietnam Revolts.',
  'sum-first': 'Under both Containment and Red Scare/Purge, a card worth 4 Ops stays at 4 and one worth 1 stays at 1.',
  'modified-events': 'Events that raise or lower the Ops of cards also apply to operations given by an event.',
  'coup-order':
    'A coup is resolved in this order: target, payment to end the Cuban Missile Crisis, die roll, influence, military operations, DEFCON, VP for Yuri and Samantha. At DEFCON 2 a coup in a battleground loses the game, whatever the die would have shown.',
  'scandal-dice': 'Iran-Contra Scandal lowers every US realignment roll, even in realignments made by the USSR.',
  'fresh-modifiers': 'In realignment, modifiers are worked out anew for each roll.',
  'free-battleground':
    'A free coup may be attempted where DEFCON forbids other coups; in a battleground it still lowers DEFCON.',
  'event-coups-military':
    'Coups granted by Che, and coups made with operations that an event gives for use anywhere, earn military operations. Only free coups earn none.',
  'superpower-war':
    'In a war, subtract 1 from the die roll if the opponent’s superpower is adjacent to the target, as with Mexico or Afghanistan.',
  'war-spoils':
    'The winner of a war replaces the loser’s influence in the country with the same amount of its own, on top of what it already has there. A war may target a country with no influence in it.',
  'nato-brush-war': 'While NATO is in effect, the USSR can’t choose a US-controlled country in Europe for Brush War.',
  'no-attempt':
    'Advancing in the space race through an event is not an attempt: you may still play a card to the space race that turn.',
  'space-at-once':
    'As soon as you alone have reached box 2 of the space race, you may make a second attempt, even in the same turn.',
  'what-may-go':
    'The China Card may be played to the space race, and so may a card taken with Grain Sales to Soviets. Operations given by an event may not be used there.',
  'spaced-cards': 'A card played to the space race triggers nothing: no VP for Flower Power, none for Defectors.',
  'box-passed-over':
    'A move of two boxes in the space race gives the VP of the second box only. The box passed over counts as reached, so the opponent’s ability there ends.',
  'last-box-scientist':
    'If you are already in the last box of the space race, Captured Nazi Scientist has no effect and is removed.',
  'defectors-headline':
    'As a US headline, Defectors cancels the USSR headline (even a scoring card) before anything is resolved, whatever the Ops values. As a USSR headline, it has no effect.',
  'defectors-elsewhere':
    'In a US action round, or when the US takes it with Grain Sales to Soviets in a USSR round, Defectors gives only operations. If the USSR plays Five Year Plan in its own action round and has to discard Defectors, the US gains the VP.',
  'defectors-late':
    'If another card triggers Defectors during the headline phase, it still cancels a USSR headline that has yet to be resolved.',
  'failed-headline': 'A headline whose condition is not met has no effect and is discarded.',
  'headline-duties':
    'Traps, NORAD and an obligation to play Missile Envy do not affect headlines: any card may be headlined, and operations it gives may be used.',
  'box-four-order':
    'Seeing the opponent’s headline before choosing your own does not change the order in which headlines are resolved.',
  'headline-out-of-hand':
    'A chosen headline is no longer in hand when the other headline reveals that hand or takes a card from it.',
  'no-headline': 'A side with no card to headline has no headline; the opponent’s is resolved alone.',
  'un-partner':
    'The card used with UN Intervention must come from your hand or have just been taken with Grain Sales to Soviets. It can’t be played to the space race. Both cards are discarded.',
  'un-nested':
    'If UN Intervention is triggered by Star Wars, Missile Envy or Five Year Plan, its event has no effect and it is discarded.',
  'u2-either-side': 'The extra VP from U2 Incident goes to the USSR, whichever side plays UN Intervention.',
  'bury-when':
    'The 3 VP of We Will Bury You are scored as soon as the US does anything other than play UN Intervention as an event, before that action takes effect. Passing, being trapped or playing a scoring card does not avoid them.',
  'bury-own':
    'If the US itself plays We Will Bury You, it applies to the following US action round, even if that is in the next turn.',
  'bury-grain':
    'If Grain Sales to Soviets comes first and UN Intervention is then used with the card it took, the 3 VP of We Will Bury You have already been scored.',
  'envy-value':
    'For Missile Envy, the highest card is the one now worth the most Ops to its owner; if several are equal, the owner chooses. Missile Envy changes hands at once, before the card received takes effect.',
  'envy-event':
    'If Missile Envy gives you a card with your own or a neutral event, you must use the event; if it can’t take effect, you get nothing. If the card has your opponent’s event, you use its operations, and the event does not take effect.',
  'envy-scoring-only':
    'Against an empty hand, or one with only scoring cards, Missile Envy has no effect and is discarded.',
  'envy-owed':
    'The side that was given Missile Envy must use it for operations on the map in its next action round, even if that is in the next turn; playing it to the space race does not count.',
  'envy-other-duties':
    'Scoring cards that would otherwise be held come before a Missile Envy you are obliged to play. In a trap, Missile Envy is the card you must discard, if it is still worth enough.',
  'trap-discard':
    'In a trap, you must discard a suitable card if you have one, unless every remaining round is needed for scoring cards; then you play a scoring card and do not roll.',
  'trap-nothing':
    'In a trap with no suitable card, you do not roll: you play a scoring card if you have one; otherwise the round is lost. The trap continues. The China Card is not a valid discard.',
  'grain-any-use':
    'The US may use the card it takes with Grain Sales to Soviets like one from its own hand; if the card has a USSR event and the US uses its operations, the event takes effect. If there is no card to take, or the card is returned, the US gets operations instead.',
  'five-year-random':
    'Five Year Plan discards a card drawn at random. Only a US event takes effect; anything else, even a scoring card, is discarded without effect.',
  'star-wars-choice':
    'With Star Wars, any discarded card except a scoring card may be chosen, whichever side its event belongs to. If its event can’t take effect, nothing changes and the card stays in the discards.',
  'salt-both':
    'SALT Negotiations affects the coup rolls of both sides and combines with Latin American Death Squads. Taking a card from the discards is optional, and the card is shown.',
  'ask-not-order':
    'For Ask Not, first choose all the cards to discard, then draw the same number. If the draw pile runs out, the cards just discarded are reshuffled with the rest.',
  'remix-open':
    'After Aldrich Ames Remix, the US hand stays revealed for the whole turn, including any cards drawn meanwhile.',
  'tehran-few':
    'If the draw pile holds too few cards for Our Man in Tehran, the US sees all of them; there is no reshuffle. The cards that the US discards are shown.',
  'flower-uses':
    'Flower Power gives VP for war cards played as events or for operations, as headlines, and through Star Wars, Grain Sales to Soviets, Missile Envy or UN Intervention, but not for Arab-Israeli War after Camp David Accords.',
  'shuttle-out':
    'The country that Shuttle Diplomacy leaves out does not count at all, either as a country or as a battleground. If the USSR controls Japan, Japan is left out; otherwise it does not matter which battleground is left out. Final scoring and Southeast Asia Scoring are not affected.',
  'formosa-seven':
    'Under Formosan Resolution, Taiwan counts as a seventh battleground when Asia is scored, but only if the US controls it; control of Asia then takes all seven. The effect ends as soon as the US plays the China Card, even to the space race.',
  'nato-exceptions':
    'NATO prevents only coups, realignment and Brush War by the USSR. De Gaulle Leads France and Willy Brandt make their exceptions even if they are played before NATO; Tear Down This Wall ends the one for West Germany.',
  'japan-for-good': 'Under US/Japan Mutual Defense Pact, Japan stays protected even if the US loses control of it.',
  'reformer-coups': 'The Reformer bars the USSR from coups in Europe, but not from realignment.',
  'chernobyl-ops':
    'Chernobyl stops the USSR from placing influence in the region with operations. Coups and USSR events may still add influence there.',
  'crisis-payment':
    'The influence that ends the Cuban Missile Crisis is removed from one country. If you can pay, you are offered the choice at the start of each of your action rounds and again once you have chosen the target of a coup. DEFCON does not change back.',
  'subs-crisis':
    'Nuclear Subs keeps US coups from lowering DEFCON; it does not save the US from the Cuban Missile Crisis.',
  'norad-when':
    'NORAD applies after either side’s round, once the card played has been fully resolved, if DEFCON moved to 2 in that round, even if it rose again. The US must control Canada at that point.',
  'norad-start':
    'In the round in which NORAD is played, it applies only if DEFCON falls to 2 after its event. If Quagmire cancels NORAD during a round, it no longer applies.',
  'wargames-end':
    'When Wargames ends the game, its VP are given first; then the VP marker decides who wins. There is no final scoring and no VP for the China Card.',
  ties: 'Ties are rerolled for Olympic Games and NATO Referendum, but not for Summit.',
  refusals:
    'For Blockade and Latin American Debt Crisis, the US may refuse to discard a card even if it has a suitable one.',
  'empty-events': 'An event without a target still counts as having taken effect, and the card is removed.',
  'unrest-split':
    'The influence that South African Unrest adds to adjacent countries may be split between Angola and Botswana.',
  'stalin-move':
    'For De-Stalinization, the USSR places as much influence as it removed, at most 2 per country and none in US-controlled countries.',
  'top-up':
    'Where an event gives a side enough influence to control a country, its influence there is raised to that amount, never reduced.',
  'decline-ops':
    'The operations given by Olympic Games, CIA Created, ABM Treaty, Lone Gunman, Soviets Shoot Down KAL-007 and Glasnost may be declined.',
  'must-ops':
    'Operations from UN Intervention, Missile Envy and Grain Sales to Soviets must be used as long as there is a legal use for them.',
  'as-far-as': 'An event must be carried out in full, as far as there are targets for it.',
  'may-stop': 'Where an event says “up to” or “may”, you may stop early or do nothing at all.',
  'turn-end-order':
    'The turn ends in this order: box 6 discard, military operations, held scoring cards, end of effects. This means that the card discarded for box 6 may be a scoring card.',
  'twenty-at-once':
    'The VP of one event are added up before checking for 20. We Will Bury You and the event that follows it are checked one after the other.',
  'final-no-stop': 'The VP marker may pass 20 during final scoring; only where it ends up counts.',
  'forced-scoring':
    'When you have as many scoring cards as rounds left, you may also play something that is sure to rid you of one, or that gives you a round to play it in. For the USSR this is Five Year Plan, if all its other cards are scoring cards. For the US it is Ask Not or North Sea Oil as an event; in the Deluxe rules, Aldrich Ames, if all its other cards are scoring cards; or Star Wars, if it takes one of these from the discards. For either side it is Captured Nazi Scientist or “One Small Step…” as an event, if that gives it the extra round of box 8. While you are obliged to play Missile Envy, only scoring cards come before it.',
  'extra-round':
    'Extra rounds come after both sides’ seventh rounds, USSR first, and only for a side that has them. Even in a trap, or if you are obliged to play Missile Envy, you may skip an extra round unless you hold a scoring card. If an event costs you the extra round from box 8 of the space race, you still get that round to play a scoring card.',
  surplus: 'If you hold more cards than the hand limit, you keep them and are simply dealt none.',
  'outside-piles':
    'A reshuffle leaves out the China Card, removed cards and, if it is still in play, Shuttle Diplomacy.',
  'setup-places': 'During setup, Canada and Turkey are open to the US, and Austria and Finland to both sides.',
  referendum:
    'For NATO Referendum, if both sides have the same influence in Spain/Portugal, neither adds 1 for it. The card’s number, side, Ops value and era are not legible in our source; we chose 111, neutral, 2 Ops and Late War.',
  'civil-events':
    'Events never move influence into or out of the civil war box. Operations given by an event may be spent there.',
  'civil-us-scare': 'In the Chinese Civil War variant, the US may use the event of Red Scare/Purge as usual.',
  'late-wargames':
    'In the Late War scenario, if the USSR plays Wargames, the VP marker decides as usual: at 0 it is a draw.',
  'safe-whose':
    'With the option “Safe realignment”, only the phasing side is safe from losing influence, and only in realignment rolls that it makes itself.',
  'mixed-where':
    'Mixed operations are allowed whenever operations are used, but not with free coups or free realignment rolls that an event grants in a particular region.',
  'handicap-rest': 'Handicap points that can’t legally be placed in any country are lost.',
  'auction-opening': 'In the auction, the player chosen by lot must open with a bid of 0 or more; a bid of 19 ends it.',
  'ames-order':
    'If you must play Missile Envy, it takes priority over the order set by Aldrich Ames. If none of the ordered cards is left, you lose the action round. A card that rids you of a scoring card, or gives you a round to play it in, may be played before it only if it comes first in the order.',
  'pile-out':
    'When the draw pile runs out and the discards are reshuffled, each side can work out the other’s hand by counting, so the program shows it.',
};
