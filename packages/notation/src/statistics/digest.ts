import {
  type EndReason,
  type Fact,
  type FullPosition,
  type FullRulesSpec,
  type GameRecord,
  outcomeOf,
  positionOf,
  SIDE_KEYS,
  type SideKey,
} from '@longtwilight/engine';
import type { CardKey, CountryKey } from '@longtwilight/engine/data';
import { Dice } from '../write/dice.ts';
import { Ledger } from '../write/ledger.ts';
import { LUCK_KINDS, type LuckKind, LuckTable } from '../write/luck.ts';
import { attemptIn } from './attempt.ts';
import type { PlayKind } from './card-plays.ts';

/** A card that was played, with when, how and where. */
export interface PlayedCard {
  readonly side: SideKey;
  readonly card: CardKey;
  readonly kind: PlayKind;
  readonly turn: number;
  /** 0 for the headlines. */
  readonly round: number;
  /** How many steps of the story have been told when it lies on the table. */
  readonly steps: number;
  /** Where it took influence, a coup, realignments or a war, in order. */
  readonly places: readonly CountryKey[];
}
/** Influence that a side placed at the setup, in the order of the board. */
export type SetupPlaces = Readonly<Partial<Record<CountryKey, number>>>;
/** How often a side tried something with dice, what came of it, and what was to be expected. */
export interface LuckCount {
  readonly side: SideKey;
  readonly kind: LuckKind;
  readonly tries: number;
  readonly won: number;
  readonly expected: number;
  /** The sum of what each try could differ by: odds times their opposite. */
  readonly variance: number;
}

/** What lists, searches and statistics need of a game, without playing it again. All of it is open to everybody. */
export interface GameDigest {
  readonly rules: FullRulesSpec;
  /** Null for a game without an end. */
  readonly winner: SideKey | 'draw' | null;
  readonly reason: EndReason | null;
  readonly turn: number;
  readonly vp: number;
  /** How the map looked at last. */
  readonly influence: FullPosition['influence'];
  /** Victory points at the end of each turn. */
  readonly course: readonly number[];
  /** Null for a game that did not begin with its setup. */
  readonly setup: Readonly<Record<SideKey, SetupPlaces>> | null;
  readonly plays: readonly PlayedCard[];
  readonly luck: readonly LuckCount[];
  /** How often each face of a die came, from 1 to 6, by side. */
  readonly faces: Readonly<Record<SideKey, readonly number[]>>;
}

/** Reads a game through once. */
export function digestOf(record: GameRecord): GameDigest {
  const reader = new DigestReader(record);
  const steps = [record.opening, ...record.entries.map(({ facts }) => facts)];
  steps.forEach((facts, i) => {
    for (const fact of facts) reader.read(fact, i + 1);
  });
  return reader.digest();
}

class DigestReader {
  private readonly record: GameRecord;
  private readonly ledger: Ledger;
  private readonly dice: Dice;
  private readonly table = new LuckTable();
  private readonly variances = new Map<string, number>();
  private readonly plays: (PlayedCard & { places: CountryKey[] })[] = [];
  private readonly setup: Record<SideKey, Partial<Record<CountryKey, number>>> = { us: {}, ussr: {} };
  private readonly course: number[] = [];
  private readonly faces: Record<SideKey, number[]> = { us: [0, 0, 0, 0, 0, 0], ussr: [0, 0, 0, 0, 0, 0] };
  private round = 0;

  constructor(record: GameRecord) {
    this.record = record;
    this.ledger = new Ledger(record.rules);
    const { turn = this.ledger.turn, space, vp = this.ledger.vp } = record.start ?? {};
    this.ledger.turn = turn;
    this.ledger.vp = vp;
    if (space !== undefined) [this.ledger.space.us, this.ledger.space.ussr] = space;
    this.dice = new Dice(this.ledger);
  }

  read(fact: Fact, steps: number): void {
    const { turn } = this.ledger;
    if (fact.t === 'turn') {
      if (fact.turn > turn) this.course.push(this.ledger.vp);
      this.round = 0;
    } else if (fact.t === 'round') this.round = fact.round;
    else if (fact.t === 'headline') {
      for (const side of SIDE_KEYS) {
        const card = fact[side];
        if (card !== null) this.plays.push({ side, card, kind: 'headline', turn, round: 0, steps, places: [] });
      }
    } else if (fact.t === 'play')
      this.plays.push({ side: fact.side, card: fact.card, kind: fact.use, turn, round: this.round, steps, places: [] });
    else if (fact.t === 'influence') this.influence(fact);
    else if (fact.t === 'coup' || fact.t === 'war' || fact.t === 'realign') this.aimAt(fact.country);
    else if (fact.t === 'die') this.faces[fact.side][fact.roll - 1]!++;
    this.roll(fact);
    this.ledger.note(fact);
  }

  private influence({ side, country, by }: Extract<Fact, { readonly t: 'influence' }>): void {
    const last = this.plays.at(-1);
    if (last === undefined) this.setup[side][country] = (this.setup[side][country] ?? 0) + by;
    else if (last.kind === 'influence' && last.side === side && by > 0) this.aimAt(country);
  }
  private aimAt(country: CountryKey): void {
    const last = this.plays.at(-1);
    if (last !== undefined && last.kind !== 'headline' && !last.places.includes(country)) last.places.push(country);
  }

  private roll(fact: Fact): void {
    const roll = this.dice.see(fact);
    const attempt = roll === null ? null : attemptIn(roll);
    if (attempt === null) return;
    this.table.count(attempt);
    const { side, kind, odds } = attempt;
    const key = `${side} ${kind}`;
    this.variances.set(key, (this.variances.get(key) ?? 0) + odds * (1 - odds));
  }

  digest(): GameDigest {
    const { record, plays, course, setup, faces, ledger } = this;
    const { game } = record;
    const outcome = outcomeOf(game);
    return {
      rules: record.rules.spec,
      winner: outcome?.winner ?? null,
      reason: outcome?.reason ?? null,
      turn: game.turn,
      vp: game.vp,
      influence: positionOf(game).influence,
      course: [...course, ledger.vp],
      setup: record.start === null ? setup : null,
      plays,
      luck: this.luck(),
      faces,
    };
  }

  private luck(): LuckCount[] {
    return SIDE_KEYS.flatMap((side) =>
      LUCK_KINDS.flatMap((kind) => {
        const row = this.table.of(side, kind);
        return row === undefined ? [] : [{ side, kind, ...row, variance: this.variances.get(`${side} ${kind}`) ?? 0 }];
      }),
    );
  }
}
