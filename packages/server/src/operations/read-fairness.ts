import { Fairness } from '@longtwilight/protocol';
import { Compile } from 'typebox/compile';

const schema = Compile(Fairness);

/** The page of a game's dice from its text; throws an error that says what is wrong with it. */
export function readFairness(text: string): Fairness {
  let page: unknown;
  try {
    page = JSON.parse(text);
  } catch (error) {
    throw new Error(`This is not JSON: ${(error as Error).message}`);
  }
  if (schema.Check(page)) return page;
  const [first] = schema.Errors(page);
  throw new Error(
    `This is not a reply from …/api/games/ID/fairness: the value at ${first?.instancePath || '/'} ${first?.message}`,
  );
}
