import {
  copyOf,
  type Decision,
  decisions,
  type Game,
  GameRecord,
  type SideKey,
  type View,
  view,
} from '@longtwilight/engine';

/** Answers that a side gave one after the other, with nothing shown or left to chance between them: they are judged as one. */
export interface Stretch {
  readonly kind: 'answers';
  /** How many answers of the record came before. */
  readonly at: number;
  readonly side: SideKey;
  readonly seen: View;
  readonly decision: Decision;
  /** What was answered, from this decision on. */
  readonly answers: readonly string[];
  /** The game as it really stood. */
  readonly game: Game;
}

/** Dice or cards that fell, one after the other. */
export interface Fall {
  readonly kind: 'chance';
  readonly at: number;
  /** How many answers of chance. */
  readonly count: number;
  readonly question: Decision['question'];
  /** A deal, and not dice or a card drawn by an event. */
  readonly isDeal: boolean;
  /** The game before and after. */
  readonly before: Game;
  readonly after: Game;
}

/** Go through a game, stretch by stretch. Where a side had no choice there is none. */
export function* stretchesOf(record: GameRecord): Generator<Stretch | Fall> {
  const again = new GameRecord(record.rules, record.bids, record.start);
  const { entries } = record;
  const give = (i: number): void => {
    again.answer(entries[i]!.actor, entries[i]!.text);
    for (const { at, position } of record.edits) if (at === i + 1) again.edit(position);
  };
  for (const { at, position } of record.edits) if (at === 0) again.edit(position);
  for (let i = 0; i < entries.length; ) {
    const { actor } = entries[i]!;
    if (actor === 'chance') {
      const [asked] = decisions(again.game);
      const before = copyOf(again.game);
      const from = i;
      const isDeal = asked?.question === 'draw' && asked.card === null;
      do give(i++);
      while (isDeal && entries[i]?.actor === 'chance' && decisions(again.game)[0]?.question === 'draw');
      const question = asked?.question ?? 'die';
      yield { kind: 'chance', at: from, count: i - from, question, isDeal, before, after: copyOf(again.game) };
      continue;
    }
    const seen = view(again.game, actor);
    const { decision } = seen;
    if (decision === null || decision.options.length < 2) {
      give(i++);
      continue;
    }
    const at = i;
    const game = copyOf(again.game);
    const answers: string[] = [];
    for (let barrier = false; !barrier && entries[i]?.actor === actor; i++) {
      answers.push(entries[i]!.text);
      ({ barrier } = entries[i]!);
      give(i);
    }
    yield { kind: 'answers', at, side: actor, seen, decision, answers, game };
  }
}
