import type { RulebookChapter } from '../../rulebook.ts';

export const civilWar: RulebookChapter<'12'> = {
  '12': {
    title: 'Chinese Civil War',
    variant:
      'A variant in which China is not yet red when the game begins. Where it contradicts other rules or a card, it is right.',
  },
  '12.1': {
    title: 'The box of the civil war',
    box: 'The map has one more box. It belongs to Asia, not to Southeast Asia, and is next to the USSR only. It is never scored, and no coups or realignment are possible there.',
    ussr: 'Only the USSR can place influence there. Nothing that the US does affects the box.',
    over: 'When the civil war is decided, its markers leave the box, and the box has no meaning any more.',
  },
  '12.2': {
    title: 'Control of the box',
    place: 'The USSR places influence there with operations, at 1 a point [6.1]. With 3 it controls the box.',
    never: 'If it never does, nobody gains the VP of the China Card at final scoring.',
  },
  '12.3': {
    title: 'What control brings',
    nobody: 'Nobody has the China Card when the game begins.',
    card: 'With the third point the USSR receives it at once, face up and ready to play, and the limits of [12.4] end.',
  },
  '12.4': {
    title: 'Events that must wait',
    ussr: 'Until then the events of Red Scare/Purge, played by the USSR, and of Cultural Revolution can’t happen.',
    us: 'Nor can that of Formosan Resolution.',
  },
  '12.4.1': {
    title: 'Nixon and Ussuri',
    us: 'Until then the US counts as having the China Card for Nixon Plays the China Card and Ussuri River Skirmish: it gains the VP, or places the influence.',
  },
  '12.4.2': { title: 'Korean War', die: 'Until then a further 1 is taken off the die of the Korean War.' },
  '12.4.3': { title: 'Operations', ops: 'Cards whose events must wait may be played for operations [7.5].' },
};
