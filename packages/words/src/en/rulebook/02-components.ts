import type { RulebookChapter } from '../../rulebook.ts';

export const components: RulebookChapter<'2'> = {
  '2': {
    title: 'Components',
    game: 'Two players, the US and the USSR, compete for world supremacy. The game uses a map, a deck of cards, influence markers and a few tracks; the sections below explain each part.',
  },
  '2.1': {
    title: 'The map',
    map: 'The map shows countries in six regions. Your standing in a country is measured by your influence there.',
  },
  '2.1.1': {
    title: 'Regions',
    regions:
      'The six regions are Europe, Asia, the Middle East, Africa, Central America and South America. Central America includes Mexico and the Caribbean islands. Libya and Egypt belong to the Middle East, and Australia to Asia.',
    europe:
      'Europe has two subregions, Western and Eastern Europe. Austria and Finland are in both. Canada and Turkey are in Western Europe.',
    asia: 'Southeast Asia is a subregion of Asia: Burma, Laos/Cambodia, Thailand, Vietnam, Malaysia, Indonesia and the Philippines.',
  },
  '2.1.2': {
    title: 'A region includes its subregions',
    whole:
      'Anything that applies to Europe also applies to Western and Eastern Europe; anything that applies to Asia also applies to Southeast Asia.',
  },
  '2.1.3': {
    title: 'Stability',
    stability:
      'Each country has a stability number from 1 to 5. The higher it is, the more influence it takes to control the country [2.1.7] and the harder it is for a coup there to succeed [6.3.2].',
  },
  '2.1.4': {
    title: 'Battlegrounds',
    battlegrounds:
      'Countries marked as battlegrounds count for more in scoring [10.1.1], and a coup in one lowers DEFCON [6.3.4]. Being a battleground does not change how a country is controlled.',
  },
  '2.1.5': {
    title: 'The superpowers on the map',
    superpowers:
      'The US and the USSR each have a space on the map, where no influence is ever placed. For events and realignment, a superpower adjacent to a country counts as an adjacent country controlled by its own side. It counts only once in a realignment roll: it adds 1, not 2 [6.2.2].',
  },
  '2.1.6': {
    title: 'Adjacent countries',
    lines:
      'Countries joined by a line are adjacent, whatever the colour of the line and even across a region’s border. Countries that are close together but not joined by a line are not adjacent.',
  },
  '2.1.7': {
    title: 'Control of a country',
    control:
      'You control a country if your influence there is at least its stability and exceeds your opponent’s influence by at least its stability. Otherwise either your opponent controls it or nobody does.',
    example:
      'Israel has stability 4. With 4 influence against 0, you control it; with 4 against 1, nobody does; with 5 against 1, you control it again.',
  },
  '2.1.8': {
    title: 'Starting influence',
    start: 'Small numbers on the map show the influence in a country at the start of the game [3].',
  },
  '2.2': {
    title: 'Cards',
    cards:
      'A card has a title, a value of 1 to 4 operations points (Ops) and an event. It also shows the part of the war in which it enters the game.',
  },
  '2.2.1': {
    title: 'The deck',
    deck: 'There are 110 cards: the Early War, Mid War and Late War cards and, kept apart, the China Card [9]. Seven of them are optional [14].',
    spanish:
      'There are 111 cards: the Early War, Mid War and Late War cards and, kept apart, the China Card [9]. Eight of them are optional [14].',
    second: 'There are 103 cards: the Early War, Mid War and Late War cards and, kept apart, the China Card [9].',
    scoring:
      'The deck includes seven scoring cards. They have no Ops, name the region to be scored [10.1] and can’t be held for a later turn [10.1.5].',
  },
  '2.2.2': {
    title: 'Whose event it is',
    sides:
      'An event is a US event, a USSR event or a neutral one. A neutral event may be used by either side and takes effect only if whoever plays the card chooses to use it.',
  },
  '2.2.3': {
    title: 'Event or operations',
    uses: 'You play a card either as an event or for operations [6]. If you play a card with your opponent’s event for operations, the event takes effect too [5.2].',
  },
  '2.2.4': {
    title: 'Cards that are removed',
    removed:
      'A card with an asterisk leaves the game once its event has taken effect. If it was only used for operations or in the space race, or was discarded, or if its event was cancelled or prevented, it goes to the discards and may come back.',
  },
  '2.2.5': {
    title: 'Lasting events',
    lasting:
      'Some events last for the rest of the turn, others for the rest of the game or until another event cancels them. Each has a marker beside the map as a reminder [7.3].',
  },
  '2.2.6': {
    title: 'The discards',
    discards: 'Played cards that are not removed lie face up in the discard pile. Anyone may look through it.',
  },
  '2.3': {
    title: 'Markers',
    markers:
      'Influence markers show how much influence a side has in a country. Other markers show the turn, the action round, victory points, DEFCON, military operations, the space race and the events in effect.',
  },
};
