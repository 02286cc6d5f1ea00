import type { Player, Ranked } from '@longtwilight/bots';
import { type Decision, GameRecord, type SideKey, type View, view } from '@longtwilight/engine';

/** A choice that a side made in a recorded game, with what it could see then. */
export interface PlayerChoice {
  /** The place of its answer in the record. */
  readonly index: number;
  readonly side: SideKey;
  readonly seen: View;
  readonly decision: Decision;
  readonly chosen: string;
}

/** Go through a record and stop at each question to a side that leaves it a choice. */
export function* choicesOf(recorded: GameRecord): Generator<PlayerChoice> {
  const record = new GameRecord(recorded.rules, recorded.bids, recorded.start);
  for (const [index, { actor, text }] of recorded.entries.entries()) {
    for (const { at, position } of recorded.edits) if (at === index) record.edit(position);
    if (actor !== 'chance') {
      const seen = view(record.game, actor);
      const { decision } = seen;
      if (decision !== null && decision.options.length > 1) yield { index, side: actor, seen, decision, chosen: text };
    }
    record.answer(actor, text);
  }
}

/** A bot's order of all answers, best first, and the place in it of the one that was chosen, from 0. */
export interface Judgement {
  readonly ranked: readonly Ranked[];
  readonly place: number;
}

export function judge({ seen, chosen }: PlayerChoice, player: Player): Judgement {
  const ranked = player.rank(seen).toSorted((a, b) => b.value - a.value);
  const place = ranked.findIndex((one) => one.answer === chosen);
  if (place < 0) throw new Error(`The bot's ranking leaves out "${chosen}"`);
  return { ranked, place };
}
