import type { RulebookChapter } from '../../rulebook.ts';

export const turn: RulebookChapter<'4'> = {
  '4': {
    title: 'The turn',
    turn: 'The game is played in turns; a turn goes through the phases of [4.5], one after the other.',
  },
  '4.1': {
    title: 'Ten turns',
    turns:
      'There are at most ten turns, a few years each: Early War in turns 1 to 3, Mid War in turns 4 to 7, Late War in turns 8 to 10.',
  },
  '4.2': {
    title: 'The phasing side',
    phasing:
      'In its own action round a side is the phasing side; while a headline is resolved it is the side that chose it. It stays so while the other side carries out an event, and it pays for what happens to DEFCON [8.1.3].',
  },
  '4.3': {
    title: 'Reshuffling',
    reshuffle:
      'If the pile runs out while cards are still to be drawn, the discards are shuffled to make a new one, and drawing goes on. Removed cards stay out [2.2.4].',
  },
  '4.3.1': {
    title: 'The last cards first',
    last: 'No reshuffling while there is still a card to deal. In turns 4 and 8 the pile grows before the deal, so that it does not run out [4.4].',
  },
  '4.4': {
    title: 'New cards',
    cards:
      'Turn 4 begins by shuffling the Mid War cards into what is left of the pile, turn 8 by shuffling in the Late War cards. The discards stay where they are.',
  },
  '4.5': {
    title: 'Phases of a turn',
    phases:
      'A: DEFCON improves. B: deal. C: headlines. D: action rounds. E: military operations. F: held cards. G: China Card. H: next turn. I: final scoring, after turn 10 only.',
  },
  '4.5.A': {
    title: 'DEFCON improves',
    defcon: 'If DEFCON is below 5, it rises by 1. Turn 1 begins at 5.',
  },
  '4.5.B': {
    title: 'Deal',
    deal: 'Both hands are filled up to 8 cards in turns 1 to 3 and to 9 cards from turn 4 on, one card at a time, the USSR first. The China Card does not count. Cards held from the turn before do.',
  },
  '4.5.C': {
    title: 'Headlines',
    choose:
      'Both sides choose a card from hand in secret, then show it. A scoring card will do; the China Card and UN Intervention will not.',
    order:
      'Both events happen, that of the higher printed value first. At equal values the US goes first. Scoring cards count as 0.',
    whose:
      'A headline is an event only: it gives no operations but those that its event gives. If you headline an event of the other side’s, the other side carries it out; you stay the phasing side.',
    space: 'Who alone has reached box 4 of the space race sees the other headline before choosing [6.4.4].',
  },
  '4.5.D': {
    title: 'Action rounds',
    rounds:
      'There are 6 action rounds in turns 1 to 3 and 7 from turn 4 on. In each the USSR plays a card, then the US. The events and operations of one card are done before the next is played.',
    extra:
      'North Sea Oil or box 8 of the space race gives a side rounds up to the eighth. You may leave such an extra round out, unless you hold a scoring card.',
    held: 'A card that is left over at the end is held and stays in hand for the next turn. A scoring card may not be held [10.1.5].',
    empty: 'Without any card you sit out the rounds that are left.',
  },
  '4.5.E': {
    title: 'Military operations',
    check:
      'First, who alone has reached box 6 of the space race may throw away a held card. Then each side pays for the military operations that it lacks [8.2.1].',
  },
  '4.5.F': {
    title: 'Held cards',
    scoring: 'A side that still holds a scoring card loses the game. If both do, it is a draw.',
    tournament: 'In tournaments held cards are checked or shown [11.1.1].',
  },
  '4.5.G': {
    title: 'The China Card',
    china: 'If the China Card lies face down, it is turned up: its holder may play it from now on.',
  },
  '4.5.H': {
    title: 'Next turn',
    advance: 'Military operations go back to 0, effects that last for the turn end, and the turn marker moves on.',
  },
  '4.5.I': {
    title: 'After turn 10',
    final: 'After turn 10 there is final scoring instead of another turn [10.3.2].',
  },
};
