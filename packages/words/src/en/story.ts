/** A whole game told in words: its frame, its dice with their odds, and the position after each turn. */
export const story = {
  'story.title': 'A game of Long Twilight',
  'story.date': 'Played on {date}.',
  'story.player': '{name} plays {side_the}.',
  'story.rules': 'Rules: {parts}.',
  'story.bids': 'Bids for sides: {parts}.',
  'story.comment': '[{text}]',

  'story.turn': 'TURN {turn}',
  'story.setup': 'Setup',
  'story.headline': 'Headlines',
  'story.round': 'Action round {round}, {side}',
  'story.turn-end': 'End of the turn',
  'story.after': 'After turn {turn}',
  'story.last': 'Final position',
  'story.luck': 'Luck',

  'story.dealt': '{side_The} is dealt {cards}.',
  'story.dealt-unseen': '{side_The} is dealt {count, plural, one {a card} other {# cards}}.',
  'story.coup':
    'Coup in {country_the} with {value, plural, one {# Op} other {# Ops}}{modifier, plural, =0 {} other { ({modifier} to the die)}}: {side_the} rolls {roll}, {result, select, success {a success (odds {odds, number, percent})} failure {a failure (odds of success {odds, number, percent})} sure {a success (it could not fail)} other {a failure (it could not succeed)}}.',
  'story.war':
    'War in {country_the}{modifier, plural, =0 {} other { ({modifier} to the die)}}: {side_the} rolls {roll}, {result, select, success {a success (odds {odds, number, percent})} failure {a failure (odds of success {odds, number, percent})} sure {a success (it could not fail)} other {a failure (it could not succeed)}}.',
  'story.space':
    'In the space race, {side_the} rolls {roll}, {result, select, success {a success (odds {odds, number, percent})} failure {a failure (odds of success {odds, number, percent})} sure {a success (it could not fail)} other {a failure (it could not succeed)}}.',
  'story.trap':
    'To escape the trap, {side_the} rolls {roll}, {result, select, success {a success (odds {odds, number, percent})} failure {a failure (odds of success {odds, number, percent})} sure {a success (it could not fail)} other {a failure (it could not succeed)}}.',
  'story.realign':
    'Realignment in {country_the}: US {usTotal}, USSR {ussrTotal} (odds of removing influence: {odds, number, percent}).',
  'story.defcon.up': 'DEFCON rises to {level}.',
  'story.defcon.down': 'DEFCON falls to {level}.',
  'story.scored': '{region}: US {usShare}, USSR {ussrShare}.',
  'story.share':
    '{standing, select, presence {presence} domination {domination} control {control} other {no presence}} {points}',

  'story.tracks': 'Score {score}. DEFCON {level}. Space race: US {us}, USSR {ussr}.',
  'story.china': 'China Card: {side}, {face, select, up {face up} other {face down}}.',
  'story.china.nobody': 'China Card: nobody yet.',
  'story.effects': 'In effect: {parts}.',
  'story.region': '{region} (US {usStanding}, USSR {ussrStanding}; if scored now: {score}): {parts}.',
  'story.region.empty': '{region} (US {usStanding}, USSR {ussrStanding}; if scored now: {score}): no influence.',
  'story.country': '{country} {us}–{ussr}',
  'story.hand': '{side_The} holds {cards}.',
  'story.luck.line': '{side}: {parts}.',
  'story.luck.none': '{side}: no rolls.',
  'story.luck.coup': '{won} of {tries} coups successful ({expected, number} expected)',
  'story.luck.war': '{won} of {tries} wars won ({expected, number} expected)',
  'story.luck.realign': '{won} of {tries} realignments successful ({expected, number} expected)',
  'story.luck.space': '{won} of {tries} space attempts successful ({expected, number} expected)',
  'story.luck.trap': '{won} of {tries} trap rolls successful ({expected, number} expected)',
} as const;
