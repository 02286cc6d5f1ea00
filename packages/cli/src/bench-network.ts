import { type Game, prepareGame, resolveRules, seeded } from '@longtwilight/engine';
import { observe } from '@longtwilight/engine/search';
import { hasSimd, Network, observationInputs, plainKernel, type Weights } from '@longtwilight/neural';
import { type Io, say, sayJson } from './io.ts';

const BATCHES = [1, 8, 32] as const;
const ROUNDS = 5;
const POSITIONS = 512;
const SEED = 1;

/** Measure how many positions a second the network looks at: one thread, best of some rounds. */
export function benchNetwork(
  weights: Weights,
  { seconds, json }: { readonly seconds: number; readonly json?: true },
  io: Io,
): void {
  const observations = positionsOfRandomGames();
  const [fast, plain] = [
    new Network(weights, observationInputs),
    new Network(weights, observationInputs, { kernel: plainKernel }),
  ];
  const batches = BATCHES.map((batch) => {
    const simd = hasSimd() ? positionsPerSecond(fast, observations, batch, seconds) : null;
    const twin = positionsPerSecond(plain, observations, batch, seconds);
    return { batch, simd, plain: twin, ratio: simd === null ? null : simd / twin };
  });
  if (json) return sayJson(io, { node: process.versions.node, batches });
  say(io, `Node ${process.versions.node}; one thread, best of ${ROUNDS} rounds; positions per second`);
  say(io, 'batch   WebAssembly   TypeScript   ratio');
  for (const { batch, simd, plain: twin, ratio } of batches)
    say(
      io,
      `${`${batch}`.padStart(5)}${whole(simd).padStart(14)}${whole(twin).padStart(13)}${(ratio?.toFixed(1) ?? '-').padStart(8)}`,
    );
}

const whole = (n: number | null): string => (n === null ? 'none' : Math.round(n).toLocaleString('en'));

/** Positions with a choice from games played at random. */
function positionsOfRandomGames(): Uint8Array {
  const chance = seeded(SEED);
  const observations = new Uint8Array(POSITIONS * observationInputs.rowBytes);
  let game: Game | null = null;
  for (let i = 0; i < POSITIONS; ) {
    if (game === null || game.over) {
      game = prepareGame(resolveRules({ edition: 'deluxe' }));
      game.chance = chance;
      game.run();
    }
    if (game.count > 1 && chance(4) === 0) observe(game, observations, i++ * observationInputs.rowBytes);
    game.choose(game.options[chance(game.count)]!);
  }
  return observations;
}

function positionsPerSecond(network: Network, observations: Uint8Array, batch: number, seconds: number): number {
  const { rowBytes } = observationInputs;
  const lots = Math.floor(POSITIONS / batch);
  const measure = (): number => {
    const began = performance.now();
    let [done, elapsed] = [0, 0];
    for (let lot = 0; elapsed < seconds / ROUNDS; lot = (lot + 1) % lots) {
      network.run(observations.subarray(lot * batch * rowBytes), batch);
      done += batch;
      elapsed = (performance.now() - began) / 1000;
    }
    return done / elapsed;
  };
  measure();
  return Math.max(...Array.from({ length: ROUNDS }, measure));
}
