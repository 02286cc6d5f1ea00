import { exampleComments } from './famous-example.ts';
import { finalComments } from './famous-final.ts';

/** Comments on the famous games, play by play: the game, the turn, the round, the side. */
export const famous = { ...finalComments, ...exampleComments };
