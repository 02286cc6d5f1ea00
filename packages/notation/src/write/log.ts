import type { Fact, GameRecord, SideKey, ViewerKey } from '@longtwilight/engine';
import type { CardKey, CountryKey, PhaseKey, RegionKey } from '@longtwilight/engine/data';

import { REGION_NAMES } from '../names.ts';
import { outsideEndText } from '../outside-end.ts';
import { Dice, type Roll } from './dice.ts';
import type { GameComment } from './game-file.ts';
import { Ledger } from './ledger.ts';
import { handNamed, isFurtherPoint, isTrap, needsOwnLine } from './log-answers.ts';
import { LogText } from './log-blocks.ts';
import * as lines from './log-lines.ts';
import { rulesText } from './rules-text.ts';
import { type Story, type StoryStep, storyOf, type ToldFact } from './story.ts';

export interface LogOptions {
  /** Leave out what this viewer may not know; everything is told by default. */
  readonly viewer?: ViewerKey;
  readonly players?: Readonly<Partial<Record<SideKey, string>>>;
  /** `2024-05-17` */
  readonly date?: string;
  /** Written as notes, in place. */
  readonly comments?: readonly GameComment[];
}

/** A game as a text log in the style of the licensed app: see docs/log-format.md. */
export function writeLog(record: GameRecord, options: LogOptions = {}): string {
  const edits = record.edits.map(({ at }) => ({ at, text: EDITED }));
  return new LogWriter(storyOf(record), { ...options, comments: [...edits, ...(options.comments ?? [])] }).write();
}

/** What a log can't tell: its lines say how the position was from there on. */
const EDITED = 'The position was edited here, past the rules';

const VIEWERS: Readonly<Record<ViewerKey, number>> = { us: 0, ussr: 1, public: 2 };
const SIDES = ['ussr', 'us'] as const;
/** Cards that an event draws, with no line in the app to say which. */
const SILENT_DRAWS: ReadonlySet<CardKey | null> = new Set<CardKey>(['ask-not', 'our-man-in-tehran']);

type FactOf<T extends Fact['t']> = Extract<Fact, { readonly t: T }>;

class LogWriter {
  private readonly text = new LogText();
  private readonly ledger: Ledger;
  private readonly dice: Dice;
  private readonly story: Story;
  private readonly options: LogOptions;
  private readonly headlines: Partial<Record<SideKey, CardKey>> = {};
  /** Cards of the deal that is going on; null for one that the viewer may not know. */
  private dealt: Record<SideKey, (CardKey | null)[]> = { us: [], ussr: [] };
  private drawn: (CardKey | null)[] = [];
  private lastDrawn: CardKey | null = null;
  private coupAnnounced = false;
  private eventCard: CardKey | null = null;
  private block: 'setup' | 'headline' | 'round' | 'cleanup' = 'setup';
  private over: FactOf<'over'> | null = null;
  /** The step being told. */
  private index = 0;

  constructor(story: Story, options: LogOptions) {
    this.story = story;
    this.options = options;
    this.ledger = new Ledger(story.rules);
    this.dice = new Dice(this.ledger);
  }

  write(): string {
    const { story } = this;
    this.setup();
    for (const told of story.opening) this.tell(told, null);
    story.steps.forEach((step, i) => {
      this.index = i;
      if (step.decision.question !== 'draw') this.settle();
      this.notes(i);
      this.enter(step.phase);
      this.say(step);
      for (const told of step.told) this.tell(told, step);
    });
    this.settle();
    this.notes(story.steps.length);
    const half = this.dice.half();
    if (half !== null) this.tellRoll(half);
    if (story.open.length > 0 && story.phase === 'headline') this.enter(story.phase);
    this.sayHeadlines();
    // Before the first card of a deal nothing has been answered in the new turn
    if (story.phase === 'deal' && story.steps.at(-1)?.phase !== 'deal') this.text.dropBlock();
    return this.text.finish(...this.ending());
  }

  private readonly title = (key: CardKey): string => lines.titleOf(this.story.rules, key);
  private isSeen(seen: readonly number[]): boolean {
    const { viewer } = this.options;
    return viewer === undefined || seen.includes(VIEWERS[viewer]);
  }

  // Blocks

  private setup(): void {
    const { rules, bids } = this.story;
    const { text } = this;
    const name = (side: SideKey, usual: string): string =>
      (this.options.players?.[side] ?? usual).replaceAll(/[\s:]+/g, ' ').trim() || usual;
    text.block('SETUP', '');
    text.line(`${name('ussr', 'Red')} will play as USSR.`);
    text.line(`${name('us', 'Blue')} will play as USA.`);
    (['US', 'USSR'] as const).forEach((side, i) => {
      if (rules.handicap[i]! > 0) text.line(`Handicap influence: ${side} +${rules.handicap[i]}`);
    });
    if (this.options.date !== undefined) text.line(`Date: ${this.options.date.slice(0, 10)}`);
    text.line(`Scenario: ${rules.spec.scenario === 'standard' ? 'Standard' : 'Late War'}`);
    if (rules.spec.optionalCards) text.line('Optional Cards Added');
    if (rules.spec.chineseCivilWar) text.line('Variant: Chinese Civil War');
    text.line(`Rules: ${rulesText(rules.spec)}`);
    if (bids.length > 0) text.line(`Bids: ${bids.join(', ')}`);
  }

  /** Make sure that what comes now stands in a block of its phase. */
  private enter(phase: PhaseKey): void {
    if (phase === 'headline' && this.block !== 'headline') this.beginTurn();
    else if (phase === 'turn-end' && this.block !== 'cleanup') {
      this.block = 'cleanup';
      this.text.block(`Turn ${this.ledger.turn}, Cleanup`, null);
    }
  }
  private beginTurn(): void {
    this.block = 'headline';
    this.text.block(`Turn ${this.ledger.turn}, Headline Phase`, '');
  }

  private ending(): string[] {
    const { end } = this.story;
    if (end !== null) return [`End: ${outsideEndText(end).replace(/^us(sr)?\b/, (side) => side.toUpperCase())}`];
    return this.over === null ? [] : [lines.overLine(this.over)];
  }

  /** Comments that stand before an answer. */
  private notes(answers: number): void {
    for (const { at, text } of this.options.comments ?? [])
      if (at === answers) this.text.line(`# ${text.replaceAll(/\s+/g, ' ').trim()}`);
  }

  // Answers

  private say(step: StoryStep): void {
    const { answer, decision } = step;
    if (decision.actor === 'chance') {
      if (decision.question === 'draw') this.draw(step);
      return;
    }
    const { actor } = decision;
    const further = this.story.rules.mixedOperations && isFurtherPoint(this.story.steps, this.index);
    if (needsOwnLine(step, further)) {
      // The order of Aldrich Ames names cards that only the two sides have seen
      if (decision.question !== 'order' || this.options.viewer !== 'public') this.text.answer(actor, answer);
    } else this.sayAnswer(step, actor, answer);
  }

  private sayAnswer(step: StoryStep, side: SideKey, answer: string): void {
    const { text } = this;
    const who = lines.SIDE_NAMES[side];
    const card = answer as CardKey; // only used where the question asks for a card
    switch (step.decision.question) {
      case 'headline':
        this.headlines[side] = card;
        break;
      case 'play':
        text.name(this.title(card));
        break;
      case 'discard':
        if (isTrap(step)) text.name(this.title(card));
        text.line(`${lines.SIDE_NAMES[handNamed(step, card)]} discards ${this.title(card)}`);
        break;
      case 'give':
      case 'reclaim':
        text.line(`${who} reveals ${this.title(card)}`);
        break;
      case 'partner':
        text.line(`${who} plays ${this.title(card)}`);
        break;
      case 'operations':
      case 'follow':
        this.announce(step, answer);
        break;
      case 'coup':
        if (!this.coupAnnounced) this.announce(step, 'coup');
        this.coupAnnounced = false;
        text.line(`Target: ${lines.countryName(answer as CountryKey)}`);
        break;
      case 'realign':
        text.line(`Target: ${lines.countryName(answer as CountryKey)}`);
        break;
      case 'region':
        text.line(`${who} chooses ${REGION_NAMES[answer as RegionKey]}`);
        break;
      case 'choose':
        text.line(this.choice(who, answer));
        break;
      default:
        break; // told by the facts that follow
    }
  }

  private choice(who: string, answer: string): string {
    if (answer === 'compete') return `${who} chooses to participate in the Olympics`;
    if (answer === 'boycott') return `${who} chooses to boycott the Olympics`;
    const title = this.lastDrawn === null ? '' : this.title(this.lastDrawn);
    return answer === 'play' ? `${who} plays ${title}` : `${who} returns ${title} to USSR`;
  }

  /** The line that says what operations are used for; the question after it knows what they are worth. */
  private announce({ decision }: StoryStep, use: string): void {
    const line = lines.operationsLine(use, this.worth(use));
    const afterEvent = decision.question === 'operations' && this.eventCard === decision.card;
    const own = decision.card === null || this.ledger.isEventOf(decision.card, decision.actor as SideKey);
    if (afterEvent && !own) this.text.section(line);
    else this.text.line(line);
    this.coupAnnounced = use === 'coup';
  }

  private worth(use: string): number {
    const { steps } = this.story;
    const worth = steps[this.index]!.worth;
    if (use === 'space') return worth;
    if (use !== 'coup') {
      const next = steps[this.index + 1];
      if (next?.decision.question !== 'place' && next?.decision.question !== 'realign') return worth;
      return next.decision.left - next.bonus;
    }
    for (const step of steps.slice(this.index, this.index + 4))
      for (const { fact } of step.told) if (fact.t === 'coup') return fact.value;
    return worth;
  }

  private draw(step: StoryStep): void {
    const card = step.answer as CardKey;
    const cause = step.decision.card;
    const { text } = this;
    if (cause !== null && !SILENT_DRAWS.has(cause)) {
      this.lastDrawn = card;
      const grain = cause === 'grain-sales-to-soviets';
      text.line(
        grain
          ? `USSR reveals ${this.title(card)}`
          : `${lines.SIDE_NAMES[handNamed(step, card)]} discards ${this.title(card)}`,
      );
      return;
    }
    const move = step.told.find(({ fact }) => fact.t === 'card' && fact.card === card)?.fact as FactOf<'card'>;
    const known = this.isSeen(move.seen) ? card : null;
    if (cause === null) this.dealt[move.to === 'us-hand' ? 'us' : 'ussr'].push(known);
    else this.drawn.push(known);
  }

  /** Write what was collected of a deal or a draw. */
  private settle(): void {
    const list = (cards: readonly (CardKey | null)[]): string => {
      const known = cards.flatMap((card) => (card === null ? [] : [this.title(card)]));
      return known.length === cards.length ? known.join(', ') : `${cards.length} card${cards.length === 1 ? '' : 's'}`;
    };
    const { dealt, drawn } = this;
    this.dealt = { us: [], ussr: [] };
    this.drawn = [];
    for (const side of SIDES)
      if (dealt[side].length > 0) this.text.line(`Dealt to ${lines.SIDE_NAMES[side]}: ${list(dealt[side])}`);
    if (drawn.length > 0) this.text.line(`Draw: ${list(drawn)}`);
  }

  /** Both headlines, the USSR's first as in the heading. */
  private sayHeadlines(): void {
    const { headlines, text } = this;
    const chosen = SIDES.filter((side) => headlines[side] !== undefined);
    if (chosen.length === 0) return;
    text.name(SIDES.map((side) => (headlines[side] === undefined ? '' : this.title(headlines[side]))).join(' & '));
    for (const side of chosen) text.line(`${lines.SIDE_NAMES[side]} Headlines ${this.title(headlines[side]!)}`);
    for (const side of SIDES) delete headlines[side];
  }

  // Facts

  private tell({ fact, phase }: ToldFact, step: StoryStep | null): void {
    if (fact.t !== 'card' && fact.t !== 'reshuffle') this.settle();
    if (phase === 'turn-end' && this.block !== 'headline') this.enter(phase);
    const roll = this.dice.see(fact);
    if (roll !== null) this.tellRoll(roll);
    this.tellOne(fact, phase, step);
    this.ledger.note(fact);
    if (fact.t === 'turn') this.beginTurn();
  }

  private tellOne(fact: Fact, phase: PhaseKey, step: StoryStep | null): void {
    const { text, ledger } = this;
    switch (fact.t) {
      case 'headline':
        this.sayHeadlines();
        break;
      case 'round':
        this.block = 'round';
        text.block(`Turn ${ledger.turn}, ${lines.SIDE_NAMES[fact.side]} AR${fact.round}`, '');
        break;
      case 'skip':
        if (fact.why !== 'pass') text.line(`# ${lines.SIDE_NAMES[fact.side]} has no card to play`);
        break;
      case 'play':
        this.tellPlay(fact);
        break;
      case 'event':
        this.eventCard = fact.card;
        text.section(`Event: ${this.title(fact.card)}`);
        break;
      case 'no-event':
        text.line(`# ${this.title(fact.card)} ${fact.why === 'cannot' ? 'can have no effect' : 'is cancelled'}`);
        break;
      case 'influence':
        this.tellInfluence(fact, step);
        break;
      case 'war':
        text.line(`War in ${lines.countryName(fact.country)}`);
        break;
      case 'vp':
        text.line(lines.vpLine(fact));
        break;
      case 'score':
        if (fact.us.vp === fact.ussr.vp) text.line(lines.noVpLine(ledger.vp));
        break;
      case 'defcon':
        text.line(lines.defconLine(ledger.defcon, fact.now));
        break;
      case 'military':
        text.line(lines.militaryLine(fact));
        break;
      case 'space':
        text.line(lines.advanceLine(fact));
        break;
      case 'effect':
        if (ledger.isNews(fact)) text.line(`${this.title(fact.effect)} is ${fact.on ? 'now' : 'no longer'} in play.`);
        break;
      case 'show':
        if (phase !== 'headline') this.tellShow(fact, step);
        break;
      case 'reshuffle':
        text.line('*RESHUFFLE*');
        break;
      case 'over':
        this.over = fact;
        break;
      default:
        break; // what the app does not tell
    }
  }

  private tellPlay({ use }: FactOf<'play'>): void {
    this.eventCard = null;
    if (lines.OPERATIONS_NAMES[use] === undefined) return;
    this.text.line(lines.operationsLine(use, this.worth(use)));
    this.coupAnnounced = use === 'coup';
  }

  private tellInfluence(fact: FactOf<'influence'>, step: StoryStep | null): void {
    const asked = step?.answer === fact.country ? step.decision : null;
    this.text.influence(fact, asked === null ? '' : `${asked.actor} ${asked.question} ${asked.card}`);
  }

  private tellRoll(roll: Roll): void {
    const { text } = this;
    switch (roll.kind) {
      case 'coup':
        text.line(lines.coupLine(roll.of, roll.roll));
        break;
      case 'war':
        text.line(lines.warLine(roll.of, roll.roll, roll.win));
        break;
      case 'realign':
        // The US rolls first, but the app writes the USSR's die first
        if (roll.ussr !== null) text.line(lines.realignLine('ussr', roll.ussr, roll.of.modifiers[1]));
        text.line(lines.realignLine('us', roll.us, roll.of.modifiers[0]));
        break;
      case 'space':
      case 'trap':
        text.line((roll.kind === 'space' ? lines.spaceLine : lines.trapLine)(roll.roll, roll.needed));
        break;
      default:
        text.roll(roll.roll);
    }
  }

  private tellShow({ from, cards, seen }: FactOf<'show'>, step: StoryStep | null): void {
    // Cards of the pile stay hidden, and the card of Grain Sales has been told
    const told = step?.decision.question === 'draw' && step.decision.card === 'grain-sales-to-soviets';
    if (from === 'pile' || cards === null || told) return;
    const who = from === 'us-hand' ? 'US' : 'USSR';
    if (!this.isSeen(seen)) this.text.line(`# ${who} shows cards to the other side`);
    else if (cards.length === 0) this.text.line(`${who} has no cards to reveal`);
    else for (const card of cards) this.text.line(`${who} reveals ${this.title(card)}`);
  }
}
