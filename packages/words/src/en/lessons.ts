/** The pages on which the game is learned. */
const pages = {
  'learn.title': 'Learn by playing',
  'learn.about':
    'Ten short lessons on the real board, a few minutes each. Nothing can go wrong: every step can be taken again, and you can leave whenever you like.',
  'learn.done': 'done',
  'learn.begun': 'begun',
  'learn.step': 'Step {done} of {needed}',
  'learn.goal': 'Your goal:',
  'learn.hint': 'Show a hint',
  'learn.hint.title': 'Hint:',
  'learn.ok': 'Got it',
  'learn.read-again': 'Read again',
  'learn.leave': 'Leave the lesson',
  'learn.missed': 'That was a legal move, but it does not lead to the goal. No harm done: try again.',
  'learn.missed.over': 'That has ended the game! Here it costs nothing: try again.',
  'learn.retry': 'Take this step again',
  'learn.finished': 'Well done! That was the whole lesson.',
  'learn.next': 'Next lesson: {text}',
  'learn.first-game': 'Play your first game against the Recruit',
  'learn.first-game.about':
    'You know all you need. The Recruit is a beginner like you: a whole game takes about an hour.',
} as const;

const mapAndControl = {
  'map-and-control.title': 'The map and control',
  'map-and-control.about': 'What the numbers in a country mean, and when it is yours.',
  'map-and-control.first-points':
    'Welcome! You play the US. In every country both sides can have influence, yours in blue and the Soviet one in red. The grey number is the country’s stability: lead by that much, and you control the country. Every game begins with free influence: seven points for you, in Western Europe.',
  'map-and-control.first-points.goal': 'Control West Germany and Italy.',
  'map-and-control.first-points.hint':
    'Nobody else is there yet, so the stability is all you need: click four times on West Germany and twice on Italy. Put the last point where you like, then confirm.',
  'map-and-control.lead':
    'What counts is the lead. In this game the USSR already has a point in Italy, so the stability of Italy alone is not enough. Countries with a strongly coloured head are battlegrounds: they matter most when a region is scored.',
  'map-and-control.lead.goal': 'Control Italy and West Germany once more.',
  'map-and-control.lead.hint':
    'Italy has stability 2 and one Soviet point: you need three points there, and four in West Germany.',
} as const;

const influence = {
  'influence.title': 'Influence and its cost',
  'influence.about': 'Spend the value of a card on influence.',
  'influence.neighbours':
    'Each round you play one card. Its number is its operations value: so many points of influence you may place, in countries where you already have some, and in their neighbours. {card} is worth two.',
  'influence.neighbours.goal': 'Play {card} for influence, and control Algeria.',
  'influence.neighbours.hint':
    'Click on {card} in your hand, choose to place influence, then click twice on Algeria: it borders on France, where you are. Confirm.',
  'influence.double-cost':
    'A point costs double in a country that the other side controls. As soon as its control is broken, the price falls back to one. The USSR controls Italy with two points against none.',
  'influence.double-cost.goal': 'Draw level in Italy, with three operations.',
  'influence.double-cost.hint':
    'Play {card} for influence and click twice on Italy: the first point costs two and breaks control, the second costs one.',
} as const;

const coups = {
  'coups.title': 'Coups and DEFCON',
  'coups.about': 'Overthrow a government, and don’t blow up the world.',
  'coups.iran':
    'You play the USSR now. In a coup you roll a die, add the value of the card and take away twice the stability. What remains removes enemy influence, and then adds yours. A coup in a battleground lowers DEFCON, the distance from nuclear war. And it counts as military operations, of which you owe as many each turn as DEFCON shows.',
  'coups.iran.goal': 'Take Iran by a coup with {card}.',
  'coups.iran.hint': 'Click on {card}, choose the coup, then Iran. The table shows your chances before you confirm.',
  'coups.brink':
    'DEFCON is at 2. Whoever brings it to 1 in their own round has lost the game, and every coup in a battleground would. In other countries a coup costs no DEFCON. At DEFCON 2, Europe, Asia and the Middle East are closed to coups.',
  'coups.brink.goal': 'Make a coup without ending the world.',
  'coups.brink.hint':
    'Use {card} for a coup in Cameroon, which is no battleground. Heed the warnings before you confirm.',
} as const;

const realignment = {
  'realignment.title': 'Realignment',
  'realignment.about': 'Push influence out where your neighbours are strong.',
  'realignment.cuba':
    'Realignment only removes influence. Each point of operations is one attempt: both sides roll, and the lower total loses the difference. You get +1 for every neighbour you control, +1 if your own country is next door, and +1 for more influence in the country itself. It never touches DEFCON.',
  'realignment.cuba.goal': 'Drive the USSR out of Cuba with {card}.',
  'realignment.cuba.hint':
    'Choose {card}, realign, then Cuba. You have +3 there, the USSR +1. You have two attempts: use both.',
  'realignment.where-it-pays':
    'Before you choose, the table shows what each attempt may bring. Go where your neighbours help you and not the enemy.',
  'realignment.where-it-pays.goal': 'Drive the USSR out of Chile.',
  'realignment.where-it-pays.hint':
    'You control Argentina and Peru, both next to Chile. Use {card}, and spend every attempt on Chile until it is empty.',
} as const;

const space = {
  'space.title': 'The space race',
  'space.about': 'What to do with a card that you would rather not play.',
  'space.first-box':
    'Cards with the red mark belong to the USSR. Whenever you play one for operations, its event happens as well. {card} would cost you Cuba. But once a turn you may send a card into space: its event does not happen, and a low roll moves you forward in the space race.',
  'space.first-box.goal': 'Send {card} into space, and keep Cuba.',
  'space.first-box.hint':
    'Click on {card} and choose the space race. Up to 3 on the die is good enough for the first box.',
  'space.strong-enough':
    'Boxes further on ask for cards of a higher value: the next one for three. Even if the roll fails, the card is gone and its event has not happened. That is often worth more than the box.',
  'space.strong-enough.goal': 'Make an attempt, and save your influence in Western Europe.',
  'space.strong-enough.hint': 'Only {card} is worth three. Send it into space.',
} as const;

const events = {
  'events.title': 'Events, yours and theirs',
  'events.about': 'What else is on the cards.',
  'events.own':
    'Instead of its operations you can use the event of a card, if it is your own (blue mark) or belongs to nobody (no mark). Click on {card} to read what it does. Some events happen only once; then the card leaves the game.',
  'events.own.goal': 'Play {card} for its event.',
  'events.own.hint': 'Click on {card} and choose the event. Japan will be yours at once.',
  'events.theirs':
    'A card with the enemy’s event gives you its operations, but the event happens too. You choose which comes first. If the event comes first, you can repair the damage with the operations.',
  'events.theirs.goal': 'Play {card}, and control France in the end.',
  'events.theirs.hint':
    'Choose {card} with the event first. When the USSR has taken its influence away, put all three points into France.',
} as const;

const headlines = {
  'headlines.title': 'Headlines',
  'headlines.about': 'How each turn begins.',
  'headlines.choose':
    'You play the USSR. Each turn begins with headlines: both sides choose a card in secret, then both events happen, the higher value first. An event of the other side happens for the other side, so choose one of yours, or a neutral one.',
  'headlines.choose.goal': 'Choose {card} as your headline.',
  'headlines.choose.hint':
    'Click on {card} and confirm. For the rest of the turn all cards of the US are worth one less.',
  'headlines.surprise':
    'A scoring card makes a good headline too: it scores the region before the other side can do anything about it. It has value 0, so it comes last. You are ahead in the Middle East.',
  'headlines.surprise.goal': 'Score the Middle East with your headline.',
  'headlines.surprise.hint': 'Choose {card}. The other cards in your hand can wait.',
} as const;

const scoring = {
  'scoring.title': 'Scoring cards and regions',
  'scoring.about': 'Where victory points come from.',
  'scoring.dominate':
    'Scoring cards pay for a region: a little for presence (you control a country), more for domination (more countries and more battlegrounds than the enemy, and at least one country that is no battleground), most for control of the whole region. In South America you hold two battlegrounds of four, but you lack a country that is no battleground.',
  'scoring.dominate.goal': 'Dominate South America.',
  'scoring.dominate.hint':
    'Use {card} for influence in Colombia, next to Venezuela: it is no battleground, and one point is enough there.',
  'scoring.score':
    'A scoring card has to be played in the turn in which you hold it: who still has one at the end of the turn loses the game. The panel with the regions always shows what each would pay now. 20 victory points win at once.',
  'scoring.score.goal': 'Score South America for at least three victory points.',
  'scoring.score.hint': 'Play {card}. Every battleground that you control adds a point.',
} as const;

const chinaCard = {
  'china-card.title': 'The China Card',
  'china-card.about': 'A strong card that changes hands.',
  'china-card.five-in-asia':
    '{card} lies open beside your hand. It is worth four operations, and five if all of them are used in Asia. Once you have played it, the other side gets it face down and may use it from the next turn on. Who has it when the game ends gets a point.',
  'china-card.five-in-asia.goal': 'Use all five operations: control Thailand, South Korea and Indonesia.',
  'china-card.five-in-asia.hint':
    'Play {card} for influence: two points in Thailand, two in South Korea, one in Indonesia. The fifth point is there only as long as all go to Asia.',
} as const;

const wholeTurn = {
  'whole-turn.title': 'A whole turn',
  'whole-turn.about': 'Headline, six rounds and everything at once.',
  'whole-turn.headline':
    'This is the first turn of a real game. You play the USSR and hold eight cards: one for the headline, six for the rounds, and one to keep. The computer plays the US.',
  'whole-turn.headline.goal': 'Choose a headline, and carry out what it asks.',
  'whole-turn.headline.hint': '{card} is a good one: it takes influence away from the US in Western Europe.',
  'whole-turn.coup':
    'The USSR moves first in every round. Many games begin with a coup, while DEFCON still allows it: it gives you military operations, and if a battleground comes with it, so much the better.',
  'whole-turn.coup.goal': 'Make a coup for at least two military operations.',
  'whole-turn.coup.hint': 'Use {card} for a coup in Iran.',
  'whole-turn.space': 'You hold {card}, a strong event of the US. There is a safe place for it.',
  'whole-turn.space.goal': 'Send a card into space.',
  'whole-turn.space.hint': 'Click on {card} and choose the space race.',
  'whole-turn.to-the-end':
    'Now it is yours to play. Spread, take what is free, answer what the US does. Only one thing is a must: {card} in your hand has to be scored before the turn is over. Let the region pay off first.',
  'whole-turn.to-the-end.goal': 'Play the turn to its end, with {card} scored.',
  'whole-turn.to-the-end.hint':
    'Four rounds are left. Your own events are often good: open the cards and read them. Don’t leave {card} for the last round.',
} as const;

/** By lesson and step: what is to be known, the goal, and a hint. */
export const lessons = {
  ...pages,
  ...mapAndControl,
  ...influence,
  ...coups,
  ...realignment,
  ...space,
  ...events,
  ...headlines,
  ...scoring,
  ...chinaCard,
  ...wholeTurn,
} as const;
