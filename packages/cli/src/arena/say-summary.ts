import type { Score } from '@longtwilight/bots/node';
import { type Io, say } from '../io.ts';
import { counted } from '../names.ts';
import type { GamesSummary, PlayerSummary } from './summary.ts';

const percent = (share: number | null): string => (share === null ? 'no games' : `${(100 * share).toFixed(1)}%`);
const msText = (ms: number | null): string => (ms === null ? 'no time' : `${ms.toPrecision(3)} ms`);
export const arenaScoreText = ({ score, interval: [low, high] }: Score): string =>
  `${percent(score)} (95% interval: ${percent(low)} to ${percent(high)})`;

/** A label and what belongs to it, in two columns. */
const row = (io: Io, label: string, text: string): void => say(io, `${label.padEnd(12)}${text}`);

export function sayPlayer({ asUs, asUssr, ...player }: PlayerSummary, io: Io): void {
  const faults = Object.entries(player.faults).map(([kind, n]) => `${n} ${kind}`);
  say(io, `\n${player.name}`);
  row(
    io,
    '  points',
    `${percent(player.score)} in ${counted(player.games, 'game')}; as US ${percent(asUs.score)}, as USSR ${percent(asUssr.score)}`,
  );
  row(io, '  time', `${msText(player.msPerDecision)} per decision, ${msText(player.msPerCardPlay)} per card play`);
  row(
    io,
    '  losses',
    `by DEFCON: ${player.defconLosses}; by faults: ${faults.length === 0 ? 'none' : faults.join(', ')}`,
  );
}

export function sayGames(games: GamesSummary, io: Io): void {
  const { us, ussr, draws, endings } = games;
  row(io, 'won by', `US ${us.wins} (${percent(us.share)}), USSR ${ussr.wins} (${percent(ussr.share)}), draws ${draws}`);
  const reasons = Object.entries(endings).map(([reason, n]) => `${reason}: ${n}`);
  row(io, 'ended by', reasons.join(', '));
  row(io, 'losses', `by DEFCON: US ${us.defconLosses}, USSR ${ussr.defconLosses}`);
  if (games.meanLastTurn !== null) row(io, 'last turn', `${games.meanLastTurn.toFixed(2)} on average`);
  row(io, 'time', `${msText(games.medianMsPerGame)} per game (median), ${msText(games.msPerDecision)} per decision`);
  row(io, 'faults', counted(games.illegalAnswers, 'illegal answer'));
}
