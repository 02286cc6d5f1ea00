/** What the reader of a log has to say about it. */
export const findings = {
  'findings.summary': 'Decisions found in the log: {done}. Missing from the log and filled in: {needed}.',
  'findings.none': 'Every line follows the rules.',
  'findings.edited': 'Where the log and the rules disagree, the position follows the log. Such a game is never rated.',
  'findings.line': 'Line {count}',
  'findings.doubt': 'unexplained',
  'findings.known': 'explained',
  'findings.note': 'comment',
  'findings.filled': 'The log does not say this: the program filled it in.',
} as const;
