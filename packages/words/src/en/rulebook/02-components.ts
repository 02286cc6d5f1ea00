import type { RulebookChapter } from '../../rulebook.ts';

export const components: RulebookChapter<'2'> = {
  '2': {
    title: 'What you play with',
    game: 'Two players, the US and the USSR, contend for the world with a map, a deck of cards, influence and a few tracks. The sections below say what each part means.',
  },
  '2.1': {
    title: 'The map',
    map: 'The map shows countries in six regions. What you have in a country is your influence there.',
  },
  '2.1.1': {
    title: 'Regions',
    regions:
      'The six regions are Europe, Asia, the Middle East, Africa, Central America and South America. Central America reaches from Mexico to the islands of the Caribbean. Libya and Egypt belong to the Middle East, Australia to Asia.',
    europe:
      'Europe has two parts, Western and Eastern Europe. Austria and Finland are in both. Canada and Turkey are in Western Europe.',
    asia: 'Southeast Asia is a part of Asia: Burma, Laos/Cambodia, Thailand, Vietnam, Malaysia, Indonesia and the Philippines.',
  },
  '2.1.2': {
    title: 'A region includes its parts',
    whole:
      'What is said of Europe holds for Western and Eastern Europe; what is said of Asia holds for Southeast Asia.',
  },
  '2.1.3': {
    title: 'Stability',
    stability:
      'Each country has a stability from 1 to 5. The higher it is, the more influence it takes to control the country [2.1.7], and the harder it is to overthrow by a coup [6.3.2].',
  },
  '2.1.4': {
    title: 'Battlegrounds',
    battlegrounds:
      'Countries marked as battlegrounds weigh more in scoring [10.1.1], and a coup in one lowers DEFCON [6.3.4]. Being a battleground does not change how a country is controlled.',
  },
  '2.1.5': {
    title: 'The superpowers on the map',
    superpowers:
      'The US and the USSR have a box each, in which no influence is ever placed. For events and realignment a superpower next to a country counts as a neighbour that its own side controls; in realignment it counts once [6.2.2].',
  },
  '2.1.6': {
    title: 'Neighbours',
    lines:
      'Countries joined by a line are neighbours, whatever the colour of the line, also across the border of a region. Being close on the map without a line means nothing.',
  },
  '2.1.7': {
    title: 'Control of a country',
    control:
      'You control a country if your influence there is at least its stability, and exceeds the other side’s influence by at least its stability. Otherwise you don’t; then the other side may, or nobody does.',
    example:
      'Israel has stability 4. With 4 against 0 you control it; with 4 against 1 nobody does; with 5 against 1 you do again.',
  },
  '2.1.8': {
    title: 'Influence at the start',
    start: 'Small numbers on the map show the influence that a country has when the game begins [3].',
  },
  '2.2': {
    title: 'Cards',
    cards:
      'A card has a title, a value from 1 to 4 in operations, an event, and a part of the war in which it enters the game.',
  },
  '2.2.1': {
    title: 'The deck',
    deck: 'There are 110 cards: Early War, Mid War and Late War cards, and the China Card apart from them [9]. Seven of them are optional [14].',
    spanish:
      'There are 111 cards: Early War, Mid War and Late War cards, and the China Card apart from them [9]. Eight of them are optional [14].',
    second: 'There are 103 cards: Early War, Mid War and Late War cards, and the China Card apart from them [9].',
    scoring:
      'Seven are scoring cards. They have no operations, say which region is scored [10.1], and can’t be kept for a later turn [10.1.5].',
  },
  '2.2.2': {
    title: 'Whose event it is',
    sides:
      'An event belongs to the US, to the USSR, or to both. An event that belongs to both is used by whoever plays the card, and never happens by itself.',
  },
  '2.2.3': {
    title: 'Event or operations',
    uses: 'You use a card either for its event or for its operations [6]. With a card of the other side’s you get the operations, and its event happens too [5.2].',
  },
  '2.2.4': {
    title: 'Cards that are removed',
    removed:
      'A card with an asterisk leaves the game once its event has happened. Used for operations alone, put into the space race, thrown away, cancelled or prevented, it goes to the discards and may come back.',
  },
  '2.2.5': {
    title: 'Events that stay',
    lasting:
      'Some events last for the turn, some for the rest of the game or until another event ends them. A marker beside the map reminds you of each [7.3].',
  },
  '2.2.6': {
    title: 'The discards',
    discards:
      'Cards that have been played and are not removed lie face up in the discards. Anybody may look through them.',
  },
  '2.3': {
    title: 'Markers',
    markers:
      'Influence markers show how much a side has in a country. Other markers show the turn, the action round, victory points, DEFCON, military operations, the space race and the events in effect.',
  },
};
