import type { Rulebook } from '../../rulebook.ts';

export const glossary: Rulebook['glossary'] = {
  influence: { term: 'Influence', meaning: 'A side’s strength in a country, counted in points.' },
  control: {
    term: 'Control',
    meaning:
      'A side controls a country when its influence there exceeds the opponent’s by at least the country’s stability.',
  },
  stability: {
    term: 'Stability',
    meaning: 'A number from 1 to 5 that shows how hard it is to control a country or to overthrow its government.',
  },
  battleground: {
    term: 'Battleground',
    meaning: 'A country that counts for more in scoring, and where a coup lowers DEFCON.',
  },
  region: { term: 'Region', meaning: 'One of the six parts of the world that are scored.' },
  part: { term: 'Subregion', meaning: 'Western Europe, Eastern Europe or Southeast Asia.' },
  neighbour: { term: 'Adjacent country', meaning: 'A country joined to another by a line.' },
  superpower: {
    term: 'Superpower',
    meaning: 'The US or the USSR; also its space on the map, which holds no influence.',
  },
  event: { term: 'Event', meaning: 'The effect described in a card’s text.' },
  neutral: {
    term: 'Neutral event',
    meaning: 'An event that either side may use. It takes effect only if whoever plays the card chooses to use it.',
  },
  asterisk: { term: 'Asterisk', meaning: 'Marks a card that leaves the game once its event has taken effect.' },
  lasting: { term: 'Lasting event', meaning: 'An event that stays in effect for the turn or longer.' },
  value: { term: 'Ops value', meaning: 'How many operations points a card is currently worth to a side, from 1 to 4.' },
  printed: {
    term: 'Printed value',
    meaning: 'The Ops value on the card, before events change it. It decides the order of headlines.',
  },
  war: { term: 'War', meaning: 'One of the five events in which a side attacks a country.' },
  'scoring-card': {
    term: 'Scoring card',
    meaning: 'A card without Ops that scores a region and can’t be held.',
  },
  'optional-card': {
    term: 'Optional card',
    meaning: 'A card that is in the deck only if you choose to include it before the game.',
  },
  'china-card': { term: 'China Card', meaning: 'A strong card that has no event and passes between the sides.' },
  pile: { term: 'Draw pile', meaning: 'The cards still to be drawn.' },
  discards: { term: 'Discards', meaning: 'The cards that were played or discarded and may come back.' },
  hand: {
    term: 'Hand',
    meaning: 'A side’s cards, not counting the China Card: 8 after the deal, or 9 from turn 4 on.',
  },
  'held-card': { term: 'Held card', meaning: 'A card left in hand at the end of a turn.' },
  discard: { term: 'To discard', meaning: 'To put a card on the discard pile. Its event does not take effect.' },
  turn: { term: 'Turn', meaning: 'One of the ten parts of the game, made up of headlines and action rounds.' },
  era: {
    term: 'Early, Mid, Late War',
    meaning: 'Turns 1 to 3, 4 to 7 and 8 to 10, and the cards that come with them.',
  },
  phasing: {
    term: 'Phasing side',
    meaning: 'The side whose action round or headline it is; it loses if DEFCON reaches 1.',
  },
  headline: { term: 'Headline', meaning: 'The card each side chooses for its event at the start of a turn.' },
  'action-round': { term: 'Action round', meaning: 'A round in which each side plays one card.' },
  operations: {
    term: 'Operations (Ops)',
    meaning: 'The points a card gives for influence, realignment, a coup or the space race.',
  },
  placement: { term: 'Placement', meaning: 'Spending Ops to add influence: 1 or 2 Ops per point.' },
  realignment: {
    term: 'Realignment',
    meaning: 'A dice contest in a country; the side with the lower total loses influence.',
  },
  coup: {
    term: 'Coup',
    meaning:
      'A die roll to overthrow a country’s government: success removes the opponent’s influence and may add yours.',
  },
  'free-coup': {
    term: 'Free coup',
    meaning: 'A coup that an event grants in the countries it names. DEFCON does not restrict it.',
  },
  trap: { term: 'Trap', meaning: 'Quagmire or Bear Trap: a side must discard cards until it rolls low enough.' },
  'space-race': {
    term: 'Space race',
    meaning: 'A track of eight boxes. You advance by playing cards, whose events then don’t take effect.',
  },
  ability: {
    term: 'Ability',
    meaning: 'What the first side to reach a box of the space race may do until the opponent gets there.',
  },
  defcon: { term: 'DEFCON', meaning: 'How close nuclear war is: from 5 (peace) to 1 (nuclear war).' },
  'military-operations': {
    term: 'Military operations',
    meaning: 'What you earn with coups and wars. Each turn you need as many as the DEFCON level.',
  },
  vp: { term: 'Victory points (VP)', meaning: 'The score, on one track for both sides. Reaching 20 wins at once.' },
  presence: { term: 'Presence', meaning: 'Control of at least one country in a region.' },
  domination: {
    term: 'Domination',
    meaning:
      'Control of more countries and more battlegrounds in a region than the opponent, including at least one battleground and one non-battleground country.',
  },
  'regional-control': {
    term: 'Control of a region',
    meaning: 'Control of all the battlegrounds in a region and of more countries there than the opponent.',
  },
  'final-scoring': { term: 'Final scoring', meaning: 'The scoring of all regions after turn 10.' },
  'automatic-victory': {
    term: 'Automatic victory',
    meaning: 'A win before final scoring: 20 VP, control of Europe, or nuclear war.',
  },
  bid: { term: 'Bid', meaning: 'What a player offers for a side before the game.' },
  handicap: { term: 'Handicap', meaning: 'Extra influence for one side at the end of setup.' },
};
