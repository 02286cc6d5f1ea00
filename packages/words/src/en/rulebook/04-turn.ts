import type { RulebookChapter } from '../../rulebook.ts';

export const turn: RulebookChapter<'4'> = {
  '4': {
    title: 'The turn',
    turn: 'The game is played in turns; each turn goes through the phases listed in [4.5], in that order.',
  },
  '4.1': {
    title: 'Ten turns',
    turns:
      'There are at most ten turns, each covering a few years: Early War in turns 1 to 3, Mid War in turns 4 to 7, Late War in turns 8 to 10.',
  },
  '4.2': {
    title: 'The phasing side',
    phasing:
      'A side is the phasing side during its own action round; while a headline is being resolved, the phasing side is the one that chose it. It remains the phasing side while the opponent carries out an event, and it loses the game if DEFCON falls to 1 [8.1.3].',
  },
  '4.3': {
    title: 'Reshuffling',
    reshuffle:
      'If the draw pile runs out while cards are still to be drawn, the discards are shuffled into a new draw pile and drawing continues. Removed cards stay out [2.2.4].',
  },
  '4.3.1': {
    title: 'Draw the last cards first',
    last: 'Do not reshuffle while there are still cards in the draw pile. In turns 4 and 8 the draw pile grows before the deal, so it does not run out [4.4].',
  },
  '4.4': {
    title: 'New cards',
    cards:
      'At the start of turn 4 the Mid War cards are shuffled into what is left of the draw pile; at the start of turn 8 the Late War cards are shuffled in. The discards stay where they are.',
  },
  '4.5': {
    title: 'Phases of a turn',
    phases:
      'A: DEFCON improves. B: deal. C: headlines. D: action rounds. E: military operations. F: held cards. G: China Card. H: next turn. I: final scoring, after turn 10 only.',
  },
  '4.5.A': {
    title: 'DEFCON improves',
    defcon: 'If DEFCON is below 5, it rises by 1. Turn 1 starts at 5.',
  },
  '4.5.B': {
    title: 'Deal',
    deal: 'Cards are dealt one at a time, starting with the USSR, until both sides hold 8 in turns 1 to 3, or 9 from turn 4 on. Cards held from the previous turn count; the China Card does not.',
  },
  '4.5.C': {
    title: 'Headlines',
    choose:
      'Each side secretly chooses a card from its hand; then both cards are revealed. You may choose a scoring card, but not the China Card or UN Intervention.',
    order:
      'Both events are resolved, starting with the card that has the higher printed Ops value. If they are equal, the US headline comes first. Scoring cards count as 0.',
    whose:
      'A headline is only an event: it gives no operations except those the event itself gives. If you headline your opponent’s event, your opponent carries it out; you are still the phasing side.',
    space:
      'If only one side has reached box 4 of the space race, it sees the opponent’s headline before choosing its own [6.4.4].',
  },
  '4.5.D': {
    title: 'Action rounds',
    rounds:
      'There are 6 action rounds in turns 1 to 3 and 7 from turn 4 on. In each, the USSR plays a card, then the US. Each card is fully resolved before the next is played.',
    extra:
      'North Sea Oil or box 8 of the space race gives a side extra rounds, up to eight rounds in all. You may skip such an extra round unless you hold a scoring card.',
    held: 'A card left over after the last round is held and stays in your hand for the next turn. A scoring card can’t be held [10.1.5].',
    empty: 'If you run out of cards, you skip the remaining rounds.',
  },
  '4.5.E': {
    title: 'Military operations',
    check:
      'First, if only one side has reached box 6 of the space race, it may discard a held card. Then any side with too few military operations loses VP [8.2.1].',
  },
  '4.5.F': {
    title: 'Held cards',
    scoring: 'A side that still holds a scoring card loses the game. If both do, it is a draw.',
    tournament: 'In tournaments, held cards are checked or shown, depending on the edition [11.1.1].',
  },
  '4.5.G': {
    title: 'The China Card',
    china: 'If the China Card is face down, it is turned face up: its holder may play it from now on.',
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
