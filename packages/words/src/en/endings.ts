/** How games end: the sentence of the log. */
export const endings = {
  'end.won.defcon': '{side_The} wins: the other side has brought on nuclear war.',
  'end.won.vp': '{side_The} wins: its lead in victory points has reached the end of the track.',
  'end.won.europe': '{side_The} wins by control of Europe.',
  'end.won.final': '{side_The} wins after final scoring.',
  'end.won.wargames': '{side_The} wins: {wargames} ends the game.',
  'end.won.held-scoring': '{side_The} wins: the other side was caught holding a scoring card.',
  'end.won.cuban-missile-crisis': '{side_The} wins: a coup during the {cubanMissileCrisis} means nuclear war.',
  'end.won.resign': '{side_The} wins: the other side resigns.',
  'end.won.time': '{side_The} wins: the other side has run out of time.',
  'end.won.agreement': '{side_The} wins by agreement.',
  'end.draw.final': 'A draw after final scoring.',
  'end.draw.wargames': 'A draw: {wargames} ends the game with the score even.',
  'end.draw.held-scoring': 'A draw: both sides were caught holding a scoring card.',
  'end.draw.agreement': 'A draw by agreement.',
  'end.draw': 'The game is a draw.',
  'end.open': 'The game is not over.',
} as const;
