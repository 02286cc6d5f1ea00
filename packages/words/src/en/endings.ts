/** How games end: the sentence of the log. */
export const endings = {
  'end.won.defcon':
    '{side_The} wins: {side, select, us {the USSR} other {the US}} is to blame for nuclear war (DEFCON 1).',
  'end.won.vp': '{side_The} wins with 20 victory points.',
  'end.won.europe': '{side_The} wins by controlling Europe.',
  'end.won.final': '{side_The} wins after final scoring.',
  'end.won.wargames': '{side_The} wins: {wargames} ended the game.',
  'end.won.held-scoring':
    '{side_The} wins: {side, select, us {the USSR} other {the US}} still held a scoring card at the end of the turn.',
  'end.won.cuban-missile-crisis':
    '{side_The} wins: the {side, select, us {USSR} other {US}}’s coup during the {cubanMissileCrisis} started a nuclear war.',
  'end.won.resign': '{side_The} wins: {side, select, us {the USSR} other {the US}} resigned.',
  'end.won.time': '{side_The} wins: {side, select, us {the USSR} other {the US}} ran out of time.',
  'end.won.agreement': '{side_The} wins by agreement.',
  'end.won.operator': '{side_The} wins: the server’s operators ended the game.',
  'end.draw.final': 'A draw after final scoring.',
  'end.draw.wargames': 'A draw: {wargames} ended the game with the score even.',
  'end.draw.held-scoring': 'A draw: both sides still held a scoring card at the end of the turn.',
  'end.draw.agreement': 'A draw by agreement.',
  'end.draw.time': 'A draw: both sides ran out of time.',
  'end.draw.operator': 'A draw: the server’s operators ended the game.',
  'end.draw': 'The game is a draw.',
  'end.open': 'The game is not over.',
} as const;
