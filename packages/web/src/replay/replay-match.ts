import {
  type Entry,
  factFor,
  positionOf,
  type Session,
  VIEWER_KEYS,
  type View,
  type ViewerKey,
  view,
} from '@longtwilight/engine';
import { Listeners } from '../match/listeners.ts';
import type { Match, Standing, Step } from '../match/match.ts';

/** Whose eyes a finished game is seen with. */
export type Onlooker = ViewerKey | 'both';

/** A game that is only looked at. */
export class ReplayMatch implements Match {
  readonly session: Session;
  standing: Standing;
  private onlooker: Onlooker = 'both';
  private readonly listeners = new Listeners();

  constructor(session: Session) {
    this.session = session;
    this.standing = this.stand();
  }

  get as(): Onlooker {
    return this.onlooker;
  }
  seeAs(onlooker: Onlooker): void {
    this.onlooker = onlooker;
    this.standing = this.stand();
    this.listeners.tell();
  }

  listen(heard: () => void): () => void {
    return this.listeners.add(heard);
  }
  viewAfter(steps: number): View {
    const game = this.session.after(Math.max(0, steps - 1));
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

  private stand(): Standing {
    const { opening, entries } = this.session;
    const viewer = this.onlooker === 'both' ? null : (VIEWER_KEYS.indexOf(this.onlooker) as 0 | 1 | 2);
    const told = (facts: Entry['facts']) => (viewer === null ? facts : facts.map((fact) => factFor(fact, viewer)));
    const story: Step[] = [
      { by: null, facts: told(opening) },
      ...entries.map(({ actor, facts }) => ({ by: actor === 'chance' ? null : actor, facts: told(facts) })),
    ];
    return { view: this.viewAfter(story.length), side: null, story, undoable: 0, curtain: null };
  }

  async answer(): Promise<void> {}
  async undo(): Promise<void> {}
  async resign(): Promise<void> {}
}
