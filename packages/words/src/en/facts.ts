/** What happened, one sentence a fact. */
export const facts = {
  'fact.turn': 'Turn {turn} begins.',
  'fact.round': 'Action round {round}, {side}.',
  'fact.headline': '{side_The} headlines {card}.',
  'fact.headline.none': '{side_The} has no card to headline.',

  'fact.skip.no-cards': '{side_The} has no card left to play.',
  'fact.skip.pass': '{side_The} passes.',
  'fact.skip.trap': '{side_The} is trapped, has no card to discard and loses the action round.',

  'fact.play.event': '{side_The} plays {card} for its event.',
  'fact.play.event-first': '{side_The} plays {card}: event first, then operations.',
  'fact.play.influence': '{side_The} plays {card} to place influence.',
  'fact.play.coup': '{side_The} plays {card} for a coup.',
  'fact.play.realign': '{side_The} plays {card} for realignment rolls.',
  'fact.play.space': '{side_The} sends {card} to the space race.',
  'fact.play.trap': '{side_The} discards {card} to try to escape the trap.',
  'fact.event': 'Event: {card} ({side}).',
  'fact.no-event.cannot': '{card} can’t take effect now.',
  'fact.no-event.cancelled': '{card} is cancelled.',

  'fact.influence.placed': '{side_The} places {count} influence in {country_the} (now {us}–{ussr}).',
  'fact.influence.lost': '{side_The} loses {count} influence in {country_the} (now {us}–{ussr}).',
  'fact.influence.placed-in-several': '{side_The} places influence: {parts}.',
  'fact.influence.lost-in-several': '{side_The} loses influence: {parts}.',
  'fact.influence.change': '{country} {change} ({us}–{ussr})',

  'fact.coup':
    '{side_The} attempts a coup in {country_the} with {value, plural, one {# Op} other {# Ops}}{modifier, plural, =0 {} other { ({modifier} to the die)}}.',
  'fact.realign': '{side_The} tries to realign {country_the} (die modifiers: US {usModifier}, USSR {ussrModifier}).',
  'fact.war': '{side_The} attacks {country_the}{modifier, plural, =0 {} other { ({modifier} to the die)}}.',
  'fact.die': '{side_The} rolls {roll}.',

  'fact.vp': '{side_The} gains {count} VP (now {score}).',
  'fact.defcon': 'DEFCON is now {level}.',
  'fact.military': '{side_The} now has {count, plural, one {# military operation} other {# military operations}}.',
  'fact.space': '{side_The} reaches box {box} of the space race: {box_name}.',
  'fact.space.unnamed': '{side_The} reaches box {box} of the space race.',
  'fact.china.up': '{side_The} gets the China Card, face up.',
  'fact.china.down': '{side_The} gets the China Card, face down.',

  'fact.effect.on': '{card} is now in effect.',
  'fact.effect.on.side': '{card} is now in effect ({side}).',
  'fact.effect.on.region': '{card} is now in effect in {region_the}.',
  'fact.effect.on.missile-envy': '{side_The} must use {card} for operations in its next action round.',
  'fact.effect.on.we-will-bury-you': '{card} takes effect in the next US action round.',
  'fact.effect.off': '{card} no longer applies.',
  'fact.effect.off.side': '{card} no longer applies ({side}).',

  'fact.score': '{region_The} is scored. US: {usShare}. USSR: {ussrShare}.',
  'fact.score.share':
    '{standing, select, presence {presence} domination {domination} control {control} other {no presence}}, {countries, plural, one {# country} other {# countries}}, {battlegrounds, plural, one {# battleground} other {# battlegrounds}}{neighbours, plural, =0 {} other {, # adjacent to the opponent}}: {points} VP',
  'fact.score.nothing': 'nothing',
  'fact.score.southeast-asia': 'Southeast Asia is scored: US {us} VP, USSR {ussr} VP.',

  'fact.card.drawn': '{side_The} draws {cards}.',
  'fact.card.drawn-unseen': '{side_The} draws {count, plural, one {a card} other {# cards}}.',
  'fact.card.drawn-some-seen':
    '{side_The} draws {cards} and {count, plural, one {another card} other {# other cards}}.',
  'fact.card.discarded': '{side_The} discards {card}.',
  'fact.card.reclaimed': '{side_The} takes {card} from the discards.',
  'fact.card.received': '{side_The} receives {card}.',
  'fact.card.looked-at': '{side_The} looks at {cards}.',
  'fact.card.looked-at-unseen': '{side_The} looks at {count, plural, one {a card} other {# cards}} from the draw pile.',
  'fact.card.returned': '{side_The} shuffles {count, plural, one {a card} other {# cards}} back into the draw pile.',
  'fact.card.removed': '{card} is removed from the game.',
  'fact.card.waits': '{card} stays in play until it is needed.',
  'fact.card.recalled': '{card} returns from the discards.',
  'fact.card.done-waiting': '{card} goes to the discards.',
  'fact.show': '{side_The} shows {cards}.',
  'fact.show.unseen': '{side_The} shows cards to the opponent.',
  'fact.show.none': '{side_The} has no card to show.',
  'fact.lacks.scoring': '{side_The} has no scoring card in hand.',
  'fact.lacks.value':
    '{side_The} has no card in hand worth {value, plural, =0 {any Ops} one {more than # Op} other {more than # Ops}}.',
  'fact.reshuffle': 'The discards are reshuffled into a new draw pile ({count, plural, one {# card} other {# cards}}).',
} as const;
