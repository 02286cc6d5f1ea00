import type { RulebookChapter } from '../../rulebook.ts';

export const civilWar: RulebookChapter<'12'> = {
  '12': {
    title: 'Chinese Civil War',
    variant:
      'A variant in which China is not yet communist at the start of the game. Where it contradicts other rules or a card, follow the variant.',
  },
  '12.1': {
    title: 'The civil war box',
    box: 'The map has one more box. It belongs to Asia but not to Southeast Asia and is adjacent only to the USSR. It is never scored, and no coups or realignment rolls are possible there.',
    ussr: 'Only the USSR can place influence there. Nothing the US does affects the box.',
    over: 'Once the civil war is decided, the markers are taken out of the box, which has no further use.',
  },
  '12.2': {
    title: 'Control of the box',
    place:
      'The USSR places influence there with operations, at a cost of 1 per point [6.1]. With 3 points it controls the box.',
    never: 'If the USSR never controls the box, nobody gains the VP for the China Card at final scoring.',
  },
  '12.3': {
    title: 'What control brings',
    nobody: 'Nobody has the China Card at the start of the game.',
    card: 'As soon as it has placed the third point, the USSR receives the China Card, face up and ready to play, and the restrictions in [12.4] end.',
  },
  '12.4': {
    title: 'Events that must wait',
    ussr: 'Until the USSR controls the box, Cultural Revolution can’t take effect, and neither can Red Scare/Purge if the USSR plays it.',
    us: 'Until then, Formosan Resolution can’t take effect either.',
  },
  '12.4.1': {
    title: 'Nixon and Ussuri',
    us: 'Until the USSR controls the box, the US counts as holding the China Card for Nixon Plays the China Card and Ussuri River Skirmish: it gains the VP or places the influence.',
  },
  '12.4.2': {
    title: 'Korean War',
    die: 'Until the USSR controls the box, subtract a further 1 from the Korean War die roll.',
  },
  '12.4.3': { title: 'Operations', ops: 'Cards whose events must wait may be played for operations [7.5].' },
};
