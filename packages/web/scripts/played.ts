import { levels } from '@longtwilight/bots';
import { GameRecord, type SideKey, seeded, view } from '@longtwilight/engine';

/** A game between two computer players, up to a card play of the US in this turn, or to its end. */
export function playGame(seed: number, turn: number | null = null): GameRecord {
  const record = GameRecord.start({ handicap: { us: 2, ussr: 0 } });
  const chance = seeded(seed);
  const player = (side: SideKey) => levels.attache({ side, seed });
  const players = { us: player('us'), ussr: player('ussr') };
  for (;;) {
    record.rollOn(chance);
    const open = record.decisions().find(({ answered }) => !answered);
    if (open === undefined || open.actor === 'chance') return record;
    if (open.actor === 'us' && open.question === 'play' && record.game.turn === turn) return record;
    record.answer(open.actor, players[open.actor].answer(view(record.game, open.actor)));
  }
}

/** A game as earlier versions kept it in the browser; the pages move it over. */
export function kept(id: string, record: GameRecord, seed: number): readonly [key: string, text: string] {
  const { turn, vp, over } = record.game;
  const seats = { us: 'human', ussr: 'attache' };
  const game = { id, seats, seed, changed: Date.UTC(2026, 10, 16), turn, vp, over, saved: record.save() };
  return [`longtwilight.game.${id}`, JSON.stringify(game)];
}
