/** The editor of positions. */
export const editor = {
  'edit.about': 'Choose what happens when you select a country.',
  'edit.phasing': 'Whose action round it is',
  'edit.add': 'Add a card to the {side} hand',
  'edit.remove': 'Remove {card}',
  'edit.more': 'Effects, discards and removed cards',
  'edit.add-effect': 'Add an effect',
  'edit.add-discard': 'Add a discarded card',
  'edit.add-removed': 'Add a removed card',
  'edit.empty': 'Clear the map',
  'edit.unreadable': 'This link does not contain a valid position.',
  'edit.turn': 'Turn',
  'edit.round': 'Round',
  'edit.play': 'Play from here as {side_the}',
} as const;
