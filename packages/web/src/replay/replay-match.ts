import {
  decisions,
  factFor,
  type Game,
  type GameRecord,
  positionOf,
  type RecordEntry,
  SIDE_KEYS,
  type SideKey,
  VIEWER_KEYS,
  type View,
  type ViewerKey,
  view,
} from '@longtwilight/engine';
import { Listeners } from '../match/listeners.ts';
import type { Match, MatchState, SeenEntry } from '../match/match.ts';

/** Whose eyes a finished game is seen with. */
export type Onlooker = ViewerKey | 'both';

/** A game that is only looked at. One that was corrected in between has further stretches. */
export class ReplayMatch implements Match {
  readonly record: GameRecord;
  readonly replays = true;
  now: MatchState;
  private readonly stretches: readonly GameRecord[];
  private onlooker: Onlooker = 'both';
  private readonly listeners = new Listeners();

  constructor(record: GameRecord, ...further: readonly GameRecord[]) {
    this.record = record;
    this.stretches = [record, ...further];
    this.now = this.stand();
  }

  get as(): Onlooker {
    return this.onlooker;
  }
  get openHands(): readonly SideKey[] {
    if (this.onlooker === 'both') return SIDE_KEYS;
    return this.onlooker === 'public' ? [] : [this.onlooker];
  }
  seeAs(onlooker: Onlooker): void {
    this.onlooker = onlooker;
    this.now = this.stand();
    this.listeners.tell();
  }

  listen(heard: () => void): () => void {
    return this.listeners.add(heard);
  }
  viewAfter(steps: number): View {
    const game = this.gameAfter(Math.max(1, steps));
    if (this.onlooker !== 'both') return view(game, this.onlooker);
    const { hands } = positionOf(game);
    const open = view(game, 'public');
    return {
      ...open,
      hands: {
        us: { count: open.hands.us.count, cards: hands.us },
        ussr: { count: open.hands.ussr.count, cards: hands.ussr },
      },
    };
  }

  private gameAfter(steps: number): Game {
    let left = steps;
    for (const stretch of this.stretches) {
      if (left <= stepsOf(stretch)) return stretch.after(left - 1);
      left -= stepsOf(stretch);
    }
    return this.stretches.at(-1)!.game; // there is at least one
  }

  advised(steps: number | null): View | null {
    const game = this.record.after(Math.max(0, (steps ?? this.now.story.length) - 1));
    const asked = decisions(game).find(({ actor, answered }) => actor !== 'chance' && !answered)?.actor;
    return asked === undefined || asked === 'chance' ? null : view(game, asked);
  }

  /** With one side's eyes as that side saw it; else as both did. */
  judged(steps: number | null): readonly View[] {
    const game = this.gameAfter(Math.max(1, steps ?? this.now.story.length));
    const sides = this.onlooker === 'us' || this.onlooker === 'ussr' ? [this.onlooker] : SIDE_KEYS;
    return sides.map((side) => view(game, side));
  }

  private stand(): MatchState {
    const viewer = this.onlooker === 'both' ? null : (VIEWER_KEYS.indexOf(this.onlooker) as 0 | 1 | 2);
    const told = (facts: RecordEntry['facts']) =>
      viewer === null ? facts : facts.map((fact) => factFor(fact, viewer));
    const story = this.stretches.flatMap(({ opening, entries }): SeenEntry[] => [
      { by: null, facts: told(opening) },
      ...entries.map(({ actor, facts }) => ({ by: actor === 'chance' ? null : actor, facts: told(facts) })),
    ]);
    return { view: this.viewAfter(story.length), side: null, story, undoable: 0, practice: false, curtain: null };
  }

  async answer(): Promise<void> {}
  async undo(): Promise<void> {}
  async resign(): Promise<void> {}
}

/** Its opening, and every answer. */
const stepsOf = ({ entries }: GameRecord): number => entries.length + 1;
