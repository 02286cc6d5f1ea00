/** A few rounds of a made-up game in the form of the app's logs: what the reader has to cope with, in small. */
export const SMALL_LOG = `SETUP: : Ada will play as USSR.
Ben will play as USA.
Handicap influence: US +2
Scenario: Standard
Optional Cards Added
Time per Player: 1 Hour
USSR +1 in East Germany [0][4]
USSR +4 in Poland [0][4]
USSR +1 in Austria [0][1]
US +4 in West Germany [4][0]
US +3 in Italy [3][0]
US +2 in Iran [3][0]

Turn 1, Headline Phase: Socialist Governments & Red Scare/Purge: USSR Headlines Socialist Governments
US Headlines Red Scare/Purge
Event: Red Scare/Purge
Red Scare/Purge is now in play.

Event: Socialist Governments
US -2 in Italy [1][0]
US -1 in West Germany [3][0]

Turn 1, USSR AR1: Duck and Cover: Coup (2 Ops):
Target: Iran
SUCCESS: 5 [ + 2 - 2x2 = 3 ]
US -3 in Iran [0][0]
USSR Military Ops to 2
DEFCON degrades to 4

Event: Duck and Cover
DEFCON degrades to 3
US gains 2 VP. Score is US 2.

Turn 1, US AR1: Olympic Games: Event: Olympic Games
USSR chooses to participate in the Olympics
USSR gains 2 VP. Score is even.

Turn 1, USSR AR2: The China Card: Place Influence (4 Ops):
USSR +3 in Afghanistan [0][3]
USSR +1 in South Korea [1][1]

Turn 1, US AR2: UN Intervention: Event: UN Intervention
US plays Decolonization
Place Influence (2 Ops):
US +1 in Egypt [1][0]
US +1 in Lebanon [1][0]

Turn 1, USSR AR3: Five Year Plan: Event: Five Year Plan
USSR discards CIA Created*
Event: CIA Created*
USSR reveals Nasser*
USSR reveals Fidel*
USSR reveals De-Stalinization*
USSR reveals Captured Nazi Scientist*
Coup (1 Ops):
Target: Syria
FAILURE: 1 [ + 1 - 2x2 = -2 ]
US Military Ops to 1

Realignment (3 Ops):
Target: Lebanon
USSR rolls 4
US rolls 2 (+1) = 3
US -1 in Lebanon [0][0]
Target: Egypt
USSR rolls 3
US rolls 5 (+1) = 6

Turn 1, US AR3: Vietnam Revolts*: Space Race (2 Ops):
Die roll: 3 -- Success! (Needed 3 or less)
US advances to 1 in the Space Race.
US gains 2 VP. Score is US 2.

Turn 1, USSR AR4: Fidel*: Event: Fidel*
USSR +3 in Cuba [0][3]
`;
