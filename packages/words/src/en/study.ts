/** What study pages say: logs that were read, and what the computer makes of a game. */
export const study = {
  'ui.findings': 'Findings',
  'ui.findings.summary': 'Answers that stand in the log: {done}. Filled in to fit: {needed}.',
  'ui.findings.none': 'Every line fits the rules.',
  'ui.findings.edited': 'Where log and rules disagree, the position follows the log. Such a game is never rated.',
  'ui.findings.line': 'Line {count}',
  'ui.findings.doubt': 'in doubt',
  'ui.findings.known': 'explained',
  'ui.findings.note': 'comment',
  'ui.findings.filled': 'The log does not say this: it was filled in to fit.',
  'ui.findings.games': '{count, plural, one {This file holds # game} other {This file holds # games}}',
} as const;
