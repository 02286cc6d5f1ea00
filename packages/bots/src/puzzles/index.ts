/*
 * Puzzles out of games (door `@longtwilight/bots/puzzles`)
 *
 *   findPuzzles(source, network)              plays a game and gives its questions with one clearly best answer
 *   new PuzzleProver(network, rules).prove()  proves one again; the same seed gives the same proof
 *
 * How a proof is made, and what lead it asks for, is said in `proof.ts`.
 */
export { type FoundPuzzle, findPuzzles, type PuzzleSource } from './find.ts';
export { type GivenAnswer, gameAt, type PuzzleMoment } from './moment.ts';
export { PROOF_KINDS, type ProofKind, type ProvenStep, type PuzzleProof, type PuzzleReason } from './proof.ts';
export { PuzzleProver } from './prover.ts';
