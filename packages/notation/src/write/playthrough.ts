import {
  type CardKey,
  type CountryKey,
  type Fact,
  type FullPosition,
  factFor,
  type Session,
  type SideKey,
  type ViewerKey,
} from '@longtwilight/engine';
import { CARD_TITLES, COUNTRY_NAMES, REGION_NAMES } from '../names.ts';
import { Dice } from './dice.ts';
import type { GameMeta } from './game-file.ts';
import { Ledger } from './ledger.ts';
import { isFurtherPoint, isRefusal } from './log-answers.ts';
import { LUCK_KINDS, LuckTable } from './luck.ts';
import { positionLines, scoreText } from './position-words.ts';
import { rollText } from './roll-words.ts';
import { rulesText } from './rules-text.ts';
import { listOf, phrase, phraseOf, type SentenceKey, sentence } from './sentences.ts';
import { type Step, type Story, storyOf, type Told } from './story.ts';

export interface PlaythroughOptions extends GameMeta {
  /** Leave out what this viewer may not know; everything is told by default. */
  readonly viewer?: ViewerKey;
}

/** A game told in words: turn by turn, each play, the odds of the dice, and the position after each turn. */
export function writePlaythrough(session: Session, options: PlaythroughOptions = {}): string {
  return new Narrator(storyOf(session), options).write();
}

type FactOf<T extends Fact['t']> = Extract<Fact, { readonly t: T }>;
const VIEWERS = { us: 0, ussr: 1, public: 2 } as const;
const SIDES = ['ussr', 'us'] as const;
const HANDS: Readonly<Record<string, SideKey>> = { 'us-hand': 'us', 'ussr-hand': 'ussr' };
const INDENT = '  ';

const title = (key: CardKey): string => CARD_TITLES[key];
const nameOf = (side: SideKey): string => phrase(side === 'us' ? 'side.us' : 'side.ussr');
const signed = (n: number): string => (n < 0 ? `${n}` : `+${n}`);

class Narrator {
  private readonly story: Story;
  private readonly options: PlaythroughOptions;
  private readonly ledger: Ledger;
  private readonly dice: Dice;
  private readonly luck = new LuckTable();
  private readonly lines: string[] = [];
  /** Changes of influence that wait for more of the same side. */
  private changes: { side: SideKey; readonly list: FactOf<'influence'>[] } | null = null;
  private drawn: Record<SideKey, (CardKey | null)[]> = { us: [], ussr: [] };
  private dealing = true;
  private playing: CardKey | null = null;
  private block = '';
  private over: FactOf<'over'> | null = null;

  constructor(story: Story, options: PlaythroughOptions) {
    this.story = story;
    this.options = options;
    this.ledger = new Ledger(story.rules);
    this.dice = new Dice(this.ledger);
  }

  write(): string {
    const { story } = this;
    this.opening();
    this.turnHeading(story.rules.start.turn);
    this.heading('heading.setup', phrase('heading.setup'));
    for (const told of story.opening) this.tell(told, null);
    story.steps.forEach((step, i) => {
      this.comment(i);
      if (step.decision.question !== 'draw') this.settle();
      if (step.phase === 'headline') this.heading('heading.headline', phrase('heading.headline'));
      if (step.phase === 'turn-end') this.heading('heading.cleanup', phrase('heading.cleanup'));
      this.answer(step, i);
      for (const told of step.told) this.tell(told, step);
    });
    this.comment(story.steps.length);
    this.settle();
    this.ending();
    return `${this.lines.join('\n')}\n`;
  }

  // Headings and frame

  private say(text: string): void {
    this.flush();
    this.lines.push(INDENT + text);
  }
  private tellSentence<K extends SentenceKey>(...args: Parameters<typeof sentence<K>>): void {
    this.say(sentence(...args));
  }
  private heading(block: string, text: string): void {
    if (this.block === block) return;
    this.flush();
    this.block = block;
    this.lines.push('', text);
  }
  private turnHeading(turn: number): void {
    this.flush();
    const text = sentence('heading.turn', { turn });
    this.lines.push('', text, '='.repeat(text.length));
    this.block = '';
  }

  private opening(): void {
    const { rules, bids } = this.story;
    const { title: named, date, players } = this.options;
    this.lines.push(named ?? phrase('title'));
    if (date !== undefined) this.lines.push(sentence('date', { date }));
    for (const side of ['us', 'ussr'] as const) {
      const name = players?.[side];
      if (name !== undefined) this.lines.push(sentence('player', { name, side: nameOf(side) }));
    }
    this.lines.push(sentence('rules', { rules: rulesText(rules.spec).replaceAll(',', ', ') }));
    if (bids.length > 0) this.lines.push(sentence('bids', { bids: bids.join(', ') }));
  }

  private comment(at: number): void {
    for (const comment of this.options.comments ?? []) {
      if (comment.at !== at) continue;
      this.settle();
      this.tellSentence('comment', { text: comment.text.replaceAll(/\s+/g, ' ') });
    }
  }

  private ending(): void {
    const { story } = this;
    this.flush();
    this.lines.push('');
    if (this.over === null) this.lines.push(phrase('over.open'));
    else {
      const { winner, reason } = this.over;
      const how = phrase(`reason.${reason}`);
      this.lines.push(
        winner === null
          ? sentence('over.draw', { reason: how })
          : sentence('over.won', { side: nameOf(winner), reason: how }),
      );
    }
    this.position(sentence('heading.last', {}), story.last);
    this.lines.push(
      '',
      phrase('heading.luck'),
      ...(['us', 'ussr'] as const).map((side) => INDENT + this.luckLine(side)),
    );
  }

  private luckLine(side: SideKey): string {
    const kinds = LUCK_KINDS.flatMap((kind) => {
      const luck = this.luck.of(side, kind);
      if (luck === undefined) return [];
      const { won, tries, expected } = luck;
      return [sentence('luck.kind', { kind: phrase(`luck.${kind}`), won, tries, expected: expected.toFixed(1) })];
    });
    if (kinds.length === 0) return sentence('luck.none', { side: nameOf(side) });
    return sentence('luck.line', { side: nameOf(side), kinds: kinds.join(', ') });
  }

  private position(heading: string, position: FullPosition): void {
    this.flush();
    this.lines.push('', heading);
    const hands = (side: SideKey): readonly CardKey[] | null =>
      this.options.viewer === undefined || this.options.viewer === side ? position.hands[side] : null;
    for (const line of positionLines(this.story.rules, position, { us: hands('us'), ussr: hands('ussr') }))
      this.lines.push(INDENT + line);
  }

  // Answers that no fact tells

  private answer(step: Step, index: number): void {
    const { decision, answer } = step;
    if (decision.actor === 'chance') {
      if (decision.question === 'draw') this.dealing = decision.card === null;
      return;
    }
    const side = nameOf(decision.actor);
    if (isRefusal(answer)) {
      if (answer !== 'pass') this.tellSentence('declines', { side });
      return;
    }
    switch (decision.question) {
      case 'operations':
      case 'follow':
        if (!this.story.rules.mixedOperations || !isFurtherPoint(this.story.steps, index))
          this.tellSentence(`operations.${answer as 'influence' | 'coup' | 'realign'}`, { side });
        break;
      case 'pay':
        this.tellSentence('pays', { side, country: COUNTRY_NAMES[answer as CountryKey] });
        break;
      case 'region':
        this.tellSentence('region.named', { side, region: REGION_NAMES[answer as keyof typeof REGION_NAMES] });
        break;
      case 'level':
        this.tellSentence('level', { side, level: answer });
        break;
      case 'use':
      case 'choose': {
        const key = phraseOf('choice', answer);
        if (key !== null) this.say(sentence(key as 'choice.add', { side }));
        break;
      }
      default:
        this.cardAnswer(step, side);
    }
  }

  private cardAnswer({ decision, answer }: Step, side: string): void {
    const card = title(answer as CardKey);
    if (decision.question === 'give') this.tellSentence('gives', { side, card });
    else if (decision.question === 'reclaim') this.tellSentence('takes', { side, card });
    else if (decision.question === 'partner') this.tellSentence('partner', { side, card });
    else if (decision.question === 'trigger') this.tellSentence('triggers', { side, card });
    else if (decision.question === 'order' && this.options.viewer !== 'public')
      this.tellSentence('orders', { side, card });
  }

  // Facts

  private tell({ fact: whole, phase }: Told, step: Step | null): void {
    const { viewer } = this.options;
    const fact = viewer === undefined ? whole : factFor(whole, VIEWERS[viewer]);
    if (fact.t !== 'card' && fact.t !== 'reshuffle') this.settle();
    if (phase === 'turn-end' && fact.t !== 'turn' && this.block !== '')
      this.heading('heading.cleanup', phrase('heading.cleanup'));
    const roll = this.dice.see(fact);
    if (roll !== null) this.say(rollText(roll, this.luck));
    if (fact.t !== 'show' || phase !== 'headline') this.tellOne(fact, step);
    this.ledger.note(fact);
  }

  private tellOne(fact: Fact, step: Step | null): void {
    switch (fact.t) {
      case 'turn': {
        const ended = fact.turn - 1;
        this.position(sentence('heading.position', { turn: ended }), this.story.turnEnds.get(ended)!); // noted with this fact
        this.turnHeading(fact.turn);
        break;
      }
      case 'headline':
        for (const side of SIDES) {
          const card = fact[side];
          if (card !== null) this.tellSentence('headline', { side: nameOf(side), card: title(card) });
        }
        break;
      case 'round': {
        const text = sentence('heading.round', { round: fact.round, side: nameOf(fact.side) });
        this.heading(text, text);
        break;
      }
      case 'skip':
        this.tellSentence(`skip.${fact.why}`, { side: nameOf(fact.side) });
        break;
      case 'play':
        this.playing = fact.use === 'event' || fact.use === 'event-first' ? fact.card : null;
        this.tellSentence(`play.${fact.use}`, { side: nameOf(fact.side), card: title(fact.card) });
        break;
      case 'event':
        // Said already by the sentence about the play
        if (this.playing !== fact.card) this.tellSentence('event', { card: title(fact.card) });
        this.playing = null;
        break;
      case 'no-event':
        this.tellSentence(`no-event.${fact.why}`, { card: title(fact.card) });
        break;
      case 'influence':
        this.noteChange(fact);
        break;
      case 'vp':
        this.tellSentence('vp', { side: nameOf(fact.side), by: fact.by, score: scoreText(fact.now) });
        break;
      case 'score':
        this.tellScore(fact);
        break;
      case 'defcon':
        this.tellSentence(fact.now > this.ledger.defcon ? 'defcon.up' : 'defcon.down', { now: fact.now });
        break;
      case 'military':
        this.tellSentence('military', { side: nameOf(fact.side), now: fact.now });
        break;
      case 'space':
        this.tellSentence('advance', { side: nameOf(fact.side), box: fact.box });
        break;
      case 'china':
        this.tellSentence(fact.faceUp ? 'china.up' : 'china.down', { side: nameOf(fact.holder) });
        break;
      case 'effect':
        if (this.ledger.isNews(fact))
          this.tellSentence(fact.on ? 'effect.on' : 'effect.off', { effect: title(fact.effect) });
        break;
      case 'card':
        this.tellCard(fact, step);
        break;
      case 'show':
        this.tellShow(fact);
        break;
      case 'reshuffle':
        this.tellSentence('reshuffle', { cards: fact.cards });
        break;
      case 'over':
        this.over = fact;
        break;
      default:
        break; // dice are told with what they are for
    }
  }

  private tellScore({ region, us, ussr }: FactOf<'score'>): void {
    // Southeast Asia pays by the country: there is no presence or domination in it
    const share = ({ standing, vp }: typeof us): string =>
      region === 'southeast-asia'
        ? sentence('points', { vp })
        : sentence('share', { standing: phrase(`standing.${standing}`), vp });
    const name = region === 'southeast-asia' ? title('southeast-asia-scoring') : REGION_NAMES[region];
    this.tellSentence('scored', { region: name, us: share(us), ussr: share(ussr) });
  }

  private tellCard({ card, from, to }: FactOf<'card'>, step: Step | null): void {
    const into = HANDS[to];
    const holder = HANDS[from] ?? (step?.decision.card === 'our-man-in-tehran' ? 'us' : undefined);
    if (from === 'pile' && into !== undefined) this.drawn[into].push(card);
    else if (to === 'discard' && card !== null && holder !== undefined && step?.decision.question !== 'play')
      if (step?.decision.card !== 'quagmire' && step?.decision.card !== 'bear-trap')
        this.tellSentence('discards', { side: nameOf(holder), card: title(card) });
  }

  private tellShow({ from, cards }: FactOf<'show'>): void {
    const side = HANDS[from];
    if (side === undefined) return;
    if (cards === null) this.tellSentence('shows.hidden', { side: nameOf(side) });
    else this.tellSentence('shows', { side: nameOf(side), cards: listOf(cards.map(title)) });
  }

  /** Write what was dealt or drawn. */
  private settle(): void {
    const { drawn, dealing } = this;
    this.drawn = { us: [], ussr: [] };
    for (const side of SIDES) {
      const known = drawn[side].filter((card) => card !== null);
      const count = drawn[side].length;
      const who = nameOf(side);
      if (count === 0) continue;
      if (known.length === count)
        this.tellSentence(dealing ? 'dealt' : 'drawn', { side: who, cards: listOf(known.map(title)) });
      else this.tellSentence(dealing ? 'dealt.hidden' : 'drawn.hidden', { side: who, count });
    }
  }

  private noteChange(fact: FactOf<'influence'>): void {
    if (this.changes?.side !== fact.side) {
      this.flush();
      this.changes = { side: fact.side, list: [] };
    }
    const { list } = this.changes;
    const last = list.at(-1);
    if (last?.country === fact.country && last.by > 0 === fact.by > 0)
      list[list.length - 1] = { ...fact, by: fact.by + last.by };
    else list.push(fact);
  }
  private flush(): void {
    const { changes } = this;
    if (changes === null) return;
    this.changes = null;
    const texts = changes.list.map(({ country, by, now }) =>
      sentence('change', { country: COUNTRY_NAMES[country], by: signed(by), us: now[0], ussr: now[1] }),
    );
    this.lines.push(INDENT + sentence('influence', { side: nameOf(changes.side), changes: texts.join(', ') }));
  }
}
