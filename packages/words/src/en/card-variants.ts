/** Texts of cards that an edition has in its own form. */
export const editionCardTexts = {
  second: {
    'aldrich-ames':
      'The US shows its hand and the USSR arranges the cards as it likes. For the rest of the turn, the US must play its cards in that order and may not play the China Card.',
  },
} as const;

/** What an edition’s own form of a card means while it is in effect. */
export const editionEffects = {
  second: {
    'aldrich-ames':
      'This turn, the US must play its cards in the order set by the USSR and may not play the China Card.',
  },
} as const;

/** What the Chinese Civil War adds to the text of a card, as long as nobody holds the China Card. */
export const civilWarNotes = {
  'china-card': 'Nobody holds it until the USSR has won the Chinese Civil War.',
  'korean-war': 'While the Chinese Civil War lasts, subtract a further {civilWarPenalty} from the roll.',
  'red-scare-purge': 'While the Chinese Civil War lasts, the USSR can’t use this event.',
  'formosan-resolution': 'While the Chinese Civil War lasts, this event can’t take effect.',
  'cultural-revolution': 'While the Chinese Civil War lasts, this event can’t take effect.',
  'nixon-china-card': 'While the Chinese Civil War lasts, the US counts as holding the China Card for this event.',
  'ussuri-river-skirmish': 'While the Chinese Civil War lasts, the US counts as holding the China Card for this event.',
} as const;

/** What the Late War scenario adds to the text of a card. */
export const lateWarNotes = {
  wargames:
    'If the US ends the game with this event, it wins only if it then has the lead that the scenario requires; otherwise the USSR wins.',
} as const;
