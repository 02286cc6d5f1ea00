import {
  type Fact,
  type FullPosition,
  factFor,
  type GameRecord,
  SIDE_KEYS,
  type SideKey,
  type ViewerKey,
} from '@longtwilight/engine';

import { type CardKey, type CountryKey, type RegionKey, sideTrappedBy } from '@longtwilight/engine/data';
import type { MessageArguments, MessageKey, Words } from '@longtwilight/words';
import { Dice } from './dice.ts';
import type { GameMeta } from './game-file.ts';
import { Ledger } from './ledger.ts';
import { isFurtherPoint, isRefusal } from './log-answers.ts';
import { LuckTable, luckLine } from './luck.ts';
import { positionLines } from './position-words.ts';
import { rollText } from './roll-words.ts';
import { type Story, type StoryStep, storyOf, type ToldFact } from './story.ts';

export interface PlaythroughOptions extends GameMeta {
  /** Leave out what this viewer may not know; everything is told by default. */
  readonly viewer?: ViewerKey;
}

/** A game told in words: turn by turn, each play, the odds of the dice, and the position after each turn. */
export function writePlaythrough(record: GameRecord, words: Words, options: PlaythroughOptions = {}): string {
  return new Narrator(storyOf(record), words.for(record.rules.spec.edition), options).write();
}

type FactOf<T extends Fact['t']> = Extract<Fact, { readonly t: T }>;
const VIEWERS = { us: 0, ussr: 1, public: 2 } as const;
const SIDES = ['ussr', 'us'] as const;
const HANDS: Readonly<Record<string, SideKey>> = { 'us-hand': 'us', 'ussr-hand': 'ussr' };
const INDENT = '  ';
/** The answers to `choose`. */
type Choice =
  | 'compete'
  | 'boycott'
  | 'play'
  | 'return'
  | 'remove'
  | 'add'
  | 'raise'
  | 'keep'
  | 'lower'
  | 'south-africa'
  | 'neighbours'
  | 'end'
  | 'roll'
  | 'no-roll';

class Narrator {
  private readonly story: Story;
  private readonly words: Words;
  private readonly options: PlaythroughOptions;
  private readonly ledger: Ledger;
  private readonly dice: Dice;
  private readonly luck = new LuckTable();
  private readonly lines: string[] = [];
  /** Changes of influence that wait for more of them. */
  private changes: FactOf<'influence'>[] = [];
  private drawn: Record<SideKey, (CardKey | null)[]> = { us: [], ussr: [] };
  private dealing = true;
  private playing: CardKey | null = null;
  private block = '';
  private over: FactOf<'over'> | null = null;

  constructor(story: Story, words: Words, options: PlaythroughOptions) {
    this.story = story;
    this.words = words;
    this.options = options;
    this.ledger = new Ledger(story.rules);
    this.dice = new Dice(this.ledger);
  }

  write(): string {
    const { story } = this;
    this.opening();
    this.turnHeading(story.rules.start.turn);
    this.heading('story.setup');
    for (const told of story.opening) this.tell(told, null);
    story.steps.forEach((step, i) => {
      this.comment(i);
      if (step.decision.question !== 'draw') this.settle();
      if (step.phase === 'headline') this.heading('story.headline');
      if (step.phase === 'turn-end') this.heading('story.turn-end');
      this.answer(step, i);
      for (const told of step.told) this.tell(told, step);
    });
    this.comment(story.steps.length);
    this.settle();
    this.ending();
    return `${this.lines.join('\n')}\n`;
  }

  // Headings and frame

  private line(text: string): void {
    this.flush();
    this.lines.push(INDENT + text);
  }
  private say<K extends MessageKey>(key: K, values: MessageArguments<K>): void {
    this.line(this.words.sayKnown([key], values));
  }
  private heading(key: 'story.setup' | 'story.headline' | 'story.turn-end'): void {
    this.headingText(this.words.say(key));
  }
  private headingText(text: string): void {
    if (this.block === text) return;
    this.flush();
    this.block = text;
    this.lines.push('', text);
  }
  private turnHeading(turn: number): void {
    this.flush();
    const text = this.words.say('story.turn', { turn });
    this.lines.push('', text, '='.repeat(text.length));
    this.block = '';
  }

  private opening(): void {
    const { words } = this;
    const { rules, bids } = this.story;
    const { title: named, date, players } = this.options;
    this.lines.push(named ?? words.say('story.title'));
    if (date !== undefined) this.lines.push(words.say('story.date', { date }));
    for (const side of SIDE_KEYS) {
      const name = players?.[side];
      if (name !== undefined) this.lines.push(words.say('story.player', { name, side }));
    }
    this.lines.push(words.say('story.rules', { parts: words.rules(rules.spec) }));
    if (bids.length > 0) this.lines.push(words.say('story.bids', { parts: bids.map((bid) => words.bid(bid)) }));
  }

  private comment(at: number): void {
    for (const comment of this.options.comments ?? []) {
      if (comment.at !== at) continue;
      this.settle();
      this.say('story.comment', { text: comment.text.replaceAll(/\s+/g, ' ') });
    }
  }

  private ending(): void {
    const { story, words } = this;
    this.flush();
    this.lines.push('', ...(this.over === null ? [words.say('end.open')] : words.tell([this.over])));
    this.position(words.say('story.last'), story.last);
    this.lines.push('', words.say('story.luck'), ...SIDE_KEYS.map((side) => INDENT + luckLine(words, this.luck, side)));
  }

  private position(heading: string, position: FullPosition): void {
    this.flush();
    this.lines.push('', heading);
    const hands = (side: SideKey): readonly CardKey[] | null =>
      this.options.viewer === undefined || this.options.viewer === side ? position.hands[side] : null;
    for (const line of positionLines(this.words, this.story.rules, position, { us: hands('us'), ussr: hands('ussr') }))
      this.lines.push(INDENT + line);
  }

  // Answers that no fact tells

  private answer(step: StoryStep, index: number): void {
    const { decision, answer } = step;
    if (decision.actor === 'chance') {
      if (decision.question === 'draw') this.dealing = decision.card === null;
      return;
    }
    const side = decision.actor;
    if (isRefusal(answer)) {
      if (answer !== 'pass') this.say('chose.nothing', { side });
      return;
    }
    switch (decision.question) {
      case 'operations':
      case 'follow':
        if (!this.story.rules.mixedOperations || !isFurtherPoint(this.story.steps, index))
          this.say(`chose.${answer as 'influence' | 'coup' | 'realign'}`, { side });
        break;
      case 'pay':
        this.say('chose.pay', { side, country: answer as CountryKey });
        break;
      case 'region':
        this.say('chose.region', { side, region: answer as RegionKey });
        break;
      case 'level':
        this.say('chose.level', { side, level: Number(answer) });
        break;
      case 'choose':
        this.say(`chose.${answer as Choice}`, { side });
        break;
      case 'use':
        if (answer === 'un-intervention') this.say('chose.un-intervention', { side });
        break;
      case 'give':
      case 'reclaim':
      case 'partner':
      case 'trigger':
        this.say(`chose.${decision.question}`, { side, card: answer as CardKey });
        break;
      case 'order':
        if (this.options.viewer !== 'public') this.say('chose.order', { side, card: answer as CardKey });
        break;
      default:
        break; // told by facts
    }
  }

  // Facts

  private tell({ fact: whole, phase }: ToldFact, step: StoryStep | null): void {
    const { viewer } = this.options;
    const fact = viewer === undefined ? whole : factFor(whole, VIEWERS[viewer]);
    if (fact.t !== 'card' && fact.t !== 'reshuffle') this.settle();
    if (phase === 'turn-end' && fact.t !== 'turn' && this.block !== '') this.heading('story.turn-end');
    const roll = this.dice.see(fact);
    if (roll !== null) this.line(rollText(this.words, roll, this.luck));
    if (fact.t !== 'show' || phase !== 'headline') this.tellOne(fact, step);
    this.ledger.note(fact);
  }

  private tellOne(fact: Fact, step: StoryStep | null): void {
    const { words } = this;
    switch (fact.t) {
      case 'turn': {
        const ended = fact.turn - 1;
        this.position(words.say('story.after', { turn: ended }), this.story.turnEnds.get(ended)!); // noted with this fact
        this.turnHeading(fact.turn);
        break;
      }
      case 'round':
        this.headingText(words.say('story.round', { round: fact.round, side: fact.side }));
        break;
      case 'play':
        this.playing = fact.use === 'event' || fact.use === 'event-first' ? fact.card : null;
        this.tellPlainly(fact);
        break;
      case 'event':
        // Said already by the sentence about the play
        if (this.playing !== fact.card) this.tellPlainly(fact);
        this.playing = null;
        break;
      case 'influence':
        this.changes.push(fact);
        break;
      case 'score':
        this.tellScore(fact);
        break;
      case 'defcon':
        this.say(fact.now > this.ledger.defcon ? 'story.defcon.up' : 'story.defcon.down', { level: fact.now });
        break;
      case 'effect':
        if (this.ledger.isNews(fact)) this.tellPlainly(fact);
        break;
      case 'card':
        this.tellCard(fact, step);
        break;
      case 'over':
        this.over = fact;
        break;
      case 'coup':
      case 'war':
      case 'realign':
      case 'die':
      case 'lacks':
        break; // dice are told with what they are for, and what a hand lacks tells no story
      default:
        this.tellPlainly(fact);
    }
  }

  private tellPlainly(fact: Fact): void {
    for (const sentence of this.words.tell([fact])) this.line(sentence);
  }

  private tellScore(fact: FactOf<'score'>): void {
    const { region } = fact;
    // It pays by the country: there is no presence or domination in it
    if (region === 'southeast-asia') {
      this.tellPlainly(fact);
      return;
    }
    const share = ({ standing, vp: points }: typeof fact.us): string =>
      this.words.say('story.share', { standing, points });
    this.say('story.scored', { region, usShare: share(fact.us), ussrShare: share(fact.ussr) });
  }

  private tellCard({ card, from, to }: FactOf<'card'>, step: StoryStep | null): void {
    const into = HANDS[to];
    const holder = HANDS[from] ?? (step?.decision.card === 'our-man-in-tehran' ? 'us' : undefined);
    if (from === 'pile' && into !== undefined) this.drawn[into].push(card);
    else if (to === 'discard' && card !== null && holder !== undefined && step?.decision.question !== 'play')
      if (sideTrappedBy(step?.decision.card ?? null) === undefined)
        this.say('fact.card.discarded', { side: holder, card });
  }

  /** Write what was dealt or drawn. */
  private settle(): void {
    const { drawn, dealing } = this;
    this.drawn = { us: [], ussr: [] };
    for (const side of SIDES) {
      const cards = drawn[side].filter((card) => card !== null);
      const count = drawn[side].length;
      if (count === 0) continue;
      if (cards.length === count) this.say(dealing ? 'story.dealt' : 'fact.card.drawn', { side, cards });
      else this.say(dealing ? 'story.dealt-unseen' : 'fact.card.drawn-unseen', { side, count });
    }
  }

  /** Write what has changed on the map. */
  private flush(): void {
    const { changes } = this;
    this.changes = [];
    for (const sentence of this.words.tell(changes)) this.lines.push(INDENT + sentence);
  }
}
