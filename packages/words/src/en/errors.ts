/** What went wrong, and what to do about it. */
export const errors = {
  'error.unknown-card': 'There is no such card.',
  'error.unknown-country': 'There is no such country.',
  'error.unknown-answer': 'This is not an answer to anything. Choose one of the answers offered.',
  'error.illegal-answer': 'This is not possible now. Choose one of the answers offered.',
  'error.stale-answer': 'The game has moved on since. Look at it again, then answer.',
  'error.wrong-side': 'It is not for this side to answer now.',
  'error.game-over': 'The game is over: nothing is asked any more.',
  'error.bad-rules': 'These rules don’t go together.',
  'error.bad-save': 'This is not a saved game that we can read.',
  'error.bad-position': 'This position is not possible.',
  'error.no-undo':
    'There is nothing that can be taken back: a die, a card shown or the other side’s answer stands in between.',
  'error.overflow': 'Something in this game has become too large. It can’t go on.',
} as const;
