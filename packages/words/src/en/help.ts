/** A line or two on each term, where somebody asks for it. */
export const help = {
  'help.influence':
    'Influence shows how strong a side is in a country. Place it where you have some already, or next door.',
  'help.control':
    'You control a country when your influence exceeds the enemy’s by at least its stability. Placing into a country under enemy control costs double.',
  'help.stability': 'How hard a country is to control, and to overthrow by a coup.',
  'help.battleground': 'The countries that matter most when a region is scored. A coup in one lowers DEFCON.',
  'help.operations': 'What a card is worth when it is not used for its event: place influence, coup, or realign.',
  'help.coup':
    'Roll a die and add the card’s value: what exceeds twice the stability first removes enemy influence, then adds yours. Counts as military operations.',
  'help.realign':
    'Both roll a die, with bonuses for neighbours, for more influence and for your superpower next door; the lower total loses influence.',
  'help.space':
    'Put a card away whose event you don’t want, and try to move forward in the space race. Usually once a turn.',
  'help.event':
    'What a card makes happen. If you play a card with an enemy event for operations, the event happens as well.',
  'help.headline':
    'At the start of each turn both sides choose a card in secret; both events happen, the higher value first.',
  'help.scoring':
    'Scoring cards pay for what you control in a region. They must be played in the turn in which you hold them.',
  'help.presence': 'You control at least one country of the region.',
  'help.domination':
    'You control more countries and more battlegrounds of the region than the enemy, and at least one that is no battleground.',
  'help.regional-control': 'You control more countries of the region than the enemy, and all of its battlegrounds.',
  'help.vp':
    'Victory points move one marker to and fro. A lead of 20 wins at once; otherwise the leader wins after the last turn.',
  'help.defcon':
    'How near nuclear war is, from 5 (peace) to 1 (war). The lower, the fewer regions are open to coups and realignment. Who brings it to 1 loses.',
  'help.military':
    'Each turn you must attempt coups or wars worth as much as DEFCON says; the enemy gains a VP for each point that you lack.',
  'help.china':
    'A strong card that passes to the enemy when it is played. It has no event, and never counts as one of your hand.',
  'help.deck': 'Mid War cards join the pile in turn 4, Late War cards in turn 8.',
  'help.era': 'Early War: turns 1 to 3. Mid War: turns 4 to 7. Late War: turns 8 to 10.',
} as const;
