/** Texts of cards that an edition has in its own form. */
export const editionCardTexts = {
  second: {
    'aldrich-ames':
      'The US shows its hand, and the USSR puts it in order. For the rest of the turn the US must play its cards in that order, and may not play the China Card.',
  },
} as const;

/** What an edition’s own form of a card means while it is in effect. */
export const editionEffects = {
  second: {
    'aldrich-ames':
      'This turn the US must play its cards in the order that the USSR has set, and may not play the China Card.',
  },
} as const;

/** What the Chinese Civil War adds to the text of a card, as long as nobody holds the China Card. */
export const civilWarNotes = {
  'china-card': 'Nobody holds it until the USSR has decided the Chinese Civil War.',
  'korean-war': 'While the Chinese Civil War goes on, a further {civilWarPenalty} is taken off the die.',
  'red-scare-purge': 'While the Chinese Civil War goes on, it can’t happen for the USSR.',
  'formosan-resolution': 'While the Chinese Civil War goes on, it can’t happen.',
  'cultural-revolution': 'While the Chinese Civil War goes on, it can’t happen.',
  'nixon-china-card': 'While the Chinese Civil War goes on, the US counts as having the China Card.',
  'ussuri-river-skirmish': 'While the Chinese Civil War goes on, the US counts as having the China Card.',
} as const;

/** What the Late War scenario adds to the text of a card. */
export const lateWarNotes = {
  wargames: 'If the US plays it, the US must then lead by as much as the scenario demands, or the USSR wins.',
} as const;
