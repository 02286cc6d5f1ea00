import { type Problem, RefusedError } from '../../src/index.ts';

/** What was refused; anything else that is thrown, or nothing, is a failure. */
export function refusalOf(act: () => unknown): RefusedError {
  try {
    act();
  } catch (error) {
    if (error instanceof RefusedError) return error;
    throw new Error(`Expected a refusal, but it crashed: ${String(error)}`, { cause: error });
  }
  throw new Error('Expected a refusal, but it was accepted');
}

/** It is refused for this reason, and says why. */
export function expectRefusal(problem: Problem, act: () => unknown): RefusedError {
  const refused = refusalOf(act);
  if (refused.problem !== problem)
    throw new Error(`Expected the refusal "${problem}", got "${refused.problem}": ${refused.message}`);
  if (refused.message.length < 10) throw new Error(`The refusal "${problem}" does not say why`);
  return refused;
}
