// `npm run golden`: writes the playthroughs again. Recorded answers are kept as long as they are legal, so that what
// changes in the files is what has changed in the rules; `npm run golden -- --fresh` plays new games.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { CONFIGURATIONS } from '@longtwilight/testing/configurations';
import { carefulPlayer } from '../support/play.ts';
import { answersIn, fileOf, playthrough, recorded } from './playthrough.ts';

/** With these seeds the games show many events and questions, and two of them their end. */
const FIRST_SEED = 373;

const fresh = process.argv.includes('--fresh');
CONFIGURATIONS.forEach(({ name, rules }, i) => {
  const file = fileOf(name);
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const text = playthrough(name, rules, recorded(fresh ? [] : answersIn(before), carefulPlayer(rules, FIRST_SEED + i)));
  if (text !== before) writeFileSync(file, text);
  console.log(`${text === before ? 'same   ' : 'changed'}  ${name}`);
});
