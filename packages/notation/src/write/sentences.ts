/*
 * Every sentence of a playthrough, in English, with places for what is told in braces. They stand here together so that a
 * catalogue of each language can take them over.
 */
export const SENTENCES = {
  title: 'A game of Long Twilight',
  date: 'Played on {date}.',
  player: '{name} plays the {side}.',
  rules: 'Rules: {rules}.',
  bids: 'The sides were bid for: {bids}.',
  comment: '[{text}]',
  list: '{items} and {last}',
  nothing: 'nothing',

  'heading.turn': 'TURN {turn}',
  'heading.setup': 'Setup',
  'heading.headline': 'Headlines',
  'heading.round': 'Action round {round}, {side}',
  'heading.cleanup': 'End of the turn',
  'heading.position': 'After turn {turn}',
  'heading.last': 'The position at the end',
  'heading.luck': 'Luck',

  'side.us': 'US',
  'side.ussr': 'USSR',
  'score.even': 'even',
  'score.us': 'US +{points}',
  'score.ussr': 'USSR +{points}',

  dealt: 'The {side} is dealt {cards}.',
  'dealt.hidden': 'The {side} is dealt {count} cards.',
  drawn: 'The {side} draws {cards}.',
  'drawn.hidden': 'The {side} draws {count} cards.',
  reshuffle: 'The {cards} discards become the new pile.',
  headline: 'The {side} headlines {card}.',

  'skip.no-cards': 'The {side} has no card to play.',
  'skip.pass': 'The {side} passes.',
  'skip.trap': 'The {side} is trapped without a card to discard.',
  'play.event': 'The {side} plays {card} as an event.',
  'play.event-first': 'The {side} plays {card} and lets the event happen first.',
  'play.influence': 'The {side} plays {card} to place influence.',
  'play.coup': 'The {side} plays {card} for a coup.',
  'play.realign': 'The {side} plays {card} to realign.',
  'play.space': 'The {side} sends {card} to the space race.',
  'play.trap': 'The {side} discards {card} to get out of the trap.',
  event: '{card} happens.',
  'no-event.cannot': '{card} can have no effect.',
  'no-event.cancelled': '{card} is cancelled.',

  'operations.influence': 'The {side} places influence.',
  'operations.coup': 'The {side} makes a coup.',
  'operations.realign': 'The {side} realigns.',
  influence: '{side}: {changes}.',
  change: '{country} {by} ({us}/{ussr})',
  coup: 'Coup in {country} with {value} operations{modifier}: the {side} rolls {roll}, {result}',
  war: 'War in {country}{modifier}: the {side} rolls {roll}, {result}',
  realign: 'Realignment of {country}: US {us}, USSR {ussr}{result}',
  space: 'The {side} rolls {roll}, {result}',
  trap: 'The {side} rolls {roll}, {result}',
  'rolls.one': 'The {side} rolls {roll}.',
  modifier: ' ({modifier} to the die)',
  'result.success': 'a success (odds {odds}).',
  'result.failure': 'a failure (odds {odds}).',
  'result.sure': 'which could not fail.',
  'result.hopeless': 'which could not succeed.',
  'realign.odds': ' (odds to remove influence: {odds}).',

  vp: 'The {side} gains {by} VP: {score}.',
  scored: '{region}: US {us}, USSR {ussr}.',
  share: '{standing} {vp}',
  points: '{vp}',
  'standing.none': 'no presence',
  'standing.presence': 'presence',
  'standing.domination': 'domination',
  'standing.control': 'control',
  'defcon.up': 'DEFCON rises to {now}.',
  'defcon.down': 'DEFCON falls to {now}.',
  military: 'The {side} has {now} military operations.',
  advance: 'The {side} reaches box {box} of the space race.',
  'china.up': 'The {side} gets the China Card, face up.',
  'china.down': 'The {side} gets the China Card, face down.',
  'effect.on': '{effect} is in effect.',
  'effect.off': '{effect} ends.',
  shows: 'The {side} shows {cards}.',
  'shows.hidden': 'The {side} shows cards to the other side.',
  discards: 'The {side} discards {card}.',
  gives: 'The {side} hands over {card}.',
  takes: 'The {side} takes {card} from the discards.',
  partner: 'The {side} uses the operations of {card}.',
  triggers: 'The {side} picks {card} from the discards.',
  orders: 'The {side} puts {card} next in the order.',
  pays: 'The {side} removes influence from {country} to end the crisis.',
  declines: 'The {side} declines.',
  'region.named': 'The {side} names {region}.',
  level: 'The {side} chooses level {level}.',
  'choice.compete': 'The {side} takes part.',
  'choice.boycott': 'The {side} boycotts.',
  'choice.play': 'The {side} plays the card.',
  'choice.return': 'The {side} returns the card.',
  'choice.remove': 'The {side} removes influence.',
  'choice.add': 'The {side} adds influence.',
  'choice.raise': 'The {side} raises DEFCON.',
  'choice.keep': 'The {side} leaves DEFCON as it is.',
  'choice.lower': 'The {side} lowers DEFCON.',
  'choice.south-africa': 'The {side} places both in South Africa.',
  'choice.neighbours': 'The {side} spreads to the neighbours.',
  'choice.end': 'The {side} ends the game.',
  'choice.roll': 'The {side} rolls.',
  'choice.no-roll': 'The {side} does not roll.',
  'choice.un-intervention': 'The {side} adds UN Intervention.',

  'over.won': 'The {side} wins {reason}.',
  'over.draw': 'The game is a draw {reason}.',
  'over.open': 'The game is not over.',
  'reason.defcon': 'by nuclear war',
  'reason.vp': 'with 20 victory points',
  'reason.europe': 'by control of Europe',
  'reason.final': 'by final scoring',
  'reason.wargames': 'by Wargames',
  'reason.held-scoring': 'because a scoring card was held',
  'reason.cuban-missile-crisis': 'by a coup during the Cuban Missile Crisis',
  'reason.resign': 'by resignation',
  'reason.time': 'on time',
  'reason.agreement': 'by agreement',

  tracks: 'Score {score}. DEFCON {defcon}. Space race: US {us}, USSR {ussr}.',
  'china.held': 'China Card: {side}, face {face}.',
  'china.nobody': 'China Card: nobody yet.',
  'face.up': 'up',
  'face.down': 'down',
  effects: 'In effect: {effects}.',
  region: '{region} (US {us}, USSR {ussr}; worth {score} now): {countries}.',
  country: '{country} {us}/{ussr}',
  hand: 'The {side} holds {cards}.',

  'luck.line': '{side}: {kinds}.',
  'luck.none': '{side}: no dice.',
  'luck.kind': '{kind} {won} of {tries} ({expected} expected)',
  'luck.coup': 'coups',
  'luck.war': 'wars',
  'luck.space': 'space attempts',
  'luck.trap': 'trap rolls',
  'luck.realign': 'realignments',
} as const;

export type SentenceKey = keyof typeof SENTENCES;
type Places<T extends string> = T extends `${string}{${infer P}}${infer Rest}` ? P | Places<Rest> : never;
export type Values<K extends SentenceKey> = Readonly<Record<Places<(typeof SENTENCES)[K]>, string | number>>;

/** A sentence with what it tells filled in. */
export function sentence<K extends SentenceKey>(key: K, values: Values<K>): string {
  const given = values as Readonly<Record<string, string | number>>;
  return SENTENCES[key].replaceAll(/\{([^}]+)\}/g, (_, place: string) => String(given[place]));
}
/** A sentence that says the same always. */
export const phrase = (key: SentenceKey): string => SENTENCES[key];
/** The phrase with a key made from parts, if there is one. */
export const phraseOf = (group: string, key: string): SentenceKey | null =>
  `${group}.${key}` in SENTENCES ? (`${group}.${key}` as SentenceKey) : null;

export function listOf(items: readonly string[]): string {
  if (items.length === 0) return phrase('nothing');
  if (items.length === 1) return items[0]!;
  return sentence('list', { items: items.slice(0, -1).join(', '), last: items.at(-1)! });
}
